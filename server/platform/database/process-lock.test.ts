/** The lock of processes on a network that is cut without a word. */
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startCutProxy } from '../../../tests/support/processes/cut-proxy.ts'
import { lockProcess, OtherProcess } from './process-lock.ts'
import { testPostgres, urlOf } from './test-databases.ts'

const PATIENCE = { timeout: 20_000 }
const LONG_MS = 600_000

const ended: (() => unknown)[] = []

/** Who holds the lock of this database, and when it last asked something. */
async function watchHolders(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ended.push(async () => client.end())
  return async () => {
    const { rows } = await client.query<{ pid: number; asked: string }>(
      `select pid, query_start::text as asked from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and granted and datname = current_database()`,
    )
    return rows
  }
}

testPostgres('the lock of processes', (open) => {
  afterEach(async () => {
    for (const end of ended.splice(0).toReversed()) await end()
  })

  const lock = async (...[settings]: Parameters<typeof lockProcess>) => {
    const held = await lockProcess(settings)
    ended.push(held.release)
    return held
  }
  const cutProxy = async (url: string) => {
    const proxy = await startCutProxy(url)
    ended.push(async () => proxy.close())
    return proxy
  }

  test('a process that the network cut off without a word does not keep the next one out', async () => {
    const url = await urlOf(await open())
    const proxy = await cutProxy(url)
    // It has stopped with the network: no beat comes, and it renews nothing.
    const stopped = { beat: LONG_MS, renew: LONG_MS }
    await lock({ url: proxy.url, isAlone: true, times: stopped })
    proxy.cut('silent')
    await lock({ url, isAlone: true, times: { stale: 300, patience: LONG_MS } })
    expect(await (await watchHolders(url))()).toHaveLength(1)
  })

  test('a holder of a former release, which has no beat, keeps the next one out', async () => {
    const url = await urlOf(await open())
    const former = new pg.Client({ connectionString: url })
    await former.connect()
    ended.push(async () => former.end())
    await former.query('select pg_advisory_lock(7367022, 1819242349)')
    const next = lock({ url, isAlone: true, times: { stale: 0, patience: 100 } })
    await expect(next).rejects.toThrow(OtherProcess)
  })

  test('a holder asks something at each beat, and keeps the next one out', async () => {
    const url = await urlOf(await open())
    await lock({ url, isAlone: true, times: { beat: 20 } })
    const holders = await watchHolders(url)
    const asked = async () => (await holders())[0]?.asked
    const first = await asked()
    await expect.poll(asked).not.toBe(first)
    await expect(lock({ url, isAlone: true, times: { patience: 100 } })).rejects.toThrow(
      OtherProcess,
    )
  })

  test('a holder notices by its beat that it was cut off, and holds the lock again', async () => {
    const url = await urlOf(await open())
    const proxy = await cutProxy(url)
    const times = { beat: 20, check: 20, renew: 20, stale: 300 }
    await lock({ url: proxy.url, isAlone: true, times })
    const holders = await watchHolders(url)
    const [before] = await holders()
    proxy.cut('silent')
    await expect.poll(() => proxy.lost()).toBeGreaterThan(0)
    proxy.restore()
    await expect
      .poll(async () => (await holders()).map(({ pid }) => pid === before?.pid), PATIENCE)
      .toEqual([false])
  }, 60_000)
})
