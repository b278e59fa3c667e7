/**
 * The past: summaries of actions, the book before an action, and the events that restore pins from
 * there. Walks backwards from the current book, as far as the history is kept.
 */
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import { PinPatch as PatchSchema } from '#core/contract/content/pins.contract.ts'
import type { Effect } from '../book/event-type.ts'
import { findPin, hasPin } from '../book/pin-book.ts'
import type { PinBook } from '../book/pin-book.ts'
import { editPins, restorePins } from '../pin-commands.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { envelopesOf, lastSeq } from './pin-history.ts'
import { sentStep } from './sent-steps.ts'
import type { ActionKind, HistoryAction, PinHistory, Step } from './pin-history.ts'
import { applyPinEvent, eventTypeOf } from '../book/pin.reducer.ts'
import { deviceOf } from '../events/pin-author.ts'
import { touchesOf } from './pin-undo.ts'

/** What an action did, to be described in words. */
export interface ActionSummary {
  readonly cause: string
  readonly kind: ActionKind
  /** The command's name if the user used a named command. */
  readonly name: string | null
  /** Its main effect, from the first of its events. */
  readonly what: Effect
  /** Changed fields without duplicates, for `edited`. */
  readonly fields: readonly string[]
  readonly pinIds: readonly string[]
  readonly at: number
  /** `task`: a generation or rendering on the server. */
  readonly by: 'thisTab' | 'thisDevice' | 'elsewhere' | 'task'
  readonly tab: string
  /** The action that it undoes or redoes; its own cause otherwise. */
  readonly root: string
  /** Currently undone. */
  readonly isUndone: boolean
  /** What this device could do with it if nothing blocks it. */
  readonly step: 'undo' | 'redo' | null
  /** A pin that was sent since, so that this action stays. `step` is then null. */
  readonly sentPinId: string | null
  /** The position before it, for `bookBefore`. */
  readonly firstSeq: number
  readonly lastSeq: number
}

/** The actions of the history, latest first. */
export function listActions(history: PinHistory, tab: string): ActionSummary[] {
  const done = new Map(history.undo.map((step) => [step.root, step]))
  const undone = new Map(history.redo.map((step) => [step.root, step]))
  const stepOf = (root: string): Step | null => undone.get(root) ?? done.get(root) ?? null
  return history.actions
    .filter(({ kind }) => kind !== 'again')
    .map((action) => {
      const next = action.kind === 'did' ? stepOf(action.root) : null
      const sent = next === null ? null : sentStep(history, next)
      return summary(action, {
        tab,
        step: next === null || sent !== null ? null : undone.has(next.root) ? 'redo' : 'undo',
        sentPinId: sent?.pinId ?? null,
        isUndone: undone.has(action.root) && action.kind !== 'undid',
      })
    })
    .toReversed()
}

export function summaryOf(action: HistoryAction, tab: string): ActionSummary {
  return summary(action, { tab, step: null, sentPinId: null, isUndone: false })
}

export interface PastBook {
  readonly book: PinBook
  /**
   * Pins that existed then but whose content is unknown here, because they were deleted on another
   * device.
   */
  readonly missing: readonly string[]
}

/**
 * The book before the event at `seq`. Null: the history does not go back that far. Selections stay.
 */
export function bookBefore(history: PinHistory, now: PinBook, seq: number): PastBook | null {
  const envelopes = envelopesOf(history)
  const first = envelopes[0]?.seq
  if (first === undefined || seq < first) return null
  return walkBack(
    { book: now, missing: [] },
    envelopes.filter((envelope) => envelope.seq >= seq),
  )
}

/**
 * Walks back over these events, which are in log order. `deleted`: pins that were deleted on other
 * devices, by their content then.
 */
export function walkBack(
  from: PastBook,
  envelopes: readonly LogEnvelope[],
  deleted: ReadonlyMap<string, Pin> = new Map(),
): PastBook {
  const missing = new Set<string>(from.missing)
  const seen = new Map<string, Pin>(deleted)
  let { book } = from
  for (const envelope of envelopes.toReversed()) {
    const { event } = envelope
    miss(missing, envelope)
    if (event.type === 'pins.restored')
      for (const row of event.data.pins) seen.set(row.id, findPin(book, row.id) ?? row)
    book = stepsBack(book, envelope, seen).reduce((older, one) => applyPinEvent(older, one), book)
  }
  return { book, missing: [...missing].filter((id) => !hasPin(book, id)) }
}

