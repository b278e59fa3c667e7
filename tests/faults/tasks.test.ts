/**
 * A generation under SIGKILL: the server dies again and again with work outstanding, and is stopped
 * in order once. In the end the account has exactly the pins that were asked for, none twice, each
 * with its picture.
 * `PINLOOM_TEST_FULL=1`: 40 pins and 5 kills. `PINLOOM_TEST_KILLS`: as many rounds as that takes.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, Outcome } from '#core/contract/client.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { startTestPostgres, type TestPostgres } from '../support/database/test-postgres.ts'
import { newId } from '../../server/platform/ids.ts'
import { PASSWORD } from '../contract/call-samples.ts'
import { realBrowser } from '../contract/real-browser.ts'
import { killCount } from '../support/processes/kill-count.ts'
import { randomBy, TEST_SEED } from '../support/random-by.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const PINS = isFull ? 40 : 10
/** In one generation. */
const KILLS = isFull ? 5 : 1
/** Each with a person of its own. */
const ROUNDS = Array.from({ length: Math.ceil(killCount(KILLS) / KILLS) }, (_, nth) => nth + 1)
const random = randomBy(TEST_SEED)
const TEXT = `Sourdough bread needs flour, water, salt and time. A sourdough starter raises the bread overnight.

# Feeding a sourdough starter
Feed the sourdough starter with equal parts of flour and water. A warm kitchen doubles the starter in five hours.

# Shaping sourdough bread
Fold the dough four times in two hours. Shape the sourdough bread with wet hands and let it rest in a basket.

# Baking sourdough bread
Heat a cast iron pot for thirty minutes. Bake sourdough bread with the lid on for twenty minutes and without it for twenty more.

# Storing sourdough bread
Sourdough bread stays fresh for four days in a linen bag. Freeze sliced sourdough bread for up to three months.`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-tasks-'))
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

const emailOf = (round: number): string => `ada-${round}@example.com`

/** With the session that they had before: a login takes as long as several pins. */
function clientOf(url: string, { session }: Pick<Begun, 'session'>): Client {
  const { client, cookies } = realBrowser(url)
  for (const [name, value] of session) cookies.set(name, value)
  return client
}

interface Begun {
  readonly accountId: string
  readonly taskId: string
  readonly session: ReadonlyMap<string, string>
}

/**
 * A new person with one page that has been read, and a generation that has just begun.
 */
async function begin(url: string, round: number): Promise<Begun> {
  const { client, cookies } = realBrowser(url)
  answer(
    await client('register', {
      body: {
        first_name: 'Ada',
        email: emailOf(round),
        password1: PASSWORD,
        password2: PASSWORD,
      },
    }),
  )
  const { id: accountId } = answer(await client('createAccount', { body: { name: 'Bakery' } }))
  const params = { account_id: accountId }
  const added = answer(
    await client('addSources', {
      params,
      body: {
        idempotency_key: newId(),
        source: {
          kind: 'text',
          title: 'Sourdough bread for beginners',
          text: TEXT,
          url: 'https://bakery.example/sourdough',
          picture_ids: [],
        },
      },
    }),
  )
  await ended(client, added.task_id ?? '')
  const templates = answer(await client('listTemplates', {})).templates
  const config = {
    pages: [{ page_id: added.pages[0]?.id ?? '', interest_ids: [] }],
    n_pins: PINS,
    pin_types: [...new Set(templates.map(({ pin_type }) => pin_type))],
    templates: templates.map(({ id }) => id),
    colors: [],
    fonts: [],
  }
  const key = newId()
  const { task_id: taskId } = answer(
    await client('startGeneration', { params, body: { idempotency_key: key, config } }),
  )
  expect(
    answer(await client('startGeneration', { params, body: { idempotency_key: key, config } }))
      .task_id,
  ).toBe(taskId)
  return { accountId, taskId, session: new Map(cookies) }
}

