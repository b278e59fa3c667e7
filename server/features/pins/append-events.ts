/**
 * The one door to the pins: events in, rows and log out, in the caller's transaction. Idempotent by
 * event id: an event that is in the log gives its old revision and changes nothing. An event is
 * refused on its own; the others of its batch are taken.
 */
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { CommittedEnvelope, SharedEnvelope } from '#core/pins/events/pin.events.ts'
import { isAttempt, isScheduleEvent } from '#core/pins/book/pin-publications.ts'
import { applyToPin, touchedIds } from '#core/pins/book/pin.reducer.ts'
import type { Tx } from '../../platform/database/database.ts'
import { findHadTimes } from './had-times.store.ts'
import { keyOfTime, passedTimes } from './plan/plan-times.rules.ts'
import { findPublishedByHand, isByHand } from './published-by-hand.store.ts'
import { insertEvents, lockCounters, revisionsOf, saveCounters } from './pin-log.store.ts'
import { insertPins, knownBoards, pinsById, setDeleted, updatePin } from './pins.store.ts'
import type { AccountKey, StoredPin } from './pins.store.ts'
import { publicationsIn, savePublications, slotHolders } from './plan/publications.store.ts'
import { followRestored } from './plan/restored-plans.ts'
import { instantsOf, moveClaims } from './plan/slot-claims.ts'
import { refusalOf, type Verdict } from './event.rules.ts'
import type { Accepted, Ledger, Rejected } from './ledger.ts'

export interface Batch {
  readonly key: AccountKey
  readonly envelopes: readonly SharedEnvelope[]
  /** What a browser may do is less than what a task of our own may. */
  readonly from: 'browser' | 'task'
  readonly now: number
  /** Set = the owner's storage is full: only what deletes or unplans pins is taken. */
  readonly full?: Problem | null
  /** Called when the log has grown, before the commit. */
  readonly onAppended: () => void
}

const FREES: ReadonlySet<string> = new Set(['pins.deleted', 'pin.unscheduled'])

/** The account must be the owner's: the caller has asked. */
export async function appendEvents(
  tx: Tx,
  { key, envelopes, from, now, full = null, onAppended }: Batch,
): Promise<Accepted> {
  const counters = await lockCounters(tx, key)
  const known = await revisionsOf(
    tx,
    key,
    envelopes.map((envelope) => envelope.id),
  )
  const ledger = await readLedger(tx, { key, envelopes, now }, counters)
  const changes = new Changes()
  const fresh: CommittedEnvelope[] = []
  const rejected: Rejected[] = []
  for (const envelope of envelopes) {
    if (known.has(envelope.id)) continue
    const verdict = fullRefusal(full, envelope) ?? refusalOf(ledger, envelope.event, from)
    if (verdict.refusal !== null) {
      rejected.push({ id: envelope.id, ...verdict.refusal })
      continue
    }
    const { event } = verdict
    const taken = { ...envelope, event }
    if (event.type === 'pins.added') await addRows(tx, ledger, event.data.pins)
    else applyToRows(ledger, taken, changes)
    rememberByHand(ledger, taken)
    const own = followUps(ledger, envelope.event)
    for (const one of own) applyToRows(ledger, one, changes)
    for (const one of [taken, ...own]) {
      counters.revision += 1
      known.set(one.id, counters.revision)
      fresh.push({ ...one, revision: counters.revision })
    }
  }
  await changes.write(tx, ledger)
  counters.bytes += await insertEvents(tx, key, { events: fresh, recordedAt: now })
  await saveCounters(tx, key, counters)
  if (fresh.length > 0) onAppended()
  return {
    revision: counters.revision,
    accepted: accepted(envelopes, known),
    rejected: withPlans(ledger, envelopes, rejected),
  }
}

/** Events of the server's own that follow from one that was taken. */
const followUps = (ledger: Ledger, event: SharedEnvelope['event']): SharedEnvelope[] =>
  event.type === 'pins.restored' ? followRestored(ledger, event) : []

function fullRefusal(full: Problem | null, { event }: SharedEnvelope): Verdict | null {
  return full === null || FREES.has(event.type)
    ? null
    : { refusal: { code: 'not_allowed', ...withCodes({ message: full }) } }
}

