/**
 * Limits per user, so that one user can't fill the disk for all others. Each is off at 0; existing
 * data is never removed.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Config } from '../config.ts'
import type { Queries } from '../database/database.ts'
import { refuse, Refused, type Refusal } from '../http/failures/refusal.ts'
import { countActiveTasks, countPages, pinsOfTheDay } from './quota.store.ts'
import { storedBytes } from './stored-bytes.store.ts'

const MEGABYTE = 1_000_000
/** Of a file or a limit rounded up, of what is left down: "98 KB", "1,204 MB". */
function sizeOf(bytes: number, round: (value: number) => number): Problem {
  return bytes < MEGABYTE
    ? problem('amount.kilobytes', { count: round(bytes / 1_000) })
    : problem('amount.megabytes', { count: round(bytes / MEGABYTE) })
}

/** Bytes that the person may still store; Infinity without a limit. Never below 0. */
export async function storageLeft(
  db: Queries,
  owner: string,
  { storedBytes: most }: Config['limits'],
): Promise<number> {
  return most === 0 ? Infinity : Math.max(0, most - (await storedBytes(db, owner)))
}

/** Pages that the person may still add; Infinity without a limit. Never below 0. */
export async function pagesLeft(
  db: Queries,
  owner: string,
  { pages: most }: Config['limits'],
): Promise<number> {
  return most === 0 ? Infinity : Math.max(0, most - (await countPages(db, owner)))
}

/** Null when the file still fits. */
export async function refuseUpload(
  db: Queries,
  file: { readonly owner: string; readonly bytes: number },
  limits: Config['limits'],
): Promise<Refusal | null> {
  const room = await storageLeft(db, file.owner, limits)
  if (file.bytes <= room) return null
  const full = problem('storage.full', {
    room: sizeOf(room, Math.floor),
    total: sizeOf(limits.storedBytes, Math.ceil),
    fileSize: sizeOf(file.bytes, Math.ceil),
  })
  return refuse('quota_reached', full)
}

/** Null while the person has room for this, and for one byte more. */
export async function refuseGrowth(
  db: Queries,
  { owner, bytes }: { readonly owner: string; readonly bytes: number },
  limits: Config['limits'],
): Promise<Refusal | null> {
  return (await storageLeft(db, owner, limits)) > bytes
    ? null
    : refuse('quota_reached', storageFull(limits))
}

export const storageFull = (limits: Config['limits']): Problem =>
  problem('storage.used', { total: sizeOf(limits.storedBytes, Math.ceil) })

/** Null when the pins may be made. */
export async function refuseGeneration(
  db: Queries,
  wish: { readonly owner: string; readonly count: number; readonly now: number },
  { pinsADay: most }: Config['limits'],
): Promise<Refusal | null> {
  if (most === 0) return null
  const made = await pinsOfTheDay(db, wish.owner, wish.now)
  if (made + wish.count <= most) return null
  const left = Math.max(0, most - made)
  return refuse(
    'quota_reached',
    left === 0
      ? problem('generation.quotaUsed', { most, made })
      : problem('generation.quotaLeft', { most, made, left }),
  )
}

/** Throws `Refused` when the person has `most` tasks that are not over. 0 = no limit. */
export async function refuseTask(db: Queries, owner: string, most: number): Promise<void> {
  if (most === 0 || (await countActiveTasks(db, owner)) < most) return
  throw new Refused(refuse('quota_reached', problem('tasks.tooMany', { most })))
}