async function ended(client: Client, taskId: string, within = 120_000): Promise<TaskReport> {
  const deadline = Date.now() + within
  for (;;) {
    const report = answer(await client('getTask', { params: { task_id: taskId } }))
    if (report.finished_at !== null) return report
    if (Date.now() > deadline)
      throw new Error(`Still ${report.status} at ${report.done} of ${report.total}.`)
    await sleep(50)
  }
}

/** Lets a few pins be made, then kills. The count reports that work was outstanding. */
async function killAfter(
  server: ServerProcess,
  at: Pick<Begun, 'taskId' | 'session'> & { readonly pins: number },
): Promise<number> {
  const client = clientOf(server.url, at)
  const before = answer(await client('getTask', { params: { task_id: at.taskId } })).done
  const deadline = Date.now() + 60_000
  let done = before
  while (done < Math.min(PINS - 2, before + at.pins) && Date.now() < deadline) {
    await sleep(15)
    done = answer(await client('getTask', { params: { task_id: at.taskId } })).done
  }
  await sleep(random() * 60)
  await server.end('SIGKILL')
  return done
}

async function expectExactly(
  client: Client,
  { accountId, taskId }: { readonly accountId: string; readonly taskId: string },
  url: string,
): Promise<void> {
  const report = await ended(client, taskId)
  expect(report).toMatchObject({ status: 'succeeded', done: PINS, total: PINS, failures: [] })
  const { pins, revision } = answer(
    await client('getPins', { params: { account_id: accountId }, query: {} }),
  )
  expect(pins).toHaveLength(PINS)
  expect(new Set(pins.map(({ id }) => id)).size).toBe(PINS)
  expect(new Set(pins.map(({ title, design }) => JSON.stringify([title, design]))).size).toBe(PINS)
  const { events } = answer(
    await client('getPinEvents', {
      params: { account_id: accountId },
      query: { after: 0, limit: 1000 },
    }),
  )
  expect(events.map((event) => event.revision)).toEqual(
    Array.from({ length: PINS }, (_, index) => index + 1),
  )
  expect([revision, report.revision]).toEqual([PINS, PINS])
  for (const pin of [pins[0], pins.at(-1)]) {
    const picture = await fetch(new URL(pin?.image_url ?? '', url))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
}

test.each(ROUNDS)(
  `stopped in order and killed, so often: ${KILLS}, in one generation: exactly ${PINS} pins, none twice (round %i, seed ${TEST_SEED})`,
  async (round) => {
    const environment = { DATA_DIR: join(folder, `embedded-${round}`), TASK_WORKERS: '1' }
    let server = await startServerProcess(environment)
    const begun = await begin(server.url, round)
    expect(await server.end('SIGTERM')).toBe(0)
    server = await startServerProcess(environment)
    const doneAtKills: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      doneAtKills.push(await killAfter(server, { ...begun, pins: 5 }))
      server = await startServerProcess(environment)
    }
    expect(Math.max(...doneAtKills)).toBeLessThan(PINS)
    await expectExactly(clientOf(server.url, begun), begun, server.url)
    expect(await server.end('SIGTERM')).toBe(0)
  },
)

describe.runIf(process.env['PINLOOM_TEST_PG'] === '1')('on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres()
  }, 120_000)
  afterAll(async () => postgres.stop())

  test.each(ROUNDS)(
    `two servers share the work and are killed in turn: exactly ${PINS} pins, none twice (round %i)`,
    async (round) => {
      const environment = {
        DATA_DIR: join(folder, 'shared'),
        DATABASE_URL: postgres.url,
        SHARED_DATA_DIR: 'true',
        TASK_WORKERS: '1',
      }
      const servers = [await startServerProcess(environment), await startServerProcess(environment)]
      const begun = await begin(servers[0]?.url ?? '', round)
      for (let kill = 0; kill < KILLS; kill += 1) {
        const victim = servers.shift()
        if (!victim) throw new Error('no server')
        await killAfter(victim, { ...begun, pins: 3 })
        servers.push(await startServerProcess(environment))
      }
      const [last] = servers
      if (!last) throw new Error('no server')
      await expectExactly(clientOf(last.url, begun), begun, last.url)
      const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')))
      expect(codes).toEqual([0, 0])
    },
  )
})
