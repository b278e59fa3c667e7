/**
 * The server's own parts around a store in memory, with one person and one account: what the
 * command line makes is made by the same code, and a running server and its data directory are not
 * touched.
 */
import { insertAccount } from '../server/features/accounts/accounts.store.ts'
import { insertUser } from '../server/features/auth/users.store.ts'
import { pinsFeature, type PinsFeature } from '../server/features/pins/pins.feature.ts'
import { createPinPipeline, type PinPipeline } from '../server/pin-pipeline.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { newId } from '../server/platform/ids.ts'
import { createLog } from '../server/platform/log.ts'
import { memoryStore } from '../server/platform/objects/memory-store.ts'
import type { Platform } from '../server/platform/platform.ts'

export interface Workshop {
  readonly platform: Platform
  readonly pipeline: PinPipeline
  readonly pins: PinsFeature
  readonly owner: string
  readonly accountId: string
  close(): Promise<void>
}

/** The command line sends no mail and stores in memory. */
const unused = {
  mail: { send: () => Promise.reject(new Error('The command line sends no mail.')) },
  disk: { isLow: () => Promise.resolve(false) },
}

export async function openWorkshop(allowHosts: readonly string[]): Promise<Workshop> {
  const environment = readConfig(process.env)
  const config = {
    ...environment,
    taskWorkers: 1,
    allowHosts: [...environment.allowHosts, ...allowHosts],
  }
  const database = await openDatabase({ kind: 'memory' })
  const platform: Platform = {
    config,
    database,
    clock: systemClock,
    log: createLog(process.env['LOG_LEVEL'] === undefined ? 'error' : config.logLevel),
    ...unused,
    objects: memoryStore(),
  }
  const pins = pinsFeature(platform)
  const pipeline = createPinPipeline(platform, pins)
  const [owner, accountId] = [newId(), newId()]
  const now = systemClock.now()
  await database.transaction(async (tx) => {
    await insertUser(tx, {
      id: owner,
      email: 'you@localhost',
      email_key: 'you@localhost',
      first_name: 'You',
      last_name: '',
      email_verified: 1,
      password_hash: null,
      google_id: null,
      source: 'cli',
      tags: '[]',
      signup_path: null,
      language: null,
      suspended_at: null,
      created_at: now,
    })
    await insertAccount(tx, {
      id: accountId,
      user_id: owner,
      name: 'Command line',
      name_key: 'command line',
      kind: 'manual',
      created_at: now,
    })
  })
  await pipeline.tasks.worker.start()
  return {
    platform,
    pipeline,
    pins,
    owner,
    accountId,
    async close() {
      await pipeline.tasks.worker.stop()
      await pipeline.fetcher.close()
      await database.close()
    },
  }
}
