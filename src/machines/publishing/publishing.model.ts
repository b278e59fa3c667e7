/**
 * Paths of asking the server what it sends: answers, failures, a hidden page, and a plan that
 * changes.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { Outbox } from '#core/contract/publishing/outbox.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { CallFailed } from '../call-failed.ts'
import {
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import {
  publishingMachine,
  type PublishingContext,
  type PublishingPlan,
} from './publishing.machine.ts'
import { publishingIntent } from './publishing.intent.ts'

/** Of the account's events when the page knows its pins. */
export const FIRST_REVISION = 1
/** Between two answers, ms: while something is about to happen, and else. */
export const pauseOf = { busy: 10_000, quiet: 60_000 } as const
const unwanted = (revision: number): PublishingPlan => ({
  isWanted: false,
  pause: pauseOf.quiet,
  revision,
})
const wanted = (revision: number, pause: number): PublishingPlan => ({
  isWanted: true,
  pause,
  revision,
})

export const outboxAt = (revision: number): Outbox => ({
  sent_today: 2,
  per_day: 20,
  next_at: null,
  delays: [],
  backlog_from: null,
  asked: [{ publication_id: testId('publication a'), url: null }],
  problem: null,
  revision,
})
const down = new CallFailed({
  code: 'server_error',
  status: 503,
  message: 'Down.',
  body: null,
  retryAfter: null,
})

export const publishingModel: PathModel = {
  name: 'publishing',
  machine: publishingMachine.provide({
    actors: { readOutbox: idlePromise },
    actions: { pullPins: () => undefined },
  }),
  inputs: [
    { accountId: 'a', isVisible: true, chance: () => 0.5 },
    { accountId: 'a', isVisible: false, chance: () => 0.5 },
  ],
  cases: {
    'publishing.plan': [
      unwanted(FIRST_REVISION),
      wanted(2, pauseOf.busy),
      wanted(2, pauseOf.quiet),
      wanted(3, pauseOf.busy),
      wanted(3, pauseOf.quiet),
      unwanted(3),
    ].map((plan) => ({ plan })),
    'xstate.done.actor.readOutbox': [1, 2, 3].map((revision) => ({ output: outboxAt(revision) })),
    'xstate.error.actor.readOutbox': [{ error: down }],
  },
  abstract: ({ isWanted, pause, revision, outbox, attempt }: PublishingContext) => [
    isWanted,
    pause,
    revision,
    outbox?.revision ?? null,
    Math.min(attempt, 2),
  ],
  invariants: [
    (snapshot, inFlight) =>
      (snapshot.value === 'asking') === inFlight.length > 0
        ? null
        : 'the server is asked when nobody waits for the answer, or the other way round',
    (_, inFlight) => (inFlight.length > 1 ? 'asked twice at once' : null),
    (snapshot) =>
      ['resting', 'hidden'].includes(String(snapshot.value)) || contextOf(snapshot).isWanted
        ? null
        : 'the server is asked for an account that needs no answer',
    (snapshot) =>
      snapshot.value === 'resting' && contextOf(snapshot).outbox !== null
        ? 'an answer is kept that counts no more'
        : null,
    (snapshot) =>
      snapshot.matches({ pausing: 'holding' }) && contextOf(snapshot).attempt === 0
        ? 'holding without a failure'
        : null,
  ],
  steps: [
    ({ event, inFlight }) =>
      event.type === 'page.hidden' && inFlight.length > 0 ? 'a hidden page goes on asking' : null,
    ({ before, event, after }) =>
      event.type === 'publishing.reload' && before.matches('pausing') && after.value !== 'asking'
        ? 'what was decided is not asked for'
        : null,
    ({ before, event, after }) =>
      event.type === 'publishing.plan' &&
      before.matches('pausing') &&
      contextOf(after).isWanted &&
      contextOf(after).revision > contextOf(before).revision &&
      contextOf(after).revision > (contextOf(before).outbox?.revision ?? 0) &&
      after.value !== 'asking'
        ? 'an answer is kept that is older than the plan'
        : null,
    ({ before, event, after }) =>
      event.type === 'xstate.error.actor.readOutbox' &&
      contextOf(after).attempt !== contextOf(before).attempt + 1
        ? 'a failure is not counted'
        : null,
  ],
  intent: publishingIntent,
  unreachable: {},
  page: shownIn,
}

const question: Sight = { text: /may or may not be on/ }

/** The last answer stays until there is another one, or none is needed. */
function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const { outbox, isWanted } = contextOf(snapshot)
  // In the page it is asked about a pin of which only the person can find out.
  return outbox !== null && isWanted
    ? { shows: [question], hides: [], offers: ['publishing.reload'] }
    : { shows: [], hides: [question], offers: [] }
}

function contextOf({ context }: AnyMachineSnapshot): PublishingContext {
  return context as PublishingContext
}
