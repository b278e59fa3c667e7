/**
 * What the calendar knows of sending the account's pins. The server is asked again and again while
 * the page is visible, and when it has written more than this browser knows, the pins are pulled.
 *   resting <-plan-> asking -answer-> pausing.waiting -pause-> asking
 *   asking -failure-> pausing.holding -back-off-> asking
 *   any -page.hidden-> hidden -page.visible-> asking | resting
 */
import { assign, setup, fromPromise } from 'xstate'
import type { Outbox } from '#core/contract/publishing/outbox.contract.ts'
import { backoff } from '../backoff.ts'
import { failureOf } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'

/** What of the plan decides whether, and how often, the server is asked. */
export interface PublishingPlan {
  /** There is a connection, or a pin of which only the person knows what became. */
  readonly isWanted: boolean
  /** Between two answers, ms. */
  readonly pause: number
  /** Of the account's events in this browser. */
  readonly revision: number
}
export interface PublishingContext extends PublishingPlan {
  readonly accountId: string
  readonly outbox: Outbox | null
  /** How often the server has not answered in a row. */
  readonly attempt: number
  readonly retryAfter: number | null
  readonly chance: () => number
  /** When the machine was started. */
  readonly isVisible: boolean
}
export interface PublishingInput {
  readonly accountId: string
  readonly isVisible: boolean
  readonly chance: () => number
}
export type PublishingEvent =
  | { type: 'publishing.plan'; plan: PublishingPlan }
  /** Something was decided that the server answers otherwise by now. */
  | { type: 'publishing.reload' }
  | { type: 'page.hidden' | 'page.visible' }
  | { type: 'network.online' }
  | { type: 'session.restored' }
type Caught = { error: unknown }
type Planned = { plan: PublishingPlan }

const plan = ({ event }: { event: Planned }): Planned => event
const remember = { type: 'remember', params: plan } as const
const stopped = {
  guard: { type: 'isUnwanted', params: plan },
  target: 'resting',
  actions: [remember, 'forget'],
} as const

export const publishingMachine = setup({
  types: {
    context: {} as PublishingContext,
    input: {} as PublishingInput,
    events: {} as PublishingEvent,
  },
  actors: {
    readOutbox: fromPromise<Outbox, { accountId: string }>(() => notProvided('readOutbox')),
  },
  delays: {
    pollPause: ({ context }) => context.pause,
    errorPause: ({ context }) =>
      backoff(Math.max(context.attempt - 1, 0), context.chance(), context.retryAfter),
  },
  guards: {
    isHidden: ({ context }) => !context.isVisible,
    isWanted: ({ context }) => context.isWanted,
    isUnwanted: (_, { plan: { isWanted } }: Planned) => !isWanted,
    /** The plan has changed since the answer: what is next and what is held back may have too. */
    isOutdated: ({ context }, { plan: { revision } }: Planned) =>
      revision > context.revision && revision > (context.outbox?.revision ?? 0),
    hasOnlyOtherPause: ({ context }, { plan: next }: Planned) =>
      next.isWanted && next.revision === context.revision && next.pause !== context.pause,
    isBehind: ({ context }, { revision }: Outbox) => revision > context.revision,
    /** Asked before the server had the latest changes. */
    wasEarly: ({ context }, { revision }: Outbox) =>
      revision < context.revision && revision !== context.outbox?.revision,
  },
  actions: {
    remember: assign((_, { plan: { isWanted, pause, revision } }: Planned) => ({
      isWanted,
      pause,
      revision,
    })),
    setOutbox: assign((_, outbox: Outbox) => ({ outbox, attempt: 0, retryAfter: null })),
    forget: assign({ outbox: null, attempt: 0, retryAfter: null }),
    countFailure: assign(({ context }, { error }: Caught) => ({
      attempt: context.attempt + 1,
      retryAfter: failureOf(error).retryAfter,
    })),
    pullPins: ({ system }): void =>
      (system.get('pins') as { send: (event: { type: 'pins.pull' }) => void } | undefined)?.send({
        type: 'pins.pull',
      }),
  },
}).createMachine({
  id: 'publishing',
  context: ({ input }) => ({
    ...input,
    isWanted: false,
    pause: 0,
    revision: 0,
    outbox: null,
    attempt: 0,
    retryAfter: null,
  }),
  initial: 'starting',
  on: {
    'page.hidden': { target: '.hidden' },
  },
  states: {
    starting: {
      always: [{ guard: 'isHidden', target: 'hidden' }, { target: 'resting' }],
    },
    resting: {
      on: {
        'publishing.plan': [
          { guard: { type: 'isUnwanted', params: plan }, actions: remember },
          { target: 'asking', actions: remember },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'readOutbox',
        src: 'readOutbox',
        input: ({ context }) => ({ accountId: context.accountId }),
        onDone: [
          {
            guard: { type: 'wasEarly', params: output },
            target: 'asking',
            reenter: true,
            actions: { type: 'setOutbox', params: output },
          },
          {
            guard: { type: 'isBehind', params: output },
            target: 'pausing',
            actions: [{ type: 'setOutbox', params: output }, 'pullPins'],
          },
          { target: 'pausing', actions: { type: 'setOutbox', params: output } },
        ],
        onError: { target: 'pausing.holding', actions: { type: 'countFailure', params: caught } },
      },
      on: {
        'publishing.plan': [stopped, { actions: remember }],
        'publishing.reload': { target: 'asking', reenter: true },
      },
    },
    pausing: {
      initial: 'waiting',
      on: {
        'publishing.plan': [
          stopped,
          { guard: { type: 'isOutdated', params: plan }, target: 'asking', actions: remember },
          { actions: remember },
        ],
        'publishing.reload': { target: 'asking' },
        'network.online': { target: 'asking' },
        'session.restored': { target: 'asking' },
      },
      states: {
        waiting: {
          after: { pollPause: { target: '#publishing.asking' } },
          on: {
            'publishing.plan': {
              guard: { type: 'hasOnlyOtherPause', params: plan },
              target: 'waiting',
              reenter: true,
              actions: remember,
            },
          },
        },
        holding: { after: { errorPause: { target: '#publishing.asking' } } },
      },
    },
    hidden: {
      on: {
        'publishing.plan': { actions: remember },
        /** What was known may be hours old. */
        'page.visible': [
          { guard: 'isWanted', target: 'asking' },
          { target: 'resting', actions: 'forget' },
        ],
      },
    },
  },
})
