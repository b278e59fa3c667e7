/** Context of the import of a workspace file. */
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import type { Reason } from '../call-failed.ts'
import type { ChosenFile, ImportRequest } from './import-request.ts'

export interface WorkspaceContext {
  readonly file: ChosenFile | null
  readonly found: WorkspaceImport | null
  /** What was asked for and has not been answered. */
  readonly wish: ImportRequest | null
  readonly error: Reason | null
  readonly attempt: number
  readonly retryAfter: number | null
  readonly sessionExpired: boolean
  readonly chance: () => number
}

export const isAt = (
  { found }: WorkspaceContext,
  ...states: readonly WorkspaceImport['state'][]
): boolean => found !== null && states.includes(found.state)

export function fileOf({ file }: WorkspaceContext): ChosenFile {
  if (file === null) throw new Error('Sending began without a file')
  return file
}

export function foundOf({ found }: WorkspaceContext): WorkspaceImport {
  if (found === null) throw new Error('Nothing is under way that could be asked about')
  return found
}
