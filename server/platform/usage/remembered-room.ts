/**
 * Whether a person's storage is full, for a call that comes with every edit: counting all they have
 * each time would cost more than the edit. A person with much room is counted once a minute in each
 * process, and what they send meanwhile is taken off.
 */
import type { Problem } from '#core/contract/problem.schema.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Queries } from '../database/database.ts'
import { storageFull, storageRoom } from '../quotas.ts'

const COUNTED_FOR = 60_000
/** Some 1 MB. The oldest are counted again. */
const MAX_REMEMBERED = 5_000

export interface RoomNeeds {
  /** Outside of the transaction that stores: it would be counted under the account's lock. */
  readonly db: Queries
  readonly clock: Clock
  readonly limits: Config['limits']
}

/** Answers why the owner can't store `bytes` more, or null. */
export type FullFor = (owner: string, bytes: number) => Promise<Problem | null>

export function rememberedRoom({ db, clock, limits }: RoomNeeds): FullFor {
  const rooms = new Map<string, { room: number; readonly until: number }>()
  return async (owner, bytes) => {
    if (limits.storedBytes === 0) return null
    const known = rooms.get(owner)
    if (known !== undefined && known.until > clock.now() && known.room > bytes) {
      known.room -= bytes
      return null
    }
    rooms.delete(owner)
    const room = await storageRoom(db, owner, limits)
    if (room <= bytes) return storageFull(limits)
    rooms.set(owner, { room: room - bytes, until: clock.now() + COUNTED_FOR })
    const [oldest] = rooms.keys()
    if (rooms.size > MAX_REMEMBERED && oldest !== undefined) rooms.delete(oldest)
    return null
  }
}
