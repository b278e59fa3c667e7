/** What follows from an answer, or from none, to a pin that was sent: one transaction. */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import type { Conclusion, NetworkAnswer } from '#core/publishing/conclusions.ts'
import { findPublication } from '#core/pins/book/pin-publications.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { completeSending } from './stores/attempts.store.ts'
import { loseConnection, rememberTier, stopAccount } from '../connections.store.ts'
import { backOff, postponeForNetwork } from './back-off.ts'
import type { NetworkOfAccount } from './stores/network-account.store.ts'
import { forgetNetworkVideo } from './stores/network-videos.store.ts'
import { clearFailures, stopOutbox } from './stores/outbox-lease.store.ts'
import { recordOutcome, returnToPlan } from './publication-events.ts'
import type { PublicationOfPin } from './publication-events.ts'
import { findFailed } from './stores/publication-states.store.ts'
import { conclusion, NETWORK_NAMES } from './publisher-parts.ts'
import type { PublisherParts } from './publisher-parts.ts'
import { holdBack, isLastSending, keepNetworkPin, planReading } from './stores/sendings.store.ts'

export interface PlannedPublication extends PublicationOfPin {
  readonly dueAt: number
}

export interface SentPublication extends PlannedPublication {
  readonly fence: number
  readonly sentAt: number
}

/** `notSent`: the request never left, so nothing was published. */
export type SendingConclusion = Conclusion | { readonly type: 'notSent'; readonly wait: number }

interface Concluded {
  readonly of: SentPublication
  /** When it was its turn. */
  readonly turn: number
  readonly network: NetworkName
  readonly grantId: string
  readonly answer: Pick<NetworkAnswer, 'status' | 'text'>
  readonly conclusion: SendingConclusion
}

export async function conclude(parts: PublisherParts, concluded: Concluded): Promise<void> {
  const { database, log } = parts
  const { of, answer, conclusion: found } = concluded
  await database.transaction(async (tx) => {
    // Another server may have found out meanwhile, and may have sent it again.
    if (!(await isLastSending(tx, of, of.fence)))
      return log.warn('An answer came after the pin was sent again', {
        publication: of.publicationId,
        status: answer.status,
      })
    if (found.type === 'unknown') await backOff(parts, tx, { of, atLeast: 0 })
    else if (found.type === 'notSent') await backOff(parts, tx, { of, atLeast: found.wait })
    else await clearFailures(tx, of.accountId)
    const problem = await applyConclusion(parts, tx, concluded)
    await completeSending(tx, of, { answer, concluded: problem })
    // A video can become one pin: the next try needs it again, unless this one never arrived.
    if (found.type !== 'limited' && found.type !== 'notSent') await forgetNetworkVideo(tx, of)
  })
}

/** Before anything of the pin was sent: what stops every pin of the account. */
export async function endPreparation(
  { database }: PublisherParts,
  { of, connection }: { readonly of: PublicationOfPin; readonly connection: NetworkOfAccount },
  found: Extract<Conclusion, { type: 'spam' | 'notApproved' | 'tokenRefused' }>,
): Promise<{ readonly type: 'ended' }> {
  const { accountId } = of
  const name = { network: NETWORK_NAMES[connection.network] }
  await database.transaction(async (tx) => {
    if (found.type === 'tokenRefused')
      return loseConnection(tx, { account_id: accountId, grant_id: connection.grantId })
    if (found.type === 'notApproved') await rememberTier(tx, accountId, TIER[found.tier])
    const code = found.type === 'spam' ? 'publishing.spam' : TIER_PROBLEM[found.tier]
    return stopPublishing(tx, accountId, conclusion(code, name))
  })
  return { type: 'ended' }
}

/** Before anything of the pin was sent. A new try prepares its video again. */
export async function failUnsent(
  parts: PublisherParts,
  of: PublicationOfPin,
  problem: PublicationProblem,
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await recordOutcome(parts, tx, { of, outcome: { state: 'failed', problem } })
    await forgetNetworkVideo(tx, of)
  })
}

/** Answers what its attempt says of it. */
async function applyConclusion(
  parts: PublisherParts,
  tx: Tx,
  { of, turn, network, grantId, conclusion: found }: Concluded,
): Promise<PublicationProblem> {
  const name = { network: NETWORK_NAMES[network] }
  switch (found.type) {
    case 'accepted':
      await keepPublished(parts, tx, { of, network, id: found.id })
      return conclusion('publishing.accepted', name)
    case 'refused':
      return fail(parts, tx, { of, problem: refusal(name.network, found.reason) })
    case 'boardGone':
      return fail(parts, tx, { of, problem: conclusion('publishing.boardNotThere', name) })
    case 'limited':
      await waitForNetwork(parts, tx, { of, wait: found.wait })
      return conclusion('publishing.limited', name)
    case 'notSent':
      await keepTurn(parts, tx, { of, turn })
      return conclusion('publishing.unreachable', name)
    case 'spam':
      return stop(parts, tx, { of, problem: conclusion('publishing.spam', name) })
    case 'notApproved':
      await rememberTier(tx, of.accountId, TIER[found.tier])
      return stop(parts, tx, { of, problem: conclusion(TIER_PROBLEM[found.tier], name) })
    case 'tokenRefused':
      await returnToPlan(parts, tx, of)
      await loseConnection(tx, { account_id: of.accountId, grant_id: grantId })
      return conclusion('publishing.connectionLost', name)
    case 'unknown':
      await startReadingBack(parts, tx, of)
      return conclusion('publishing.unknown')
    default:
      return found satisfies never
  }
}

