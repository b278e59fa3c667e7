/**
 * The disk, or the room that its operator gave the store, is used up: a fault that a person can do
 * something about.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Refusal } from '../http/failures/refusal.ts'
import { refuse } from '../http/failures/refusal.ts'

export const DISK_FULL = problem('request.diskFull')

/** Of the file system, and PostgreSQL's own. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** `SQLITE_FULL`, and `SQLITE_IOERR_SHMSIZE`: the index of the write-ahead log cannot grow. */
const sqliteCodes: ReadonlySet<unknown> = new Set([13, 4874])

/** Also of what another error wraps. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(error.code)) return true
  if ('errcode' in error && sqliteCodes.has(error.errcode)) return true
  return isDiskFull(error.cause)
}

export const refuseDiskFull = (): Refusal => refuse('disk_full', DISK_FULL)
