/** Connecting an account, against the practice network over HTTP. */
import { expect, test } from 'vitest'
import {
  begin,
  boardsOf,
  connect,
  connectingWorlds,
  connectionOf,
  MINUTE,
  readAgain,
  rowOf,
} from '../../../tests/support/pinterest/connecting-world.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { PRACTICE_APP } from '../../platform/pinterest/networks.ts'

const HOUR = 60 * MINUTE

testDatabases('connecting', (open) => {
  const world = connectingWorlds(open)

  test('an account is connected, has its boards and sections, and its tokens are sealed', async () => {
    const at = await world()
    expect(await at.ada.client('listConnections', {})).toEqual({
      ok: true,
      answer: {
        offers: [{ network: 'practice', url: at.network.url, has_sandbox: false }],
        connections: [],
      },
    })
    expect(await connect(at)).toMatchObject({
      ok: true,
      answer: {
        account_id: at.account_id,
        network: 'practice',
        state: 'connected',
        username: 'practice',
        boards_read_at: at.server.clock.now(),
        boards_problem: null,
      },
    })
    const boards = await boardsOf(at)
    expect(boards.map(({ name, sections }) => [name, sections.map((part) => part.name)])).toEqual([
      ['Quick dinners', ['Vegetarian', 'One pot']],
      ['Home and garden', []],
      ['Weekend ideas', []],
    ])
    expect(await at.ada.client('listAccounts', {})).toMatchObject({
      answer: { accounts: [{ kind: 'practice' }] },
    })
    const rows = await at.server.platform.database.root
      .selectFrom('pinterest_tokens')
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/pin[ar]_/)
  })

  test('a state works once, for the user who started it, and not for ever', async () => {
    const at = await world()
    const eve = await at.server.signUp()
    const mine = await begin(at)
    expect(await eve.client('finishConnection', { body: mine })).toMatchObject({
      failure: { code: 'token_invalid' },
    })
    expect(await at.ada.client('finishConnection', { body: mine })).toMatchObject({ ok: true })
    expect(await at.ada.client('finishConnection', { body: mine })).toMatchObject({
      failure: { code: 'token_invalid' },
    })
    const late = await begin(at)
    at.server.clock.advance(HOUR)
    expect(await at.ada.client('finishConnection', { body: late })).toMatchObject({
      failure: { code: 'token_invalid' },
    })
    expect(
      await at.ada.client('finishConnection', { body: { ...late, state: 'made up' } }),
    ).toMatchObject({ failure: { code: 'token_invalid' } })
  })

  test('a code that the network refuses changes nothing', async () => {
    const at = await world()
    const { state } = await begin(at)
    expect(
      await at.ada.client('finishConnection', { body: { state, code: 'another' } }),
    ).toMatchObject({ failure: { code: 'token_invalid' } })
    expect(await connectionOf(at)).toBeUndefined()
  })

  test('a network that does not answer is busy, and nothing changes', async () => {
    const at = await world()
    const back = await begin(at)
    at.network.behaviour.fault = () => 'lostBefore'
    expect(await at.ada.client('finishConnection', { body: back })).toMatchObject({
      failure: { code: 'busy' },
    })
    expect(await connectionOf(at)).toBeUndefined()
  })

  test('foreign accounts are not there, and a network that is off says so', async () => {
    const at = await world()
    const eve = await at.server.signUp()
    const params = { account_id: at.account_id }
    await connect(at)
    for (const outcome of [
      await eve.client('startConnection', { params, body: { network: 'practice' } }),
      await eve.client('readBoards', { params }),
      await eve.client('endConnection', { params }),
    ])
      expect(outcome).toMatchObject({ failure: { code: 'not_found' } })
    expect(await eve.client('listConnections', {})).toMatchObject({ answer: { connections: [] } })
    expect(
      await at.ada.client('startConnection', { params, body: { network: 'pinterest' } }),
    ).toMatchObject({ failure: { code: 'service_off' } })
    expect(await connectionOf(at)).toMatchObject({ state: 'connected' })
  })

  test('an account stays whose it was on the network', async () => {
    const at = await world()
    await connect(at)
    at.network.behaviour.username = 'somebody-else'
    at.network.behaviour.userId = '2'
    expect(await connect(at)).toMatchObject({
      failure: { code: 'conflict', message: expect.stringContaining('somebody-else') },
    })
    expect(await connectionOf(at)).toMatchObject({ username: 'practice', state: 'connected' })
  })

  test('an account is who it is by the id of the network, and a new name is followed', async () => {
    const at = await world()
    await connect(at)
    expect(await rowOf(at)).toMatchObject({ network_user_id: '1' })
    at.network.behaviour.username = 'renamed'
    expect(await connect(at)).toMatchObject({ answer: { username: 'renamed' } })
    at.network.behaviour.userId = '2'
    expect(await connect(at)).toMatchObject({ failure: { code: 'conflict' } })
  })

  test('a connection from before ids were kept gets its id by the next reading', async () => {
    const at = await world()
    await connect(at)
    const { root } = at.server.platform.database
    await root.updateTable('connections').set({ network_user_id: null }).execute()
    at.network.behaviour.userId = '2'
    await readAgain(at)
    expect(await rowOf(at)).toMatchObject({ network_user_id: '2' })
  })

  test('an app that the network refuses is not put on the person', async () => {
    const at = await world()
    const given = await begin(at)
    at.network.behaviour.fault = () => 'notApproved'
    expect(await at.ada.client('finishConnection', { body: given })).toMatchObject({
      failure: { code: 'token_invalid', message: expect.stringContaining('app') },
    })
    const later = await begin(at)
    at.network.behaviour.fault = () => 'rateLimited'
    expect(await at.ada.client('finishConnection', { body: later })).toMatchObject({
      failure: { code: 'busy', message: expect.stringContaining('30 seconds') },
    })
    expect(await connectionOf(at)).toBeUndefined()
  })

  test('the address of the network names our app, its scopes and nothing secret', async () => {
    const at = await world()
    const started = await at.ada.client('startConnection', {
      params: { account_id: at.account_id },
      body: { network: 'practice' },
    })
    const url = new URL(started.ok ? started.answer.url : '')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: PRACTICE_APP.clientId,
      redirect_uri: 'http://localhost:3000/settings',
      scope: 'user_accounts:read,boards:read,boards:write,pins:read,pins:write',
    })
    expect(decodeURIComponent(url.href)).not.toContain(PRACTICE_APP.clientSecret)
  })

  test('what asks the network at once is limited for each person', async () => {
    const at = await world()
    await connect(at)
    const params = { account_id: at.account_id }
    const limited = { failure: { code: 'rate_limited', retryAfter: 60_000 } }
    const sandbox = async () =>
      at.ada.client('connectSandbox', { params, body: { token: 'made by hand' } })
    for (let nth = 0; nth < 8; nth += 1)
      expect(await sandbox()).toMatchObject({ failure: { code: 'service_off' } })
    expect(await sandbox()).toMatchObject(limited)
    const resume = async () => at.ada.client('resumeConnection', { params })
    const create = async (name: string) =>
      at.ada.client('createNetworkBoard', { params, body: { name } })
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await resume()).toMatchObject({ ok: true })
      expect(await create(`Board ${nth}`)).toMatchObject({ ok: true })
    }
    expect(await resume()).toMatchObject(limited)
    expect(await create('Board 10')).toMatchObject(limited)
    expect(at.network.documents.list('board')).toHaveLength(13)
    at.server.clock.advance(MINUTE)
    expect(await create('Board 10')).toMatchObject({ ok: true })
  })
})
