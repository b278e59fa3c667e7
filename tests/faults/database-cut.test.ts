/**
 * The network between PostgreSQL and a web or a worker process is cut and restored while both work:
 * what was acknowledged is there, nothing is there twice, and errors state what is safe.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, Outcome } from '#core/contract/client.ts'
import { newId } from '../../server/platform/ids.ts'
import { startTestPostgres, type TestPostgres } from '../support/database/test-postgres.ts'
import { PASSWORD } from '../contract/call-samples.ts'
import { realBrowser } from '../contract/real-browser.ts'
import { type Cut, type CutProxy, startCutProxy } from '../support/processes/cut-proxy.ts'
import { startServerProcess } from './server-process.ts'

/**
 * Until a cut without a notification is found, twice that of `connection-faults.ts`, and more.
 */
const PATIENCE = { timeout: 90_000, interval: 200 }

/** The worker reads each page that is written: most of the work of this test. ms */
const BETWEEN_PAGES = 300

/** The problems of a request that changed nothing. */
const UNSTORED = /^busy request\.database(?:Away|Slow)$/

const problemOf = (outcome: Outcome<unknown>): string | null =>
  outcome.ok ? null : `${outcome.failure.code} ${outcome.failure.problem?.code ?? ''}`

function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

describe.runIf(process.env['PINLOOM_TEST_PG'] === '1')('a network that is cut', () => {
  let folder: string
  let postgres: TestPostgres
  let proxies: { readonly web: CutProxy; readonly worker: CutProxy }
  let client: Client
  let params: { account_id: string }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pinloom-cut-'))
    postgres = await startTestPostgres()
    // A transaction that was cut off keeps its locks no longer.
    const url = `${postgres.url}?idle_in_transaction_session_timeout=3000`
    proxies = { web: await startCutProxy(url), worker: await startCutProxy(url) }
  }, 120_000)
  afterAll(async () => {
    for (const proxy of Object.values(proxies)) await proxy.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (role: 'web' | 'worker') =>
    startServerProcess({
      DATA_DIR: join(folder, 'data'),
      SHARED_DATA_DIR: 'true',
      DATABASE_URL: proxies[role].url,
      DATABASE_POOL: '4',
      ROLE: role,
      TASK_WORKERS: '2',
      LIMIT_TASKS: '0',
    })

  /**
   * Writes three pages at a time until `stop`. Each is sent until it was acknowledged, but one
   * whose first answer states that it was not stored is not sent again.
   */
  function writing() {
    const pages: string[] = []
    const refused: string[] = []
    const problems = new Set<string>()
    let isOver = false
    const writePage = async (): Promise<void> => {
      const url = `https://bakery.example/${newId()}`
      const text = 'Sourdough bread needs flour, water, salt and time.'
      const source = { kind: 'text' as const, title: 'Bread', text, url, picture_ids: [] }
      const body = { idempotency_key: newId(), source }
      const send = async () => problemOf(await client('addSources', { params, body }))
      let stated = await send()
      if (stated !== null && UNSTORED.test(stated)) {
        problems.add(stated)
        refused.push(url)
        return
      }
      for (; stated !== null; stated = await send()) {
        problems.add(stated)
        await sleep(50)
      }
      pages.push(url)
    }
    const writer = async (): Promise<void> => {
      while (!isOver) {
        await writePage()
        await sleep(BETWEEN_PAGES)
      }
    }
    const writers = [writer(), writer(), writer()]
    /** The writers may all be sending a page again whose first answer was lost. */
    const anotherRefused = async () => {
      const before = refused.length
      await expect
        .poll(() => {
          writers.push(writePage())
          return refused.length
        }, PATIENCE)
        .toBeGreaterThan(before)
    }
    const more = async () => {
      const before = pages.length
      await expect.poll(() => pages.length, PATIENCE).toBeGreaterThan(before + 3)
    }
    return {
      pages,
      refused,
      problems,
      more,
      anotherRefused,
      stop: async () => void ((isOver = true), await Promise.all(writers)),
    }
  }

  async function check(sent: readonly string[], refused: readonly string[]) {
    const list = async () => answer(await client('listPages', { params })).pages
    // Read by a task each, whose worker may have been cut off.
    const open = async () => (await list()).filter(({ status }) => status !== 'ready').length
    await expect.poll(open, PATIENCE).toBe(0)
    const urls = (await list()).map(({ url }) => url)
    expect(sent.filter((url) => !urls.includes(url))).toEqual([])
    expect(urls.filter((url) => refused.includes(url))).toEqual([])
    expect(new Set(urls).size).toBe(urls.length)
  }

  test('between web or worker and PostgreSQL loses nothing and does nothing twice', async () => {
    const web = await start('web')
    const worker = await start('worker')
    client = realBrowser(web.url).client
    const form = { first_name: 'Ada', email: 'ada@example.com' }
    answer(
      await client('register', { body: { ...form, password1: PASSWORD, password2: PASSWORD } }),
    )
    params = { account_id: answer(await client('createAccount', { body: { name: 'Bakery' } })).id }
    const { pages, refused, problems, more, anotherRefused, stop } = writing()
    // A worker's task that was cut off is taken up again while the web process is cut.
    for (const role of ['worker', 'web'] as const)
      for (const how of ['refused', 'answersLost', 'silent'] as const satisfies readonly Cut[]) {
        await more()
        const proxy = proxies[role]
        const before = proxy.lost()
        proxy.cut(how)
        await expect.poll(() => proxy.lost(), PATIENCE).toBeGreaterThan(before)
        if (role === 'web' && how === 'refused') await anotherRefused()
        proxy.restore()
        await more()
      }
    await stop()
    const stated = [...problems]
    expect(stated).toEqual(expect.arrayContaining(['busy request.databaseLost']))
    expect(refused.length).toBeGreaterThan(0)
    expect(stated.filter((one) => !/^busy request\.database(?:Away|Slow|Lost)$/.test(one))).toEqual(
      [],
    )
    await check(pages, refused)
    for (const one of [web, worker]) expect(await one.end('SIGTERM')).toBe(0)
  }, 400_000)
})
