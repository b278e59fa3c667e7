/**
 * One process per data directory. The lock is SQLite's own lock on a file of its own: the kernel
 * lets go of it when the process dies, so a kill -9 never leaves a stale one behind. (Two processes
 * on one store lose acknowledged writes without a sound.)
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

export interface DataDirLock {
  release(): void
}

export function lockDataDir(dataDir: string): DataDirLock {
  // It holds hashes, sessions and mails: other users of the machine must not read them.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;')
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw cause
    throw new DataDirInUse(
      `The data directory ${dataDir} is in use by another process of this program. Stop that one, or set DATA_DIR to another directory.`,
      { cause },
    )
  }
  return { release: () => lock.close() }
}

/** A full or broken disk fails here too, which does not mean that another process holds the lock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
