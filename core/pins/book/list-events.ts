/** Events that add, restore or remove rows. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinEvent } from '../events/pin.events.ts'
import type { DataOf, EventType, EventTypes, Touch } from './event-type.ts'
import { deletePins, deselect, restorePins, select } from './list-commands.ts'
import { withSelected } from './mark-events.ts'
import {
  hasPin,
  insertRow,
  prependRows,
  removeRows,
  replaceRows,
  withoutStaleIds,
} from './pin-book.ts'
import type { PinBook } from './pin-book.ts'

interface Arrivals {
  pins: Pin[]
}

export const listEvents: EventTypes<
  'pins.added' | 'pins.restored' | 'pins.loaded' | 'pins.deleted'
> = {
  'pins.added': arrivalEvent<DataOf<'pins.added'>>('added', add),
  'pins.restored': arrivalEvent<DataOf<'pins.restored'>>('restored', restore),
  'pins.loaded': {
    rowIds: pinIds,
    touches: (data) => existenceOf(pinIds(data)),
    effect: () => null,
    isHistoric: false,
    apply: (book, { pins }) =>
      withoutStaleIds({ ...replaceRows(book, pins), pinGridKey: book.pinGridKey + 1 }),
    applyToRow: (row) => row,
    inverse: () => [],
    back: () => [],
    backFrom: () => [],
    storedBack: () => undefined,
    withdraw: () => [],
  },
  'pins.deleted': {
    rowIds: ({ ids }) => ids,
    touches: ({ ids }) => existenceOf(ids),
    effect: () => 'deleted',
    isHistoric: true,
    apply: (book, { ids }) => remove(book, ids),
    applyToRow: (row) => row,
    inverse: (before, { ids }) => deletionBack(before, ids),
    back: () => [],
    // A deletion on another device lacks the rows, but its undo has them.
    backFrom: (_after, { ids }, seen) => restorePins(ids.flatMap((id) => seen.get(id) ?? [])),
    storedBack: (before, { ids }) => deletionBack(before, ids),
    withdraw: () => null,
  },
}

function arrivalEvent<Data extends Arrivals>(
  effect: 'added' | 'restored',
  apply: EventType<Data>['apply'],
): EventType<Data> {
  const inverse: EventType<Data>['inverse'] = (before, data) =>
    arrivalsBack(before, data, apply(before, data, 0))
  const back: EventType<Data>['back'] = (data) => [
    { type: 'pins.deleted', data: { ids: [...new Set(pinIds(data))] } },
  ]
  return {
    rowIds: pinIds,
    touches: (data) => existenceOf(pinIds(data)),
    effect: () => effect,
    isHistoric: true,
    apply,
    applyToRow: (row) => row,
    inverse,
    back,
    backFrom: (_after, data) => back(data),
    storedBack: (before, data) =>
      data.pins.some((pin) => hasPin(before, pin.id) || pin.account_id !== before.accountId)
        ? inverse(before, data)
        : undefined,
    withdraw: (now, data) => deletePins(now, pinIds(data)),
  }
}

function pinIds({ pins }: Arrivals): string[] {
  return pins.map(({ id }) => id)
}

function existenceOf(ids: readonly string[]): Touch[] {
  return ids.map((id) => ({ id, field: '*' }))
}

function add(book: PinBook, { pins, autoSelect }: DataOf<'pins.added'>): PinBook {
  const added = withoutStaleIds(prependRows(book, pins))
  return autoSelect ? withSelected(added, pinIds({ pins })) : added
}

function remove(book: PinBook, ids: readonly string[]): PinBook {
  return withoutStaleIds(removeRows(book, ids))
}

/**
 * Each pin is placed behind its former predecessor if that is known and present; otherwise before
 * the first older row.
 */
function restore(book: PinBook, { pins, after }: DataOf<'pins.restored'>): PinBook {
  const restored = pins.reduce((growing, pin, at) => {
    const neighbour = after?.[at]
    if (neighbour === null || (neighbour !== undefined && hasPin(growing, neighbour)))
      return insertRow(growing, pin, neighbour)
    return insertRow(growing, pin, lastNotOlder(growing, pin))
  }, book)
  return withoutStaleIds(restored)
}

function lastNotOlder(book: PinBook, pin: Pin): string | null {
  let previous: string | null = null
  for (const bucket of book.buckets) {
    for (const row of bucket.rows) {
      if (row.created_at < pin.created_at) return previous
      previous = row.id
    }
  }
  return previous
}

/** Existing pins stay, but `autoSelect` may have selected them. */
function arrivalsBack(before: PinBook, data: Arrivals, after: PinBook): PinEvent[] {
  const was = new Set(before.selectedIds)
  return [
    ...deselect(
      after,
      after.selectedIds.filter((id) => !was.has(id) && hasPin(before, id)),
    ),
    ...deletePins(
      after,
      pinIds(data).filter((id) => !hasPin(before, id)),
    ),
  ]
}

/**
 * Each deleted row with the row before it, in list order, so that deleted neighbours are restored
 * together.
 */
function deletionBack(before: PinBook, ids: readonly string[]): PinEvent[] {
  const gone = new Set(ids)
  const pins: Pin[] = []
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
  const selected = before.selectedIds.filter((id) => gone.has(id))
  const committed: PinEvent[] = before.committedIds.some((id) => gone.has(id))
    ? [{ type: 'pins.committed', data: { ids: [...before.committedIds] } }]
    : []
  return [
    ...restorePins(pins, after),
    ...select(restore(remove(before, ids), { pins, after }), selected),
    ...committed,
  ]
}