async function readLedger(
  tx: Tx,
  { key, envelopes, now }: Pick<Batch, 'key' | 'envelopes' | 'now'>,
  counters: Ledger['counters'],
): Promise<Ledger> {
  const events = envelopes.map(({ event }) => event)
  const rows = await pinsById(tx, key, events.flatMap(touchedIds))
  const wanted = passedTimes(events, now)
  return {
    key,
    now,
    counters,
    rows,
    boards: await knownBoards(tx, key),
    slots: await slotHolders(tx, key, instantsOf(events, rows)),
    hadTimes: await findHadTimes(tx, key, { wanted, revision: counters.revision }),
    publishedByHand: await findPublishedByHand(tx, key, {
      events,
      rows,
      revision: counters.revision,
    }),
  }
}

async function addRows(
  tx: Tx,
  { key, counters, rows }: Ledger,
  pins: readonly Pin[],
): Promise<void> {
  const fresh = pins.filter((pin) => !rows.has(pin.id))
  await insertPins(tx, key, { pins: fresh, front: counters.front })
  counters.front += fresh.length
  for (const pin of fresh) rows.set(pin.id, { pin, deletedAt: null })
}

function rememberByHand({ publishedByHand }: Ledger, { event, tab }: SharedEnvelope): void {
  if (event.type === 'pin.published' && isByHand({ event, tab }))
    publishedByHand.add(event.data.publication_id)
}

function applyToRows(
  { rows, slots, hadTimes, now }: Ledger,
  { event, at }: SharedEnvelope,
  changes: Changes,
): void {
  for (const id of touchedIds(event)) {
    const row = rows.get(id)
    if (row === undefined) continue
    const publications = publicationsIn(row)
    changes.remember(id, row)
    if (event.type === 'pins.deleted' || event.type === 'pins.restored') {
      const deletedAt = event.type === 'pins.restored' ? null : (row.deletedAt ?? now)
      rows.set(id, { ...row, deletedAt })
      changes.lives.add(id)
    } else if (row.deletedAt === null || isAttempt(event)) {
      for (const one of publications) hadTimes.add(keyOfTime(one.id, one))
      rows.set(id, { ...row, pin: applyToPin(row.pin, event, at) })
      changes.words.add(id)
    }
    moveClaims(slots, publications, publicationsIn(rows.get(id)))
  }
}

/** The touched rows, so that ten edits of a pin are one write. */
class Changes {
  readonly words = new Set<string>()
  readonly lives = new Set<string>()
  /** As they were before the batch. */
  readonly #before = new Map<string, StoredPin>()

  remember(id: string, row: StoredPin): void {
    if (!this.#before.has(id)) this.#before.set(id, row)
  }

  async write(tx: Tx, { key, now, rows, slots }: Ledger): Promise<void> {
    for (const id of this.words) {
      const row = rows.get(id)
      if (row !== undefined) await updatePin(tx, key, row.pin)
    }
    const gone = [...this.lives].filter((id) => rows.get(id)?.deletedAt === now)
    const back = [...this.lives].filter((id) => rows.get(id)?.deletedAt === null)
    await setDeleted(tx, key, { ids: gone, deletedAt: now })
    await setDeleted(tx, key, { ids: back, deletedAt: null })
    await savePublications(
      tx,
      { key, slots },
      [...this.#before].map(([pinId, row]) => ({
        pinId,
        before: publicationsIn(row),
        after: publicationsIn(rows.get(pinId)),
      })),
    )
  }
}

/** A browser takes back what was refused by what the pin has here, after the whole batch. */
function withPlans(
  { rows }: Ledger,
  envelopes: readonly SharedEnvelope[],
  rejected: readonly Rejected[],
): Rejected[] {
  const events = new Map(envelopes.map(({ id, event }) => [id, event]))
  return rejected.map((one) => {
    const event = events.get(one.id)
    const pin = event && isScheduleEvent(event) ? rows.get(event.data.id)?.pin : undefined
    if (pin === undefined) return one
    return { ...one, plan: { status: pin.status, publications: pin.publications ?? [] } }
  })
}

function accepted(
  envelopes: readonly SharedEnvelope[],
  known: ReadonlyMap<string, number>,
): Accepted['accepted'] {
  return envelopes.flatMap(({ id }) => {
    const revision = known.get(id)
    return revision === undefined ? [] : [{ id, revision }]
  })
}
