/** Writes what the publisher did and found out as events of the pin. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type {
  PublicationOutcome,
  PublicationProblem,
} from '#core/contract/content/publications.contract.ts'
import { isShared } from '#core/pins/events/pin.events.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { attemptBack, findPublication } from '#core/pins/book/pin-publications.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { setState } from './stores/publication-states.store.ts'
import { conclusion } from './publisher-parts.ts'
import type { AccountKey, PublisherParts } from './publisher-parts.ts'

export interface PublicationOfPin extends AccountKey {
  readonly publicationId: string
  readonly pinId: string
}

export type Outcome =
  | { readonly state: 'sending' | 'unknown' }
  | { readonly state: 'published'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: PublicationProblem }

const TAB = 'task:publisher'

/** The plan was changed in the moment in which it was to be sent. */
export class PlanChanged extends Error {
  override name = 'PlanChanged'
}

/** Throws `PlanChanged` when the pin or its plan is gone, or it was sent. */
export async function recordStart(
  parts: PublisherParts,
  tx: Tx,
  of: PublicationOfPin,
): Promise<void> {
  const event = eventOf(of, { state: 'sending' }, { state: 'planned' })
  const { rejected } = await append(parts, tx, { of, events: [event] })
  if (rejected.length > 0) throw new PlanChanged()
}

/** Also of a pin that was deleted meanwhile: what was sent of it is known for ever. */
export async function recordOutcome(
  parts: PublisherParts,
  tx: Tx,
  { of, outcome }: { readonly of: PublicationOfPin; readonly outcome: Outcome },
): Promise<void> {
  const [pin] = await parts.getPins(tx, of, [of.pinId])
  const event = eventOf(of, outcome, outcomeIn(pin, of.publicationId))
  const { rejected } = await append(parts, tx, { of, events: [event] })
  if (rejected.length === 0) return
  // The pin is deleted: its publication stays, and must not be found as it was.
  await setState(tx, of, outcome.state)
}

/**
 * Nothing was published: it is planned again, as it was. False: the pin was deleted, and would come
 * back without having been published.
 */
export async function returnToPlan(
  parts: PublisherParts,
  tx: Tx,
  of: PublicationOfPin,
): Promise<boolean> {
  const [pin] = await parts.getPins(tx, of, [of.pinId])
  if (findPublication(pin, of.publicationId) === undefined) {
    const problem = conclusion('publishing.deletedPin')
    await recordOutcome(parts, tx, { of, outcome: { state: 'failed', problem } })
    return false
  }
  const started = eventOf(of, { state: 'sending' }, { state: 'planned' })
  const events = attemptBack(pin, started).filter(isShared)
  const { rejected } = await append(parts, tx, { of, events })
  if (rejected.length > 0)
    throw new Error(`Publication ${of.publicationId} can't be planned again.`)
  return true
}

function outcomeIn(pin: Pin | undefined, publicationId: string): PublicationOutcome {
  const known = findPublication(pin, publicationId)
  if (known === undefined) return { state: 'sending' }
  const { state, url, problem } = known
  return {
    state,
    ...(url === undefined ? {} : { url }),
    ...(problem === undefined ? {} : { problem }),
  }
}

function eventOf(
  { pinId, publicationId }: PublicationOfPin,
  outcome: Outcome,
  before: PublicationOutcome,
) {
  const data = { id: pinId, publication_id: publicationId, before }
  switch (outcome.state) {
    case 'sending':
      return { type: 'pin.publishStarted', data } as const
    case 'unknown':
      return { type: 'pin.publishUnknown', data } as const
    case 'published':
      return { type: 'pin.published', data: { ...data, url: outcome.url } } as const
    case 'failed':
      return { type: 'pin.publishFailed', data: { ...data, problem: outcome.problem } } as const
    default:
      return outcome satisfies never
  }
}

async function append(
  { appendPinEvents, clock }: PublisherParts,
  tx: Tx,
  { of, events }: { readonly of: PublicationOfPin; readonly events: readonly SharedPinEvent[] },
) {
  const [at, cause] = [clock.now(), newId()]
  return appendPinEvents(tx, {
    owner: of.owner,
    accountId: of.accountId,
    tab: TAB,
    events: events.map((event) => ({ id: newId(), at, cause, event })),
  })
}
