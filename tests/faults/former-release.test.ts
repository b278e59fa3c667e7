/**
 * A deploy: the server of the former release runs, the present one starts beside it and migrates
 * the database, and both go on. `npm run pack-release` at a release makes that the former one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#core/contract/client.ts'
import { migrations } from '../../server/platform/database/migrations/list.ts'
import { newId } from '../../server/platform/ids.ts'
import { PASSWORD } from '../contract/call-samples.ts'
import { realBrowser } from '../contract/real-browser.ts'
import { startTestPostgres, type TestPostgres } from '../support/database/test-postgres.ts'
import { formerServer } from '../support/former-release/former-release.ts'
import { answerOf, readSource } from '../support/hostile/hostile-server.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const EMAIL = 'ada@example.com'
const TITLE = 'Sourdough bread for beginners'
const TEXT = `Sourdough bread needs flour, water, salt and time. A sourdough starter raises the bread overnight.

# Feeding a sourdough starter
Feed the sourdough starter with equal parts of flour and water. A warm kitchen doubles the starter in five hours.

# Baking sourdough bread
Heat a cast iron pot for thirty minutes. Bake sourdough bread with the lid on for twenty minutes and without it for twenty more.`

let folder: string
let main: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-former-'))
  main = await formerServer()
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

/** Of the start and the migration, too. */
const errorsOf = ({ said }: ServerProcess): string[] =>
  said()
    .split('\n')
    .filter((line) => /^\S+ error |^\s*(?:Uncaught|\w*Error:)/.test(line))
/** The packed sources have no photos for the thumbnails of templates. */
const isThumbnail = (line: string): boolean =>
  line.includes('thumbnail could not be made') && line.includes('ENOENT')

async function migrationsOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rowCount } = await client.query('select name from kysely_migration')
  await client.end()
  return rowCount ?? 0
}

interface Owner {
  readonly client: Client
  readonly accountId: string
}

/** A new person with a page that still has to be read. */
async function signUp(url: string): Promise<Owner> {
  const { client } = realBrowser(url)
  const passwords = { password1: PASSWORD, password2: PASSWORD }
  answerOf(await client('register', { body: { first_name: 'Ada', email: EMAIL, ...passwords } }))
  return {
    client,
    accountId: answerOf(await client('createAccount', { body: { name: 'Bakery' } })).id,
  }
}

async function logIn(url: string): Promise<Owner> {
  const { client } = realBrowser(url)
  answerOf(await client('login', { body: { email: EMAIL, password: PASSWORD } }))
  const { accounts } = answerOf(await client('listAccounts', {}))
  expect(accounts.map(({ name }) => name)).toEqual(['Bakery'])
  return { client, accountId: accounts[0]?.id ?? '' }
}

const readPage = (owner: Owner): Promise<unknown> =>
  readSource(owner, {
    kind: 'text',
    title: TITLE,
    text: TEXT,
    url: 'https://bakery.example/sourdough',
    picture_ids: [],
  })

/** Two pins of the page, and how many the account has then. */
async function makePins({ client, accountId }: Owner): Promise<number> {
  const params = { account_id: accountId }
  const { pages } = answerOf(await client('listPages', { params }))
  expect(pages).toMatchObject([{ title: TITLE, status: 'ready' }])
  const config = {
    pages: [{ page_id: pages[0]?.id ?? '', interest_ids: [] }],
    n_pins: 2,
    pin_types: ['text' as const],
    templates: ['big-words'],
    colors: [],
    fonts: [],
  }
  const body = { idempotency_key: newId(), config }
  const { task_id } = answerOf(await client('startGeneration', { params, body }))
  const task = async () => answerOf(await client('getTask', { params: { task_id } }))
  await expect
    .poll(async () => (await task()).status, { timeout: 60_000, interval: 200 })
    .toMatch(/succeeded|failed/)
  expect(await task()).toMatchObject({ status: 'succeeded', failures: [] })
  return answerOf(await client('getPins', { params, query: {} })).pins.length
}

/** Before each entry of a ZIP's directory; the name comes 42 bytes later. */
const ENTRY = 'PK\u0001\u0002'

/** How many pictures a ZIP of all pins has. */
async function exported({ client, accountId }: Owner): Promise<number> {
  const params = { account_id: accountId }
  const { pins } = answerOf(await client('getPins', { params, query: {} }))
  const body = { format: 'zip' as const, pin_ids: pins.map(({ id }) => id) }
  const file = answerOf(await client('exportPins', { params, body }))
  const bytes = await new Response(file).arrayBuffer()
  const [, ...entries] = Buffer.from(bytes).toString('latin1').split(ENTRY)
  return entries.filter((entry) => entry.slice(42, 300).includes('.jpg')).length
}

describe.runIf(process.env['PINLOOM_TEST_PG'] === '1')('on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres()
  }, 120_000)
  afterAll(async () => postgres.stop())

  test('log-in, lists, a worker and exports of the former server go on when a present one has migrated the database', async () => {
    const environment = {
      DATA_DIR: join(folder, 'beside'),
      DATABASE_URL: postgres.url,
      SHARED_DATA_DIR: 'true',
      LOG_LEVEL: 'error',
    }
    const former = await startServerProcess({ ...environment, TASK_WORKERS: '1' }, { main })
    const present = await startServerProcess({ ...environment, TASK_WORKERS: '0' })
    expect(await migrationsOf(postgres.url)).toBe(Object.keys(migrations).length)
    const owner = await signUp(present.url)
    await readPage(owner)
    const sameOwner = await logIn(former.url)
    expect(await makePins(sameOwner)).toBe(2)
    expect(await makePins(owner)).toBe(4)
    expect([await exported(owner), await exported(sameOwner)]).toEqual([4, 4])
    expect(await Promise.all([present, former].map((server) => server.end('SIGTERM')))).toEqual([
      0, 0,
    ])
    expect(errorsOf(present)).toEqual([])
    expect(errorsOf(former).filter((line) => !isThumbnail(line))).toEqual([])
  })
})
