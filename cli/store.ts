/** `pinloom backup` and `pinloom restore`: the store of the environment's settings. */
import { resolve } from 'node:path'
import { backUp } from '../server/platform/backup/backup.ts'
import type { BackupManifest } from '../server/platform/backup/backup.schema.ts'
import { withBackupSource } from '../server/platform/backup/backup-source.ts'
import { restore } from '../server/platform/backup/restore.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig, type Config } from '../server/platform/config.ts'
import { openStore } from '../server/platform/database/open-store.ts'
import { openObjectStore } from '../server/platform/objects/open-object-store.ts'

interface StoreReport {
  readonly folder: string
  readonly taken_at: string
  readonly rows: number
  readonly files: number
  readonly bytes: number
}

export async function backUpStore(folder: string, stoodIn: string): Promise<StoreReport> {
  const path = resolve(stoodIn, folder)
  const config = configFrom(stoodIn)
  return reportOf(
    path,
    await withBackupSource(config, systemClock, async (source) => backUp(source, path)),
  )
}

export async function restoreStore(folder: string, stoodIn: string): Promise<StoreReport> {
  const path = resolve(stoodIn, folder)
  const config = configFrom(stoodIn)
  const database = await openStore(config, { isAlone: true })
  try {
    return reportOf(path, await restore(path, { database, objects: openObjectStore(config) }))
  } finally {
    await database.close()
  }
}

/** DATA_DIR is relative to the caller's folder. */
export function configFrom(stoodIn: string): Config {
  const { DATA_DIR = './data' } = process.env
  return readConfig({ ...process.env, DATA_DIR: resolve(stoodIn, DATA_DIR) })
}

function reportOf(folder: string, { taken_at, tables, objects }: BackupManifest): StoreReport {
  return {
    folder,
    taken_at: new Date(taken_at).toISOString(),
    rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
    files: objects.length,
    bytes: objects.reduce((sum, { size }) => sum + size, 0),
  }
}
