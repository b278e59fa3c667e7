/** Sending a workspace file in parts, asking what it holds, making it an account, and thinking better of it. */
import { randomBytes } from 'node:crypto'
import { WORKSPACE_PART, workspaceCalls, type WorkspaceImport } from '#core/contract/workspace.contract.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { FILE_TO_STORAGE } from './import-report.ts'
import { recovered } from './import-recovery.ts'
import { partsOf, partSize, type ImportKey, type ImportState } from './import-room.ts'
import { workOf, type ImportRuns, type Kind, type RunNeeds } from './import-runs.ts'
import { removeWritten } from './write-import.ts'

export interface ImportParts extends RunNeeds {
  readonly runs: ImportRuns
}

const NO_IMPORT = notFound('This import')
const SLACK = 1024
const isAtWork = ({ state }: ImportState): boolean => state === 'checking' || state === 'importing'

export function importRoutes(route: Route, parts: ImportParts): void {
  const { room } = parts
  route(workspaceCalls.startWorkspaceImport, async ({ user, body }) => begin(parts, user.id, body))
  route(workspaceCalls.listWorkspaceImports, async ({ user }) => {
    const states = await room.list(user.id)
    const found = await Promise.all(states.map(({ id }) => look(parts, { owner: user.id, id })))
    return { imports: found.filter((one) => one !== null) }
  })
  route(workspaceCalls.getWorkspaceImport, async ({ user, params }) => (await look(parts, { owner: user.id, id: params.import_id })) ?? NO_IMPORT)
  route(workspaceCalls.putWorkspacePart, async ({ user, params, body }) => take(parts, { owner: user.id, id: params.import_id }, { part: params.part, bytes: body }), { bodyLimit: WORKSPACE_PART + SLACK })
  route(workspaceCalls.checkWorkspace, async ({ user, params }) => run(parts, { owner: user.id, id: params.import_id }, 'check'))
  route(workspaceCalls.importWorkspace, async ({ user, params }) => run(parts, { owner: user.id, id: params.import_id }, 'import'))
  route(workspaceCalls.cancelWorkspaceImport, async ({ user, params }) => {
    const key = { owner: user.id, id: params.import_id }
    if ((await room.read(key)) === null) return NO_IMPORT
    await discard(parts, key)
    return {}
  })
}

async function begin(parts: ImportParts, owner: string, { file_name, size }: { file_name: string; size: number }): Promise<WorkspaceImport | Refusal> {
  const { room, platform } = parts
  const most = platform.config.limits.storedBytes * FILE_TO_STORAGE
  if (most > 0 && size > most) return refuse('too_large', `This file has ${megabytes(size)} MB; at most ${megabytes(most)} MB can be imported here. Ask the operator for more room.`)
  for (const state of await room.list(owner)) {
    const key = { owner, id: state.id }
    const now = await recovered(parts, key, state)
    if (isAtWork(now)) return refuse('conflict', `“${now.file_name}” is being ${now.state === 'checking' ? 'checked' : 'imported'}. Wait until that is done, or cancel it.`)
    if (now.state === 'uploading' && now.file_name === file_name && now.size === size) return present(parts, key, now)
    // One at a time: files of gigabytes would pile up otherwise.
    await discard(parts, key)
  }
  const id = newId()
  const state: ImportState = { id, file_name, size, secret: randomBytes(32).toString('hex'), created_at: platform.clock.now(), state: 'uploading', progress: null, report: null, account: null, error: null }
  await room.create(owner, state)
  return present(parts, { owner, id }, state)
}

async function take(parts: ImportParts, key: ImportKey, { part, bytes }: { part: number; bytes: Uint8Array }): Promise<WorkspaceImport | Refusal> {
  const state = await parts.room.read(key)
  if (state === null) return NO_IMPORT
  if (state.state !== 'uploading') return refuse('conflict', 'This file has been sent already.')
  if (part >= partsOf(state.size) || bytes.byteLength !== partSize(state.size, part)) return refuse('invalid', `Part ${part} of this file has ${part < partsOf(state.size) ? partSize(state.size, part) : 0} bytes, not ${bytes.byteLength}. Choose the file again: it may have changed.`)
  await parts.room.putPart(key, part, bytes)
  return present(parts, key, state)
}

async function run(parts: ImportParts, key: ImportKey, kind: Kind): Promise<WorkspaceImport | Refusal> {
  const found = await parts.room.read(key)
  if (found === null) return NO_IMPORT
  const state = await recovered(parts, key, found)
  if (isAtWork(state) || state.state === 'done') return present(parts, key, state)
  if ((await parts.room.missing(key, state.size)).length > 0) return refuse('conflict', 'Parts of the file are missing. Send them first.')
  await parts.runs.start(key, state, kind)
  return (await look(parts, key)) ?? NO_IMPORT
}

async function look(parts: ImportParts, key: ImportKey): Promise<WorkspaceImport | null> {
  const state = await parts.room.read(key)
  return state === null ? null : present(parts, key, await recovered(parts, key, state))
}

/** A run that another process has under way ends by itself: it finds nothing to read. */
async function discard(parts: ImportParts, key: ImportKey): Promise<void> {
  await parts.runs.stop(key.id)
  const state = await parts.room.read(key)
  if (state !== null) await removeWritten(parts, workOf(parts.room, key, state).folder)
  await parts.room.remove(key)
}

async function present({ room }: ImportParts, key: ImportKey, state: ImportState): Promise<WorkspaceImport> {
  const { id, file_name, size, progress, report, account, error } = state
  const missing = state.state === 'done' ? [] : await room.missing(key, size)
  return { id, file_name, size, missing, state: state.state === 'uploading' && missing.length === 0 ? 'uploaded' : state.state, progress, report, account, error }
}

const megabytes = (bytes: number): string => Math.ceil(bytes / 1_000_000).toLocaleString('en')
