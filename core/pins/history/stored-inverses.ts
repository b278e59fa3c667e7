/**
 * Inverse events of what happened. Most events can be inverted from their `before` values. What
 * these lack (deleted rows, earlier marks, a row that differed from what the author saw) is
 * computed when the event gets its place in the log, and stored with it. So the past can be walked
 * backwards from the current book, also after a reload.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { findPin, hasPin } from '../book/pin-book.ts'
import type { PinBook } from '../book/pin-book.ts'
import type { LogEnvelope, PinEvent, PinExport, RowChange } from '../events/pin.events.ts'
import {
  actualExports,
  changesBack,
  exportsBack,
  inverseOf,
  inverseFromBefore,
} from './pin-inverse.ts'
import { isAttempt, isScheduleEvent, matchesBefore } from '../book/pin-publications.ts'
import { applyToPin } from '../book/pin.reducer.ts'

/**
 * What must be stored with the event to get back to `before`. Undefined: the event itself is
 * enough.
 */
export function backOf(before: PinBook, event: PinEvent): PinEvent[] | undefined {
  switch (event.type) {
    case 'pin.updated':
      return changed(before, [event.data])
    case 'pins.updated':
    case 'pins.replaced':
      return changed(before, event.data.patches)
    case 'pin.favored':
      return favored(before, event.data)
    case 'pins.exported':
      return exported(before, event.data.exports)
    case 'pins.added':
    case 'pins.restored':
      return event.data.pins.some(
        (pin) => hasPin(before, pin.id) || pin.account_id !== before.accountId,
      )
        ? inverseOf(before, event)
        : undefined
    default:
      return lacksBefore(before, event) ? inverseOf(before, event) : undefined
  }
}

/** Events that lead back over a logged event. None for selections and events without an effect. */
export function wayBack({ event, back }: Pick<LogEnvelope, 'event' | 'back'>): readonly PinEvent[] {
  if (back !== undefined) return back
  switch (event.type) {
    case 'pin.updated':
    case 'pins.updated':
    case 'pins.replaced':
    case 'pin.favored':
    case 'pins.exported':
      return inverseFromBefore(event)
    case 'pins.added':
    case 'pins.restored':
      return [
        { type: 'pins.deleted', data: { ids: [...new Set(event.data.pins.map((pin) => pin.id))] } },
      ]
    default:
      return isScheduleEvent(event) ? inverseFromBefore(event) : []
  }
}

/** Events that lack the `before` of something they change. Selections are no history. */
function lacksBefore(book: PinBook, event: PinEvent): boolean {
  if (isScheduleEvent(event)) return !matchesBefore(findPin(book, event.data.id), event)
  const { type } = event
  return (
    isAttempt(event) ||
    type === 'pins.deleted' ||
    type === 'pin.boardAdded' ||
    type === 'pins.committed' ||
    type === 'pins.uncommitted'
  )
}

function favored(
  book: PinBook,
  { id, favored: after, before }: { id: string; favored: boolean; before: boolean },
): PinEvent[] | undefined {
  const row = findPin(book, id)
  if (row === undefined) return []
  return row.favored === before
    ? undefined
    : changesBack([{ id, patch: { favored: after }, before: { favored: row.favored } }])
}

/**
 * Undefined if every entry has the row's real time; otherwise the events back to the real times.
 */
function exported(book: PinBook, exports: readonly PinExport[]): PinEvent[] | undefined {
  const real = actualExports(book, exports)
  const isReported =
    real.length === exports.length && real.every(({ before }, at) => before === exports[at]?.before)
  return isReported ? undefined : exportsBack(real)
}

/** Undefined if every change has the row's real values; otherwise the events back to those. */
function changed(before: PinBook, changes: readonly RowChange[]): PinEvent[] | undefined {
  if (
    new Set(changes.map((change) => change.id)).size === changes.length &&
    changes.every((change) => saysBefore(findPin(before, change.id), change))
  )
    return undefined
  const byId = Map.groupBy(changes, (change) => change.id)
  return changesBack(
    [...byId].flatMap(([id, all]) => {
      const row = findPin(before, id)
      if (row === undefined) return []
      const after = applyToPin(row, { type: 'pins.updated', data: { patches: all } })
      const fields = new Set(all.flatMap(({ patch }) => Object.keys(patch)))
      return [{ id, patch: pick(after, fields), before: pick(row, fields) }]
    }),
  )
}

function saysBefore(row: Pin | undefined, { patch, before }: RowChange): boolean {
  if (row === undefined) return false
  const there: Record<string, unknown> = row
  const told: Record<string, unknown> = before
  return Object.entries(patch).every(
    ([field, value]) => value === undefined || (field in told && isSame(told[field], there[field])),
  )
}

function pick(row: Pin, fields: ReadonlySet<string>): Partial<Pin> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.has(field)))
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
}