function miss(missing: Set<string>, { event, back }: LogEnvelope): void {
  if (event.type === 'pins.deleted' && back === undefined)
    for (const id of event.data.ids) missing.add(id)
  // Before its addition the pin was not missing.
  if (event.type === 'pins.added') for (const { id } of event.data.pins) missing.delete(id)
}

/**
 * `seen`: rows that were restored later. A deletion on another device lacks the rows, but its undo
 * has them.
 */
function stepsBack(
  book: PinBook,
  envelope: LogEnvelope,
  seen: ReadonlyMap<string, Pin>,
): readonly PinEvent[] {
  const { event, back } = envelope
  if (back !== undefined) return back
  return back ?? eventTypeOf(event).backFrom(book, event.data, seen)
}

/**
 * Restores these pins as they were: changed fields of existing pins, and deleted pins. One action.
 */
export function restoreFromPast(
  now: PinBook,
  then: PinBook,
  { ids, at }: { ids: readonly string[]; at: number },
): PinEvent[] {
  const rows = ids.flatMap((id) => findPin(then, id) ?? [])
  const gone = rows.filter((row) => !hasPin(now, row.id))
  // The server restores a pin as it was at its deletion, so its earlier values are sent too.
  const repeated: PinEvent[] = gone.map((row) => ({
    type: 'pin.updated',
    data: { id: row.id, patch: patchOf(row), before: patchOf(row) },
  }))
  const edits = rows.map((row) => ({ id: row.id, patch: patchOf(row) }))
  return [...restorePins(gone), ...repeated, ...editPins(now, edits, at)]
}

/**
 * All editable fields except the publishing state: a pin that was published since stays published.
 */
function patchOf(row: Pin): PinPatch {
  const { status: _status, ...patch } = PatchSchema.parse(row)
  return patch
}

function summary(
  action: HistoryAction,
  { tab, ...rest }: { tab: string } & Pick<ActionSummary, 'step' | 'sentPinId' | 'isUndone'>,
): ActionSummary {
  const events = action.envelopes.map(({ event }) => event)
  const touches = events.flatMap(touchesOf).filter(({ id }) => id !== '')
  const marked = events.flatMap((event) =>
    event.type === 'pins.committed' || event.type === 'pins.uncommitted' ? event.data.ids : [],
  )
  return {
    cause: action.cause,
    kind: action.kind,
    name: action.name,
    what: whatOf(events),
    fields: [...new Set(touches.map(({ field }) => field))].filter((field) => field !== '*'),
    pinIds: [...new Set([...touches.map(({ id }) => id), ...marked])],
    at: action.at,
    by: byOf(action, tab),
    tab: action.tab,
    root: action.root,
    ...rest,
    firstSeq: action.envelopes[0]?.seq ?? 0,
    lastSeq: lastSeq(action),
  }
}

function whatOf(events: readonly PinEvent[]): Effect {
  for (const event of events) {
    const effect = eventTypeOf(event).effect(event.data)
    if (effect === 'unscheduled') return whatOfPlan(events)
    if (effect !== null) return effect
  }
  return 'edited'
}

/** What failed is moved by taking it off the plan and planning it again. */
function whatOfPlan(events: readonly PinEvent[]): Effect {
  const { length: removed } = events.filter(({ type }) => type === 'pin.unscheduled')
  const { length: added } = events.filter(({ type }) => type === 'pin.scheduled')
  if (added > removed) return 'scheduled'
  return added === removed ? 'rescheduled' : 'unscheduled'
}

function byOf({ isOwn, tab: author }: HistoryAction, tab: string): ActionSummary['by'] {
  if (author.startsWith('task:')) return 'task'
  if (author === tab) return 'thisTab'
  return isOwn || deviceOf(author) === deviceOf(tab) ? 'thisDevice' : 'elsewhere'
}
