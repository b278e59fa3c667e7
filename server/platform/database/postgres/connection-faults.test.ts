/** Queries that take long, and the errors of connections, on a real PostgreSQL. */
import { connect, createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type Cut, startCutProxy } from '../../../../tests/support/processes/cut-proxy.ts'
import { testPostgres, urlOf } from '../../../../tests/support/database/test-databases.ts'
import { freePort } from '../../free-port.ts'
import { newId } from '../../ids.ts'
import { connectionFaultOf } from './connection-faults.ts'
import { postgresPool } from './postgres.ts'

/** `BackendKeyData` with its length, before the process id. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12])

const ended: (() => unknown)[] = []

/** As PgBouncer in session mode: clients get another process id than that of their backend. */
async function startPooler(target: string) {
  const { hostname, port } = new URL(target)
  let connections = 0
  let open = 0
  let most = 0
  const server = createServer((client) => {
    connections += 1
    most = Math.max(most, ++open)
    client.once('close', () => (open -= 1))
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
  return { url: url.href, connections: () => connections, most: () => most }
}

function openPool(url: string, poolSize = 1): pg.Pool {
  const pool = postgresPool(url, { poolSize, checkIntervalMs: 20 })
  ended.push(async () => pool.end())
  return pool
}

const faultOf = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => connectionFaultOf(error),
  )

/** An advisory lock that queries wait for until `release`. */
async function holdLock(url: string) {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('select pg_advisory_lock(1)')
  ended.push(async () => holder.end())
  return { release: async () => holder.query('select pg_advisory_unlock(1)') }
}

testPostgres('connections to PostgreSQL', (open) => {
  afterEach(async () => {
    for (const end of ended.splice(0).toReversed()) await end()
  })

  test.each([
    ['behind a pooler that gives process ids of its own', 'select 1'],
    ['of a connection whose activity PostgreSQL does not track', 'set track_activities = off'],
  ])('a long query %s is answered', async (_, before) => {
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

  test('slow queries are asked for by one connection at a time, whatever their number', async () => {
    const url = await urlOf(await open())
    const lock = await holdLock(url)
    const pooler = await startPooler(url)
    const pool = openPool(pooler.url, 5)
    const asked = Array.from({ length: 5 }, async () => {
      const client = await pool.connect()
      // Ends with its connection.
      await client.query('select pg_advisory_lock(1)')
      client.release(true)
    })
    await expect.poll(() => pooler.connections()).toBeGreaterThan(5 + 10)
    await lock.release()
    await Promise.all(asked)
    // One may still be closing.
    expect(pooler.most()).toBeLessThanOrEqual(5 + 2)
  })

  test.each(['answersLost', 'silent'] as const satisfies readonly Cut[])(
    'a query whose answer is lost (%s) is refused so',
    async (how) => {
      const url = await urlOf(await open())
      const proxy = await startCutProxy(url)
      ended.push(async () => proxy.close())
      const client = await openPool(proxy.url).connect()
      proxy.cut(how)
      const asked = faultOf(client.query('select 1'))
      await expect.poll(() => proxy.lost()).toBeGreaterThan(0)
      proxy.restore()
      expect(await asked).toBe('lost')
      client.release(true)
    },
  )

  test('a commit whose answer is lost is refused so, and its change is stored', async () => {
    const url = await urlOf(await open())
    const proxy = await startCutProxy(url)
    ended.push(async () => proxy.close())
    const client = await openPool(proxy.url).connect()
    await client.query('begin')
    await client.query('create table committed ()')
    proxy.cut('answersLost')
    const asked = faultOf(client.query('commit'))
    await expect.poll(() => proxy.lost()).toBeGreaterThan(0)
    proxy.restore()
    expect(await asked).toBe('lost')
    client.release(true)
    const direct = await openPool(url).connect()
    await direct.query('select from committed')
    direct.release()
  })

  test('a parameter that cannot be written is no fault of the connection', async () => {
    const client = await openPool(await urlOf(await open())).connect()
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    expect(await faultOf(client.query('select $1::text', [circular]))).toBeNull()
    expect(await faultOf(client.query('select 1 / 0'))).toBeNull()
    client.release()
  })

  test('a query on a connection that PostgreSQL ends is lost', async () => {
    const client = await openPool(await urlOf(await open())).connect()
    const end = 'select pg_terminate_backend(pg_backend_pid())'
    expect(await faultOf(client.query(end))).toBe('lost')
    expect(await faultOf(client.query('select 1'))).toBe('lost')
    client.release(true)
  })

  test('a pool that stays in use is slow, and not away', async () => {
    const pool = openPool(await urlOf(await open()))
    const used = await pool.connect()
    pool.options.connectionTimeoutMillis = 1
    expect(await faultOf(pool.connect())).toBe('slow')
    used.release()
  })

  test('where nobody listens, or all connections are taken, it is away', async () => {
    const url = new URL(await urlOf(await open()))
    const admin = await openPool(url.href).connect()
    const role = `crowded_${newId().slice(0, 8)}`
    await admin.query(`create role ${role} login connection limit 0`)
    const crowded = new URL(url)
    crowded.username = role
    expect(await faultOf(openPool(crowded.href).connect())).toBe('away')
    await admin.query(`drop role ${role}`)
    admin.release()
    url.port = String(await freePort())
    expect(await faultOf(openPool(url.href).connect())).toBe('away')
  })
})
