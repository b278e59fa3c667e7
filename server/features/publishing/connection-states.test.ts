/** What becomes of a connection and its tokens, against the practice network over HTTP. */
import { expect, test } from 'vitest'
import {
  boardsOf,
  connect,
  connectingWorlds,
  connectionOf,
  MINUTE,
  readAgain,
  rowOf,
} from '../../../tests/support/pinterest/connecting-world.ts'
import { resetPassword } from '../../../tests/support/auth/two-step-servers.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { loseConnection, rememberTier, stopAccount } from './connections.store.ts'

const HOUR = 60 * MINUTE

testDatabases('states of connections', (open) => {
  const world = connectingWorlds(open)

  test('an access token that has ended is renewed once, however many ask', async () => {
    const at = await world()
    at.network.behaviour.accessLife = 90
    await connect(at)
    at.server.clock.advance(90_000)
    let renewals = 0
    at.network.behaviour.onRequest = ({ path }) => {
      if (path === '/oauth/token') renewals += 1
    }
    await Promise.all([readAgain(at), at.server.sweep()])
    expect([renewals, (await connectionOf(at))?.state]).toEqual([1, 'connected'])
  })

  test('a connection that the network takes no more is lost, and connecting again keeps everything', async () => {
    const at = await world()
    await connect(at)
    const before = await boardsOf(at)
    at.network.endTokens()
    expect(await readAgain(at)).toMatchObject({
      answer: { state: 'lost', boards_problem: 'refused' },
    })
    expect(await connect(at)).toMatchObject({
      answer: { state: 'connected', boards_problem: null, boards: [{}, {}, {}] },
    })
    expect(await boardsOf(at)).toEqual(before)
  })

  test('a rate limit is said, and the connection stays', async () => {
    const at = await world()
    await connect(at)
    at.network.behaviour.fault = () => 'rateLimited'
    expect(await readAgain(at)).toMatchObject({
      answer: { state: 'connected', boards_problem: 'limited' },
    })
    at.network.behaviour.fault = () => null
    expect(await readAgain(at)).toMatchObject({ answer: { boards_problem: null } })
  })

  test('a disconnected account forgets its tokens and keeps its boards', async () => {
    const at = await world()
    await connect(at)
    const before = await boardsOf(at)
    const params = { account_id: at.account_id }
    expect(await at.ada.client('endConnection', { params })).toEqual({ ok: true, answer: {} })
    const { root } = at.server.platform.database
    expect([
      await root.selectFrom('pinterest_tokens').select('id').execute(),
      await root.selectFrom('network_boards').select('board_id').execute(),
      await root.selectFrom('network_sections').select('section_id').execute(),
      await connectionOf(at),
    ]).toEqual([[], [], [], undefined])
    expect(await boardsOf(at)).toEqual(before)
    expect(await at.ada.client('endConnection', { params })).toMatchObject({
      failure: { code: 'not_found' },
    })
    await connect(at)
    expect(await boardsOf(at)).toEqual(before)
  })

  test('the first proof of the address ends the connection and attempts at one', async () => {
    const at = await world()
    await connect(at)
    const params = { account_id: at.account_id }
    const body = { network: 'practice' as const }
    expect(await at.ada.client('startConnection', { params, body })).toMatchObject({ ok: true })
    const { email } = at.ada.user
    const password = 'a new long one'
    const proof = { client: at.server.browser().client, email, password }
    expect(await resetPassword(at.server, proof)).toMatchObject({ ok: true })
    expect(await at.ada.client('login', { body: { email, password } })).toMatchObject({ ok: true })
    const { root } = at.server.platform.database
    const rows = async () => [
      await root.selectFrom('pinterest_tokens').select('id').execute(),
      await root.selectFrom('connection_attempts').select('user_id').execute(),
    ]
    expect([await connectionOf(at), ...(await rows())]).toEqual([undefined, [], []])
    await connect(at)
    at.server.clock.advance(61_000)
    expect(await resetPassword(at.server, proof)).toMatchObject({ ok: true })
    expect((await rows())[0]).toHaveLength(1)
  })

  test('what the network shows of the app is remembered, and stays when it is connected again', async () => {
    const at = await world()
    await connect(at)
    const { root } = at.server.platform.database
    expect(await connectionOf(at)).toMatchObject({ tier: null, problem: null })
    await rememberTier(root, at.account_id, 'trial')
    await connect(at)
    expect(await connectionOf(at)).toMatchObject({ tier: 'trial' })
    await rememberTier(root, at.account_id, 'standard')
    expect(await connectionOf(at)).toMatchObject({ tier: 'standard' })
    await rememberTier(root, at.account_id, 'sandbox')
    await rememberTier(root, at.account_id, 'standard')
    expect(await connectionOf(at)).toMatchObject({ tier: 'sandbox' })
  })

  test('a stopped account is not read, says why, and goes on when the person says so', async () => {
    const at = await world()
    await connect(at)
    const { root } = at.server.platform.database
    const why = { code: 'connections.spam', params: {} }
    expect(await stopAccount(root, at.account_id, why)).toBe(true)
    expect(await stopAccount(root, at.account_id, why)).toBe(false)
    let requests = 0
    at.network.behaviour.onRequest = () => (requests += 1)
    at.server.clock.advance(2 * HOUR)
    await at.server.sweep()
    await readAgain(at)
    expect(requests).toBe(0)
    expect(await connectionOf(at)).toMatchObject({
      state: 'stopped',
      problem: expect.stringContaining('spam'),
      problem_codes: { problem: why },
    })
    const eve = await at.server.signUp()
    const params = { account_id: at.account_id }
    expect(await eve.client('resumeConnection', { params })).toMatchObject({
      failure: { code: 'not_found' },
    })
    expect(await at.ada.client('resumeConnection', { params })).toMatchObject({
      answer: { state: 'connected', problem: null, boards_read_at: at.server.clock.now() },
    })
  })

  test('a connection that is lost by the tokens of an earlier connecting stays', async () => {
    const at = await world()
    await connect(at)
    const { root } = at.server.platform.database
    const rows = () => root.selectFrom('connections').selectAll().executeTakeFirstOrThrow()
    const before = await rows()
    await connect(at)
    await loseConnection(root, before)
    expect(await connectionOf(at)).toMatchObject({ state: 'connected' })
    await loseConnection(root, await rows())
    expect(await connectionOf(at)).toMatchObject({ state: 'lost' })
  })

  test('an answer that is not about the grant is tried again, later each time', async () => {
    const at = await world()
    at.network.behaviour.accessLife = 90
    await connect(at)
    at.network.behaviour.fault = ({ path }) => (path === '/oauth/token' ? 'notApproved' : null)
    const waits: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      at.server.clock.advance(HOUR)
      await at.server.sweep()
      const { state, boards_due_at } = await rowOf(at)
      waits.push((boards_due_at - at.server.clock.now()) / MINUTE)
      expect(state).toBe('connected')
    }
    expect(waits).toEqual([10, 10, 20, 40, 60, 60])
    at.network.behaviour.fault = () => null
    at.server.clock.advance(HOUR)
    await at.server.sweep()
    expect(await rowOf(at)).toMatchObject({ boards_problem: null, boards_failures: 0 })
  })

  test('a deleted account takes its connection and its tokens along', async () => {
    const at = await world()
    await connect(at)
    await at.ada.client('deleteAccount', { params: { account_id: at.account_id } })
    const { root } = at.server.platform.database
    expect([
      await root.selectFrom('connections').select('account_id').execute(),
      await root.selectFrom('pinterest_tokens').select('id').execute(),
    ]).toEqual([[], []])
  })
})
