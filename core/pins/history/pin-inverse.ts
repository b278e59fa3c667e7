/**
 * Inverse events. `inverseOf` serves the undo of a toast: it has the book *before* the event.
 * `withdrawalOf` serves a rejection by the server: it has only the current book, and does not
 * restore fields that were changed again since. Neither restores the picture's marker or
 * `updated_at`.
 */
import type { PinPatch } from '#core/contract/content/pins.contract.ts'
import { offBoard } from '../book/board-names.ts'
import { deletePins, deselect, restorePins, select, uncommit } from '../pin-commands.ts'
import { findPin, hasPin } from '../book/pin-book.ts'
import type { PinBook } from '../book/pin-book.ts'
import { BULK_THRESHOLD } from '../events/pin.events.ts'
import type { PinEvent, PinExport, RowChange } from '../events/pin.events.ts'
import {
  isPublicationEvent,
  isScheduleEvent,
  publicationBack,
  scheduleBack,
} from '../book/pin-publications.ts'
import type { ScheduleEvent } from '../book/pin-publications.ts'
import { applyPinEvent, applyToPin } from '../book/pin.reducer.ts'

/** Events from `applyPinEvent(before, event)` back to `before`. None for `pins.loaded`. */
export function inverseOf(before: PinBook, event: PinEvent): PinEvent[] {
  switch (event.type) {
    case 'pin.updated':
    case 'pins.updated':
    case 'pins.replaced':
    case 'pin.favored':
      return inverseFromBefore(event)
    case 'pins.exported':
      return exportsBack(actualExports(before, event.data.exports))
    case 'pin.boardAdded':
      return boardTaken(before, event)
    case 'pins.added':
    case 'pins.restored':
      return taken(before, event)
    case 'pins.deleted':
      return restored(before, event.data.ids)
    default:
      return inverseOfOther(before, event)
  }
}

/**
 * Events that remove a rejected event's effect from the current book. Null: impossible without
 * reloading the pins.
 */
export function withdrawalOf(now: PinBook, event: PinEvent): PinEvent[] | null {
  switch (event.type) {
    case 'pin.updated':
      return bulk(stillThere(now, [event.data]).map(reversed))
    case 'pins.updated':
    case 'pins.replaced':
      return bulk(stillThere(now, event.data.patches).map(reversed))
    case 'pin.favored':
      return favorWithdrawn(now, event)
    case 'pin.boardAdded':
      return boardWithdrawn(now, event)
    case 'pins.exported':
      return exportsWithdrawn(now, event.data.exports)
    case 'pins.added':
    case 'pins.restored':
      return deletePins(
        now,
        event.data.pins.map((pin) => pin.id),
      )
    case 'pins.deleted':
      return null
    default:
      return otherWithdrawn(now, event)
  }
}

/** The book does not know the server's plan: see `planDifference`. */
function otherWithdrawn(now: PinBook, event: PinEvent): PinEvent[] | null {
  return isPublicationEvent(event) && hasPin(now, event.data.id) ? null : []
}

/** The inverse from the event's own `before` values. */
export function inverseFromBefore(
  event:
    | ScheduleEvent
    | Extract<
        PinEvent,
        {
          type: 'pin.updated' | 'pins.updated' | 'pins.replaced' | 'pin.favored' | 'pins.exported'
        }
      >,
): PinEvent[] {
  if (isScheduleEvent(event)) return scheduleBack(event)
  if (event.type === 'pins.exported') return exportsBack(event.data.exports)
  if (event.type === 'pin.updated') return changesBack([event.data])
  if (event.type === 'pin.favored')
    return [
      {
        type: 'pin.favored',
        data: { id: event.data.id, favored: event.data.before, before: event.data.favored },
      },
    ]
  return changesBack(event.data.patches)
}

/** The changes inverted, the last one first. */
export function changesBack(changes: readonly RowChange[]): PinEvent[] {
  return bulk(changes.map(reversed).toReversed())
}

/** The earlier export times as one event. None if there are none. */
export function exportsBack(exports: readonly PinExport[]): PinEvent[] {
  const back = exports.map(({ id, exportedAt, before }) => ({
    id,
    exportedAt: before,
    before: exportedAt,
  }))
  return back.length === 0 ? [] : [{ type: 'pins.exported', data: { exports: back } }]
}

/** One entry per existing pin, with the row's real earlier time. */
export function actualExports(book: PinBook, exports: readonly PinExport[]): PinExport[] {
  return [...new Map(exports.map((entry) => [entry.id, entry])).values()].flatMap((entry) => {
    const row = findPin(book, entry.id)
    return row === undefined ? [] : [{ ...entry, before: row.exported_at ?? null }]
  })
}

/** Pins that were exported again since keep the later time. */
function exportsWithdrawn(now: PinBook, exports: readonly PinExport[]): PinEvent[] {
  return exportsBack(
    exports.filter(({ id, exportedAt }) => {
      const row = findPin(now, id)
      return row !== undefined && (row.exported_at ?? null) === exportedAt
    }),
  )
}

function reversed({ id, patch, before }: RowChange): RowChange {
  return { id, patch: before, before: patch }
}

