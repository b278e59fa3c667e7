/**
 * How often a planned pin is published when the network fails and publishers are killed: 10 % of
 * answers lost after acceptance, 5 % fail after and 5 % before it, 3 % are accepted late, 2 %
 * answer without an id; a pin can be read up to 0.9 s after it was accepted. Publishers are
 * processes that get SIGKILL at random, half of the times in the middle of a request. The policies
 * are the same publisher with other times: without readings it sends again at once (at-least-once
 * queues), with a first reading that never comes it marks and leaves it to the person (never
 * retry). All times are scaled down to seconds. As it is started without options it runs all: the
 * product's policy twice on each store, and both others, each with 300 pins and 30 kills. A run
 * that does not settle is a row that says so, and the others go on.
 */
import { parseArgs } from 'node:util'
import { startTestPostgres } from '../tests/support/database/test-postgres.ts'
import { runPublishers } from '../tests/support/publishing/publish-run.ts'
import type { PublishOutcome, PublishRun } from '../tests/support/publishing/publish-run.ts'
import { atLeast, goal, print } from './browser/report.ts'
import type { Row } from './browser/report.ts'
import { printProgress } from './browser/within.ts'

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
const TIMEOUT_MS = 900_000
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

interface Ended extends Planned {
  /** A sentence where the run has not come to its end. */
  readonly outcome: PublishOutcome | string
}
const ended: Ended[] = []
for (const [nth, planned] of plan.entries()) {
  const outcome = await runOne(planned, Number(values.seed) + nth).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  )
  ended.push({ ...planned, outcome })
  // What is known is printed at once: the next run takes minutes.
  printProgress(JSON.stringify(rowOf({ ...planned, outcome })))
}
print({ rows: ended.map(rowOf), goals: goals() }, values.json)

/** Each run on its own store. */
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
      within: TIMEOUT_MS,
    })
  } finally {
    await postgres?.stop()
  }
}

function rowOf({ policy, store, outcome }: Ended): Row {
  const head = { policy, store, publishers: store === 'postgres' ? 2 : 1 }
  if (typeof outcome === 'string') return { ...head, failed: outcome }
  const { breaches, killsWhileSending, askedLive, ...figures } = outcome
  return {
    ...head,
    ...figures,
    kills_while_sending: killsWhileSending,
    asked_and_live: askedLive,
    breaches: breaches.length,
  }
}

function goals() {
  const of = (policy: Policy): readonly PublishOutcome[] =>
    ended.flatMap((one) =>
      one.policy === policy && typeof one.outcome !== 'string' ? [one.outcome] : [],
    )
  const all = ended.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : [outcome]))
  const sum = (
    outcomes: readonly PublishOutcome[],
    figure: (outcome: PublishOutcome) => number,
  ): number => outcomes.reduce((total, outcome) => total + figure(outcome), 0)
  const ours = of(OURS)
  const intents = Number(values.intents)
  return {
    'runs that came to their end': atLeast(all.length, plan.length),
    'pins of each run, at least': atLeast(
      Math.min(...all.map((one) => one.intents), all.length > 0 ? Infinity : 0),
      intents,
    ),
    'pins there once': atLeast(
      sum(ours, ({ once }) => once),
      plan.filter(({ policy }) => policy === OURS).length * intents,
    ),
    'pins there twice': goal(
      sum(ours, ({ twice }) => twice),
      0,
    ),
    'pins never there': goal(
      sum(ours, ({ never }) => never),
      0,
    ),
    'pins left to a person': goal(
      sum(ours, ({ asked }) => asked),
      0,
    ),
    kills: atLeast(
      sum(ours, ({ kills }) => kills),
      100,
    ),
    // The faults are hard enough for these: without them the table would say nothing.
    'at least once: pins there twice': atLeast(
      sum(of('send again at once (at least once)'), ({ twice }) => twice),
      1,
    ),
    'never retry: pins left to a person': atLeast(
      sum(of('never send again (mark for a person)'), ({ asked }) => asked),
      1,
    ),
  }
}
