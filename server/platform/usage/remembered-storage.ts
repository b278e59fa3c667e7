/**
 * Whether a user's storage is full, for the call that sends edits: counting everything each time
 * would cost more than the edit. Each process counts a user's storage once a minute and subtracts
 * what they send in between. A user without enough free storage is counted each time.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Queries } from '../database/database.ts'
import { storageFull, storageLeft } from './quotas.ts'

const CACHE_MS = 60_000
/** About 1 MB. The oldest entries are dropped. */
const MAX_REMEMBERED = 5_000

export interface StorageNeeds {
  /** Not the transaction that stores: counting would prolong the account's lock. */
  readonly db: Queries
  readonly clock: Clock
  readonly limits: Config['limits']
}

/** Why the owner can't store `bytes` more, or null. */
export type FullFor = (owner: string, bytes: number) => Promise<Problem | null>

export function rememberStorage({ db, clock, limits }: StorageNeeds): FullFor {
  const rooms = new Map<string, { room: number; readonly until: number }>()
  return async (owner, bytes) => {
    if (limits.storedBytes === 0) return null
    const known = rooms.get(owner)
    if (known !== undefined && known.until > clock.now() && known.room > bytes) {
      known.room -= bytes
      return null
    }
    rooms.delete(owner)
    const room = await storageLeft(db, owner, limits)
    if (room <= bytes) return storageFull(limits)
    rooms.set(owner, { room: room - bytes, until: clock.now() + CACHE_MS })
    const [oldest] = rooms.keys()
    if (rooms.size > MAX_REMEMBERED && oldest !== undefined) rooms.delete(oldest)
    return null
  }
}
