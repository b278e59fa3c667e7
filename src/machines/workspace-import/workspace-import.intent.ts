/** What the import of a workspace file is meant to do. */
import { errorPause, type PathIntent } from '../../../packages/model-paths/path-intent.ts'
import { isTransient, isUnauthenticated } from '../call-failed.ts'
import type { WorkspaceContext } from './workspace-context.ts'

type Failed = { error: unknown }
const isPassing = ({ error }: Failed): boolean => isTransient(error) && !isUnauthenticated(error)
const counted = ({ attempt }: WorkspaceContext) => ({ attempt: attempt + 1 })

export const workspaceImportIntent: PathIntent = {
  events: {
    'session.expired': 'The session expires.',
    'session.restored': 'The user logs in again.',
    'workspace.open': 'The user opens the import.',
    'workspace.choose': 'The user chooses a file.',
    'workspace.cancel': 'The user cancels the import.',
    'workspace.accept': 'The user accepts what the file holds.',
    'workspace.retry': 'The user tries again.',
    'network.online': 'The network returns.',
  },
  actors: {
    recallImport: 'The search for an unfinished import',
    startImport: 'The start of the import',
    sendPart: 'The upload of a part',
    askFor: 'The request for the next step',
    readImport: 'The check of the import',
    cancelImport: 'The cancellation of the import',
  },
  delays: {
    errorPause,
    pollPause: { words: 'pause between two checks', lasts: 700 },
  },
  expected: [
    { in: 'idle', on: 'workspace.open', to: 'recalling' },
    { in: 'starting', on: 'workspace.cancel', to: 'idle' },
    { in: 'sending', on: 'workspace.cancel', to: 'cancelling' },
    { in: 'asking', on: 'workspace.cancel', to: 'cancelling' },
    { in: 'waiting', on: 'workspace.cancel', to: 'cancelling' },
    { in: 'reading', on: 'workspace.cancel', to: 'cancelling' },
    { in: 'awaiting', on: 'workspace.cancel', to: 'cancelling' },
    { in: 'reported', on: 'workspace.cancel', to: 'cancelling' },
    { in: 'cancelling', on: 'xstate.done.actor.cancelImport', to: 'idle' },
    {
      in: 'sending',
      on: 'xstate.error.actor.sendPart',
      when: isPassing,
      to: 'holding',
      sets: counted,
    },
    {
      in: 'holding',
      on: 'xstate.after.errorPause.workspaceImport.holding',
      when: (_, { sessionExpired }: WorkspaceContext) => sessionExpired,
      to: 'stays',
    },
    { in: 'waiting', on: 'xstate.after.pollPause.workspaceImport.waiting', to: 'reading' },
    { in: 'failed', on: 'workspace.cancel', to: 'idle' },
  ],
}
