/**
 * Selection and commit marks, which stay on the device. A second commit replaces the first. The
 * marks of undo and redo change nothing: the other events of the action carry the changes.
 */
import type { PinEvent } from '../events/pin.events.ts'
import type { EventType, EventTypes } from './event-type.ts'
import { uncommit } from './list-commands.ts'
import { hasPin, isWholeList } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'

interface Ids {
  ids: string[]
}

export const markEvents: EventTypes<
  | 'pins.selected'
  | 'pins.deselected'
  | 'selection.cleared'
  | 'pins.committed'
  | 'pins.uncommitted'
  | 'history.undone'
  | 'history.redone'
> = {
  'pins.selected': selectionEvent<Ids>({
    apply: (book, { ids }) => withSelected(book, ids),
    inverse: (before, data) => {
      const was = new Set(before.selectedIds)
      const ids = data.ids.filter((id) => !was.has(id) && hasPin(before, id))
      return ids.length === 0 ? [] : [{ type: 'pins.deselected', data: { ids } }]
    },
  }),
  'pins.deselected': selectionEvent<Ids>({
    apply: (book, { ids }) => ({ ...book, selectedIds: without(book.selectedIds, ids) }),
    inverse: selectionBack,
  }),
  'selection.cleared': selectionEvent({
    apply: (book) => ({ ...book, selectedIds: [] }),
    inverse: selectionBack,
  }),
  'pins.committed': commitEvent('committed', {
    apply: commit,
    inverse: (before, data) =>
      before.committedIds.length === 0
        ? uncommit(commit(before, data), data.ids)
        : committedBack(before),
  }),
  'pins.uncommitted': commitEvent('uncommitted', {
    apply: (book, { ids }) => ({ ...book, committedIds: without(book.committedIds, ids) }),
    inverse: committedBack,
  }),
  'history.undone': historyEvent(),
  'history.redone': historyEvent(),
}

type Marks<Data> = Pick<EventType<Data>, 'apply' | 'inverse'>

function selectionEvent<Data>(marks: Marks<Data>): EventType<Data> {
  return {
    rowIds: () => [],
    touches: () => [],
    effect: () => null,
    isHistoric: false,
    applyToRow: (row) => row,
    back: () => [],
    backFrom: () => [],
    storedBack: () => undefined,
    withdraw: () => [],
    ...marks,
  }
}

function commitEvent(effect: 'committed' | 'uncommitted', marks: Marks<Ids>): EventType<Ids> {
  return {
    ...selectionEvent(marks),
    touches: () => [{ id: '', field: 'committed' }],
    effect: () => effect,
    isHistoric: true,
    storedBack: marks.inverse,
  }
}

function historyEvent(): EventType<object> {
  return { ...selectionEvent({ apply: (book) => book, inverse: () => [] }), isHistoric: true }
}

export function withSelected(book: PinBook, ids: readonly string[]): PinBook {
  if (book.selectedIds.length === 0 && isWholeList(book, ids)) return { ...book, selectedIds: ids }
  const selected = new Set(book.selectedIds)
  const before = selected.size
  for (const id of ids) if (hasPin(book, id)) selected.add(id)
  return selected.size === before ? book : { ...book, selectedIds: [...selected] }
}

function selectionBack({ selectedIds }: PinBook): PinEvent[] {
  return selectedIds.length === 0
    ? []
    : [
        { type: 'selection.cleared', data: {} },
        { type: 'pins.selected', data: { ids: [...selectedIds] } },
      ]
}

function commit(book: PinBook, { ids }: Ids): PinBook {
  return { ...book, committedIds: [...new Set(ids)].filter((id) => hasPin(book, id)) }
}

function committedBack({ committedIds }: PinBook): PinEvent[] {
  return committedIds.length === 0
    ? []
    : [{ type: 'pins.committed', data: { ids: [...committedIds] } }]
}

function without(ids: readonly string[], gone: readonly string[]): string[] {
  const set = new Set(gone)
  return ids.filter((id) => !set.has(id))
}
