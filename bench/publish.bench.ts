/**
 * How often a planned pin is published when the network fails and publishers are killed: 10 % of
 * answers lost after acceptance, 5 % fail after and 5 % before it, 3 % are accepted late, 2 % answer
 * without an id; a pin can be read up to 0.9 s after it was accepted. Publishers are processes that
 * get SIGKILL at random, half of the times in the middle of a request. The policies are the same
 * publisher with other times: without readings it sends again at once (at-least-once queues), with a
 * first reading that never comes it marks and leaves it to the person (never retry). All times are
 * scaled down to seconds.
 */
import { parseArgs } from 'node:util'
import { startTestPostgres } from '../server/platform/database/test-postgres.ts'
import { runPublishers } from '../tests/support/publishing/publish-run.ts'
import type { PublishOutcome, PublishRun } from '../tests/support/publishing/publish-run.ts'
import { atLeast, goal, print } from './browser/report.ts'
import type { Row } from './browser/report.ts'
import { say } from './browser/within.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    /** Of the policy that the product has, on each store. */
    rounds: { type: 'string', default: '2' },
    intents: { type: 'string', default: '300' },
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
})
const ACCOUNTS = 6
const WITHIN = 900_000
const NEVER = 1e12

const policies = {
  'read back, then adopt or send again': {},
  'send again at once (at least once)': { readings: [] },
  'never send again (mark for a person)': { readings: [NEVER] },
} satisfies Record<string, PublishRun['times']>
type Policy = keyof typeof policies
const OURS: Policy = 'read back, then adopt or send again'

interface Planned {
  readonly policy: Policy
  readonly store: 'sqlite' | 'postgres'
  readonly round: number
}

const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => round)
const plan: readonly Planned[] = [
  ...rounds.flatMap((round): Planned[] => [
    { policy: OURS, store: 'sqlite', round },
    { policy: OURS, store: 'postgres', round },
  ]),
  { policy: 'send again at once (at least once)', store: 'sqlite', round: 0 },
  { policy: 'never send again (mark for a person)', store: 'sqlite', round: 0 },
]

const outcomes: (Planned & { readonly outcome: PublishOutcome })[] = []
for (const [nth, planned] of plan.entries()) {
  const outcome = await runOne(planned, Number(values.seed) + nth)
  outcomes.push({ ...planned, outcome })
  // What is known is said at once: the next run takes minutes.
  say(JSON.stringify(rowOf({ ...planned, outcome })))
}
print({ rows: outcomes.map(rowOf), goals: goals() }, values.json)

/** Each run on a store of its own. */
async function runOne({ policy, store }: Planned, seed: number): Promise<PublishOutcome> {
  const postgres = store === 'postgres' ? await startTestPostgres() : null
  try {
    return await runPublishers({
      postgresUrl: postgres?.url ?? null,
      publishers: store === 'postgres' ? 2 : 1,
      accounts: ACCOUNTS,
      pinsEach: Math.ceil(Number(values.intents) / ACCOUNTS),
      kills: Number(values.kills),
      seed,
      times: policies[policy],
      within: WITHIN,
    })
  } finally {
    await postgres?.stop()
  }
}

function rowOf({ policy, store, outcome }: (typeof outcomes)[number]): Row {
  const { breaches, killsWhileSending, askedLive, ...figures } = outcome
  return {
    policy,
    store,
    publishers: store === 'postgres' ? 2 : 1,
    ...figures,
    kills_while_sending: killsWhileSending,
    asked_and_live: askedLive,
    breaches: breaches.length,
  }
}

function goals() {
  const ours = outcomes.filter(({ policy }) => policy === OURS).map(({ outcome }) => outcome)
  const sum = (of: (outcome: PublishOutcome) => number): number =>
    ours.reduce((total, outcome) => total + of(outcome), 0)
  return {
    'pins there once': atLeast(
      sum(({ once }) => once),
      sum(({ intents }) => intents),
    ),
    'pins there twice': goal(
      sum(({ twice }) => twice),
      0,
    ),
    'pins never there': goal(
      sum(({ never }) => never),
      0,
    ),
    'pins left to a person': goal(
      sum(({ asked }) => asked),
      0,
    ),
    kills: atLeast(
      sum(({ kills }) => kills),
      100,
    ),
  }
}