/** As Settings words it. */
const TIER = { trial: 'trial', none: 'unapproved' } as const
const TIER_PROBLEM = { trial: 'publishing.trial', none: 'publishing.notApproved' } as const

function refusal(network: string, reason: string | null): PublicationProblem {
  return reason === null
    ? conclusion('publishing.refusedSilently', { network })
    : conclusion('publishing.refused', { network, reason })
}

/** Adopted, or accepted at once: then it is read back once, to learn how long that takes. */
export async function keepPublished(
  parts: PublisherParts,
  tx: Tx,
  {
    of,
    network,
    id,
    isShown = false,
  }: {
    readonly of: SentPublication
    readonly network: NetworkName
    readonly id: string
    readonly isShown?: boolean
  },
): Promise<void> {
  const url = `${parts.networks[network]?.webUrl ?? ''}pin/${id}/`
  await recordOutcome(parts, tx, { of, outcome: { state: 'published', url } })
  if (network === 'pinterest') await rememberTier(tx, of.accountId, 'standard')
  const [first = 0] = parts.times.readings
  await keepNetworkPin(tx, of, { id, readAt: isShown ? null : parts.clock.now() + first })
}

interface WithProblem {
  readonly of: SentPublication
  readonly problem: PublicationProblem
}

async function fail(
  parts: PublisherParts,
  tx: Tx,
  { of, problem }: WithProblem,
): Promise<PublicationProblem> {
  await recordOutcome(parts, tx, { of, outcome: { state: 'failed', problem } })
  return problem
}

async function stop(
  parts: PublisherParts,
  tx: Tx,
  { of, problem }: WithProblem,
): Promise<PublicationProblem> {
  await returnToPlan(parts, tx, of)
  await stopPublishing(tx, of.accountId, problem)
  return problem
}

async function stopPublishing(
  tx: Tx,
  accountId: string,
  problem: PublicationProblem,
): Promise<void> {
  await stopOutbox(tx, accountId, JSON.stringify(problem))
  await stopAccount(tx, accountId, problem)
}

/** Nothing left for the network: it stays as late as it is. */
async function keepTurn(
  parts: PublisherParts,
  tx: Tx,
  { of, turn }: Pick<Concluded, 'of' | 'turn'>,
): Promise<void> {
  if (await returnToPlan(parts, tx, of))
    await holdBack(tx, of, { plannedFor: of.dueAt, until: turn, by: null })
}

async function waitForNetwork(
  parts: PublisherParts,
  tx: Tx,
  { of, wait }: { readonly of: SentPublication; readonly wait: number },
): Promise<void> {
  const until = await postponeForNetwork(parts, tx, { of, wait })
  if (await returnToPlan(parts, tx, of))
    await holdBack(tx, of, { plannedFor: of.dueAt, until, by: 'network' })
}

/** The first reading comes soon; only the last one decides. */
export async function startReadingBack(
  parts: PublisherParts,
  tx: Tx,
  of: SentPublication,
): Promise<void> {
  const { clock, times } = parts
  await recordOutcome(parts, tx, { of, outcome: { state: 'unknown' } })
  const [first] = times.readings
  if (first === undefined) return planAgain(parts, tx, of)
  return planReading(tx, of, clock.now() + first)
}

/** Plans a failed publication again, as the next to be sent. Returns false if it has not failed or its pin is deleted. */
export async function retryFailed(
  parts: PublisherParts,
  tx: Tx,
  key: Omit<PublicationOfPin, 'pinId'>,
): Promise<boolean> {
  const row = await findFailed(tx, key)
  if (row === undefined) return false
  const of = { ...key, pinId: row.pin_id, dueAt: row.due_at }
  const [pin] = await parts.getPins(tx, of, [of.pinId])
  if (findPublication(pin, of.publicationId) === undefined) return false
  await planAgain(parts, tx, of)
  return true
}

/** Nothing was published: it is the next to be sent. */
export async function planAgain(
  parts: PublisherParts,
  tx: Tx,
  of: PlannedPublication,
): Promise<void> {
  if (await returnToPlan(parts, tx, of))
    await holdBack(tx, of, { plannedFor: of.dueAt, until: parts.clock.now(), by: 'network' })
}
