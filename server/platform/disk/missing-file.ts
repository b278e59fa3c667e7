/**
 * `.catch(nullWhenMissing)`: a file or folder that is not there is an answer, every other fault of
 * the disk is thrown.
 */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
