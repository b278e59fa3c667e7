/**
 * The state of the server: runtime configuration, services, health, and the built browser application
 * with its builds files.
 */
import { sql } from 'kysely'
import { problem } from '#core/contract/call/problems.contract.ts'
import { operationCalls } from '#core/contract/call/operation.contract.ts'
import { systemCalls } from '#core/contract/system.contract.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { isAdminIn } from '../../platform/admins.ts'
import type { Queries, Database } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Builds } from '../../platform/http/files/builds.ts'
import type { Platform } from '../../platform/platform.ts'
import { usageOf } from '../../platform/usage/stored-bytes.store.ts'
import { refuse } from '../../platform/http/failures/refusal.ts'
import { firstMissingPart } from './readiness.ts'
import { threadPoolAnswers } from './thread-pool.ts'
import { listServices } from './services.ts'

export interface SystemNeeds {
  readonly builds: Builds
  /** The server was asked to stop. */
  readonly isDraining: () => boolean
  /** Address of the demo site, null when there is none. */
  readonly demoSiteUrl: string | null
  /** Address of the practice network, null when there is none. */
  readonly practiceUrl: string | null
  readonly pictureUsage: (tx: Queries, owner: string) => Promise<{ count: number; bytes: number }>
  readonly countPins: (tx: Queries, owner: string) => Promise<number>
}

export interface SystemFeature extends Feature {
  readonly runtimeConfig: () => Promise<RuntimeConfig>
}

export function systemFeature(platform: Platform, needs: SystemNeeds): SystemFeature {
  const { config, database, objects, disk } = platform
  const runtimeConfig = async (): Promise<RuntimeConfig> => ({
    api_base_url: '',
    brand: config.brand,
    public_url: config.publicUrl,
    demo_site_url: needs.demoSiteUrl,
    build_id: (await needs.builds.current())?.id ?? 'development',
    posthog_key: config.analytics?.key ?? null,
    posthog_host: config.analytics?.host ?? null,
    chat_script_url: config.chatScriptUrl,
    plans: config.billing.plans.map(({ stripe_price, ...plan }) => ({
      ...plan,
      is_paid: stripe_price !== undefined,
    })),
    inspector: config.inspector,
    google_client_id: config.google?.clientId ?? null,
    public_url_reachable: config.publicUrlReachable,
    mail_stays_here: config.mail.smtpUrl === null,
  })
  return {
    name: 'system',
    runtimeConfig,
    routes: (route) => {
      route(systemCalls.getConfig, runtimeConfig)
      route(operationCalls.health, async () => {
        await sql`select 1`.execute(database.root)
        return (await threadPoolAnswers())
          ? { status: 'ok' as const }
          : refuse('busy', problem('services.slow'))
      })
      route(operationCalls.ready, async () => {
        const part = await firstMissingPart({ ...needs, database, objects })
        if (part !== null) return refuse('busy', problem('services.notReady', { name: part }))
        return {
          status: 'ready' as const,
          ...((await disk.isLow()) && { low: ['space' as const] }),
        }
      })
      route(operationCalls.getServices, async ({ user }) => {
        const pictures = await needs.pictureUsage(database.root, user.id)
        const storage = {
          picture_count: pictures.count,
          picture_bytes: pictures.bytes,
          pin_count: await needs.countPins(database.root, user.id),
          database_bytes: await databaseBytes(database),
          used: await usageOf(database.root, user.id),
          limit: config.limits.storedBytes,
        }
        const services = listServices(config, needs)
        return { services, storage, is_admin: isAdminIn(config)(user) }
      })
    },
  }
}

/** How many bytes the whole store takes. */
async function databaseBytes({ kind, root }: Database): Promise<number> {
  const query =
    kind === 'sqlite'
      ? sql<{
          bytes: number
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await query.execute(root)
  return rows[0]?.bytes ?? 0
}
