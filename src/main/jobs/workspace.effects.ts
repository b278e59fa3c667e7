/** Provides the effects of the workspace import. A part is read from the file when it is sent. */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import { fromPromise } from 'xstate'
import type { Client } from '#core/contract/client.ts'
import { WORKSPACE_PART, type WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import type { ChosenFile } from '../../machines/workspace-import/import-request.ts'
import {
  workspaceImportMachine,
  type Found,
} from '../../machines/workspace-import/workspace-import.machine.ts'
import { clientFailure, CallFailed } from '../../machines/call-failed.ts'
import { answerOf } from '../answer.ts'

interface Request<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

/** A part of 8 MB may time out on a slow connection. It is sent again, which is idempotent. */
export function provideWorkspaceImport(client: Client) {
  return workspaceImportMachine.provide({
    actors: {
      recallImport: fromPromise(async ({ signal }): Promise<Found> => {
        const { imports } = answerOf(await client('listWorkspaceImports', { signal }))
        return { found: imports.at(-1) ?? null }
      }),
      startImport: fromPromise(
        async ({ input: { file }, signal }: Request<{ file: ChosenFile }>): Promise<Found> => ({
          found: answerOf(
            await client('startWorkspaceImport', {
              body: { file_name: file.name, size: file.size },
              signal,
            }),
          ),
        }),
      ),
      sendPart: fromPromise(
        async ({
          input,
          signal,
        }: Request<{ file: ChosenFile; found: WorkspaceImport }>): Promise<Found> => ({
          found: await sendPart(client, input, signal),
        }),
      ),
      askFor: fromPromise(
        async ({
          input: { id, wish },
          signal,
        }: Request<{ id: string; wish: 'check' | 'import' }>): Promise<Found> => ({
          found: answerOf(
            await client(wish === 'check' ? 'checkWorkspace' : 'importWorkspace', {
              params: { import_id: id },
              signal,
            }),
          ),
        }),
      ),
      readImport: fromPromise(
        async ({ input: { id }, signal }: Request<{ id: string }>): Promise<Found> => ({
          found: answerOf(
            await client('getWorkspaceImport', { params: { import_id: id }, signal }),
          ),
        }),
      ),
      cancelImport: fromPromise(
        async ({ input: { id }, signal }: Request<{ id: string }>): Promise<Found> => {
          const outcome = await client('cancelWorkspaceImport', {
            params: { import_id: id },
            signal,
          })
          // 404: already cancelled.
          if (!outcome.ok && outcome.failure.status !== 404) throw new CallFailed(outcome.failure)
          return { found: null }
        },
      ),
    },
  })
}

async function sendPart(
  client: Client,
  { file, found }: { file: ChosenFile; found: WorkspaceImport },
  signal: AbortSignal,
): Promise<WorkspaceImport> {
  const [part] = found.missing
  if (part === undefined)
    return answerOf(await client('getWorkspaceImport', { params: { import_id: found.id }, signal }))
  const from = part * WORKSPACE_PART
  const body = await readable(file, { from, to: Math.min(from + WORKSPACE_PART, file.size) })
  return answerOf(
    await client('putWorkspacePart', { params: { import_id: found.id, part }, body, signal }),
  )
}

/**
 * A file that was moved, changed or deleted since it was chosen can't be read. A retry will not
 * help.
 */
async function readable(
  file: ChosenFile,
  { from, to }: { from: number; to: number },
): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer())
  } catch (cause) {
    const failed = new CallFailed(
      clientFailure(clientProblem('client.fileChanged'), { code: 'invalid', status: 400 }),
    )
    failed.cause = cause
    throw failed
  }
}
