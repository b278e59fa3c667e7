/** The store of a server that may be running, only read. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { postgresDialect, postgresPool } from '../database/postgres/postgres.ts'
import { sqliteDialect } from '../database/sqlite.ts'
import type { Tables } from '../database/tables/database.tables.ts'
import { openObjectStore } from '../objects/open-object-store.ts'
import type { BackupSource } from './backup.ts'
import { BackupError } from './backup.schema.ts'

type SourceConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>

/** Takes no lock: SQLite and PostgreSQL both give a reader a snapshot beside writers. */
export async function withBackupSource<T>(
  config: SourceConfig,
  clock: Clock,
  work: (source: BackupSource) => Promise<T>,
): Promise<T> {
  const isShared = config.databaseUrl !== ''
  const file = join(config.dataDir, 'pinloom.sqlite')
  if (!isShared && !existsSync(file))
    throw new BackupError(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`,
    )
  const db = new Kysely<Tables>({
    dialect: isShared
      ? postgresDialect(postgresPool(config.databaseUrl, { idleTransactionMs: 0 }))
      : sqliteDialect(file),
  })
  const transaction = () =>
    isShared
      ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      : db.transaction()
  try {
    return await work({
      kind: isShared ? 'postgres' : 'sqlite',
      snapshot: (read) => transaction().execute(read),
      objects: openObjectStore(config),
      now: clock.now(),
    })
  } finally {
    await db.destroy()
  }
}
