/** What only the server can find out about pins before they are published. */
import { type PinLook, preflightCalls } from '#core/contract/preflight.contract.ts'
import type { Pin } from '#core/contract/pins.contract.ts'
import { isWebAddress } from '#core/export/pin-link.ts'
import { withoutMarker } from '#core/pins/image-marker.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { PinLooks } from './pin-looks.ts'

interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

export interface PreflightNeeds {
  readonly fetcher: Pick<SafeFetch, 'open'>
  /** Undefined = not this owner's account. */
  readonly findAccount: (queries: Queries, owner: string, accountId: string) => Promise<unknown>
  /** Living pins in the order of the ids; what is gone is left out. */
  readonly getPins: (
    queries: Queries,
    key: AccountKey,
    ids: readonly string[],
  ) => Promise<readonly Pin[]>
  /** Of our own picture store, by the pin's `image_url` without its marker. */
  readonly readPicture: (url: string) => Promise<{ readonly bytes: Uint8Array } | null>
  /** How long an answer waits for links, ms. */
  readonly patience?: number
}

export function preflightFeature(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { fetcher, findAccount, getPins, readPicture, patience = PATIENCE_MS }: PreflightNeeds,
): Feature {
  const looks = new PinLooks({ fetcher, now: () => clock.now() })
  const lookAt = async ({ id, link, image_url }: Pin, late: Promise<null>): Promise<PinLook> => {
    const url = withoutMarker(image_url)
    return {
      pin_id: id,
      picture: await looks.picture(url, async () => (await readPicture(url))?.bytes ?? null),
      link: isWebAddress(link) ? await Promise.race([looks.link(link), late]) : null,
    }
  }
  return {
    name: 'preflight',
    routes: (route) => {
      route(preflightCalls.checkPins, async ({ user, params, body }) => {
        const key = { owner: user.id, accountId: params.account_id }
        const account = await findAccount(database.root, key.owner, key.accountId)
        if (account === undefined) return notFound('account')
        const pins = await getPins(database.root, key, [...new Set(body.pin_ids)])
        const late = new Promise<null>((resolve) => {
          setTimeout(resolve, patience, null).unref()
        })
        // Their sites are asked at once; each site is asked as politely as any.
        for (const { link } of pins) if (isWebAddress(link)) void looks.link(link).catch(() => null)
        const found: PinLook[] = []
        // One picture after another: reading them is work for this processor.
        for (const pin of pins) found.push(await lookAt(pin, late))
        return { looks: found }
      })
    },
  }
}

const PATIENCE_MS = 4_000
