/**
 * Applies events to pins. Both functions are pure and total: they read no clock and never throw.
 * Events for missing pins and repeated events change nothing. Browser and server share
 * `applyToPin`.
 *
 * The picture's marker (specification: "if the image URL is unchanged, a cache-busting version
 * parameter is appended"): a change with a new `imageVersion` and no other picture sets
 * `v=<imageVersion>`; a change to another picture keeps that address. Commands use the time of the
 * edit, so each edit sets a new marker. Two addresses that differ only in the marker are the same
 * picture.
 */
import { Immer } from 'immer'
import { pinBoardLimits, type Pin, type PinBoard } from '#core/contract/content/pins.contract.ts'
import { isSameBoard } from './board-names.ts'
import { withMarker, withoutMarker } from './image-marker.ts'
import {
  editRows,
  emptyBook,
  hasPin,
  insertRow,
  isWholeList,
  prependRows,
  removeRows,
  replaceRows,
  withoutStaleIds,
} from './pin-book.ts'
import type { PinBook } from './pin-book.ts'
import { isShared } from '../events/pin.events.ts'
import {
  applyToPublications,
  isPublicationEvent,
  statusOfPublications,
} from './pin-publications.ts'
import type { PinEvent, PinExport, RowChange } from '../events/pin.events.ts'

export { emptyBook }
export type { PinBook }

/** No auto-freeze: it visits the whole row and costs more than the change. */
const { produce } = new Immer({ autoFreeze: false })

/** `at`: the envelope's time. It becomes the `updated_at` of touched rows if it is later. */
export function applyPinEvent(book: PinBook, event: PinEvent, at = 0): PinBook {
  if (book.accountId === null) return book
  switch (event.type) {
    case 'pins.added':
      return add(book, event.data)
    case 'pins.restored':
      return restore(book, event.data)
    case 'pins.loaded':
      return withoutStaleIds({
        ...replaceRows(book, event.data.pins),
        pinGridKey: book.pinGridKey + 1,
      })
    case 'pins.replaced':
      return { ...edit(book, event, at), pinGridKey: book.pinGridKey + 1 }
    case 'pins.deleted':
      return withoutStaleIds(removeRows(book, event.data.ids))
    default:
      return isMark(event) ? mark(book, event) : edit(book, event, at)
  }
}

/**
 * One row after an event; the same row if the event does not touch it. Does not add or remove rows.
 */
export function applyToPin(row: Pin, event: PinEvent, at = 0): Pin {
  if ('id' in event.data && event.data.id !== row.id) return row
  switch (event.type) {
    case 'pin.updated':
      return change(row, event.data, at)
    case 'pins.updated':
    case 'pins.replaced':
      return changeAtOnce(row, changesOf(event.data.patches, row.id), at)
    case 'pin.favored': {
      const { favored } = event.data
      return touch(row, at, (draft) => void (draft.favored = favored))
    }
    case 'pin.boardAdded':
      return addBoard(row, event.data, at)
    case 'pins.exported':
      return setExported(row, event.data.exports, at)
    default:
      return publish(row, event, at)
  }
}

/** The rows that an event changes, adds or removes. Empty for selection and marks. */
export function touchedIds({ type, data }: PinEvent): string[] {
  if ('id' in data) return [data.id]
  if ('patches' in data) return data.patches.map(({ id }) => id)
  if ('pins' in data) return data.pins.map(({ id }) => id)
  if ('exports' in data) return data.exports.map(({ id }) => id)
  return type === 'pins.deleted' ? data.ids : []
}

type MarkEvent = Extract<
  PinEvent,
  {
    type:
      | 'pins.selected'
      | 'pins.deselected'
      | 'selection.cleared'
      | 'pins.committed'
      | 'pins.uncommitted'
      | 'history.undone'
      | 'history.redone'
  }
>

function isMark(event: PinEvent): event is MarkEvent {
  return !isShared(event) && event.type !== 'pins.loaded'
}

/** Selection and commit marks. A second commit replaces the first. */
function mark(book: PinBook, event: MarkEvent): PinBook {
  switch (event.type) {
    case 'pins.selected':
      return select(book, event.data.ids)
    case 'pins.deselected':
      return { ...book, selectedIds: without(book.selectedIds, event.data.ids) }
    case 'selection.cleared':
      return { ...book, selectedIds: [] }
    case 'pins.committed':
      return {
        ...book,
        committedIds: [...new Set(event.data.ids)].filter((id) => hasPin(book, id)),
      }
    case 'pins.uncommitted':
      return { ...book, committedIds: without(book.committedIds, event.data.ids) }
    case 'history.undone':
    case 'history.redone':
      // The other events of the action carry the changes.
      return book
    default:
      event satisfies never
      return book
  }
}

