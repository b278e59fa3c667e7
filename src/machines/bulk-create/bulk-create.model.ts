/**
 * Paths of making pins from a table: preparing, checking and starting, with requests that fail or
 * get no answer.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { BulkRow } from '#core/contract/bulk.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { CallFailed } from '../call-failed.ts'
import { idlePromise, type PathModel } from '../../../packages/model-paths/path-model.ts'
import { bulkCreateIntent } from './bulk-create.intent.ts'
import { type BulkCreateContext, bulkCreateMachine, type BulkDraft } from './bulk-create.machine.ts'

export const row: BulkRow = {
  row: 2,
  title: 'Soup',
  description: '',
  alt_text: '',
  link: '',
  page_id: null,
  headline: 'Soup',
  kicker: '',
  items: [],
  pictures: [],
  keywords: [],
}
export const draft: BulkDraft = {
  accountId: testId('account'),
  look: { template_id: 'full-photo' },
  rows: [row],
}
const failed = (status: number | null): CallFailed =>
  new CallFailed({
    code: status === null ? 'no_answer' : 'invalid',
    status,
    message: 'No.',
    body: null,
    retryAfter: null,
  })

export const bulkCreateModel: PathModel = {
  name: 'bulkCreate',
  machine: bulkCreateMachine.provide({
    actors: { checkRows: idlePromise, startBulk: idlePromise },
  }),
  inputs: [{ chance: () => 0.5 }],
  cases: {
    'bulk.prepare': [{ draft }, { draft: { ...draft, rows: [] } }],
    'bulk.make': [{ key: testId('key') }],
    'xstate.done.actor.checkRows': [{ output: [] }, { output: [{ row: 2, warnings: ['Long.'] }] }],
    'xstate.done.actor.startBulk': [{ output: { taskId: testId('task') } }],
    'xstate.error.actor.checkRows': [{ error: failed(null) }],
    'xstate.error.actor.startBulk': [{ error: failed(null) }, { error: failed(400) }],
  },
  abstract: ({ draft: kept, findings, failure, key, taskId, attempt }: BulkCreateContext) => [
    kept?.rows.length ?? null,
    findings.length,
    failure !== null,
    key !== null,
    taskId !== null,
    Math.min(attempt, 2),
  ],
  within: ({ attempt }: BulkCreateContext) => attempt < 3,
  invariants: [
    (_, inFlight) => (inFlight.length > 1 ? `two at once: ${inFlight.join(', ')}` : null),
    (snapshot) =>
      snapshot.hasTag('starting') && (contextOf(snapshot).draft?.rows.length ?? 0) === 0
        ? 'a start without rows'
        : null,
    (snapshot) =>
      (snapshot.hasTag('refused') || snapshot.hasTag('unchecked')) &&
      contextOf(snapshot).failure === null
        ? 'failed without a reason'
        : null,
    (snapshot) =>
      snapshot.hasTag('starting') && contextOf(snapshot).key === null
        ? 'a start without a key could make rows twice'
        : null,
  ],
  steps: [
    ({ event, after }) =>
      event.type === 'bulk.make' &&
      !after.hasTag('starting') &&
      after.hasTag('preparing') &&
      (contextOf(after).draft?.rows.length ?? 0) > 0
        ? 'rows were not started'
        : null,
    ({ before, after }) =>
      before.hasTag('starting') &&
      after.hasTag('starting') &&
      contextOf(before).key !== contextOf(after).key
        ? 'a start is repeated under another key'
        : null,
    ({ before, event, after }) =>
      before.hasTag('starting') && event.type.startsWith('bulk.') && !after.hasTag('starting')
        ? 'a start was left before its answer'
        : null,
    ({ event, after }) =>
      event.type === 'bulk.prepare' &&
      after.hasTag('preparing') &&
      contextOf(after).findings.length > 0
        ? 'findings of another table'
        : null,
    ({ event, after }) =>
      event.type === 'xstate.done.actor.startBulk' && !after.hasTag('started')
        ? 'a started table goes on'
        : null,
  ],
  intent: bulkCreateIntent,
  unreachable: {},
}

function contextOf({ context }: AnyMachineSnapshot): BulkCreateContext {
  return context as BulkCreateContext
}
