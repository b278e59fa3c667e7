import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinEvent, PinExport } from '../events/pin.events.ts'
import { rowEvent, touchRow } from './event-type.ts'
import type { EventTypes } from './event-type.ts'
import { findPin } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'

export const exportEvents: EventTypes<'pins.exported'> = {
  'pins.exported': rowEvent({
    rowIds: ({ exports }) => exports.map(({ id }) => id),
    touches: ({ exports }) => exports.map(({ id }) => ({ id, field: 'exported_at' })),
    effect: () => 'exported',
    applyToRow: (row, { exports }, at) => setExported(row, exports, at),
    inverse: (before, { exports }) => exportsBack(realExports(before, exports)),
    back: ({ exports }) => exportsBack(exports),
    storedBack: (before, { exports }) => storedExportsBack(before, exports),
    withdraw: (now, { exports }) => exportsBack(stillExported(now, exports)),
  }),
}

/** The last entry of a pin counts, so that repeating the event changes nothing. */
function setExported(row: Pin, exports: readonly PinExport[], at: number): Pin {
  const entry = exportsById(exports).get(row.id)
  if (entry === undefined) return row
  return touchRow(row, at, (draft) => {
    if (entry.exportedAt === null) delete draft.exported_at
    else draft.exported_at = entry.exportedAt
  })
}

const exportMaps = new WeakMap<readonly PinExport[], Map<string, PinExport>>()

/** Built once per event, because each of thousands of rows is looked up. */
function exportsById(exports: readonly PinExport[]): Map<string, PinExport> {
  let byId = exportMaps.get(exports)
  if (byId === undefined) {
    byId = new Map(exports.map((entry) => [entry.id, entry]))
    exportMaps.set(exports, byId)
  }
  return byId
}

/** The earlier export times as one event. None if there are none. */
function exportsBack(exports: readonly PinExport[]): PinEvent[] {
  const back = exports.map(({ id, exportedAt, before }) => ({
    id,
    exportedAt: before,
    before: exportedAt,
  }))
  return back.length === 0 ? [] : [{ type: 'pins.exported', data: { exports: back } }]
}

/** One entry per existing pin, with the row's real earlier time. */
function realExports(book: PinBook, exports: readonly PinExport[]): PinExport[] {
  return [...exportsById(exports).values()].flatMap((entry) => {
    const row = findPin(book, entry.id)
    return row === undefined ? [] : [{ ...entry, before: row.exported_at ?? null }]
  })
}

/** Undefined if every entry has the row's real time. */
function storedExportsBack(book: PinBook, exports: readonly PinExport[]): PinEvent[] | undefined {
  const real = realExports(book, exports)
  const isReported =
    real.length === exports.length && real.every(({ before }, at) => before === exports[at]?.before)
  return isReported ? undefined : exportsBack(real)
}

/** Pins that were exported again since keep the later time. */
function stillExported(now: PinBook, exports: readonly PinExport[]): PinExport[] {
  return exports.filter(({ id, exportedAt }) => {
    const row = findPin(now, id)
    return row !== undefined && (row.exported_at ?? null) === exportedAt
  })
}
