/**
 * PostgreSQL under SIGKILL, with work outstanding: what was acknowledged is there, nothing is there
 * twice, and the servers go on by themselves. `PINLOOM_TEST_FULL=1`: more kills, also
 * while pins are published, a new seed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, Outcome } from '#core/contract/client.ts'
import { startTestPostgres, type TestPostgres } from '../support/database/test-postgres.ts'
import { newId } from '../../server/platform/ids.ts'
import { PASSWORD } from '../contract/call-samples.ts'
import { realBrowser } from '../contract/real-browser.ts'
import { runPublishers } from '../support/publishing/publish-run.ts'
import { killCount, timeForKills } from '../support/processes/kill-count.ts'
import { randomBy, TEST_SEED } from '../support/random-by.ts'
import { startServerProcess } from './server-process.ts'

const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const KILLS = killCount(isFull ? 20 : 1)
const PUBLISHED = { accounts: 4, pinsEach: 15, kills: 12 }

function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

describe.runIf(process.env['PINLOOM_TEST_PG'] === '1')('PostgreSQL that is killed', () => {
  let folder: string
  let postgres: TestPostgres
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pinloom-pg-kill-'))
    postgres = await startTestPostgres()
  }, 120_000)
  afterAll(async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const pageOf = (nth: number) => ({
    kind: 'text' as const,
    title: `Bread ${nth}`,
    text: 'Sourdough bread needs flour, water, salt and time.',
    url: `https://bakery.example/${nth}`,
    picture_ids: [],
  })

  test(
    `${KILLS} times: accounts and pages that were acknowledged are there, once, and are read (seed ${TEST_SEED})`,
    async () => {
      const random = randomBy(TEST_SEED)
      const server = await startServerProcess({
        DATA_DIR: join(folder, 'server'),
        DATABASE_URL: postgres.url,
        TASK_WORKERS: '1',
      })
      const { client } = realBrowser(server.url)
      const passwords = { password1: PASSWORD, password2: PASSWORD }
      const body = { first_name: 'Ada', email: 'ada@example.com', ...passwords }
      answer(await client('register', { body }))
      const params = {
        account_id: answer(await client('createAccount', { body: { name: 'Bakery' } })).id,
      }
      const made = { accounts: [] as string[], pages: [] as string[], tasks: [] as string[] }
      let isOver = false
      let attempt = 0
      const writer = async (): Promise<void> => {
        while (!isOver) {
          attempt += 1
          const name = `account ${attempt}`
          const source = pageOf(attempt)
          const added = await client('addSources', {
            params,
            body: { idempotency_key: newId(), source },
          })
          if (added.ok) {
            made.pages.push(source.url)
            if (added.answer.task_id !== null) made.tasks.push(added.answer.task_id)
          }
          const created = await client('createAccount', { body: { name } })
          if (created.ok) made.accounts.push(name)
          // It answers at once that it has no database.
          if (!created.ok) await sleep(20)
        }
      }
      const writers = [writer(), writer()]
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = made.accounts.length
        await expect
          .poll(() => made.accounts.length, { timeout: 60_000 })
          .toBeGreaterThan(before + 1)
        await sleep(random() * 100)
        await postgres.killAndRestart()
      }
      const before = made.accounts.length
      await expect.poll(() => made.accounts.length, { timeout: 60_000 }).toBeGreaterThan(before + 1)
      isOver = true
      await Promise.all(writers)
      // A backlog of many kills may take minutes; a worker that has stopped ends none of it.
      for (const [nth, task_id] of made.tasks.entries())
        await expect
          .poll(async () => statusOf(client, task_id), {
            timeout: 60_000,
            message: `Task ${nth + 1} of ${made.tasks.length}`,
          })
          .toBe('succeeded')
      const { accounts } = answer(await client('listAccounts', {}))
      const names = accounts.map(({ name }) => name)
      expect(made.accounts.filter((name) => !names.includes(name))).toEqual([])
      expect(new Set(names).size).toBe(names.length)
      const { pages } = answer(await client('listPages', { params }))
      const urls = pages.map(({ url }) => url)
      expect(made.pages.filter((url) => !urls.includes(url))).toEqual([])
      expect(new Set(urls).size).toBe(urls.length)
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['ready']))
      expect(await server.end('SIGTERM')).toBe(0)
    },
    timeForKills(KILLS),
  )

  test.runIf(isFull)(
    `${PUBLISHED.kills} times while pins are published: each is there once`,
    async () => {
      const run = { ...PUBLISHED, seed: TEST_SEED, within: 150_000, publishers: 1 }
      const once = PUBLISHED.accounts * PUBLISHED.pinsEach
      expect(
        await runPublishers({ ...run, postgresUrl: postgres.url, database: postgres }),
      ).toMatchObject({ once, twice: 0, never: 0, asked: 0, kills: PUBLISHED.kills, breaches: [] })
    },
    180_000,
  )
})

const statusOf = async (client: Client, task_id: string): Promise<string> =>
  answer(await client('getTask', { params: { task_id } })).status
