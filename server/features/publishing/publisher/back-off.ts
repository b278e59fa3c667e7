/**
 * An account waits as a whole: for as long as the network asks for, and longer and longer while it
 * gives no answer, for each pin that is sent without one has to be read back later.
 */
import type { Tx } from '../../../platform/database/database.ts'
import { countFailure, keepBacklog, postponeOutbox } from './stores/outbox-lease.store.ts'
import type { AccountKey, PublisherParts } from './publisher-parts.ts'

/** Answers until when. `atLeast`: ms. */
export async function backOff(
  { clock, times }: Pick<PublisherParts, 'clock' | 'times'>,
  tx: Tx,
  { of: { accountId }, atLeast }: { readonly of: AccountKey; readonly atLeast: number },
): Promise<number> {
  const failures = await countFailure(tx, accountId)
  const wait = backOffOf(failures, { first: times.minGap, most: times.maxBackOff })
  const now = clock.now()
  const until = now + Math.max(wait, atLeast)
  await keepBacklog(tx, accountId, now)
  await postponeOutbox(tx, accountId, { until, by: 'unreachable' })
  return until
}

/** The network has asked for `wait` ms. Answers until when. */
export async function postponeForNetwork(
  { clock }: Pick<PublisherParts, 'clock'>,
  tx: Tx,
  { of: { accountId }, wait }: { readonly of: AccountKey; readonly wait: number },
): Promise<number> {
  const now = clock.now()
  await keepBacklog(tx, accountId, now)
  await postponeOutbox(tx, accountId, { until: now + wait, by: 'network' })
  return now + wait
}

/**
 * How long to wait when the network does not answer, in ms: twice as long after each failure in a
 * row. `failures`: so far, at least one.
 */
export function backOffOf(
  failures: number,
  { first, most }: { readonly first: number; readonly most: number },
): number {
  return Math.min(first * 2 ** (failures - 1), most)
}
