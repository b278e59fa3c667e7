/**
 * Paths of a workspace file through sending, checking, importing, losing the network and being
 * taken up again.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { CallFailed } from '../call-failed.ts'
import {
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { chosenFile, importOf, reportOf } from './workspace-import.builder.ts'
import { workspaceImportMachine } from './workspace-import.machine.ts'
import type { WorkspaceContext } from './workspace-context.ts'
import { workspaceImportIntent } from './workspace-import.intent.ts'

const at = (
  state: WorkspaceImport['state'],
  rest: Partial<WorkspaceImport> = {},
): { output: { found: WorkspaceImport } } => ({
  output: {
    found: importOf(state, {
      id: '0192f0c1-2d3e-7abc-8def-0000000000f1',
      missing: state === 'uploading' ? [0] : [],
      error: state === 'failed' ? 'It stopped.' : null,
      ...rest,
    }),
  },
})
const nothing = { output: { found: null } }
const failure = (status: number | null): { error: CallFailed } => ({
  error: new CallFailed({
    code: status === null ? 'no_answer' : 'conflict',
    status,
    message: 'No.',
    body: null,
    retryAfter: null,
  }),
})
const failures = [failure(null), failure(401), failure(409)]
const results = [
  at('checking'),
  at('checked', { report: reportOf(0) }),
  at('checked', { report: reportOf(1) }),
  at('importing'),
  at('done', { account: { id: '0192f0c1-2d3e-7abc-8def-0000000000f2', name: 'A' } }),
  at('failed'),
]
const calls = [
  'recallImport',
  'startImport',
  'sendPart',
  'askFor',
  'readImport',
  'cancelImport',
] as const

export const workspaceImportModel: PathModel = {
  name: 'workspaceImport',
  machine: workspaceImportMachine.provide({
    actors: {
      recallImport: idlePromise,
      startImport: idlePromise,
      sendPart: idlePromise,
      askFor: idlePromise,
      readImport: idlePromise,
      cancelImport: idlePromise,
    },
    actions: { notifyAccounts: () => undefined },
  }),
  inputs: [{ chance: () => 0.5 }],
  cases: {
    'workspace.choose': [{ file: chosenFile }, { file: { ...chosenFile, size: 21 } }],
    'xstate.done.actor.recallImport': [nothing, at('uploading'), at('uploaded'), ...results],
    'xstate.done.actor.startImport': [at('uploading')],
    'xstate.done.actor.sendPart': [at('uploading'), at('uploaded')],
    'xstate.done.actor.askFor': results,
    'xstate.done.actor.readImport': results,
    'xstate.done.actor.cancelImport': [nothing],
    ...Object.fromEntries(calls.map((name) => [`xstate.error.actor.${name}`, failures])),
  },
  abstract: ({ file: chosen, found, wish, error, attempt, sessionExpired }: WorkspaceContext) => [
    chosen?.size,
    found?.state,
    found?.report?.problems.length,
    wish,
    error !== null,
    Math.min(attempt, 1),
    sessionExpired,
  ],
  invariants: [
    (snapshot, inFlight) =>
      inFlight.length > 0 && !snapshot.hasTag('busy')
        ? 'a request in flight where nothing goes on'
        : null,
    (_, inFlight) => (inFlight.length > 1 ? `two at once: ${inFlight.join(', ')}` : null),
    (snapshot) =>
      snapshot.hasTag('idle') && contextOf(snapshot.context).found !== null
        ? 'idle with an import'
        : null,
    (snapshot) =>
      snapshot.hasTag('failed') && contextOf(snapshot.context).error === null
        ? 'failed without a sentence'
        : null,
    (snapshot) =>
      snapshot.hasTag('done') && contextOf(snapshot.context).found?.state !== 'done'
        ? 'done before the server says so'
        : null,
  ],
  intent: workspaceImportIntent,
  unreachable: {},
  page: shownIn,
}

const sheet: Sight = { role: 'dialog', name: 'Please log in again' }
const choosing: Sight = { role: 'button', name: 'Choose a file' }
const holding: Sight = {
  text: 'No connection to the server. What’s been uploaded is safe; it continues automatically.',
}
const stages: readonly {
  readonly tag: string
  readonly shows: readonly Sight[]
  readonly offers: readonly string[]
}[] = [
  { tag: 'idle', shows: [choosing], offers: ['workspace.choose'] },
  { tag: 'holding', shows: [holding], offers: ['workspace.cancel'] },
  {
    tag: 'awaiting',
    shows: [{ text: '“a.pinloom” is partly uploaded' }],
    offers: ['workspace.choose', 'workspace.cancel'],
  },
  { tag: 'sending', shows: [{ text: /^Uploading a\.pinloom/ }], offers: ['workspace.cancel'] },
  {
    tag: 'checking',
    shows: [{ text: /^(Checking|Importing) a\.pinloom/ }],
    offers: ['workspace.cancel'],
  },
  {
    tag: 'done',
    shows: [{ text: '“A” has been imported' }, { role: 'button', name: 'Switch to this account' }],
    offers: ['workspace.choose'],
  },
  {
    tag: 'failed',
    shows: [{ text: /^(The import failed|Couldn’t import)/ }],
    offers: ['workspace.retry', 'workspace.choose', 'workspace.cancel'],
  },
  // The button is there already while the file is looked up, and still while it is removed.
  { tag: 'busy', shows: [], offers: ['workspace.cancel'] },
]

function shownIn(snapshot: AnyMachineSnapshot): Shown | null {
  const context = contextOf(snapshot.context)
  if (context.sessionExpired) return { shows: [sheet], hides: [], offers: [] }
  if (snapshot.hasTag('reported')) {
    const isGood = context.found?.report?.problems.length === 0
    return {
      shows: [
        {
          text: isGood
            ? 'This file is complete and can be imported'
            : 'This file can’t be imported',
        },
      ],
      hides: [sheet, choosing, holding],
      offers: [isGood ? 'workspace.accept' : 'workspace.choose', 'workspace.cancel'],
    }
  }
  const stage = stages.find(({ tag }) => snapshot.hasTag(tag))
  return stage === undefined
    ? null
    : {
        shows: stage.shows,
        hides: [sheet, choosing, holding].filter((sight) => !stage.shows.includes(sight)),
        offers: stage.offers,
      }
}

function contextOf(context: WorkspaceContext): WorkspaceContext {
  return context
}
