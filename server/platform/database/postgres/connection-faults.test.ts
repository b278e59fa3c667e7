/** Queries that take long, and the errors of connections, on a real PostgreSQL. */
import { connect, createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type Cut, startCutProxy } from '../../../../tests/support/processes/cut-proxy.ts'
import { testPostgres, urlOf } from '../test-databases.ts'
import { connectionFaultOf } from './connection-faults.ts'
import { postgresPool } from './postgres.ts'

/** `BackendKeyData` with its length, before the process id. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12])

const ended: (() => unknown)[] = []

/** As PgBouncer in session mode: clients get another process id than that of their backend. */
async function startPooler(target: string) {
  const { hostname, port } = new URL(target)
  let connections = 0
  const server = createServer((client) => {
    connections += 1
    const upstream = connect(Number(port), hostname)
    let isRenamed = false
    upstream.on('data', (bytes) => {
      const at = isRenamed ? -1 : bytes.indexOf(KEY_DATA)
      if (at !== -1) bytes.writeInt32BE(1_234_567, at + KEY_DATA.length)
      isRenamed ||= at !== -1
      client.write(bytes)
    })
    client.pipe(upstream)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ended.push(() => server.close())
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, connections: () => connections }
}

function openPool(url: string): pg.Pool {
  const pool = postgresPool(url, { poolSize: 1, checkIntervalMs: 20 })
  ended.push(async () => pool.end())
  return pool
}

/** An advisory lock that queries wait for until `release`. */
async function holdLock(url: string) {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('select pg_advisory_lock(1)')
  ended.push(async () => holder.end())
  return { release: async () => holder.query('select pg_advisory_unlock(1)') }
}

testPostgres('a query that takes long', (open) => {
  afterEach(async () => {
    for (const end of ended.splice(0).toReversed()) await end()
  })

  test.each([
    ['behind a pooler that gives process ids of its own', 'select 1'],
    ['of a connection whose activity PostgreSQL does not track', 'set track_activities = off'],
  ])('%s is answered', async (_, before) => {
    const url = await urlOf(await open())
    const lock = await holdLock(url)
    const pooler = await startPooler(url)
    const client = await openPool(pooler.url).connect()
    await client.query(before)
    const asked = client.query('select pg_advisory_lock(1)')
    let problem: unknown = null
    asked.catch((error: unknown) => (problem = error))
    const known = pooler.connections()
    await expect.poll(() => pooler.connections() > known + 5 || problem !== null).toBe(true)
    expect(problem).toBeNull()
    await lock.release()
    await asked
    client.release()
  })

  test.each(['answersLost', 'silent'] as const satisfies readonly Cut[])(
    'is refused as lost when its answer was (%s)',
    async (how) => {
      const url = await urlOf(await open())
      const proxy = await startCutProxy(url)
      ended.push(async () => proxy.close())
      const client = await openPool(proxy.url).connect()
      proxy.cut(how)
      const asked = client.query('select 1').catch(connectionFaultOf)
      await expect.poll(() => proxy.lost()).toBeGreaterThan(0)
      proxy.restore()
      expect(await asked).toBe('lost')
      client.release(true)
    },
  )
})
