/** A server with an account and a practice network, for tests of connecting over HTTP. */
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { PracticeNetwork } from '../../../packages/practice-network/practice-network.ts'
import { nameKey } from '../../../server/features/accounts/accounts.store.ts'
import { findBoard } from '../../../server/features/accounts/boards.store.ts'
import { publishingFeature } from '../../../server/features/publishing/publishing.feature.ts'
import type { OpenTestDatabase } from '../database/test-databases.ts'
import { createNetworkTokens } from '../../../server/platform/pinterest/network-tokens.ts'
import { networksOf } from '../../../server/platform/pinterest/networks.ts'
import { testServers } from '../server/test-servers.ts'
import type { SignedUp, TestServer } from '../server/test-server.ts'
import { followToNetwork, practiceNetworks } from './practice.ts'

export const MINUTE = 60_000

export interface ConnectingWorld {
  readonly network: PracticeNetwork
  readonly server: TestServer
  readonly ada: SignedUp
  readonly account_id: string
}
type World = ConnectingWorld

/** Starts worlds that end after their test. */
export function connectingWorlds(open: OpenTestDatabase): () => Promise<World> {
  const startServer = testServers()
  const startNetwork = practiceNetworks('http://localhost:3000')
  return async () => {
    const network = await startNetwork()
    const networks = networksOf({ pinterest: null, practiceUrl: network.url })
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
    network.behaviour.now = () => server.clock.now()
    const ada = await server.signUp()
    return { network, server, ada, account_id: await newAccount(ada, 'Kitchen') }
  }
}

export async function newAccount({ client }: SignedUp, name: string): Promise<string> {
  const outcome = await client('createAccount', { body: { name } })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer.id
}

export async function begin({ ada, account_id }: Pick<World, 'ada' | 'account_id'>) {
  const started = await ada.client('startConnection', {
    params: { account_id },
    body: { network: 'practice' },
  })
  if (!started.ok) throw new Error(started.failure.message)
  const { state = '', code = '' } = await followToNetwork(started.answer.url)
  return { state, code }
}

export const connect = async (at: Pick<World, 'ada' | 'account_id'>) =>
  at.ada.client('finishConnection', { body: await begin(at) })

export async function connectionOf({ ada }: World): Promise<Connection | undefined> {
  const outcome = await ada.client('listConnections', {})
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer.connections[0]
}

export async function boardsOf({ ada, account_id }: World) {
  const outcome = await ada.client('listBoards', { params: { account_id } })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer.boards
}

export const namesOf = async (at: World) => (await boardsOf(at)).map(({ name }) => name)

export const renameOnNetwork = ({ network }: World, from: string, to: string): void => {
  const board = network.documents.list('board').find(({ name }) => name === from)
  if (board === undefined) throw new Error(`There is no board ${from}.`)
  network.documents.put('board', board.id, { ...board, name: to })
}

/** A person may once a minute. */
export const readAgain = async ({ ada, account_id, server }: World) => {
  server.clock.advance(MINUTE)
  return ada.client('readBoards', { params: { account_id } })
}

export const rowOf = async ({ server }: World) =>
  server.platform.database.root.selectFrom('connections').selectAll().executeTakeFirstOrThrow()
