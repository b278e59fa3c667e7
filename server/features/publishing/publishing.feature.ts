/** Accounts that are connected to a network, with the boards that they have there. */
import { connectionCalls } from '#core/contract/account/connections.contract.ts'
import type { Connection, NetworkOffer } from '#core/contract/account/connections.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import type { RateLimit } from '../../platform/http/limits/rate-limit.ts'
import type { Route } from '../../platform/http/route.ts'
import { redirectUriOf } from '../../platform/pinterest/networks.ts'
import type { Networks } from '../../platform/pinterest/networks.ts'
import type { Platform } from '../../platform/platform.ts'
import { connectSandbox, finishConnecting, networkOff, startConnecting } from './connect.ts'
import {
  claimAskedReading,
  deleteConnection,
  deleteConnectionsOf,
  deleteOldAttempts,
  findConnection,
  listConnections,
  ownsAccount,
  presentConnection,
  resumeAccount,
} from './connections.store.ts'
import type { Owned } from './connections.store.ts'
import { createNetworkBoard, createNetworkSection } from './create-boards.ts'
import type { CreateBoardsNeeds } from './create-boards.ts'
import { readBoards, readDueBoards, shortenReadingTimes } from './read-boards.ts'
import type { ReadBoardsNeeds } from './read-boards.ts'

export interface PublishingNeeds {
  readonly networks: Networks
  /** Names of boards are unique by this. */
  readonly nameKey: (name: string) => string
  readonly findBoard: CreateBoardsNeeds['findBoard']
  readonly tokensFor: Needs['tokensFor']
}

const NO_ACCOUNT = notFound('account')
const NO_CONNECTION = notFound('connection')

export function publishingFeature(
  { config, database, clock, log }: Platform,
  { networks, nameKey, findBoard, tokensFor }: PublishingNeeds,
): Feature {
  const needs = {
    database,
    clock,
    log,
    networks,
    nameKey,
    findBoard,
    tokensFor,
    limit: createRateLimit({ database, clock }),
    redirectUri: redirectUriOf(config.publicUrl),
  }
  return {
    name: 'publishing',
    cleanupJobs: [
      { name: 'unfinished connections', run: async (now) => deleteOldAttempts(database.root, now) },
      { name: 'unread boards of connected accounts', run: async () => readDueBoards(needs) },
    ],
    removeUnproven: async (tx, owner) =>
      (await deleteConnectionsOf(tx, owner)) ? ['connections'] : [],
    afterClockBack: async (now) => shortenReadingTimes(database.root, now),
    ...readRegularly(needs),
    exportParts: async (owner) => [
      {
        path: 'connections.json',
        read: async () => JSON.stringify(await listConnections(database.root, owner), null, 2),
      },
    ],
    routes: (route) => {
      connectRoutes(route, needs)
      connectionRoutes(route, needs)
      creatingRoutes(route, needs)
    },
  }
}

/** The sweep comes once an hour; what failed, and sections that wait, are due sooner. ms */
const READ_EVERY = 60_000

