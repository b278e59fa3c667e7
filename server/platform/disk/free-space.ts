/**
 * Whether the disk of `DATA_DIR` is nearly full. New uploads and generations are refused from then
 * on, so that small writes that matter still fit: edits, logins, results of running work.
 */
import { statfs } from 'node:fs/promises'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** The file system is asked at most once in this time. */
const CACHE_MS = 5_000

export interface FreeSpace {
  readonly isLow: () => Promise<boolean>
}

export function freeSpace({
  config: { dataDir, minFreeBytes, s3, databaseUrl },
  clock,
  log,
}: {
  readonly config: Pick<Config, 'dataDir' | 'minFreeBytes' | 's3' | 'databaseUrl'>
  readonly clock: Clock
  readonly log: Log
}): FreeSpace {
  // With both elsewhere nothing of value is written to this disk.
  const isUsed = s3 === null || databaseUrl === ''
  let known = { isLow: false, until: 0 }
  return {
    isLow: async () => {
      if (!isUsed || minFreeBytes === 0) return false
      if (known.until > clock.now()) return known.isLow
      const free = await freeBytes(dataDir)
      const isLow = free < minFreeBytes
      if (isLow && !known.isLow)
        log.warn('The disk is nearly full: uploads, imports and new jobs are refused', { free })
      known = { isLow, until: clock.now() + CACHE_MS }
      return isLow
    },
  }
}

/** Infinity for a missing folder: the readiness check reports that as `storage`. */
async function freeBytes(dir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
