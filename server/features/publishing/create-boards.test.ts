/** Boards that are made on the network from here, and tokens of its sandbox, over HTTP. */
import { expect, test } from 'vitest'
import { followToNetwork, practiceNetworks } from '../../../tests/support/pinterest/practice.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { createNetworkTokens } from '../../platform/pinterest/network-tokens.ts'
import { PRACTICE_APP, networksOf } from '../../platform/pinterest/networks.ts'
import { nameKey } from '../accounts/accounts.store.ts'
import { findBoard } from '../accounts/boards.store.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { publishingFeature } from './publishing.feature.ts'

testDatabases('boards of a network', (open) => {
  const startServer = testServers()
  const startNetwork = practiceNetworks('http://localhost:3000')

  async function world() {
    const network = await startNetwork()
    const sandbox = await startNetwork({ access: 'sandbox', userId: '7', username: 'sandy' })
    const pinterest = {
      ...PRACTICE_APP,
      apiUrl: `${network.url}v5`,
      oauthUrl: `${network.url}oauth/`,
      sandboxUrl: `${sandbox.url}v5`,
    }
    const networks = networksOf({ pinterest, practiceUrl: null })
    const server = await startServer({
      database: await open(),
      features: (platform) => [
        publishingFeature(platform, {
          networks,
          tokensFor: createNetworkTokens(platform, networks),
          nameKey,
          findBoard,
        }),
      ],
    })
    for (const each of [network, sandbox]) each.behaviour.now = () => server.clock.now()
    const { client } = await server.signUp()
    const made = await client('createAccount', { body: { name: 'Kitchen' } })
    if (!made.ok) throw new Error(made.failure.message)
    const params = { account_id: made.answer.id }
    const connect = async () => {
      const started = await client('startConnection', { params, body: { network: 'pinterest' } })
      const { state = '', code = '' } = await followToNetwork(started.ok ? started.answer.url : '')
      return client('finishConnection', { body: { state, code } })
    }
    const create = async (name: string) => client('createNetworkBoard', { params, body: { name } })
    const boards = async () => {
      const listed = await client('listBoards', { params })
      return listed.ok ? listed.answer.boards : []
    }
    const there = () => network.documents.list('board').map(({ name }) => name)
    const connection = async () => {
      const listed = await client('listConnections', {})
      return listed.ok ? listed.answer.connections[0] : undefined
    }
    return { network, sandbox, server, client, params, connect, create, boards, there, connection }
  }

  const BOARDS = ['Quick dinners', 'Home and garden', 'Weekend ideas']

  test('a board and its section are made on the network, and linked here', async () => {
    const at = await world()
    await at.connect()
    const made = await at.create('Soups')
    expect(made).toMatchObject({ ok: true, answer: { name: 'Soups', sections: [] } })
    const board_id = made.ok ? made.answer.id : ''
    expect(at.there()).toEqual([...BOARDS, 'Soups'])
    expect((await at.connection())?.boards).toContainEqual({ board_id, is_gone: false })
    const params = { ...at.params, board_id }
    const section = { params, body: { name: 'Cold' } }
    expect(await at.client('createNetworkSection', section)).toMatchObject({
      answer: { name: 'Soups', sections: [{ name: 'Cold' }] },
    })
    expect(await at.client('createNetworkSection', section)).toMatchObject({
      failure: { code: 'conflict' },
    })
    at.server.clock.advance(60_000)
    await at.client('readBoards', { params: at.params })
    expect((await at.boards()).map(({ name, sections }) => [name, sections.length])).toEqual([
      ...BOARDS.map((name, place) => [name, place === 0 ? 2 : 0]),
      ['Soups', 1],
    ])
  })

  test('a board that is only here is made on the network under its name', async () => {
    const at = await world()
    const own = await at.client('createBoard', { params: at.params, body: { name: 'Soups' } })
    await at.connect()
    expect(await at.create('Soups')).toMatchObject({
      answer: { id: own.ok ? own.answer.id : '' },
    })
    expect((await at.boards()).length).toBe(4)
  })

  test('a board whose answer was lost is found by its name, and made once', async () => {
    const at = await world()
    await at.connect()
    let isLost = true
    at.network.behaviour.fault = ({ method, path }) => {
      if (method !== 'POST' || path !== '/boards' || !isLost) return null
      isLost = false
      const id = at.network.documents.nextId()
      const board = { id, name: 'Soups', description: null, created_at: 0 }
      at.network.documents.put('board', id, { ...board, privacy: 'PUBLIC' })
      return 'lostBefore'
    }
    expect(await at.create('Soups')).toMatchObject({ ok: true, answer: { name: 'Soups' } })
    expect(at.there()).toEqual([...BOARDS, 'Soups'])
  })

  test('a board of a name that the network has is refused, or taken when it was not read yet', async () => {
    const at = await world()
    await at.connect()
    expect(await at.create('quick dinners')).toMatchObject({
      failure: { code: 'conflict', message: expect.stringContaining('quick dinners') },
    })
    const id = at.network.documents.nextId()
    const board = { id, name: 'Soups', description: null, created_at: 0 }
    at.network.documents.put('board', id, { ...board, privacy: 'PUBLIC' })
    expect(await at.create('Soups')).toMatchObject({ ok: true })
    expect(at.there()).toEqual([...BOARDS, 'Soups'])
  })

  test('what could not be made says why, and changes nothing', async () => {
    const at = await world()
    expect(await at.create('Soups')).toMatchObject({ failure: { code: 'not_found' } })
    await at.connect()
    const failures = [
      ['notApproved', 'conflict', 'does not let'],
      ['rateLimited', 'busy', '30 seconds'],
      ['errorBefore', 'busy', 'did not answer'],
    ] as const
    for (const [fault, code, words] of failures) {
      at.network.behaviour.fault = ({ method }) => (method === 'POST' ? fault : null)
      expect(await at.create('Soups')).toMatchObject({
        failure: { code, message: expect.stringContaining(words) },
      })
    }
    at.network.behaviour.fault = () => null
    expect([at.there(), (await at.boards()).length]).toEqual([BOARDS, 3])
    at.network.endTokens()
    expect(await at.create('Soups')).toMatchObject({ failure: { code: 'conflict' } })
    expect(await at.connection()).toMatchObject({ state: 'lost' })
  })

  test('a token of the sandbox connects to the sandbox, is marked as such, and ends', async () => {
    const at = await world()
    const listed = await at.client('listConnections', {})
    expect(listed).toMatchObject({ answer: { offers: [{ has_sandbox: true }] } })
    const paste = async (token: string) =>
      at.client('connectSandbox', { params: at.params, body: { token } })
    expect(await paste('made up')).toMatchObject({ failure: { code: 'token_invalid' } })
    const scopes = ['user_accounts:read', 'boards:read', 'boards:write']
    expect(await paste(at.sandbox.issueSandboxToken(scopes))).toMatchObject({
      answer: { state: 'connected', tier: 'sandbox', username: 'sandy', boards: [{}, {}, {}] },
    })
    expect(await at.create('Soups')).toMatchObject({ ok: true })
    expect([at.there(), at.sandbox.documents.list('board').length]).toEqual([BOARDS, 4])
    at.server.clock.advance(86_400_000)
    await at.server.sweep()
    expect(await at.connection()).toMatchObject({ state: 'lost', tier: 'sandbox' })
    expect(await paste(at.sandbox.issueSandboxToken(scopes))).toMatchObject({
      answer: { state: 'connected', tier: 'sandbox' },
    })
  })

  test('the sandbox and the network itself never change places in one account', async () => {
    const at = await world()
    at.network.behaviour.userId = '7'
    await at.connect()
    const token = at.sandbox.issueSandboxToken(['user_accounts:read', 'boards:read'])
    expect(await at.client('connectSandbox', { params: at.params, body: { token } })).toMatchObject(
      { failure: { code: 'conflict', message: expect.stringContaining('different boards') } },
    )
    await at.client('endConnection', { params: at.params })
    await at.client('connectSandbox', { params: at.params, body: { token } })
    expect(await at.connect()).toMatchObject({ failure: { code: 'conflict' } })
    expect(await at.connection()).toMatchObject({ tier: 'sandbox' })
  })
})