function add(
  book: PinBook,
  { pins, autoSelect }: { pins: readonly Pin[]; autoSelect: boolean },
): PinBook {
  const added = withoutStaleIds(prependRows(book, pins))
  return autoSelect
    ? select(
        added,
        pins.map((pin) => pin.id),
      )
    : added
}

function edit(book: PinBook, event: PinEvent, at: number): PinBook {
  return editRows(book, touchedIds(event), (row) => applyToPin(row, event, at))
}

/**
 * A row that occurs several times is changed once by all its changes together, so that repeating
 * the event changes nothing.
 */
function changeAtOnce(row: Pin, changes: readonly RowChange[], at: number): Pin {
  const [first, ...more] = changes
  if (first === undefined) return row
  const together = more.reduce(
    (merged, next) => ({
      ...merged,
      patch: { ...merged.patch, ...next.patch },
      imageVersion: next.imageVersion ?? merged.imageVersion,
    }),
    first,
  )
  return change(row, together, at)
}

function change(row: Pin, { patch, imageVersion }: RowChange, at: number): Pin {
  return touch(row, at, (draft) => {
    for (const [field, value] of Object.entries(patch))
      if (value !== undefined) Object.assign(draft, { [field]: value })
    // An edit never unschedules a pin.
    draft.status = statusOfPublications(row) ?? draft.status
    const isNewVersion = imageVersion !== undefined && imageVersion !== row.image_version
    const isSamePicture =
      patch.image_url === undefined ||
      withoutMarker(patch.image_url) === withoutMarker(row.image_url)
    if (isSamePicture)
      draft.image_url = isNewVersion ? withMarker(row.image_url, imageVersion) : row.image_url
    if (imageVersion !== undefined) draft.image_version = imageVersion
  })
}

/** The last entry of a pin counts, so that repeating the event changes nothing. */
function setExported(row: Pin, exports: readonly PinExport[], at: number): Pin {
  const entry = exportsById(exports).get(row.id)
  if (entry === undefined) return row
  return touch(row, at, (draft) => {
    if (entry.exportedAt === null) delete draft.exported_at
    else draft.exported_at = entry.exportedAt
  })
}

function publish(row: Pin, event: PinEvent, at: number): Pin {
  if (!isPublicationEvent(event)) return row
  const published = applyToPublications(row, event)
  return published === row ? row : touch(published, at, () => undefined)
}

function touch(row: Pin, at: number, recipe: (draft: Pin) => void): Pin {
  return produce(row, (draft) => {
    recipe(draft)
    if (at > draft.updated_at) draft.updated_at = at
  })
}

interface BoardAdded {
  board: PinBoard
  name: string
  serverPin?: Pin | undefined
}

/** The server's row replaces all but the identity. Otherwise the board is appended once. */
function addBoard(row: Pin, { board, name, serverPin }: BoardAdded, at: number): Pin {
  if (serverPin !== undefined) {
    const { id, account_id, page_id, page_url, website_page_id, created_at } = row
    return serverPin.id === row.id
      ? touch(
          row,
          at,
          (draft) =>
            void Object.assign(draft, serverPin, {
              id,
              account_id,
              page_id,
              page_url,
              website_page_id,
              created_at,
            }),
        )
      : row
  }
  const isThere = row.boards.some((other) => isSameBoard(other, board))
  if (isThere || row.boards.length >= pinBoardLimits.boards) return row
  return touch(row, at, (draft) => {
    draft.boards.push(board)
    draft.board_name = (draft.board_name === '' ? name : `${draft.board_name}, ${name}`).slice(
      0,
      pinBoardLimits.board_name,
    )
  })
}

/**
 * Each pin is placed behind its former predecessor if that is known and present; otherwise before
 * the first older row.
 */
function restore(
  book: PinBook,
  { pins, after }: { pins: readonly Pin[]; after?: (string | null)[] | undefined },
): PinBook {
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

function select(book: PinBook, ids: readonly string[]): PinBook {
  if (book.selectedIds.length === 0 && isWholeList(book, ids)) return { ...book, selectedIds: ids }
  const selected = new Set(book.selectedIds)
  const before = selected.size
  for (const id of ids) if (hasPin(book, id)) selected.add(id)
  return selected.size === before ? book : { ...book, selectedIds: [...selected] }
}

function without(ids: readonly string[], gone: readonly string[]): string[] {
  const set = new Set(gone)
  return ids.filter((id) => !set.has(id))
}

/**
 * An event may have thousands of changes, and each row looks up its own. Grouped once per event.
 */
const sorted = new WeakMap<readonly RowChange[], Map<string, RowChange[]>>()

function changesOf(patches: readonly RowChange[], id: string): readonly RowChange[] {
  let byId = sorted.get(patches)
  if (byId === undefined) {
    byId = Map.groupBy(patches, (patch) => patch.id)
    sorted.set(patches, byId)
  }
  return byId.get(id) ?? []
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