function bulk(patches: RowChange[]): PinEvent[] {
  const [first] = patches
  if (first === undefined) return []
  if (patches.length === 1) return [{ type: 'pin.updated', data: first }]
  return [
    patches.length <= BULK_THRESHOLD
      ? { type: 'pins.updated', data: { patches } }
      : { type: 'pins.replaced', data: { patches } },
  ]
}

/**
 * Each deleted row with the row before it, in list order, so that deleted neighbours are restored
 * together.
 */
function restored(before: PinBook, ids: readonly string[]): PinEvent[] {
  const gone = new Set(ids)
  const pins = []
  const after: (string | null)[] = []
  let previous: string | null = null
  for (const bucket of before.buckets) {
    for (const row of bucket.rows) {
      if (gone.has(row.id)) {
        pins.push(row)
        after.push(previous)
      }
      previous = row.id
    }
  }
  const rows = restorePins(pins, after)
  const back = rows.reduce(
    (book, event) => applyPinEvent(book, event),
    applyPinEvent(before, { type: 'pins.deleted', data: { ids: [...ids] } }),
  )
  const committed: PinEvent[] = before.committedIds.some((id) => gone.has(id))
    ? [{ type: 'pins.committed', data: { ids: [...before.committedIds] } }]
    : []
  return [
    ...rows,
    ...select(
      back,
      before.selectedIds.filter((id) => gone.has(id)),
    ),
    ...committed,
  ]
}

/** Existing pins stay, but `autoSelect` may have selected them. */
function taken(
  before: PinBook,
  event: Extract<PinEvent, { type: 'pins.added' | 'pins.restored' }>,
): PinEvent[] {
  const after = applyPinEvent(before, event)
  const was = new Set(before.selectedIds)
  const fresh = event.data.pins.map((pin) => pin.id).filter((id) => !hasPin(before, id))
  return [
    ...deselect(
      after,
      after.selectedIds.filter((id) => !was.has(id) && hasPin(before, id)),
    ),
    ...deletePins(after, fresh),
  ]
}

function favorWithdrawn(
  now: PinBook,
  event: Extract<PinEvent, { type: 'pin.favored' }>,
): PinEvent[] {
  return findPin(now, event.data.id)?.favored === event.data.favored ? inverseOf(now, event) : []
}

function boardTaken(
  before: PinBook,
  event: Extract<PinEvent, { type: 'pin.boardAdded' }>,
): PinEvent[] {
  const row = findPin(before, event.data.id)
  if (row === undefined) return []
  const changed = applyToPin(row, event)
  if (changed === row) return []
  return bulk([
    {
      id: row.id,
      patch: { boards: row.boards, board_name: row.board_name },
      before: { boards: changed.boards, board_name: changed.board_name },
    },
  ])
}

/** The pin without an added board. Nothing if it is not on the board. */
export function boardWithdrawn(
  now: PinBook,
  { data }: Extract<PinEvent, { type: 'pin.boardAdded' }>,
): PinEvent[] {
  const row = findPin(now, data.id)
  const change = row === undefined ? null : offBoard(row, data)
  return change === null ? [] : bulk([change])
}

/** The part of each change whose value is still current. */
function stillThere(now: PinBook, changes: readonly RowChange[]): RowChange[] {
  return changes.flatMap((change) => {
    const row: Record<string, unknown> | undefined = findPin(now, change.id)
    if (row === undefined) return []
    const fields = Object.entries(change.patch)
      .filter(
        ([field, value]) =>
          field in change.before && JSON.stringify(row[field]) === JSON.stringify(value),
      )
      .map(([field]) => field)
    return fields.length === 0
      ? []
      : [{ id: change.id, patch: only(change.patch, fields), before: only(change.before, fields) }]
  })
}

function only(patch: PinPatch, fields: readonly string[]): PinPatch {
  return Object.fromEntries(Object.entries(patch).filter(([field]) => fields.includes(field)))
}

function inverseOfOther(before: PinBook, event: PinEvent): PinEvent[] {
  return isPublicationEvent(event)
    ? publicationBack(findPin(before, event.data.id), event)
    : inverseOfMarks(before, event)
}

function inverseOfMarks(before: PinBook, event: PinEvent): PinEvent[] {
  switch (event.type) {
    case 'pins.selected': {
      const was = new Set(before.selectedIds)
      const ids = event.data.ids.filter((id) => !was.has(id) && hasPin(before, id))
      return ids.length === 0 ? [] : [{ type: 'pins.deselected', data: { ids } }]
    }
    case 'pins.deselected':
    case 'selection.cleared':
      return before.selectedIds.length === 0
        ? []
        : [
            { type: 'selection.cleared', data: {} },
            { type: 'pins.selected', data: { ids: [...before.selectedIds] } },
          ]
    case 'pins.committed':
      return before.committedIds.length === 0
        ? uncommit(applyPinEvent(before, event), event.data.ids)
        : [{ type: 'pins.committed', data: { ids: [...before.committedIds] } }]
    case 'pins.uncommitted':
      return before.committedIds.length === 0
        ? []
        : [{ type: 'pins.committed', data: { ids: [...before.committedIds] } }]
    default:
      return []
  }
}
