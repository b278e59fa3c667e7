/**
 * Mixed use for half an hour: people browse, sync, upload, make pins and publish them, on a web
 * process, two workers, PostgreSQL, an S3-compatible store and the practice network, all on this
 * machine. Every minute one of the workers is killed and started again. No user may see an error of
 * the server, nothing may be left undone, and neither latency nor memory may grow.
 */
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { randomBy } from '../tests/support/random-by.ts'
import { goal, print, type Row } from './browser/report.ts'
import { printProgress } from './browser/within.ts'
import { cpuSeconds } from './scale/cpu-time.ts'
import type { Child } from './scale/child.ts'
import { Killer } from './scale/killer.ts'
import { LoadUser } from './scale/load-user.ts'
import { photo } from './scale/person.ts'
import { Requests, type Window } from './scale/requests.ts'
import { addressOf, type Stack, startStack } from './scale/stack.ts'
import { certainGrowth, trendOf } from './scale/trend.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    /** Seconds between two kills. */
    'kill-every': { type: 'string', default: '60' },
  },
})
const MINUTE_MS = 60_000
const SAMPLES = 20
/** Caches fill in the first quarter: what counts is what grows afterwards. */
const WARM_UP = SAMPLES / 4
/** Of memory that a garbage collector has not needed to free yet. */
const MEMORY_NOISE = 0.05
/** Until every task and every publication is over. */
const SETTLE_MS = 90_000

interface Sample {
  readonly window: Window
  readonly webMb: number
  readonly workerMb: number
  readonly delayP99: number
}

const stack = await startStack()
try {
  const outcome = await run(stack)
  print(outcome, values.json)
} finally {
  await stack.stop()
}

async function run(on: Stack): Promise<Parameters<typeof print>[0]> {
  const database = await on.newDatabase('load')
  const network = {
    PINTEREST_CLIENT_ID: 'practice',
    PINTEREST_CLIENT_SECRET: 'open to everybody',
    PINTEREST_API_URL: `${on.practice.url}v5`,
    PINTEREST_OAUTH_URL: `${on.practice.url}oauth`,
    LIMIT_STORAGE_MB: '0',
    LIMIT_PINS_A_DAY: '0',
  }
  const web = await on.startServer(database, { ...network, ROLE: 'web' })
  const startWorker = (): Promise<Child> =>
    on.startServer(database, { ...network, ROLE: 'worker', TASK_WORKERS: '1' })
  const steady = await startWorker()
  const killer = new Killer(await startWorker(), startWorker, Number(values['kill-every']) * 1_000)
  const requests = new Requests()
  const people = await begin(addressOf(web), requests)
  const end = new AbortController()
  const using = people.map((person) => person.use(end.signal))
  const killing = killer.run(end.signal)
  requests.window()
  const cpu = [cpuSeconds([web.pid]), cpuSeconds([on.postgres.pid])]
  const { samples, heldBefore } = await watch({ web, steady, requests })
  const [webCpu = 0, databaseCpu = 0] = [web.pid, on.postgres.pid].map(
    (pid, at) => cpuSeconds([pid]) - (cpu[at] ?? 0),
  )
  end.abort()
  await Promise.all([...using, killing])
  const left = await settle(database)
  const held = [heldBefore, await heldBy(web)] as const
  for (const child of [web, steady, killer.victim]) await child.end()
  return report({ samples, held, requests, left, kills: killer.kills, webCpu, databaseCpu })
}

async function begin(url: string, requests: Requests): Promise<LoadUser[]> {
  const colors = ['#884422', '#446688', '#668844', '#aa8844', '#664488']
  const photos = await Promise.all(colors.map((color) => photo(color)))
  const people: LoadUser[] = []
  for (let nth = 0; nth < Number(values.people); nth += 1) {
    const random = randomBy(Number(values.seed) * 1_000 + nth)
    const person = new LoadUser({ url, requests, photos, random }, `person-${nth}`)
    await person.begin()
    people.push(person)
  }
  for (const person of people) await person.untilRead()
  return people
}

async function watch(of: {
  readonly web: Child
  readonly steady: Child
  readonly requests: Requests
}): Promise<{ samples: Sample[]; heldBefore: number }> {
  const samples: Sample[] = []
  let heldBefore = 0
  await of.web.probe()
  while (samples.length < SAMPLES) {
    await sleep((Number(values.minutes) * MINUTE_MS) / SAMPLES)
    const [web, worker] = await Promise.all([of.web.probe(), of.steady.probe()])
    const sample: Sample = {
      window: of.requests.window(),
      webMb: web.rssMb,
      workerMb: worker.rssMb,
      delayP99: web.delayP99,
    }
    printProgress(JSON.stringify(sample))
    samples.push(sample)
    if (samples.length === WARM_UP) heldBefore = await heldBy(of.web)
  }
  return { samples, heldBefore }
}

