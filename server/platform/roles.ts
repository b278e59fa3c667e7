/**
 * What this process does of the whole: everything, only requests, or only the work behind them.
 * Several processes need one database and one place for files.
 */
import type { S3Config } from './objects/s3-config.ts'

export const roles = ['all', 'web', 'worker'] as const
export type Role = (typeof roles)[number]

interface RoleSettings {
  readonly role: Role
  readonly databaseUrl: string
  readonly s3: S3Config | null
  readonly sharedDataDir: boolean
  readonly taskWorkers: number
}

/** A sentence about settings that would lose files or do nothing; null when there is none. */
export function problemOfRole({
  role,
  databaseUrl,
  s3,
  sharedDataDir,
  taskWorkers,
}: RoleSettings): string | null {
  if (role === 'all') return null
  if (databaseUrl === '')
    return `ROLE=${role} needs DATABASE_URL: the embedded database serves one process.`
  if (s3 === null && !sharedDataDir)
    return `ROLE=${role} needs S3_URL, or SHARED_DATA_DIR=true if DATA_DIR is the same folder for every process. Otherwise pictures are missing where pins are made.`
  return role === 'worker' && taskWorkers === 0
    ? 'ROLE=worker does nothing with TASK_WORKERS=0. Set it to 1 or more.'
    : null
}
