/**
 * What one, two and four processes do on PostgreSQL and an S3-compatible store, which this starts:
 * pins and publications, and the work that a second of processor time does. On a machine with two
 * cores four processes cannot be faster than two, so the goal is work for processor time. Beside it
 * the queue's claims and those of two other queues. Needs Linux, for processor times.
 */
import { parseArgs } from 'node:util'
import { atLeast, goal, print, type Row } from './browser/report.ts'
import { printProgress } from './browser/within.ts'
import { type Claims, compareClaims } from './scale/claims.ts'
import { makePins, type Made } from './scale/make-pins.ts'
import { publishPins, type Published } from './scale/publishing.ts'
import { type Stack, startStack } from './scale/stack.ts'
import { PUBLISHER_TIMES } from '../server/features/publishing/publisher/publisher-parts.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1,2,4' },
    /**
     * Of each of four people; of each of eight accounts. With 20 pins, or 12 publications, much of
     * the processor time is that of each process's start.
     */
    pins: { type: 'string', default: '80' },
    publications: { type: 'string', default: '40' },
    claims: { type: 'string', default: '1000' },
    /** How long a publisher sleeps that finds nothing; the product's own. Milliseconds */
    idle: { type: 'string', default: String(PUBLISHER_TIMES.idle) },
    /** Of publications and claims: the middle one counts. */
    rounds: { type: 'string', default: '1' },
    /** Which of the three to measure. */
    parts: { type: 'string', default: 'pins,publications,claims' },
    /** What an hour of one processor core costs. USD */
    'core-hour': { type: 'string', default: '0.04' },
  },
})
const PIN_BATCH = 1_000
const SECONDS_PER_HOUR = 3_600
const MIN_WORK_RATIO = 0.9
const MAX_CLAIM_RATIO = 1.2

const processes = values.processes.split(',').map(Number)
const parts = new Set(values.parts.split(','))
const stack = await startStack()
try {
  const made = await inTurn('pins', (count) =>
    makePins(stack, { processes: count, pinsEach: Number(values.pins) }),
  )
  const published = await inTurn('publications', (count) => publishRounds(stack, count))
  const claims = parts.has('claims') ? await claimRounds(stack) : []
  const rows = [...made.map(makingRow), ...published.map(publishingRow), ...claims.map(claimRow)]
  print({ rows, goals: goalsOf(made, published, claims) }, values.json)
} finally {
  await stack.stop()
}

/** Prints each figure when it is known: the whole run takes minutes. */
async function inTurn<T>(part: string, measure: (count: number) => Promise<T>): Promise<T[]> {
  const measured: T[] = []
  if (!parts.has(part)) return measured
  for (const count of processes) {
    const one = await measure(count)
    printProgress(JSON.stringify(one))
    measured.push(one)
  }
  return measured
}

/** The middle of all rounds by CPU. */
async function publishRounds(on: Stack, count: number): Promise<Published> {
  const all: Published[] = []
  for (let nth = 0; nth < Number(values.rounds); nth += 1)
    all.push(
      await publishPins(on, {
        processes: count,
        pinsEach: Number(values.publications),
        round: nth,
        idle: Number(values.idle),
      }),
    )
  return middleOf(all, ({ publisherCpu, databaseCpu }) => publisherCpu + databaseCpu)
}

function middleOf<T>(all: readonly T[], by: (one: T) => number): T {
  const sorted = all.toSorted((one, other) => by(one) - by(other))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('There is no round.')
  return middle
}

/** The middle of all rounds, for each queue: the machine may be busy with something else. */
async function claimRounds(on: Stack): Promise<Claims[]> {
  const all: Claims[] = []
  for (let round = 0; round < Number(values.rounds); round += 1)
    all.push(...(await compareClaims(on, { jobs: Number(values.claims), round })))
  return [...new Set(all.map(({ queue }) => queue))].map((queue) =>
    middleOf(
      all.filter((one) => one.queue === queue),
      ({ seconds }) => seconds,
    ),
  )
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

function delays({ delayP99, delayMax }: Made | Published): Row {
  return { event_loop_p99_ms: round(delayP99, 0), event_loop_max_ms: round(delayMax, 0) }
}

function makingRow(made: Made): Row {
  const { pins, seconds, workerCpu, databaseCpu } = made
  const coreHours = ((workerCpu + databaseCpu) / pins) * (PIN_BATCH / SECONDS_PER_HOUR)
  return {
    what: 'pins',
    processes: made.processes,
    done: pins,
    failed: made.failed,
    per_second: round(pins / seconds),
    per_cpu_second: round(pins / workerCpu),
    database_cpu_share: round(databaseCpu / (workerCpu + databaseCpu), 3),
    ...delays(made),
    rss_mb: round(made.rssMb, 0),
    kb_in_rows: round(made.rowBytes / 1_000, 1),
    kb_in_objects: round(made.objectBytes / 1_000, 1),
    core_hours_per_1000: round(coreHours, 3),
    usd_per_1000: round(coreHours * Number(values['core-hour']), 4),
  }
}

function publishingRow(published: Published): Row {
  const { seconds, publisherCpu, databaseCpu } = published
  return {
    what: 'publications',
    processes: published.processes,
    done: published.published,
    failed: published.publications - published.published,
    per_second: round(published.published / seconds),
    per_minute: round((published.published / seconds) * 60, 0),
    per_cpu_second: round(published.published / publisherCpu),
    database_cpu_share: round(databaseCpu / (publisherCpu + databaseCpu), 3),
    ...delays(published),
  }
}

function claimRow({ queue, jobs, seconds, cpu }: Claims): Row {
  return {
    what: `claims, ${queue}`,
    processes: 1,
    done: jobs,
    failed: 0,
    per_second: round(jobs / seconds, 0),
    per_cpu_second: round(jobs / cpu, 0),
  }
}

function goalsOf(
  made: readonly Made[],
  published: readonly Published[],
  claims: readonly Claims[],
): Parameters<typeof print>[0]['goals'] {
  const most = Math.max(...processes)
  const workOf = (one: Made | undefined): number =>
    one === undefined ? NaN : one.pins / one.workerCpu
  const timeOf = (name: string): number =>
    claims.find(({ queue }) => queue === name)?.seconds ?? NaN
  const peers = claims.filter(({ queue }) => queue !== 'pinloom').map(({ seconds }) => seconds)
  const lost = published.map((one) => one.publications - one.published)
  const ofPins = {
    [`pins per CPU second of ${most} processes, of one's`]: atLeast(
      workOf(made.find((one) => one.processes === most)) /
        workOf(made.find((one) => one.processes === 1)),
      MIN_WORK_RATIO,
    ),
    'pins that failed': goal(
      made.reduce((sum, { failed }) => sum + failed, 0),
      0,
    ),
  }
  const ofPublications = {
    'publications that were not published': goal(
      lost.reduce((sum, count) => sum + count, 0),
      0,
    ),
  }
  const ofClaims = {
    'time of a claim, of the fastest peer’s': goal(
      timeOf('pinloom') / Math.min(...peers),
      MAX_CLAIM_RATIO,
    ),
  }
  return {
    ...(parts.has('pins') ? ofPins : {}),
    ...(parts.has('publications') ? ofPublications : {}),
    ...(parts.has('claims') ? ofClaims : {}),
  }
}
