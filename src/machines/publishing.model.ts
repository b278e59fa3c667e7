/** Paths of asking the server what it sends: answers, failures, a hidden page, and a plan that changes. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Outbox } from '#core/contract/outbox.contract.ts'
import { CallFailed } from './call-failed.ts'
import { idlePromise, type PathModel, type Shown, type Sight } from './path-model.ts'
import {
  publishingMachine,
  type PublishingContext,
  type PublishingPlan,
} from './publishing.machine.ts'

const plan = (fields: Partial<PublishingPlan> = {}): PublishingPlan => ({
  isWanted: true,
  pause: 60_000,
  revision: 3,
  ...fields,
})
export const outboxAt = (revision: number): Outbox => ({
  sent_today: 2,
  per_day: 20,
  next_at: null,
  delays: [],
  backlog_from: null,
  asked: [],
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
      { plan: plan() },
      { plan: plan({ pause: 10_000 }) },
      { plan: plan({ revision: 4 }) },
      { plan: plan({ isWanted: false }) },
    ],
    'xstate.done.actor.readOutbox': [3, 4, 5].map((revision) => ({ output: outboxAt(revision) })),
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
  unreachable: {},
  page: shownIn,
}

const meter: Sight = { text: /^2 of 20 sent today/ }
const unconnected: Sight = { role: 'link', name: 'Connect' }

/** The last answer stays until there is another one, or none is needed. */
function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const { outbox, isWanted } = contextOf(snapshot)
  const hasMeter = outbox !== null && isWanted
  return {
    shows: hasMeter ? [meter] : [],
    hides: hasMeter ? [unconnected] : [meter],
    offers: [],
  }
}

function contextOf({ context }: AnyMachineSnapshot): PublishingContext {
  return context as PublishingContext
}