function readRegularly(needs: Needs): Pick<Feature, 'start' | 'stop'> {
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const read = async (): Promise<void> => {
    try {
      await readDueBoards(needs)
    } catch (error) {
      needs.log.error('Boards could not be read', { error })
    }
  }
  return {
    start: () => {
      timer = setInterval(() => void (last = last.then(read)), READ_EVERY).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}

type Needs = Parameters<typeof finishConnecting>[0] &
  ReadBoardsNeeds &
  CreateBoardsNeeds & {
    /** Of what asks the network at once, by person and kind. */
    readonly limit: RateLimit
  }

function connectRoutes(route: Route, needs: Needs): void {
  const { database, networks } = needs
  route(connectionCalls.startConnection, async ({ user, params, body, raw }) => {
    const refusal = await needs.limit.check('connect', raw.ip, user.id)
    if (refusal !== null) return refusal
    const of = { owner: user.id, accountId: params.account_id }
    if (!(await ownsAccount(database.root, of))) return NO_ACCOUNT
    const access = networks[body.network]
    if (access === undefined) return networkOff(body.network)
    return { url: await startConnecting(needs, of, { network: body.network, access }) }
  })
  route(connectionCalls.finishConnection, async ({ user, body, raw }) => {
    const refusal = await needs.limit.check('connect', raw.ip, user.id)
    if (refusal !== null) return refusal
    return withBoards(needs, user.id, await finishConnecting(needs, user.id, body))
  })
  route(connectionCalls.connectSandbox, async ({ user, params, body, raw }) => {
    const refusal = await needs.limit.check('connect', raw.ip, user.id)
    if (refusal !== null) return refusal
    const of = { owner: user.id, accountId: params.account_id }
    if (!(await ownsAccount(database.root, of))) return NO_ACCOUNT
    return withBoards(needs, user.id, await connectSandbox(needs, of, body.token))
  })
}

async function withBoards(
  needs: Needs,
  owner: string,
  connected: Connection | Refusal,
): Promise<Connection | Refusal> {
  if (!('account_id' in connected)) return connected
  return (await readNow(needs, { owner, accountId: connected.account_id })) ?? connected
}

function creatingRoutes(route: Route, needs: Needs): void {
  route(
    connectionCalls.createNetworkBoard,
    async ({ user, params, body, raw }) =>
      (await needs.limit.check('new board', raw.ip, user.id)) ??
      createNetworkBoard(needs, { owner: user.id, accountId: params.account_id }, body.name),
  )
  route(
    connectionCalls.createNetworkSection,
    async ({ user, params, body, raw }) =>
      (await needs.limit.check('new board', raw.ip, user.id)) ??
      createNetworkSection(
        needs,
        { owner: user.id, accountId: params.account_id },
        { boardId: params.board_id, name: body.name },
      ),
  )
}

function connectionRoutes(route: Route, needs: Needs): void {
  const { database, networks } = needs
  route(connectionCalls.listConnections, async ({ user }) => ({
    offers: offersOf(networks),
    connections: await listConnections(database.root, user.id),
  }))
  route(connectionCalls.readBoards, async ({ user, params }) => {
    const of = { owner: user.id, accountId: params.account_id }
    if ((await findConnection(database.root, of)) === undefined) return NO_CONNECTION
    const wait = await claimAskedReading(database.root, of.accountId, needs.clock.now())
    return wait > 0 ? readLately(wait) : ((await readNow(needs, of)) ?? NO_CONNECTION)
  })
  route(connectionCalls.resumeConnection, async ({ user, params, raw }) => {
    const refusal = await needs.limit.check('resume', raw.ip, user.id)
    if (refusal !== null) return refusal
    const of = { owner: user.id, accountId: params.account_id }
    if ((await findConnection(database.root, of)) === undefined) return NO_CONNECTION
    await resumeAccount(database.root, of.accountId, needs.clock.now())
    return (await readNow(needs, of)) ?? NO_CONNECTION
  })
  route(connectionCalls.endConnection, async ({ user, params }) => {
    const of = { owner: user.id, accountId: params.account_id }
    return (await database.transaction((tx) => deleteConnection(tx, of))) ? {} : NO_CONNECTION
  })
}

function readLately(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1_000)
  return refuse('rate_limited', problem('connections.readLately', { seconds }), {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** The connection after its boards were read; undefined when there is none. */
async function readNow(needs: Needs, of: Owned) {
  const row = await findConnection(needs.database.root, of)
  if (row === undefined) return undefined
  if (row.state === 'connected') await readBoards(needs, row)
  const after = await findConnection(needs.database.root, of)
  return after === undefined ? undefined : presentConnection(needs.database.root, after)
}

const offersOf = (networks: Networks): NetworkOffer[] =>
  (['pinterest', 'practice'] as const).flatMap((network) => {
    const access = networks[network]
    return access === undefined
      ? []
      : [
          {
            network,
            url: access.webUrl,
            has_sandbox: access.sandboxUrl !== null,
          },
        ]
  })
