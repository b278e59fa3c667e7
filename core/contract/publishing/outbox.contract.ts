/**
 * What the server says about sending an account's planned pins: how many went out today, what is
 * held back and why, and every attempt to publish one of them.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { Empty, Id, Time } from '../call/primitives.ts'
import { PublicationProblem } from '../content/publications.contract.ts'

/**
 * Why a pin goes out later than planned. `perDay` to `gap` are the account's own rules; `network`:
 * the network asked to wait; `unreachable`: it gave no answer that says anything; `lost`: the
 * account has to be connected again; `stopped`: nothing is sent until the person resumes.
 */
export const DelayRule = z.enum([
  'perDay',
  'hours',
  'link',
  'picture',
  'board',
  'gap',
  'network',
  'unreachable',
  'lost',
  'stopped',
])
export type DelayRule = z.infer<typeof DelayRule>

export const Outbox = z.object({
  /** Since midnight in the zone of the account's schedule. */
  sent_today: z.int().min(0),
  per_day: z.int().min(1),
  /** When the next pin goes out; null = none is due to. */
  next_at: Time.nullable(),
  /**
   * Pins that go out later than planned. Their plan keeps its time. `lost`, `stopped`: when they
   * count as missed.
   */
  delays: z.array(z.object({ publication_id: Id, until: Time, rule: DelayRule })),
  /**
   * Pins due since then wait in the outbox, and are not missed however late they go out; null =
   * none waits.
   */
  backlog_from: Time.nullable(),
  /**
   * Stayed unknown after every reading of the board: the person decides. `url`: a pin on the board
   * that may be the one.
   */
  asked: z.array(z.object({ publication_id: Id, url: z.string().nullable() })),
  /** Why nothing is sent; null = nothing is wrong. */
  problem: PublicationProblem.nullable(),
  /** Of the account's events: a browser with a lower one has to pull. */
  revision: z.int().min(0),
})
export type Outbox = z.infer<typeof Outbox>

/** One line of the ledger. `concluded`: a problem code with its values. */
export const PublicationAttempt = z.object({
  /** From 1, gapless for a publication. */
  number: z.int().min(1),
  at: Time,
  /** `prepared`: its video was brought to the network. */
  kind: z.enum(['sent', 'lookedBack', 'prepared']),
  /** Method and path. */
  asked: z.string().max(300),
  /** `status` null: no answer came. */
  answer: z.object({ status: z.int().nullable(), text: z.string().max(500) }),
  concluded: PublicationProblem,
})
export type PublicationAttempt = z.infer<typeof PublicationAttempt>

/** Where the person found the pin, or that it is not there. */
export const PublicationDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('isThere'), url: z.url({ protocol: /^https?$/ }).max(2048) }),
  z.object({ decision: z.literal('isNot') }),
])
export type PublicationDecision = z.infer<typeof PublicationDecision>

const inAccount = z.object({ account_id: Id })
const ofPublication = inAccount.extend({ publication_id: Id })

export const outboxCalls = defineCalls({
  getOutbox: {
    method: 'GET',
    path: '/api/accounts/:account_id/outbox/',
    access: 'user',
    params: inAccount,
    answer: Outbox,
    errors: ['not_found'],
  },
  /** After the network took pins for spam, or does not let the app publish: tries again. */
  resumeOutbox: {
    method: 'POST',
    path: '/api/accounts/:account_id/outbox/',
    access: 'user',
    params: inAccount,
    answer: Empty,
    errors: ['not_found'],
  },
  /** Oldest first. */
  listAttempts: {
    method: 'GET',
    path: '/api/accounts/:account_id/publications/:publication_id/attempts/',
    access: 'user',
    params: ofPublication,
    answer: z.object({ attempts: z.array(PublicationAttempt) }),
    errors: ['not_found'],
  },
  /** `isNot`: it is sent again. A conflict while the server still looks for it, or knows. */
  decidePublication: {
    method: 'POST',
    path: '/api/accounts/:account_id/publications/:publication_id/decision/',
    access: 'user',
    params: ofPublication,
    body: PublicationDecision,
    answer: Empty,
    errors: ['not_found', 'conflict'],
  },
})
