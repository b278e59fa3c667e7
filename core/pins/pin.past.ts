/**
 * Looking back: what each action was, for a list of them in words, the board as it stood before any
 * of them, and the events that bring a pin back from there. Walks backwards from the book of now,
 * so it reaches as far as the history is kept.
 */
import type { Pin, PinPatch } from '#core/contract/pins.contract.ts'
import { PinPatch as PatchSchema } from '#core/contract/pins.contract.ts'
import { wayBack } from './pin.back.ts'
import { findPin, hasPin } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'
import { editPins, restorePins } from './pin.commands.ts'
import type { LogEnvelope, PinEvent } from './pin.events.ts'
import { envelopesOf, lastSeq } from './pin.history.ts'
import type { ActionKind, HistoryAction, PinHistory } from './pin.history.ts'
import { boardWithdrawn } from './pin.inverse.ts'
import { attemptBack, isAttempt } from './pin.publications.ts'
import { applyPinEvent } from './pin.reducer.ts'
import { deviceOf } from './pin-author.ts'
import { touchesOf } from './pin.undo.ts'

/** What an action was, to be put into words. */
export interface ActionSummary {
  readonly cause: string
  readonly kind: ActionKind
  /** The command's name, when the person used one that has a name. */
  readonly name: string | null
  /** What it did, mostly: the first of its events says. */
  readonly what:
    | 'added'
    | 'restored'
    | 'deleted'
    | 'edited'
    | 'favored'
    | 'unfavored'
    | 'boardsAdded'
    | 'exported'
    | 'scheduled'
    | 'rescheduled'
    | 'unscheduled'
    | 'publishStarted'
    | 'published'
    | 'publishFailed'
    | 'publishUnknown'
    | 'committed'
    | 'uncommitted'
  /** Changed fields, without doubles, for `edited`. */
  readonly fields: readonly string[]
  readonly pinIds: readonly string[]
  readonly at: number
  /** `task`: the generation or rendering on the server. */
  readonly by: 'thisTab' | 'thisDevice' | 'elsewhere' | 'task'
  readonly tab: string
  /** Of which action it is the undoing or the doing again; its own cause when it is neither. */
  readonly root: string
  /** It stands undone now. */
  readonly isUndone: boolean
  /** What this device could do with it, if nothing stands in the way. */
  readonly step: 'undo' | 'redo' | null
  /** The position before it: what `bookBefore` takes. */
  readonly firstSeq: number
  readonly lastSeq: number
}

/** The actions of the history, latest first. */
export function listActions(history: PinHistory, tab: string): ActionSummary[] {
  const done = new Set(history.undo.map(({ root }) => root))
  const undone = new Set(history.redo.map(({ root }) => root))
  return history.actions
    .filter(({ kind }) => kind !== 'again')
    .map((action) => {
      const step =
        action.kind !== 'did'
          ? null
          : undone.has(action.root)
            ? 'redo'
            : done.has(action.root)
              ? 'undo'
              : null
      return summary(action, {
        tab,
        step,
        isUndone: undone.has(action.root) && action.kind !== 'undid',
      })
    })
    .toReversed()
}

/** One action, for a sentence about it: which one it was does not matter there. */
export function summaryOf(action: HistoryAction, tab: string): ActionSummary {
  return summary(action, { tab, step: null, isUndone: false })
}

export interface PastBook {
  readonly book: PinBook
  /**
   * Pins that were there then and whose content this device does not know: they were deleted
   * elsewhere.
   */
  readonly missing: readonly string[]
}

/**
 * The book as it stood before the event at `seq`; null when that is further back than the history
 * goes. Selections stay as they are.
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
 * From a book to the one before these events, which are given in the log's order. `deleted`: pins
 * as they were when they were deleted elsewhere.
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
  // Before it came it was not there to be missed.
  if (event.type === 'pins.added') for (const { id } of event.data.pins) missing.delete(id)
}

/**
 * `seen`: rows that came back after this: a deletion elsewhere does not say what it deleted, but
 * its being undone did.
 */
function stepsBack(
  book: PinBook,
  envelope: LogEnvelope,
  seen: ReadonlyMap<string, Pin>,
): readonly PinEvent[] {
  const { event, back } = envelope
  if (back !== undefined) return back
  // Others' additions come without the row of before.
  if (event.type === 'pin.boardAdded') return boardWithdrawn(book, event)
  if (isAttempt(event)) return attemptBack(findPin(book, event.data.id), event)
  return event.type === 'pins.deleted'
    ? restorePins(event.data.ids.flatMap((id) => seen.get(id) ?? []))
    : wayBack(envelope)
}

/**
 * Makes these pins what they were then: changed fields of those that are here, and deleted ones
 * back. One action.
 */
export function restoreFromPast(
  now: PinBook,
  then: PinBook,
  { ids, at }: { ids: readonly string[]; at: number },
): PinEvent[] {
  const rows = ids.flatMap((id) => findPin(then, id) ?? [])
  const gone = rows.filter((row) => !hasPin(now, row.id))
  // The server gives a deleted pin back as it was when it was deleted: what it was before that is
  // said once more.
  const repeated: PinEvent[] = gone.map((row) => ({
    type: 'pin.updated',
    data: { id: row.id, patch: patchOf(row), before: patchOf(row) },
  }))
  const edits = rows.map((row) => ({ id: row.id, patch: patchOf(row) }))
  return [...restorePins(gone), ...repeated, ...editPins(now, edits, at)]
}

/** All that may be changed but the place in publishing: a pin that was published since stays so. */
function patchOf(row: Pin): PinPatch {
  const { status: _status, ...patch } = PatchSchema.parse(row)
  return patch
}

function summary(
  action: HistoryAction,
  { tab, step, isUndone }: { tab: string; step: ActionSummary['step']; isUndone: boolean },
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
    isUndone,
    step,
    firstSeq: action.envelopes[0]?.seq ?? 0,
    lastSeq: lastSeq(action),
  }
}

function whatOf(events: readonly PinEvent[]): ActionSummary['what'] {
  const event = events.find(({ type }) => type in PLAIN)
  if (event?.type === 'pin.favored') return event.data.favored ? 'favored' : 'unfavored'
  return event === undefined ? 'edited' : (PLAIN[event.type] ?? 'edited')
}

const PLAIN: Partial<Record<PinEvent['type'], ActionSummary['what']>> = {
  'pins.added': 'added',
  'pins.restored': 'restored',
  'pins.deleted': 'deleted',
  'pin.updated': 'edited',
  'pins.updated': 'edited',
  'pins.replaced': 'edited',
  'pin.favored': 'favored',
  'pin.boardAdded': 'boardsAdded',
  'pins.exported': 'exported',
  'pin.scheduled': 'scheduled',
  'pin.rescheduled': 'rescheduled',
  'pin.unscheduled': 'unscheduled',
  'pin.publishStarted': 'publishStarted',
  'pin.published': 'published',
  'pin.publishFailed': 'publishFailed',
  'pin.publishUnknown': 'publishUnknown',
  'pins.committed': 'committed',
  'pins.uncommitted': 'uncommitted',
}

function byOf({ isOwn, tab: author }: HistoryAction, tab: string): ActionSummary['by'] {
  if (author.startsWith('task:')) return 'task'
  if (author === tab) return 'thisTab'
  return isOwn || deviceOf(author) === deviceOf(tab) ? 'thisDevice' : 'elsewhere'
}
