/**
 * Connecting by OAuth: the person goes to the network with a state that only they were given, and
 * comes back with it and a code. Nothing changes until the code is worth tokens.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Connection, NetworkName } from '#core/contract/account/connections.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { NetworkAccess, Networks } from '../../platform/pinterest/networks.ts'
import type { Refused } from '../../platform/pinterest/pinterest-call.ts'
import type { PinterestTokens, Redeemed } from '../../platform/pinterest/pinterest-tokens.ts'
import {
  findConnection,
  insertAttempt,
  presentConnection,
  putConnection,
  redeemAttempt,
  tokensOf,
} from './connections.store.ts'
import type { ConnectionRow, Owned } from './connections.store.ts'
import { readUser } from './network-user.ts'
import type { NetworkUser } from './network-user.ts'

export interface ConnectNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly networks: Networks
  readonly tokensFor: (network: NetworkName) => PinterestTokens | null
  readonly redirectUri: string
}

const SCOPES = ['user_accounts:read', 'boards:read', 'boards:write', 'pins:read', 'pins:write']
/** ms */
const ATTEMPT_LIFE = 1_800_000

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex')

export const networkOff = (network: NetworkName): Refusal =>
  refuse('service_off', problem(`connections.${network}Off`))

/** The address of the network's page. */
export async function startConnecting(
  { database, clock, redirectUri }: ConnectNeeds,
  { owner, accountId }: Owned,
  { network, access }: { readonly network: NetworkName; readonly access: NetworkAccess },
): Promise<string> {
  const state = randomBytes(32).toString('base64url')
  await insertAttempt(database.root, {
    state_hash: hashOf(state),
    user_id: owner,
    account_id: accountId,
    network,
    ends_at: clock.now() + ATTEMPT_LIFE,
  })
  const url = new URL(access.oauthUrl)
  url.search = new URLSearchParams({
    client_id: access.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPES.join(','),
    state,
  }).toString()
  return url.href
}

export async function finishConnecting(
  needs: ConnectNeeds,
  owner: string,
  { state, code }: { readonly state: string; readonly code: string },
): Promise<Connection | Refusal> {
  const { database, clock, tokensFor, redirectUri } = needs
  const attempt = await database.transaction((tx) =>
    redeemAttempt(tx, { owner, stateHash: hashOf(state), now: clock.now() }),
  )
  if (attempt === undefined) return refuse('token_invalid', problem('connections.over'))
  const tokens = tokensFor(attempt.network)
  if (tokens === null) return networkOff(attempt.network)
  const redeemed = await tokens.redeem(code, redirectUri)
  if (!redeemed.ok) return refusalOf(redeemed)
  const user = await readUser(async (path) => tokens.callWith(redeemed, path))
  if (!user.ok) return refusalOf(user)
  const { account_id, network } = attempt
  return storeConnection(
    needs,
    { owner, accountId: account_id },
    { network, tokens, redeemed, user },
  )
}

/** With a token of the sandbox that the person has made by hand. */
export async function connectSandbox(
  needs: ConnectNeeds,
  of: Owned,
  token: string,
): Promise<Connection | Refusal> {
  const tokens = needs.tokensFor('pinterest')
  if (tokens === null) return networkOff('pinterest')
  const redeemed = tokens.byHand(token)
  const user = await readUser(async (path) => tokens.callWith(redeemed, path))
  if (user.ok) {
    const connected = { network: 'pinterest', tokens, redeemed, user } as const
    return storeConnection(needs, of, connected)
  }
  return user.reason === 'refused' || user.reason === 'forbidden'
    ? refuse('token_invalid', problem('connections.sandboxRefused'), { field: 'token' })
    : refusalOf(user)
}

interface Connected {
  readonly network: NetworkName
  readonly tokens: PinterestTokens
  readonly redeemed: Redeemed
  readonly user: NetworkUser
}

/** An account stays whose it was: its boards and its plan belong to that person of the network. */
async function storeConnection(
  { database, clock }: ConnectNeeds,
  of: Owned,
  { network, tokens, redeemed, user }: Connected,
): Promise<Connection | Refusal> {
  return database.transaction(async (tx) => {
    const before = await findConnection(tx, of)
    if (before !== undefined && (before.network !== network || !isSameUser(before, user)))
      return refuse(
        'conflict',
        problem('connections.otherUser', { username: before.username, other: user.username }),
      )
    // The sandbox has other boards: those of the network itself would count as deleted.
    const isSandbox = redeemed.refresh === null
    if (before !== undefined && isSandbox !== (before.tier === 'sandbox'))
      return refuse('conflict', problem('connections.sandboxApart'))
    const now = clock.now()
    const row = {
      ...keptOf(before, now),
      account_id: of.accountId,
      network,
      state: 'connected',
      username: user.username,
      network_user_id: user.id ?? before?.network_user_id ?? null,
      ...(isSandbox ? { tier: 'sandbox' as const } : {}),
      problem: null,
      grant_id: newId(),
      boards_due_at: now,
      boards_problem: null,
      reading_id: null,
      boards_failures: 0,
    } as const
    await putConnection(tx, row)
    await tokens.store(tx, { id: tokensOf(of.accountId), accountId: of.accountId }, redeemed)
    return presentConnection(tx, row)
  })
}

/** By the network's id, where both are known: a person may take another name. */
const isSameUser = (before: ConnectionRow, { id, username }: NetworkUser): boolean =>
  before.network_user_id === null || id === null
    ? before.username === username
    : before.network_user_id === id

/** What connecting again does not change. */
function keptOf(before: ConnectionRow | undefined, now: number) {
  if (before === undefined)
    return {
      tier: null,
      connected_at: now,
      boards_read_at: null,
      boards_asked_at: null,
    }
  const { tier, connected_at, boards_read_at, boards_asked_at } = before
  return { tier, connected_at, boards_read_at, boards_asked_at }
}

/** Nothing was changed. Each reason has another remedy. */
export function refusalOf({ reason, wait, isGrantOver, answer }: Refused): Refusal {
  if (isGrantOver === true) return refuse('token_invalid', problem('connections.over'))
  if (reason === 'limited') {
    const seconds = Math.ceil(wait / 1_000)
    return refuse('busy', problem('connections.limited', { seconds }))
  }
  if (reason === 'unavailable') return refuse('busy', problem('connections.unreachable'))
  if (reason === 'unreadable' && answer === undefined)
    return refuse('busy', problem('connections.unreadable'))
  // The network has answered, and it is not the person that it refuses.
  return refuse('token_invalid', problem('connections.appRefused'))
}
