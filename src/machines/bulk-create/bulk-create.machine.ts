/**
 * Making pins from a table: the rows are checked whenever table, columns or template change, and
 * one task is started for them. A start without an answer is repeated under its key, so that each
 * row makes exactly one pin.
 *   choosing -bulk.prepare-> preparing { settling -> checking -> checked | unchecked -bulk.check-> checking }
 *   preparing -bulk.make-> starting { requesting <-> backingOff } -> started        refused -> preparing.refused
 *   any but starting -bulk.clear-> choosing
 */
import { assign, fromPromise, setup } from 'xstate'
import type { BulkLook, BulkRow, RowFinding } from '#core/contract/bulk.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { backoff } from '../backoff.ts'
import { failureOf, isTransient } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'

export interface BulkDraft {
  readonly accountId: string
  readonly look: BulkLook
  /** Rows without an error. */
  readonly rows: readonly BulkRow[]
}
export interface BulkCreateContext {
  readonly draft: BulkDraft | null
  /** Warnings about the draft's rows, once they have been checked. */
  readonly findings: readonly RowFinding[]
  /** Why the last check or start failed. */
  readonly failure: Failure | null
  /** The idempotency key of the start; it stays with the draft. */
  readonly key: string | null
  /** The id of the started task. */
  readonly taskId: string | null
  /** Failed requests since the start. */
  readonly attempt: number
  readonly retryAfter: number | null
  /** Returns a random number in [0, 1), for the back-off. */
  readonly chance: () => number
}
export type BulkCreateEvent =
  | { type: 'bulk.prepare'; draft: BulkDraft }
  | { type: 'bulk.make'; key: string }
  | { type: 'bulk.check' | 'bulk.clear' }
  | { type: 'network.online' }
export type BulkCreateTag =
  | 'preparing'
  | 'busy'
  | 'checked'
  | 'unchecked'
  | 'starting'
  | 'waiting'
  | 'refused'
  | 'started'
type Caught = { error: unknown }
type Drafted = { draft: BulkDraft }

const prepare = {
  target: '.preparing.settling',
  actions: { type: 'keepDraft', params: ({ event }: { event: Drafted }) => event },
} as const

export const bulkCreateMachine = setup({
  types: {
    context: {} as BulkCreateContext,
    input: {} as Pick<BulkCreateContext, 'chance'>,
    events: {} as BulkCreateEvent,
    tags: {} as BulkCreateTag,
  },
  actors: {
    checkRows: fromPromise<readonly RowFinding[], BulkDraft>(() => notProvided('checkRows')),
    /** Starts the task of this key; its progress is shown with the other jobs. */
    startBulk: fromPromise<{ taskId: string }, BulkDraft & { key: string }>(() =>
      notProvided('startBulk'),
    ),
  },
  delays: {
    /** Debounces a series of changes, such as several columns. */
    settlePause: 500,
    errorPause: ({ context }) =>
      backoff(Math.max(context.attempt - 1, 0), context.chance(), context.retryAfter),
  },
  guards: {
    hasRows: ({ context }) => (context.draft?.rows.length ?? 0) > 0,
    isTransient: (_, { error }: Caught) => isTransient(error),
  },
  actions: {
    keepDraft: assign((_, { draft }: Drafted) => ({
      draft,
      findings: [],
      failure: null,
      key: null,
    })),
    forgetDraft: assign({ draft: null, findings: [], failure: null, key: null, taskId: null }),
    keepFindings: assign((_, findings: readonly RowFinding[]) => ({ findings })),
    keepKey: assign(({ context }, { key }: { key: string }) => ({
      key: context.key ?? key,
      failure: null,
      attempt: 0,
      retryAfter: null,
    })),
    keepTask: assign((_, { taskId }: { taskId: string }) => ({ taskId })),
    countFailure: assign(({ context }, { error }: Caught) => ({
      attempt: context.attempt + 1,
      retryAfter: failureOf(error).retryAfter,
    })),
    clearFailure: assign({ failure: null }),
    explain: assign((_, { error }: Caught) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'bulkCreate',
  context: ({ input }) => ({
    ...input,
    draft: null,
    findings: [],
    failure: null,
    key: null,
    taskId: null,
    attempt: 0,
    retryAfter: null,
  }),
  initial: 'choosing',
  on: {
    'bulk.prepare': prepare,
    'bulk.clear': { target: '.choosing', actions: 'forgetDraft' },
  },
  states: {
    choosing: {},
    preparing: {
      tags: 'preparing',
      initial: 'settling',
      on: {
        'bulk.make': {
          guard: 'hasRows',
          target: 'starting',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
      states: {
        settling: {
          tags: 'busy',
          after: {
            settlePause: [{ guard: 'hasRows', target: 'checking' }, { target: 'checked' }],
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkRows',
            src: 'checkRows',
            input: ({ context }) => draftOf(context),
            onDone: { target: 'checked', actions: { type: 'keepFindings', params: output } },
            onError: { target: 'unchecked', actions: { type: 'explain', params: caught } },
          },
        },
        checked: { tags: 'checked' },
        unchecked: {
          tags: 'unchecked',
          on: { 'bulk.check': { target: 'checking', actions: 'clearFailure' } },
        },
        refused: { tags: 'refused' },
      },
    },
    starting: {
      tags: 'starting',
      initial: 'requesting',
      /** The request may already have started a task: the draft can't change. */
      on: { 'bulk.prepare': {}, 'bulk.clear': {} },
      states: {
        requesting: {
          invoke: {
            id: 'startBulk',
            src: 'startBulk',
            input: ({ context }) => ({ ...draftOf(context), key: keyOf(context) }),
            onDone: {
              target: '#bulkCreate.started',
              actions: { type: 'keepTask', params: output },
            },
            onError: [
              {
                guard: { type: 'isTransient', params: caught },
                target: 'backingOff',
                actions: { type: 'countFailure', params: caught },
              },
              {
                target: '#bulkCreate.preparing.refused',
                actions: { type: 'explain', params: caught },
              },
            ],
          },
        },
        backingOff: {
          tags: 'waiting',
          after: { errorPause: { target: 'requesting' } },
          on: { 'network.online': { target: 'requesting' } },
        },
      },
    },
    started: { tags: 'started', on: { 'bulk.prepare': {} } },
  },
})

function draftOf({ draft }: BulkCreateContext): BulkDraft {
  if (draft === null) throw new Error('Rows are checked or made that were not prepared')
  return draft
}

function keyOf({ key }: BulkCreateContext): string {
  if (key === null) throw new Error('Rows are made without a key')
  return key
}
