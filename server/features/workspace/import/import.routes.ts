/**
 * Sending a workspace file in parts, asking what it holds, making it an account, and thinking
 * better of it.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import {
  WORKSPACE_PART,
  workspaceCalls,
  type WorkspaceImport,
} from '#core/contract/content/workspace.contract.ts'
import { notFound, refuse, type Refusal } from '../../../platform/http/failures/refusal.ts'
import type { Route } from '../../../platform/http/route.ts'
import { createSharedTurns } from '../../../platform/limits/shared-turns.ts'
import { beginImport, discard, isAtWork, presentImport, type ImportParts } from './import-begin.ts'
import { recovered } from './import-recovery.ts'
import { partsOf, partSize, type ImportKey } from './import-storage.ts'
import type { Kind } from './import-runs.ts'

const NO_IMPORT = notFound('import')
const SLACK = 1024

export function importRoutes(route: Route, parts: ImportParts): void {
  const { storage } = parts
  const turn = createSharedTurns({ database: parts.database, clock: parts.platform.clock })
  route(workspaceCalls.startWorkspaceImport, async ({ user, body }) =>
    turn(user.id, () => beginImport(parts, user.id, body)),
  )
  route(workspaceCalls.listWorkspaceImports, async ({ user }) => {
    const states = await storage.list(user.id)
    const found = await Promise.all(states.map(({ id }) => look(parts, { owner: user.id, id })))
    return { imports: found.filter((one) => one !== null) }
  })
  route(
    workspaceCalls.getWorkspaceImport,
    async ({ user, params }) =>
      (await look(parts, { owner: user.id, id: params.import_id })) ?? NO_IMPORT,
  )
  route(
    workspaceCalls.putWorkspacePart,
    async ({ user, params, body }) =>
      take(parts, { owner: user.id, id: params.import_id }, { part: params.part, bytes: body }),
    { bodyLimit: WORKSPACE_PART + SLACK },
  )
  route(workspaceCalls.checkWorkspace, async ({ user, params }) =>
    run(parts, { owner: user.id, id: params.import_id }, 'check'),
  )
  route(workspaceCalls.importWorkspace, async ({ user, params }) =>
    run(parts, { owner: user.id, id: params.import_id }, 'import'),
  )
  route(workspaceCalls.cancelWorkspaceImport, async ({ user, params }) => {
    const key = { owner: user.id, id: params.import_id }
    if ((await storage.read(key)) === null) return NO_IMPORT
    await discard(parts, key)
    return {}
  })
}

async function take(
  parts: ImportParts,
  key: ImportKey,
  { part, bytes }: { part: number; bytes: Uint8Array },
): Promise<WorkspaceImport | Refusal> {
  const state = await parts.storage.read(key)
  if (state === null) return NO_IMPORT
  if (state.state !== 'uploading') return refuse('conflict', problem('workspace.alreadySent'))
  if (part >= partsOf(state.size) || bytes.byteLength !== partSize(state.size, part))
    return refuse(
      'invalid',
      problem('workspace.partSize', {
        part,
        bytes: bytes.byteLength,
        expected: part < partsOf(state.size) ? partSize(state.size, part) : 0,
      }),
    )
  await parts.storage.putPart(key, part, bytes)
  return presentImport(parts, key, state)
}

async function run(
  parts: ImportParts,
  key: ImportKey,
  kind: Kind,
): Promise<WorkspaceImport | Refusal> {
  const found = await parts.storage.read(key)
  if (found === null) return NO_IMPORT
  const state = await recovered(parts, key, found)
  if (isAtWork(state) || state.state === 'done') return presentImport(parts, key, state)
  if ((await parts.storage.missing(key, state.size)).length > 0)
    return refuse('conflict', problem('workspace.partsMissing'))
  await parts.runs.start(key, state, kind)
  return (await look(parts, key)) ?? NO_IMPORT
}

async function look(parts: ImportParts, key: ImportKey): Promise<WorkspaceImport | null> {
  const state = await parts.storage.read(key)
  return state === null ? null : presentImport(parts, key, await recovered(parts, key, state))
}
