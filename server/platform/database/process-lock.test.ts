/** The lock of processes on a network that is cut without a word. */
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { startCutProxy } from '../../../tests/support/processes/cut-proxy.ts'
import { lockProcess, OtherProcess } from './process-lock.ts'
import { testPostgres, urlOf } from '../../../tests/support/database/test-databases.ts'

const PATIENCE = { timeout: 20_000 }
const LONG_MS = 600_000

const ended: (() => unknown)[] = []

/** Who holds the lock of this database, and when it last asked something. */
async function watchHolders(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ended.push(async () => client.end())
  const all = async () => {
    const { rows } = await client.query<{ pid: number; asked: string }>(
      `select pid, query_start::text as asked from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and granted and datname = current_database()`,
    )
    return rows
  }
  const end = async () => {
    for (const { pid } of await all()) await client.query('select pg_terminate_backend($1)', [pid])
  }
  return Object.assign(all, { end })
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
    await lock({ url, isAlone: true, times: { beat: 20, stale: 300, patience: LONG_MS } })
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
    const onTaken = vi.fn<() => void>()
    await lock({ url: proxy.url, isAlone: true, times, onTaken })
    const holders = await watchHolders(url)
    const [before] = await holders()
    proxy.cut('silent')
    await expect.poll(() => proxy.lost()).toBeGreaterThan(0)
    proxy.restore()
    await expect
      .poll(async () => (await holders()).map(({ pid }) => pid === before?.pid), PATIENCE)
      .toEqual([false])
    expect(onTaken).not.toHaveBeenCalled()
  }, 60_000)

  test('a process that lost its lock to one that runs hears of it', async () => {
    const url = await urlOf(await open())
    const proxy = await cutProxy(url)
    const onTaken = vi.fn<() => void>()
    await lock({ url: proxy.url, isAlone: true, times: { renew: 20 }, onTaken })
    proxy.cut('refused')
    await lock({ url, isAlone: true, times: { beat: 20 } })
    proxy.restore()
    await expect.poll(() => onTaken.mock.calls.length, PATIENCE).toBe(1)
  }, 60_000)

  test('a holder that beats keeps its lock though its last query looks old after a jump of the clock', async () => {
    const url = await urlOf(await open())
    await lock({ url, isAlone: true, times: { beat: 20 } })
    const next = lock({ url, isAlone: true, times: { beat: 400, stale: 0, patience: 100 } })
    await expect(next).rejects.toThrow(OtherProcess)
  })

  /** A function of PostgreSQL does `body` for who connects by the returned address. */
  const replaced = async (url: string, signature: string, body: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      `create function public.${signature} returns boolean language plpgsql as $$ begin ${body}; end $$`,
    )
    await client.end()
    const address = new URL(url)
    address.searchParams.set('options', '-c search_path=public,pg_catalog')
    return address.href
  }

  test('a holder that cannot be ended refuses the next one when its patience ends', async () => {
    const url = await urlOf(await open())
    await lock({ url, isAlone: true, times: { beat: LONG_MS } })
    const powerless = await replaced(url, 'pg_terminate_backend(int)', 'return false')
    const times = { beat: 20, stale: 0, patience: 100 }
    await expect(lock({ url: powerless, isAlone: true, times })).rejects.toThrow(OtherProcess)
  })

  test('a start that fails leaves no connection open', async () => {
    const url = await urlOf(await open())
    const broken = await replaced(
      url,
      'pg_try_advisory_lock(int, int)',
      "raise exception 'out of locks'",
    )
    const proxy = await cutProxy(broken)
    await expect(lock({ url: proxy.url, isAlone: true })).rejects.toThrow('out of locks')
    await expect.poll(() => proxy.open()).toBe(0)
  })

  test('a lock that was released while it was taken again is not held', async () => {
    const url = await urlOf(await open())
    const proxy = await cutProxy(url)
    const held = await lock({ url: proxy.url, isAlone: true, times: { renew: 20, beat: LONG_MS } })
    const holders = await watchHolders(url)
    proxy.cut('held')
    await holders.end()
    // What PostgreSQL says at the end, and the first message of the new connection.
    await expect.poll(() => proxy.lost()).toBeGreaterThan(1)
    await held.release()
    proxy.restore()
    await expect.poll(() => proxy.open(), PATIENCE).toBe(0)
    expect(await holders()).toEqual([])
  }, 60_000)
})
