/**
 * Undo and redo append new events; the log is never cut. An action is undone by the inverses of its
 * events, the last one first. It is refused if a later action has touched the same field of the
 * same pin; the refusal names that action.
 */
import type { Touch } from '../book/event-type.ts'
import type { PinBook } from '../book/pin-book.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { actionOf, lastSeq } from './pin-history.ts'
import type { HistoryAction, PinHistory, Step } from './pin-history.ts'
import { type AttemptEvent, isAttempt } from '../book/pin-publications.ts'
import { applyToPin, eventTypeOf, wayBack } from '../book/pin.reducer.ts'

export type UndoRefusal =
  | { readonly kind: 'nothing' }
  /**
   * Later changes block it. `by`: the latest of them. `field`: `*` if the pin was added, deleted or
   * restored since.
   */
  | {
      readonly kind: 'changedSince'
      readonly pinId: string
      readonly field: string
      readonly pins: number
      readonly by: HistoryAction
    }
  /** A publication was sent meanwhile. */
  | { readonly kind: 'alreadySent'; readonly pinId: string; readonly pins: number }

export type UndoPlan =
  | {
      readonly ok: true
      readonly root: string
      readonly events: readonly PinEvent[]
      readonly touched: readonly Touch[]
    }
  | { readonly ok: false; readonly reason: UndoRefusal }

/**
 * Plans the undo of this device's last action, or of `root`. The events need a new common cause.
 */
export function planUndo(history: PinHistory, root?: string): UndoPlan {
  return plan(history, stepOf(history.undo, root), 'history.undone')
}

/** Plans the redo of the last undone action, or of `root`. */
export function planRedo(history: PinHistory, root?: string): UndoPlan {
  return plan(history, stepOf(history.redo, root), 'history.redone')
}

/**
 * The plan's events on the current pins. Restored pins are committed again where they were; others
 * keep their marks.
 */
export function eventsOn(
  { committedIds }: Pick<PinBook, 'committedIds'>,
  { events }: Pick<UndoPlan & { ok: true }, 'events'>,
): PinEvent[] {
  const back = new Set(
    events.flatMap((event) =>
      event.type === 'pins.restored' ? event.data.pins.map(({ id }) => id) : [],
    ),
  )
  if (back.size === 0) return [...events]
  const now = new Set(committedIds)
  return events.map((event) => {
    if (event.type !== 'pins.committed') return event
    const was = new Set(event.data.ids)
    return {
      type: event.type,
      data: {
        ids: [
          ...event.data.ids.filter((id) => back.has(id) || now.has(id)),
          ...committedIds.filter((id) => !was.has(id)),
        ],
      },
    }
  })
}

export function touchesOf(event: PinEvent): Touch[] {
  return eventTypeOf(event).touches(event.data)
}

function stepOf(steps: readonly Step[], root: string | undefined): Step | undefined {
  return root === undefined ? steps.at(-1) : steps.find((step) => step.root === root)
}

function plan(
  history: PinHistory,
  step: Step | undefined,
  type: 'history.undone' | 'history.redone',
): UndoPlan {
  const action = step === undefined ? undefined : actionOf(history, step.latest)
  if (step === undefined || action === undefined) return { ok: false, reason: { kind: 'nothing' } }
  const touched = touchesOfAction(action)
  const reason = standingInTheWay(history, { action, touched })
  if (reason !== null) return { ok: false, reason }
  const sent = attemptsSince(history, action)
  const back = action.envelopes
    .toReversed()
    .flatMap(wayBack)
    .map((event) => withAttempts(event, sent))
  const events = isListMadeSince(history, action)
    ? back.filter((event) => event.type !== 'pins.committed')
    : back
  return {
    ok: true,
    root: step.root,
    events: [{ type, data: { cause: step.root } }, ...events],
    touched,
  }
}

/** Later commits define the committed list: restored pins do not change it. */
function isListMadeSince(history: PinHistory, action: HistoryAction): boolean {
  return effectiveSince(history, action).some((later) => {
    const touches = touchesOfAction(later)
    return touches.length > 0 && touches.every(({ field }) => field === 'committed')
  })
}

export function touchesOfAction({ envelopes }: HistoryAction): Touch[] {
  return envelopes.flatMap(({ event }) => touchesOf(event))
}

function standingInTheWay(
  history: PinHistory,
  { action, touched }: { action: HistoryAction; touched: readonly Touch[] },
): UndoRefusal | null {
  const wanted = Map.groupBy(touched, ({ id }) => id)
  const deleted = deletedBy(action)
  for (const later of effectiveSince(history, action).toReversed()) {
    const clashes = touchesBeside(later, deleted).filter((touch) =>
      wanted.get(touch.id)?.some((other) => isSameField(touch, other)),
    )
    const [first] = clashes
    if (first === undefined) continue
    const pins = new Set(clashes.map(({ id }) => id)).size
    return later.envelopes.some(({ event }) => isAttempt(event))
      ? { kind: 'alreadySent', pinId: first.id, pins }
      : { kind: 'changedSince', pinId: first.id, field: first.field, pins, by: later }
  }
  return null
}

/** Publication results of a deleted pin do not block its restoration. */
export function touchesBeside(later: HistoryAction, deleted: ReadonlySet<string>): Touch[] {
  return later.envelopes.flatMap(({ event }) =>
    isAttempt(event) && deleted.has(event.data.id) ? [] : touchesOf(event),
  )
}

export function deletedBy({ envelopes }: HistoryAction): Set<string> {
  return new Set(
    envelopes.flatMap(({ event }) => (event.type === 'pins.deleted' ? event.data.ids : [])),
  )
}

/** What the server has learned about the publications since. */
function attemptsSince(history: PinHistory, action: HistoryAction): AttemptEvent[] {
  return effectiveSince(history, action).flatMap(({ envelopes }) =>
    envelopes.flatMap(({ event }) => (isAttempt(event) ? [event] : [])),
  )
}

/** A restored pin gets the publication results of the time while it was deleted. */
function withAttempts(event: PinEvent, attempts: readonly AttemptEvent[]): PinEvent {
  if (event.type !== 'pins.restored' || attempts.length === 0) return event
  const pins = event.data.pins.map((pin) =>
    attempts.reduce((row, attempt) => applyToPin(row, attempt), pin),
  )
  return { ...event, data: { ...event.data, pins } }
}

export function isSameField(a: Touch, b: Touch): boolean {
  if (a.field === '*' || b.field === '*') return true
  return a.field === b.field && (a.part === b.part || a.part === undefined || b.part === undefined)
}

/** Later actions without pairs of undo and redo that cancel out. */
export function effectiveSince(history: PinHistory, action: HistoryAction): HistoryAction[] {
  const since = lastSeq(action)
  const later = history.actions.filter((other) => other.kind !== 'again' && lastSeq(other) > since)
  const inChain = Map.groupBy(later, ({ kind, root }) => (kind === 'withdrawn' ? '' : root))
  return later.filter(
    ({ kind, root }) => kind === 'withdrawn' || (inChain.get(root)?.length ?? 0) % 2 === 1,
  )
}
