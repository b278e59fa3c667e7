/** Connecting a pinning account to a network: Pinterest, or the practice network of this server. */
import { z } from 'zod'
import { Board, BoardName } from './accounts.contract.ts'
import { defineCalls } from '../call/call.ts'
import { Empty, Id, Sentence, Time } from '../call/primitives.ts'
import { ProblemCodes } from '../words/problem.schema.ts'

export const NetworkName = z.enum(['pinterest', 'practice'])
export type NetworkName = z.infer<typeof NetworkName>

/**
 * `trial`: reads, and creates no pins in production (code 29). `unapproved`: the app is not approved
 * (code 3). `sandbox`: a token for the network's sandbox, where only its owner sees what is made.
 */
export const ConnectionTier = z.enum(['standard', 'trial', 'unapproved', 'sandbox'])
export type ConnectionTier = z.infer<typeof ConnectionTier>

export const Connection = z.object({
  account_id: Id,
  network: NetworkName,
  /**
   * `lost`: the network no longer accepts our tokens; the person has to connect again. `stopped`:
   * nothing is sent or read until the person goes on.
   */
  state: z.enum(['connected', 'lost', 'stopped']),
  /** What the app may do; null = not known yet. */
  tier: ConnectionTier.nullable(),
  /** Why it is lost or stopped. */
  problem: Sentence.nullable(),
  problem_codes: ProblemCodes.optional(),
  /** As the network calls the person. */
  username: z.string(),
  connected_at: Time,
  /** When the boards were last read; null = not yet. */
  boards_read_at: Time.nullable(),
  /** Why the last reading failed; null = it did not. */
  boards_problem: z
    .enum(['refused', 'forbidden', 'limited', 'unavailable', 'unreadable'])
    .nullable(),
  /** The boards of the account that the network has, or had. */
  boards: z.array(z.object({ board_id: Id, is_gone: z.boolean() })),
})
export type Connection = z.infer<typeof Connection>

/** A network that accounts can be connected to, and where a person reads it. */
export const NetworkOffer = z.object({
  network: NetworkName,
  url: z.string(),
  /** Takes a token of the network's sandbox, made by hand. */
  has_sandbox: z.boolean(),
})
export type NetworkOffer = z.infer<typeof NetworkOffer>

const inAccount = z.object({ account_id: Id })

export const connectionCalls = defineCalls({
  listConnections: {
    method: 'GET',
    path: '/api/connections/',
    access: 'user',
    answer: z.object({ offers: z.array(NetworkOffer), connections: z.array(Connection) }),
  },
  /** Answers the page of the network where the person says yes; it sends them back to /settings. */
  startConnection: {
    method: 'POST',
    path: '/api/accounts/:account_id/connection/',
    access: 'user',
    params: inAccount,
    body: z.object({ network: NetworkName }),
    answer: z.object({ url: z.string() }),
    errors: ['not_found', 'service_off'],
  },
  /**
   * With what the network added to the address. Only the user who started it can finish it, once.
   */
  finishConnection: {
    method: 'POST',
    path: '/api/connections/',
    access: 'user',
    body: z.object({ state: z.string().max(200), code: z.string().max(2_000) }),
    answer: Connection,
    errors: ['token_invalid', 'service_off', 'conflict', 'busy'],
  },
  /** With a token that the person has made on the network's developer pages. */
  connectSandbox: {
    method: 'POST',
    path: '/api/accounts/:account_id/connection/sandbox/',
    access: 'user',
    params: inAccount,
    body: z.object({ token: z.string().trim().min(1).max(2_000) }),
    answer: Connection,
    errors: ['not_found', 'token_invalid', 'service_off', 'conflict', 'busy'],
  },
  /** On the network and here, once the network has answered. */
  createNetworkBoard: {
    method: 'POST',
    path: '/api/accounts/:account_id/connection/new-board/',
    access: 'user',
    params: inAccount,
    body: BoardName,
    answer: Board,
    errors: ['not_found', 'token_invalid', 'service_off', 'conflict', 'busy'],
  },
  /** On the network and here. */
  createNetworkSection: {
    method: 'POST',
    path: '/api/accounts/:account_id/connection/boards/:board_id/new-section/',
    access: 'user',
    params: inAccount.extend({ board_id: Id }),
    body: BoardName,
    answer: Board,
    errors: ['not_found', 'token_invalid', 'service_off', 'conflict', 'busy'],
  },
  /** Reads the boards now; a person may ask once a minute. */
  readBoards: {
    method: 'POST',
    path: '/api/accounts/:account_id/connection/boards/',
    access: 'user',
    params: inAccount,
    answer: Connection,
    errors: ['not_found'],
  },
  /** After it was stopped. */
  resumeConnection: {
    method: 'POST',
    path: '/api/accounts/:account_id/connection/resume/',
    access: 'user',
    params: inAccount,
    answer: Connection,
    errors: ['not_found'],
  },
  /** Forgets the tokens. Boards stay. */
  endConnection: {
    method: 'DELETE',
    path: '/api/accounts/:account_id/connection/',
    access: 'user',
    params: inAccount,
    answer: Empty,
    errors: ['not_found'],
  },
})
