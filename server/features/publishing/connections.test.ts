/** Connecting and reading boards, against the practice network over HTTP. */
import { expect, test } from 'vitest'
import type { Connection } from '#core/contract/connections.contract.ts'
import type { PracticeNetwork } from '../../../packages/practice-network/practice-network.ts'
import { followToNetwork, practiceNetworks } from '../../../tests/support/pinterest/practice.ts'
import { testDatabases } from '../../platform/database/test-databases.ts'
import { PRACTICE_APP, networksOf } from '../../platform/pinterest/networks.ts'
import { nameKey } from '../accounts/accounts.store.ts'
import { findBoard } from '../accounts/boards.store.ts'
import { testServers } from '../../test-servers.ts'
import type { SignedUp, TestServer } from '../../testing.ts'
import { loseConnection, rememberTier, stopAccount } from './connections.store.ts'
import { publishingFeature } from './publishing.feature.ts'

const MINUTE = 60_000
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
          findBoard,
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

  /** A person may once a minute. */
  const readAgain = async ({ ada, account_id, server }: World) => {
    server.clock.advance(MINUTE)
    return ada.client('readBoards', { params: { account_id } })
  }

  const rowOf = async ({ server }: World) =>
    server.platform.database.root.selectFrom('connections').selectAll().executeTakeFirstOrThrow()

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

  test('a person reads boards once a minute, and is told how long to wait', async () => {
    const at = await world()
    await connect(at)
    const params = { account_id: at.account_id }
    expect(await at.ada.client('readBoards', { params })).toMatchObject({ ok: true })
    at.server.clock.advance(20_000)
    expect(await at.ada.client('readBoards', { params })).toMatchObject({
      failure: { code: 'rate_limited', message: expect.stringContaining('40 seconds') },
    })
    at.server.clock.advance(40_000)
    expect(await at.ada.client('readBoards', { params })).toMatchObject({ ok: true })
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

  test('a reading that began before the account was connected again changes nothing', async () => {
    const at = await world()
    await connect(at)
    const { root } = at.server.platform.database
    renameOnNetwork(at, 'Home and garden', 'Garden')
    let isHeld = false
    const before = await namesOf(at)
    at.network.behaviour.onRequest = ({ path }) => {
      if (path === '/boards') isHeld = true
    }
    const reading = readAgain(at)
    while (!isHeld) await new Promise((resolve) => setTimeout(resolve, 1))
    await root.updateTable('connections').set({ reading_id: 'another' }).execute()
    await reading
    expect([await namesOf(at), (await rowOf(at)).reading_id]).toEqual([before, 'another'])
  })

  test('sections that change names stay the same, and two that differ in case are both there', async () => {
    const at = await world()
    await connect(at)
    const sectionsOf = async () => (await boardsOf(at))[0]?.sections ?? []
    const before = await sectionsOf()
    const { documents } = at.network
    const [one, other] = documents.list('section')
    if (one === undefined || other === undefined) throw new Error('There are no sections.')
    documents.put('section', one.id, { ...one, name: other.name })
    documents.put('section', other.id, { ...other, name: one.name })
    const id = documents.nextId()
    documents.put('section', id, { id, board_id: one.board_id, name: one.name.toUpperCase() })
    for (let time = 0; time < 2; time += 1) {
      expect(await readAgain(at)).toMatchObject({ answer: { boards_problem: null } })
      expect((await sectionsOf()).map((section) => [section.id, section.name])).toEqual([
        [before[0]?.id, other.name],
        [before[1]?.id, one.name],
        [expect.any(String), one.name.toUpperCase()],
      ])
    }
  })

  test('sections of more than thirty boards are read over several runs, each board once first', async () => {
    const at = await world()
    const { documents } = at.network
    for (let number = 0; number < 70; number += 1) {
      const id = documents.nextId()
      const board = { id, name: `Board ${number}`, description: null, created_at: 0 }
      documents.put('board', id, { ...board, privacy: 'PUBLIC' })
      documents.put('section', `s${id}`, { id: `s${id}`, board_id: id, name: 'Only' })
    }
    await connect(at)
    const withSections = async () =>
      (await boardsOf(at)).filter(({ sections }) => sections.length > 0).length
    const counts = [await withSections()]
    for (let run = 0; run < 2; run += 1) {
      at.server.clock.advance(10 * MINUTE)
      await at.server.sweep()
      counts.push(await withSections())
    }
    // One of the first three boards has sections, and 70 of the others.
    expect(counts).toEqual([28, 58, 71])
    expect((await rowOf(at)).boards_due_at - at.server.clock.now()).toBe(HOUR)
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

  test('a board and a section of the network can be renamed and deleted there only', async () => {
    const at = await world()
    await connect(at)
    const [board] = await boardsOf(at)
    const [section] = board?.sections ?? []
    if (board === undefined || section === undefined) throw new Error('There is no section.')
    const params = { account_id: at.account_id, board_id: board.id }
    const ofSection = { params: { ...params, section_id: section.id } }
    const body = { name: 'Mine' }
    const refused = { failure: { code: 'conflict', message: expect.stringContaining('network') } }
    const ask = async () => [
      await at.ada.client('renameBoard', { params, body }),
      await at.ada.client('deleteBoard', { params }),
      await at.ada.client('renameSection', { ...ofSection, body }),
      await at.ada.client('deleteSection', ofSection),
    ]
    for (const answer of await ask()) expect(answer).toMatchObject(refused)
    await at.ada.client('endConnection', { params: { account_id: at.account_id } })
    expect(await at.ada.client('deleteSection', ofSection)).toMatchObject({ ok: true })
    expect(await at.ada.client('deleteBoard', { params })).toMatchObject({ ok: true })
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
