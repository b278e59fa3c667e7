/** The database of the settings, together with what keeps others out of it. */
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { openDatabase, type Database } from './database.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { checkLaterMigrations } from './later-migrations.ts'
import { lockProcess } from './process-lock.ts'
import { refuseUnfinishedMove } from './unfinished-move.ts'

export type StoreSettings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databasePool' | 'allowLaterTables'>>

interface Opening {
  /** No other process has it open. The embedded database never serves two. */
  readonly isAlone: boolean
  /** Opened to go on with it. */
  readonly isMoveTarget?: boolean
  readonly log?: Pick<Log, 'warn'>
}

/** Throws `DataDirInUse`, `OtherProcess`, `UnfinishedMove` or `NarrowedTables`. */
export async function openStore(
  settings: StoreSettings,
  { isAlone, isMoveTarget = false, log }: Opening,
): Promise<Database> {
  const database = await (settings.databaseUrl === ''
    ? openDatabase({ kind: 'embedded', dataDir: settings.dataDir })
    : openShared(settings, isAlone))
  try {
    if (!isMoveTarget) await refuseUnfinishedMove(database.root, database.kind)
    await checkLaterMigrations(database.root, { log, isAllowed: settings.allowLaterTables })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Where other processes may be. */
async function openShared(
  { databaseUrl: url, databasePool: poolSize }: StoreSettings,
  isAlone: boolean,
): Promise<Database> {
  const lock = await lockProcess({ url, isAlone, onTaken: stopProcess })
  try {
    const database = await openDatabase({ kind: 'postgres', url, poolSize })
    return {
      ...database,
      close: async () => void (await Promise.all([database.close(), lock.release()])),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** In order, as its supervisor would. A restart is refused with the reason. */
function stopProcess(): void {
  process.stderr.write(
    'Another process of this program uses this database now, without the files of this one. This one stops.\n',
  )
  process.kill(process.pid, 'SIGTERM')
}

/** Keeps every server out, without opening the database. */
export async function holdStore({
  databaseUrl,
  dataDir,
}: StoreSettings): Promise<{ release: () => Promise<void> | void }> {
  return databaseUrl === ''
    ? lockDataDir(dataDir)
    : lockProcess({ url: databaseUrl, isAlone: true })
}
