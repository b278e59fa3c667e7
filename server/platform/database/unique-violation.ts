/**
 * Two requests at once can both find a name free; the store lets only one of them have it. Either
 * store's way to say so.
 */
const POSTGRES_UNIQUE_VIOLATION = '23505'
/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const sqliteCodes: ReadonlySet<unknown> = new Set([2067, 1555])

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === POSTGRES_UNIQUE_VIOLATION) return true
  return 'errcode' in error && sqliteCodes.has(error.errcode)
}
