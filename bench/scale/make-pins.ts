/** Pins made by one, two or four workers: how much work a second of processor time does. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openObjectStore } from '../../server/platform/objects/open-object-store.ts'
import type { Child } from './child.ts'
import { cpuSeconds } from './cpu-time.ts'
import { newPerson, type Person } from './person.ts'
import { addressOf, type Stack } from './stack.ts'

const PEOPLE = 4
const WARM_UP_PINS = 2
const POLL_MS = 100

export interface Made {
  readonly processes: number
  readonly pins: number
  readonly failed: number
  readonly seconds: number
  readonly workerCpu: number
  readonly databaseCpu: number
  readonly delayP99: number
  readonly delayMax: number
  readonly rssMb: number
  /** Of one pin, in the database and in the object store. */
  readonly rowBytes: number
  readonly objectBytes: number
}

export async function makePins(
  stack: Stack,
  { processes, pinsEach }: { readonly processes: number; readonly pinsEach: number },
): Promise<Made> {
  const url = await stack.newDatabase(`making_${processes}`)
  const web = await stack.startServer(url, { ROLE: 'web' })
  const workers: Child[] = []
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const people: Person[] = []
    for (let nth = 0; nth < PEOPLE; nth += 1)
      people.push(await newPerson(addressOf(web), `baker-${processes}-${nth}`))
    while (workers.length < processes)
      workers.push(await stack.startServer(url, { ROLE: 'worker', TASK_WORKERS: '1' }))
    for (const person of people) await person.untilRead()
    // Fonts and languages are loaded by the first pin of each process.
    await allMade(client, people, WARM_UP_PINS)
    return await measured({ stack, client, people, workers }, pinsEach)
  } finally {
    await client.end()
    for (const child of [...workers, web]) await child.end()
  }
}

interface Running {
  readonly stack: Stack
  readonly client: pg.Client
  readonly people: readonly Person[]
  readonly workers: readonly Child[]
}

async function measured(
  { stack, client, people, workers }: Running,
  pinsEach: number,
): Promise<Made> {
  const pids = workers.map(({ pid }) => pid)
  for (const worker of workers) await worker.probe()
  const before = await sizes(stack, client)
  const [cpu, databaseCpu] = [cpuSeconds(pids), cpuSeconds([stack.postgres.pid])]
  const began = performance.now()
  const { done, failed } = await allMade(client, people, pinsEach)
  const seconds = (performance.now() - began) / 1_000
  const used = {
    workerCpu: cpuSeconds(pids) - cpu,
    databaseCpu: cpuSeconds([stack.postgres.pid]) - databaseCpu,
  }
  const probes = await Promise.all(workers.map((worker) => worker.probe()))
  const after = await sizes(stack, client)
  return {
    processes: workers.length,
    pins: done,
    failed,
    seconds,
    ...used,
    delayP99: Math.max(...probes.map(({ delayP99 }) => delayP99)),
    delayMax: Math.max(...probes.map(({ delayMax }) => delayMax)),
    rssMb: Math.max(...probes.map(({ rssMb }) => rssMb)),
    rowBytes: (after.rows - before.rows) / done,
    objectBytes: (after.objects - before.objects) / done,
  }
}

async function allMade(
  client: pg.Client,
  people: readonly Person[],
  count: number,
): Promise<{ readonly done: number; readonly failed: number }> {
  const ids = await Promise.all(people.map((person) => person.generate(count)))
  for (;;) {
    const { rows } = await client.query<{ open: string; done: string; failed: string }>(
      `select count(*) filter (where u.status = 'pending') as open,
         count(*) filter (where u.status = 'done') as done,
         count(*) filter (where u.status = 'failed') as failed
       from task_units u where u.task_id = any($1)`,
      [ids],
    )
    const [counts] = rows
    if (counts !== undefined && Number(counts.open) === 0)
      return { done: Number(counts.done), failed: Number(counts.failed) }
    await sleep(POLL_MS)
  }
}

async function sizes(
  { s3 }: Stack,
  client: pg.Client,
): Promise<{ readonly rows: number; readonly objects: number }> {
  const { rows } = await client.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  )
  let objects = 0
  const store = openObjectStore({ s3, dataDir: '' })
  for await (const { size } of store.list('pictures/')) objects += size
  return { rows: Number(rows[0]?.size), objects }
}
