/** Connecting and reading boards, against the practice network over HTTP. */
import { expect, test } from 'vitest'
import type { Connection } from '#core/contract/connections.contract.ts'
import type { PracticeNetwork } from '../../../packages/practice-network/practice-network.ts'
import { followToNetwork, practiceNetworks } from '../../../tests/support/pinterest/practice.ts'
import { testDatabases } from '../../platform/database/test-databases.ts'
import { PRACTICE_APP, networksOf } from '../../platform/pinterest/networks.ts'
import { nameKey } from '../accounts/accounts.store.ts'
import { testServers } from '../../test-servers.ts'
import type { SignedUp, TestServer } from '../../testing.ts'
import { loseConnection, rememberTier, stopAccount } from './connections.store.ts'
import { publishingFeature } from './publishing.feature.ts'

const HOUR = 3_600_000

testDatabases('connections', (open) => {
  const startServer = testServers()
  const startNetwork = practiceNetworks('http://localhost:3000')

  interface World {
    readonly network: PracticeNetwork
    readonly server: TestServer
    readonly ada: SignedUp
    readonly account_id: string
  }

  async function world(): Promise<World> {
    const network = await startNetwork()
    const server = await startServer({
      database: await open(),
      features: (platform) => [
        publishingFeature(platform, {
          networks: networksOf({ pinterest: null, practiceUrl: network.url }),
          nameKey,
        }),
      ],
    })
    network.behaviour.now = () => server.clock.now()
    const ada = await server.signUp()
    return { network, server, ada, account_id: await newAccount(ada, 'Kitchen') }
  }

  async function newAccount({ client }: SignedUp, name: string): Promise<string> {
    const outcome = await client('createAccount', { body: { name } })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    return outcome.answer.id
  }

  async function begin({ ada, account_id }: Pick<World, 'ada' | 'account_id'>) {
    const started = await ada.client('startConnection', {
      params: { account_id },
      body: { network: 'practice' },
    })
    if (!started.ok) throw new Error(started.failure.message)
    const { state = '', code = '' } = await followToNetwork(started.answer.url)
    return { state, code }
  }

  const connect = async (at: Pick<World, 'ada' | 'account_id'>) =>
    at.ada.client('finishConnection', { body: await begin(at) })

  async function connectionOf({ ada }: World): Promise<Connection | undefined> {
    const outcome = await ada.client('listConnections', {})
    if (!outcome.ok) throw new Error(outcome.failure.message)
    return outcome.answer.connections[0]
  }

  async function boardsOf({ ada, account_id }: World) {
    const outcome = await ada.client('listBoards', { params: { account_id } })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    return outcome.answer.boards
  }

  const namesOf = async (at: World) => (await boardsOf(at)).map(({ name }) => name)

  const renameOnNetwork = ({ network }: World, from: string, to: string): void => {
    const board = network.documents.list('board').find(({ name }) => name === from)
    if (board === undefined) throw new Error(`There is no board ${from}.`)
    network.documents.put('board', board.id, { ...board, name: to })
  }

  const readAgain = async ({ ada, account_id }: World) =>
    ada.client('readBoards', { params: { account_id } })

  test('an account is connected, has its boards and sections, and its tokens are sealed', async () => {
    const at = await world()
    expect(await at.ada.client('listConnections', {})).toEqual({
      ok: true,
      answer: { offers: [{ network: 'practice', url: at.network.url }], connections: [] },
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

  test('a state works once, for whoever started it, and not for ever', async () => {
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

  test('boards come from every page, and one of the same name becomes one', async () => {
    const at = await world()
    const params = { account_id: at.account_id }
    const own = await at.ada.client('createBoard', { params, body: { name: 'WEEKEND ideas' } })
    const mine = own.ok ? own.answer.id : ''
    await at.ada.client('createBoard', { params, body: { name: 'Only here' } })
    at.network.behaviour.maxPage = 1
    await connect(at)
    const boards = await boardsOf(at)
    expect(boards.map(({ name }) => name)).toEqual([
      'Weekend ideas',
      'Only here',
      'Quick dinners',
      'Home and garden',
    ])
    const linked = (await connectionOf(at))?.boards.map(({ board_id }) => board_id)
    expect([linked?.length, linked?.includes(mine)]).toEqual([3, true])
  })

  test('names that change places are followed, and the boards stay the same', async () => {
    const at = await world()
    await connect(at)
    const before = await boardsOf(at)
    renameOnNetwork(at, 'Quick dinners', 'x')
    renameOnNetwork(at, 'Weekend ideas', 'Quick dinners')
    renameOnNetwork(at, 'x', 'Weekend ideas')
    expect(await readAgain(at)).toMatchObject({ ok: true })
    const after = await boardsOf(at)
    expect(after.map(({ id, name }) => [id, name])).toEqual([
      [before[0]?.id, 'Weekend ideas'],
      [before[1]?.id, 'Home and garden'],
      [before[2]?.id, 'Quick dinners'],
    ])
  })

  test('a board that has gone is marked, and one made again under its name takes its place', async () => {
    const at = await world()
    await connect(at)
    const [first] = await boardsOf(at)
    const there = at.network.documents.list('board').find(({ name }) => name === first?.name)
    at.network.documents.remove('board', there?.id ?? '')
    await readAgain(at)
    const gone = async () =>
      (await connectionOf(at))?.boards.filter(({ is_gone }) => is_gone).map((one) => one.board_id)
    expect([await gone(), await namesOf(at)]).toEqual([
      [first?.id],
      ['Quick dinners', 'Home and garden', 'Weekend ideas'],
    ])
    const id = at.network.documents.nextId()
    at.network.documents.put('board', id, {
      id,
      name: 'Quick dinners',
      description: null,
      privacy: 'PUBLIC',
      created_at: 0,
    })
    await readAgain(at)
    expect([await gone(), (await boardsOf(at))[0]?.id, (await boardsOf(at)).length]).toEqual([
      [],
      first?.id,
      3,
    ])
  })

  test('boards are read again every hour, and no sooner', async () => {
    const at = await world()
    await connect(at)
    renameOnNetwork(at, 'Home and garden', 'Garden')
    await at.server.sweep()
    expect(await namesOf(at)).toContain('Home and garden')
    at.server.clock.advance(HOUR)
    await at.server.sweep()
    expect(await namesOf(at)).toContain('Garden')
  })

  test('an access token that has ended is renewed once, however many ask', async () => {
    const at = await world()
    at.network.behaviour.accessLife = 90
    await connect(at)
    at.server.clock.advance(90_000)
    let renewals = 0
    at.network.behaviour.onRequest = ({ path }) => {
      if (path === '/oauth/token') renewals += 1
    }
    await Promise.all([readAgain(at), readAgain(at), at.server.sweep()])
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

  test('an account stays whose it was on the network', async () => {
    const at = await world()
    await connect(at)
    at.network.behaviour.username = 'somebody-else'
    expect(await connect(at)).toMatchObject({
      failure: { code: 'conflict', message: expect.stringContaining('somebody-else') },
    })
    expect(await connectionOf(at)).toMatchObject({ username: 'practice', state: 'connected' })
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
    expect(await connectionOf(at)).toMatchObject({ state: 'stopped', problem: why })
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
})
