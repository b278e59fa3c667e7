/**
 * One import a person at a time: files of gigabytes would pile up otherwise. The newest wins.
 * Starts of this process take turns before they come here; of starts on several servers at once
 * each looks again at who has come meanwhile, and only one of all stays.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { randomBytes } from 'node:crypto'
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { refuse, type Refusal } from '../../../platform/http/failures/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { FILE_TO_STORAGE } from './import-report.ts'
import { recovered } from './import-recovery.ts'
import type { ImportKey, ImportState } from './import-storage.ts'
import { workOf, type ImportRuns, type RunNeeds } from './import-runs.ts'
import { removeWritten } from './write-import.ts'

export interface ImportParts extends RunNeeds {
  readonly runs: ImportRuns
}

export interface ImportFile {
  readonly file_name: string
  readonly size: number
}

export const isAtWork = ({ state }: ImportState): boolean =>
  state === 'checking' || state === 'importing'
const isUploadOf = ({ file_name, size }: ImportFile, { state, ...known }: ImportState): boolean =>
  state === 'uploading' && known.file_name === file_name && known.size === size

export async function beginImport(
  parts: ImportParts,
  owner: string,
  file: ImportFile,
): Promise<WorkspaceImport | Refusal> {
  const { storage, platform } = parts
  const most = platform.config.limits.storedBytes * FILE_TO_STORAGE
  if (most > 0 && file.size > most)
    return refuse(
      'too_large',
      problem('workspace.fileTooLarge', { size: megabytes(file.size), most: megabytes(most) }),
    )
  for (const state of await storage.list(owner)) {
    const key = { owner, id: state.id }
    const now = await recovered(parts, key, state)
    if (isAtWork(now)) return refuseBeside(now)
    if (isUploadOf(file, now)) return presentImport(parts, key, now)
    await discard(parts, key)
  }
  const id = newId()
  const { file_name, size } = file
  const state: ImportState = {
    id,
    file_name,
    size,
    secret: randomBytes(32).toString('hex'),
    created_at: platform.clock.now(),
    state: 'uploading',
    progress: null,
    report: null,
    account: null,
    error: null,
  }
  await storage.create(owner, state)
  return remain(parts, { owner, id }, state)
}

/**
 * Of all who created one without seeing each other, each sees all larger ids here, or the larger
 * one sees it.
 */
async function remain(
  parts: ImportParts,
  key: ImportKey,
  own: ImportState,
): Promise<WorkspaceImport | Refusal> {
  const others = (await parts.storage.list(key.owner)).filter(({ id }) => id !== key.id)
  const winner = others.find(isAtWork) ?? others.find(({ id }) => id > key.id)
  for (const { id } of winner === undefined ? others : [own])
    await discard(parts, { owner: key.owner, id })
  if (winner === undefined) return presentImport(parts, key, own)
  return isUploadOf(own, winner)
    ? presentImport(parts, { owner: key.owner, id: winner.id }, winner)
    : refuseBeside(winner)
}

function refuseBeside({ file_name, state }: ImportState): Refusal {
  const name = { name: file_name }
  if (state === 'checking') return refuse('conflict', problem('workspace.checking', name))
  return refuse(
    'conflict',
    state === 'importing'
      ? problem('workspace.importing', name)
      : problem('workspace.uploading', name),
  )
}

/** A run that another process has under way ends by itself: it finds nothing to read. */
export async function discard(parts: ImportParts, key: ImportKey): Promise<void> {
  await parts.runs.stop(key.id)
  const state = await parts.storage.read(key)
  if (state !== null) await removeWritten(parts, workOf(parts.storage, key, state).rows)
  await parts.storage.remove(key)
}

export async function presentImport(
  { storage }: Pick<ImportParts, 'storage'>,
  key: ImportKey,
  state: ImportState,
): Promise<WorkspaceImport> {
  const { id, file_name, size, progress, report, account, error, problem_codes } = state
  const missing = state.state === 'done' ? [] : await storage.missing(key, size)
  return {
    id,
    file_name,
    size,
    missing,
    state: state.state === 'uploading' && missing.length === 0 ? 'uploaded' : state.state,
    progress,
    report,
    account,
    error,
    problem_codes,
  }
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000)
