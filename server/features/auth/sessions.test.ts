import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'
import { recordSignIn } from './known-devices.store.ts'
import { hashToken, newToken } from './tokens.ts'

const DAY = 24 * 3_600_000

testDatabases('sessions', (open) => {
  const startServer = testServers()
  const start = async () => startServer({ database: await open() })

  test('slide for thirty days and then end', async () => {
    const server = await start()
    const { client } = await server.signUp()
    server.clock.advance(29 * DAY)
    expect(await client('currentUser', {})).toMatchObject({ ok: true })
    server.clock.advance(29 * DAY)
    expect(await client('currentUser', {})).toMatchObject({ ok: true })
    server.clock.advance(30 * DAY)
    expect(await client('currentUser', {})).toMatchObject({ failure: { status: 401 } })
  })

  test('are listed with the one that asks, and end one by one or all others at once', async () => {
    const server = await start()
    const { client, user } = await server.signUp()
    const [phone, tablet] = [server.browser().client, server.browser().client]
    for (const device of [phone, tablet])
      await device('login', { body: { email: user.email, password: TEST_PASSWORD } })
    const listed = await client('listSessions', {})
    if (!listed.ok) throw new Error('not listed')
    expect(listed.answer.sessions.map(({ current }) => String(current)).toSorted()).toEqual([
      'false',
      'false',
      'true',
    ])
    const [one] = listed.answer.sessions.filter(({ current }) => !current)
    expect(await client('endSession', { params: { session_id: one?.id ?? '' } })).toMatchObject({
      ok: true,
    })
    const alive = await Promise.all(
      [phone, tablet].map(async (device) => device('currentUser', {})),
    )
    expect(alive.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await client('endOtherSessions', {})).toMatchObject({ ok: true })
    for (const device of [phone, tablet])
      expect(await device('currentUser', {})).toMatchObject({ ok: false })
    expect(await client('currentUser', {})).toMatchObject({ ok: true })
  })

  test('signing in again replaces the session it stands in', async () => {
    const server = await start()
    const { client, user } = await server.signUp()
    await client('login', { body: { email: user.email, password: TEST_PASSWORD } })
    const listed = await client('listSessions', {})
    expect(listed.ok && listed.answer.sessions.map(({ current }) => current)).toEqual([true])
  })

  test('a device cookie that we have not made is replaced', async () => {
    const server = await start()
    const { client, user } = await server.signUp()
    const { root } = server.platform.database
    await root.deleteFrom('known_devices').execute()
    const known = async () =>
      (await root.selectFrom('known_devices').select('token_hash').execute()).map(
        ({ token_hash }) => token_hash,
      )
    const login = async (device: string) => {
      const browser = server.browser()
      browser.cookies.set('device', device)
      await browser.client('login', { body: { email: user.email, password: TEST_PASSWORD } })
      return browser.cookies.get('device')
    }
    expect(await client('currentUser', {})).toMatchObject({ ok: true })
    const made = await login('guessed')
    expect(made).not.toBe('guessed')
    expect(await known()).toEqual([hashToken(made ?? '')])
    expect(await login(made ?? '')).toBe(made)
    expect(await known()).toHaveLength(1)
  })

  test('two sign-ins at once with one device cookie both succeed', async ({ skip }) => {
    const server = await start()
    const { database } = server.platform
    if (database.kind === 'sqlite') skip()
    const { user } = await server.signUp()
    const device = { tokenHash: hashToken(newToken()), now: 1 }
    const [recorded, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = database.transaction(async (tx) => {
      const answer = await recordSignIn(tx, user.id, device)
      recorded.resolve()
      await commit.promise
      return answer
    })
    await recorded.promise
    const second = database.transaction(async (tx) => recordSignIn(tx, user.id, device))
    await vi.waitUntil(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.root)
      return rows.length > 0
    })
    commit.resolve()
    expect(await Promise.all([first, second])).toEqual(['new', 'known'])
  })

  test('of somebody else cannot be ended', async () => {
    const server = await start()
    const [ada, eve] = [await server.signUp(), await server.signUp()]
    const listed = await ada.client('listSessions', {})
    const id = listed.ok ? (listed.answer.sessions[0]?.id ?? '') : ''
    expect(await eve.client('endSession', { params: { session_id: id } })).toMatchObject({
      failure: { code: 'not_found' },
    })
    expect(await ada.client('currentUser', {})).toMatchObject({ ok: true })
  })

  test('that have run out leave the store at the next cleaning, and so do links', async () => {
    const server = await start()
    const { client, user } = await server.signUp()
    await client('requestReset', { body: { email: user.email } })
    const { root } = server.platform.database
    const left = async () => [
      (await root.selectFrom('sessions').select('id').execute()).length,
      (await root.selectFrom('email_tokens').select('id').execute()).length,
    ]
    await expect.poll(left).toEqual([1, 1])
    await server.sweep()
    expect(await left()).toEqual([1, 1])
    server.clock.advance(2 * 3_600_000)
    await server.sweep()
    expect(await left()).toEqual([1, 0])
    server.clock.advance(31 * DAY)
    await server.sweep()
    expect(await left()).toEqual([0, 0])
  })

  test('the store holds no key that opens one', async () => {
    const server = await start()
    const { browser } = await server.signUp()
    const rows = await server.platform.database.root.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sessionid'))
  })
})
