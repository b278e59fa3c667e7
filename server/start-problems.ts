/** What can go wrong when the server starts, in words for its operator. */
import { ConfigError, type Config } from './platform/config.ts'
import { DataDirInUse } from './platform/database/data-dir-lock.ts'
import { OtherProcess } from './platform/database/process-lock.ts'
import { NarrowedTables } from './platform/database/later-migrations.ts'
import { UnfinishedMove } from './platform/database/unfinished-move.ts'
import { isDiskFull } from './platform/disk/disk-full.ts'

/** Through no fault of ours, by Node's error code. */
const sentences: Readonly<Record<string, (environment: NodeJS.ProcessEnv) => string>> = {
  EADDRINUSE: ({ PORT = '3000' }) =>
    `Port ${PORT} is in use by another program. Stop that one, or set PORT to another port.`,
  EACCES: () =>
    'The port or the data directory may not be used by this user. Set PORT to a port above 1023 and DATA_DIR to a directory of your own.',
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} is no address of this machine.`,
  ENOTFOUND: () => 'HOST or the host of DATABASE_URL is not known.',
  ECONNREFUSED: () => 'The database of DATABASE_URL does not answer: is it running?',
}

const expected = [ConfigError, DataDirInUse, OtherProcess, UnfinishedMove, NarrowedTables]

/** The sentence for the operator, or the stack of an unexpected error. */
export function explainStart(error: unknown, environment: NodeJS.ProcessEnv): string {
  if (!(error instanceof Error)) return String(error)
  if (expected.some((kind) => error instanceof kind)) return error.message
  if (isDiskFull(error)) return diskFull(environment, codeOf(error) === '53100')
  return sentences[codeOf(error) ?? '']?.(environment) ?? error.stack ?? error.message
}

function diskFull({ DATA_DIR = './data' }: NodeJS.ProcessEnv, isPostgres: boolean): string {
  const disk = isPostgres ? 'of the PostgreSQL server' : `that holds ${DATA_DIR} (DATA_DIR)`
  return `The disk ${disk} is full, so the server did not start. Free some space on it and start again; everything that was saved is safe.`
}

/** Also of what a failed migration wraps. */
function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause instanceof Error ? codeOf(error.cause) : undefined
}

/** Of uploads, renders and the log of the store, a few minutes' worth. */
const LITTLE_MB = 32
const MEGABYTE = 1024 * 1024

/** A server with a little room starts, and says that it will soon be full; null while there is room. */
export function lowSpaceWarning(
  { dataDir, minFreeBytes }: Pick<Config, 'dataDir' | 'minFreeBytes'>,
  freeBytes: number,
): string | null {
  const megabytes = Math.floor(freeBytes / MEGABYTE)
  if (megabytes >= LITTLE_MB)
    return freeBytes >= minFreeBytes
      ? null
      : `The disk that holds ${dataDir} (DATA_DIR) has ${megabytes} MB left, less than MIN_FREE_MB. Uploads, imports and new jobs are refused until it has more.`
  return `The disk that holds ${dataDir} (DATA_DIR) has ${megabytes} MB left. Free some space: nothing can be saved when it is full.`
}