/**
 * MB of V8's heap and of buffers that a collection leaves. Buffers of the first one are freed with
 * the second.
 */
async function heldBy(child: Child): Promise<number> {
  await child.probe('collect')
  const { heapMb, externalMb } = await child.probe('collect')
  printProgress(JSON.stringify({ heapMb, externalMb }))
  return heapMb + externalMb
}

interface Left {
  readonly done: number
  readonly openTasks: number
  readonly failedTasks: number
  readonly published: number
  readonly unpublished: number
}

async function settle(connectionString: string): Promise<Left> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const until = Date.now() + SETTLE_MS
  for (;;) {
    const { rows } = await client.query<Record<keyof Left, string>>(`select
      (select count(*) from task_units where status = 'done') as done,
      (select count(*) from tasks where status in ('queued', 'running')) as "openTasks",
      (select count(*) from tasks where status = 'failed') as "failedTasks",
      (select count(*) from publications where state = 'published') as published,
      (select count(*) from publications where state <> 'published') as unpublished`)
    const left = Object.fromEntries(
      Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]),
    ) as unknown as Left
    if (left.openTasks + left.unpublished === 0 || Date.now() > until) {
      await client.end()
      return left
    }
    await sleep(500)
  }
}

interface Ended {
  readonly samples: readonly Sample[]
  /** MB, by the web process: after its caches were filled, and at the end. */
  readonly held: readonly [before: number, after: number]
  readonly requests: Requests
  readonly left: Left
  readonly kills: number
  /** Seconds, of all samples. */
  readonly webCpu: number
  readonly databaseCpu: number
}

function report({ samples, requests, left, ...used }: Ended): Parameters<typeof print>[0] {
  const late = samples.slice(WARM_UP)
  const trends = {
    p99: trendOf(late.map(({ window }) => window.p99)),
    web: trendOf(late.map(({ webMb }) => webMb)),
    worker: trendOf(late.map(({ workerMb }) => workerMb)),
  }
  const kinds = requests.byKind().map(({ kind, requests: count, ...figures }): Row => ({
    what: kind,
    requests: count,
    server_errors: figures.serverErrors,
    p50_ms: Math.round(figures.p50),
    p99_ms: Math.round(figures.p99),
  }))
  const growth = Object.entries(trends).map(([what, trend]): Row => ({
    what: `growth of ${what}`,
    percent: Math.round(trend.growth * 100),
    noise_percent: Math.round(trend.noise * 100),
  }))
  const refusals = [...requests.refusals].map(([what, count]): Row => ({ what, requests: count }))
  const last = samples.at(-1)
  const [before, after] = used.held
  const count = samples.reduce((sum, { window }) => sum + window.requests, 0)
  const perRequest = (seconds: number): number => Math.round((seconds / count) * 10_000) / 10
  return {
    rows: [
      ...kinds,
      ...refusals,
      ...growth,
      { what: 'worker kills', requests: used.kills },
      { what: 'CPU of the web process, ms a request', p50_ms: perRequest(used.webCpu) },
      {
        what: 'CPU of PostgreSQL for everything, ms a request',
        p50_ms: perRequest(used.databaseCpu),
      },
      { what: 'units of tasks done', requests: left.done },
      { what: 'pins published', requests: left.published },
      { what: 'web memory at the end, MB', requests: Math.round(last?.webMb ?? 0) },
      { what: 'held by the web process after a quarter, MB', requests: Math.round(before) },
      { what: 'held by the web process at the end, MB', requests: Math.round(after) },
      { what: 'worker memory at the end, MB', requests: Math.round(last?.workerMb ?? 0) },
    ],
    goals: {
      'answers 5xx, and requests without an answer': goal(requests.all().serverErrors, 0),
      'tasks that did not end': goal(left.openTasks, 0),
      'tasks that failed': goal(left.failedTasks, 0),
      'pins that were not published': goal(left.unpublished, 0),
      'growth of p99 beyond noise': goal(certainGrowth(trends.p99), 0),
      'growth of the web process’s memory beyond noise': goal(
        certainGrowth(trends.web),
        MEMORY_NOISE,
      ),
      'growth of what the web process holds': goal(after / before - 1, MEMORY_NOISE),
      'growth of a worker’s memory beyond noise': goal(certainGrowth(trends.worker), MEMORY_NOISE),
    },
  }
}
