/**
 * How fast tasks are claimed and ended: our queue, which takes turns between people, beside
 * graphile-worker and pg-boss, which do not. Each has a database of its own on the same PostgreSQL,
 * the same number of claimers, one job for a claimer at a time, and jobs that do nothing. A job counts
 * when its end is stored. Connections: as many as claimers; graphile-worker listens by one more.
 */
import { Logger, makeWorkerUtils, run } from 'graphile-worker'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { problem } from '../../core/contract/call/problems.contract.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { openDatabase } from '../../server/platform/database/database.ts'
import { newId } from '../../server/platform/ids.ts'
import { person } from '../../tests/support/tasks/task-bench.ts'
import { taskTurns } from '../../server/platform/tasks/task-turns.ts'
import { startTask } from '../../server/platform/tasks/task.store.ts'
import { cpuSeconds } from './cpu-time.ts'
import type { Stack } from './stack.ts'

const CLAIMERS = 4
const PEOPLE = 50
const LEASE_MS = 60_000

export interface Claims {
  readonly queue: string
  readonly jobs: number
  readonly seconds: number
  /** Of this process and of PostgreSQL. */
  readonly cpu: number
}

interface Queue {
  /** Claims and ends all jobs; how many. */
  drain(): Promise<number>
  close(): Promise<void>
}

type OpenQueue = (url: string, jobs: number) => Promise<Queue>

const queues: Readonly<Record<string, OpenQueue>> = {
  pinloom: openOurs,
  'graphile-worker': openGraphile,
  'pg-boss': openBoss,
}

export async function compareClaims(
  stack: Stack,
  { jobs, round }: { readonly jobs: number; readonly round: number },
): Promise<Claims[]> {
  const measured: Claims[] = []
  for (const [name, open] of Object.entries(queues)) {
    const url = await stack.newDatabase(`claims_${name.replace('-', '_')}_${round}`)
    const queue = await open(url, jobs)
    await analyze(url)
    const cpu = cpuSeconds([stack.postgres.pid]) + ownCpu()
    const began = performance.now()
    const drained = await queue.drain()
    const seconds = (performance.now() - began) / 1_000
    const used = cpuSeconds([stack.postgres.pid]) + ownCpu() - cpu
    if (drained !== jobs) throw new Error(`${name} ended ${drained} of ${jobs} jobs`)
    await queue.close()
    measured.push({ queue: name, jobs, seconds, cpu: used })
  }
  return measured
}

/** As PostgreSQL does by itself within a minute: a plan needs to know how many rows there are. */
async function analyze(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('analyze')
  await client.end()
}

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** As many loops as there are claimers; ends when `step` finds nothing in each. */
async function inParallel(step: () => Promise<boolean>): Promise<number> {
  let count = 0
  await Promise.all(
    Array.from({ length: CLAIMERS }, async () => {
      while (await step()) count += 1
    }),
  )
  return count
}

async function openOurs(url: string, jobs: number): Promise<Queue> {
  const database = await openDatabase({ kind: 'postgres', url, poolSize: CLAIMERS })
  const people = []
  for (let nth = 0; nth < PEOPLE; nth += 1) people.push(await person(database))
  const now = Date.now()
  for (let nth = 0; nth < jobs; nth += 1) {
    const { owner, accountId } = people[nth % PEOPLE] ?? (await person(database))
    await database.transaction((tx) =>
      startTask(tx, owner, {
        id: newId(),
        accountId,
        kind: 'enrichment',
        key: newId(),
        name: problem('pages.reading', { title: 'Page' }),
        input: '{}',
        units: ['{}'],
        solo: false,
        priority: 1,
        now,
      }),
    )
  }
  // As a worker process does for its slots.
  const turns = taskTurns({
    database,
    clock: systemClock,
    lease: LEASE_MS,
    kinds: () => ['enrichment'],
    isStopping: () => false,
  })
  const claim = async (): Promise<boolean> => {
    const lease = await turns.claim()
    if (lease === null) return false
    await turns.finish(lease, { now: Date.now() })
    return true
  }
  return { drain: () => inParallel(claim), close: () => database.close() }
}

async function openGraphile(connectionString: string, jobs: number): Promise<Queue> {
  const logger = new Logger(() => () => undefined)
  const utils = await makeWorkerUtils({ connectionString, logger })
  await utils.migrate()
  await utils.addJobs(
    Array.from({ length: jobs }, () => ({ identifier: 'work', payload: {}, maxAttempts: 1 })),
  )
  await utils.release()
  return {
    drain: async () => {
      let count = 0
      const runner = await run({
        connectionString,
        concurrency: CLAIMERS,
        maxPoolSize: CLAIMERS + 1,
        logger,
        noHandleSignals: true,
        taskList: { work: async () => undefined },
      })
      await new Promise<void>((resolve) => {
        runner.events.on('job:complete', () => {
          count += 1
          if (count === jobs) resolve()
        })
      })
      // It states that a job is complete before it has deleted the job, and goes on.
      await runner.stop()
      return jobs - (await graphileJobsLeft(connectionString))
    },
    close: async () => undefined,
  }
}

async function graphileJobsLeft(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ left: string }>(
    'select count(*) as left from graphile_worker._private_jobs',
  )
  await client.end()
  return Number(rows[0]?.left)
}

async function openBoss(connectionString: string, jobs: number): Promise<Queue> {
  const boss = new PgBoss({ connectionString, max: CLAIMERS, supervise: false, schedule: false })
  boss.on('error', (error: unknown) => {
    throw error
  })
  await boss.start()
  await boss.createQueue('work')
  await boss.insert(
    'work',
    Array.from({ length: jobs }, () => ({ data: {} })),
  )
  const claim = async (): Promise<boolean> => {
    const [job] = await boss.fetch('work', { batchSize: 1 })
    if (job === undefined) return false
    await boss.complete('work', job.id)
    return true
  }
  return { drain: () => inParallel(claim), close: () => boss.stop({ graceful: false }) }
}
