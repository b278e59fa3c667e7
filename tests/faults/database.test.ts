/**
 * The embedded store under SIGKILL: what was acknowledged is there, nothing is there twice, and
 * no one else gets in meanwhile.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestPostgres } from '../support/database/test-postgres.ts'
import { PASSWORD } from '../contract/call-samples.ts'
import { realBrowser } from '../contract/real-browser.ts'
import { randomBy, TEST_SEED } from '../support/random-by.ts'
import { killCount, timeForKills } from '../support/processes/kill-count.ts'
import { failToStart, startServerProcess } from './server-process.ts'

const KILLS = killCount(process.env['PINLOOM_TEST_FULL'] === '1' ? 8 : 2)
/** The limit of all fault tests (vitest.config.ts). */
const FAULT_TIMEOUT_MS = 300_000
const EMAIL = 'ada@example.com'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-faults-'))
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

test(
  `no acknowledged write is lost in ${KILLS} kills with writes under way (seed ${TEST_SEED})`,
  async () => {
    const random = randomBy(TEST_SEED)
    const environment = { DATA_DIR: join(folder, 'killed') }
    const acknowledged: string[] = []
    let session: ReadonlyMap<string, string> = new Map()
    let attempt = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startServerProcess(environment)
      const { client, cookies } = realBrowser(server.url)
      for (const [name, value] of session) cookies.set(name, value)
      const passwords = { password1: PASSWORD, password2: PASSWORD }
      const signedIn =
        kill === 0
          ? await client('register', { body: { first_name: 'Ada', email: EMAIL, ...passwords } })
          : await client('currentUser', {})
      expect(signedIn.ok).toBe(true)
      session = new Map(cookies)
      let isAlive = true
      const writer = async (): Promise<void> => {
        while (isAlive) {
          const name = `account ${(attempt += 1)}`
          const outcome = await client('createAccount', { body: { name } })
          if (outcome.ok) acknowledged.push(name)
        }
      }
      const before = acknowledged.length
      const writers = [writer(), writer(), writer()]
      // However busy the machine is, each kill has writes behind it.
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 1)
      await new Promise((resolve) => setTimeout(resolve, random() * 280))
      await server.end('SIGKILL')
      isAlive = false
      await Promise.all(writers)
    }
    const server = await startServerProcess(environment)
    const { client } = realBrowser(server.url)
    await client('login', { body: { email: EMAIL, password: PASSWORD } })
    const listed = await client('listAccounts', {})
    const names = listed.ok ? listed.answer.accounts.map(({ name }) => name) : []
    expect(await server.end('SIGTERM')).toBe(0)
    expect(acknowledged.length).toBeGreaterThan(KILLS)
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    const store = new DatabaseSync(join(environment.DATA_DIR, 'pinloom.sqlite'))
    expect(store.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    store.close()
  },
  timeForKills(KILLS, FAULT_TIMEOUT_MS),
)

test('a second server can open neither the same store nor the same port; one that was killed leaves no lock behind', async () => {
  const environment = { DATA_DIR: join(folder, 'locked') }
  const server = await startServerProcess(environment)
  const { port } = new URL(server.url)
  expect(await failToStart({ DATA_DIR: join(folder, 'port2'), PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is in use by another program. Stop that one, or set PORT to another port.\n`,
  })
  const second = await failToStart(environment)
  expect(second).toEqual({
    code: 1,
    said: `The data directory ${environment.DATA_DIR} is in use by another process of this program. Stop that one, or set DATA_DIR to another directory.\n`,
  })
  await server.end('SIGKILL')
  const third = await startServerProcess(environment)
  expect(await third.end('SIGTERM')).toBe(0)
})

test('a wrong setting stops the start with a sentence', async () => {
  expect(await failToStart({ DATA_DIR: join(folder, 'wrong'), PUBLIC_URL: 'pins' })).toEqual({
    code: 1,
    said: 'PUBLIC_URL must be an address that begins with http:// or https:// (it is "pins").\n',
  })
})

test('a running request is answered when the server stops, beside half a request, and no new one is accepted', async () => {
  const server = await startServerProcess({ DATA_DIR: join(folder, 'graceful') })
  const { hostname, port } = new URL(server.url)
  const half = connect(Number(port), hostname)
  half.on('error', () => undefined)
  await once(half, 'connect')
  half.write('POST /api/auth/login/ HTTP/1.1\r\nHost: a\r\nContent-Le')
  // Answered after the bytes above have arrived, for both are read in turn.
  await fetch(`${server.url}/api/health/`)
  const token = 'a'.repeat(43)
  const body = JSON.stringify({
    first_name: 'Ada',
    email: 'ada@example.com',
    password1: PASSWORD,
    password2: PASSWORD,
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie: `csrftoken=${token}`,
    'x-csrftoken': token,
    expect: '100-continue',
  }
  const sending = request(`${server.url}/api/auth/register/`, {
    method: 'POST',
    headers,
    agent: new Agent({ keepAlive: true }),
  })
  sending.flushHeaders()
  // The server has taken the request and waits for its body: now it is under way.
  await once(sending, 'continue')
  const ended = server.end('SIGTERM')
  await expect
    .poll(async () =>
      fetch(`${server.url}/api/health/`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  sending.end(body)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  expect(JSON.parse(Buffer.concat(await response.toArray()).toString())).toMatchObject({
    success: true,
    user: { email: 'ada@example.com' },
  })
  expect(await ended).toBe(0)
})

test('two servers start at once on one empty PostgreSQL and serve the same people', async () => {
  const postgres = await startTestPostgres()
  onTestFinished(async () => postgres.stop())
  const environment = (name: string) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: postgres.url,
    // No pins are made here.
    SHARED_DATA_DIR: 'true',
  })
  const servers = await Promise.all([
    startServerProcess(environment('one')),
    startServerProcess(environment('two')),
  ])
  const [one, two] = servers.map(({ url }) => realBrowser(url))
  expect(
    await one?.client('register', {
      body: {
        first_name: 'Ada',
        email: 'ada@example.com',
        password1: PASSWORD,
        password2: PASSWORD,
      },
    }),
  ).toMatchObject({ ok: true })
  expect(
    await two?.client('login', { body: { email: 'ada@example.com', password: PASSWORD } }),
  ).toMatchObject({ ok: true, answer: { user: { email: 'ada@example.com' } } })
  expect(await Promise.all(servers.map(async (server) => server.end('SIGTERM')))).toEqual([0, 0])
  await postgres.stop()
  expect(await failToStart(environment('three'))).toEqual({
    code: 1,
    said: 'The database of DATABASE_URL does not answer: is it running?\n',
  })
})
