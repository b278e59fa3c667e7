/**
 * A model of the pins, written from the specification and the descriptions of the events alone:
 * plain arrays, searched from one end to the other. It calls nothing of the product, so it does not
 * share faults of the reducer, the book or the undo.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { applyPublicationEvent } from './publications.model.ts'

export interface NaivePins {
  readonly rows: readonly Pin[]
  readonly selected: readonly string[]
  readonly committed: readonly string[]
  /** One more each time the whole list was replaced. */
  readonly key: number
}

export const noPins: NaivePins = { rows: [], selected: [], committed: [], key: 0 }

/** `marker`: the version for the picture's address. */
export interface NaiveChange {
  readonly id: string
  readonly fields: Partial<Pin>
  readonly marker?: number | undefined
}

type BoardAdded = Extract<PinEvent, { type: 'pin.boardAdded' }>['data']

/** "Updating more than 10 pins at once replaces the whole list." */
const MAX_AT_ONCE = 10

export function replayNaively(
  events: readonly { readonly event: PinEvent; readonly at: number }[],
  was = noPins,
): NaivePins {
  return events.reduce((pins, { event, at }) => applied(pins, event, at), was)
}

/** After one more event of the log. */
export function applied(was: NaivePins, event: PinEvent, at: number): NaivePins {
  switch (event.type) {
    case 'pins.added':
      return added(was, event.data.pins, event.data.autoSelect)
    case 'pins.restored':
      return putBack(was, event.data.pins, event.data.after)
    case 'pins.deleted':
      return deleted(was, event.data.ids)
    case 'pin.favored':
      return withRow(was, event.data.id, (row) => ({
        ...row,
        favored: event.data.favored,
        updated_at: Math.max(row.updated_at, at),
      }))
    case 'pin.boardAdded':
      return onBoard(was, event.data, at)
    case 'pins.exported':
      return exported(was, event.data.exports, at)
    case 'pin.updated':
      return changed(was, [changeOf(event.data)], at)
    case 'pins.updated':
      return changed(was, event.data.patches.map(changeOf), at)
    case 'pins.replaced':
      return newList(changed(was, event.data.patches.map(changeOf), at))
    default:
      return observedMark(observedPublication(was, event, at), event)
  }
}

/** The last entry of a pin counts; null = not exported. */
export function exported(
  was: NaivePins,
  exports: readonly { id: string; exportedAt: number | null }[],
  at: number,
): NaivePins {
  return [...new Set(exports.map(({ id }) => id))].reduce((now, id) => {
    const time = exports.findLast((entry) => entry.id === id)?.exportedAt ?? null
    return withRow(now, id, (before) => {
      const row = { ...before, updated_at: Math.max(before.updated_at, at) }
      delete row.exported_at
      return time === null ? row : { ...row, exported_at: time }
    })
  }, was)
}

/**
 * "New pins are added at the front of the current account's list, optionally auto-selected." Those
 * that are there already stay as they are.
 */
export function added(was: NaivePins, pins: readonly Pin[], isSelected: boolean): NaivePins {
  const fresh = pins.filter(
    (pin, at) => !isThere(was, pin.id) && pins.findIndex(({ id }) => id === pin.id) === at,
  )
  const now = { ...was, rows: [...fresh, ...was.rows] }
  return isSelected
    ? selected(
        now,
        pins.map(({ id }) => id),
      )
    : now
}

/**
 * Behind the row that it was behind, null = in front of all; where that is unknown or gone,
 * before the first older one.
 */
export function putBack(
  was: NaivePins,
  pins: readonly Pin[],
  after: readonly (string | null)[] = [],
): NaivePins {
  return pins.reduce((now, pin, at) => {
    if (isThere(now, pin.id)) return now
    const neighbour = after[at]
    const behind = now.rows.findIndex(({ id }) => id === neighbour)
    const older = now.rows.findIndex(({ created_at }) => created_at < pin.created_at)
    const byTime = older < 0 ? now.rows.length : older
    const place = neighbour === null ? 0 : behind >= 0 ? behind + 1 : byTime
    return { ...now, rows: [...now.rows.slice(0, place), pin, ...now.rows.slice(place)] }
  }, was)
}

/** "Deleting a pin removes it from all accounts and selections." */
export function deleted(was: NaivePins, ids: readonly string[]): NaivePins {
  const isKept = (id: string): boolean => !ids.includes(id)
  return {
    ...was,
    rows: was.rows.filter(({ id }) => isKept(id)),
    selected: was.selected.filter(isKept),
    committed: was.committed.filter(isKept),
  }
}

/**
 * "Updating a pin merges fields." A pin named more than once is changed once, by all of its
 * changes.
 */
export function changed(was: NaivePins, changes: readonly NaiveChange[], at: number): NaivePins {
  const ids = [...new Set(changes.map(({ id }) => id))]
  return ids.reduce(
    (now, id) =>
      withRow(now, id, (row) => {
        const own = changes.filter((change) => change.id === id)
        const fields = own.reduce<Partial<Pin>>((all, change) => ({ ...all, ...change.fields }), {})
        return changedRow(
          row,
          { id, fields, marker: own.findLast(({ marker }) => marker !== undefined)?.marker },
          at,
        )
      }),
    was,
  )
}

/** The same as one command of a person: many rows are a new list. */
export function changedTogether(
  was: NaivePins,
  changes: readonly NaiveChange[],
  at: number,
): NaivePins {
  const now = changed(was, changes, at)
  return changes.length > MAX_AT_ONCE ? newList(now) : now
}

/**
 * "Adding a board to a pin appends its name to the pin's board_name list unless the server returned
 * the updated pin."
 */
export function onBoard(
  was: NaivePins,
  { id, board, name, serverPin }: BoardAdded,
  at: number,
): NaivePins {
  return withRow(was, id, (row) => {
    if (serverPin !== undefined) {
      const { account_id, page_id, page_url, website_page_id, created_at } = row
      return {
        ...serverPin,
        id,
        account_id,
        page_id,
        page_url,
        website_page_id,
        created_at,
        updated_at: Math.max(serverPin.updated_at, at),
      }
    }
    if (
      row.boards.some(
        (other) => other.board_id === board.board_id && other.section_id === board.section_id,
      )
    )
      return row
    return {
      ...row,
      boards: [...row.boards, board],
      board_name: [row.board_name, name].filter((part, at) => at > 0 || part !== '').join(', '),
      updated_at: Math.max(row.updated_at, at),
    }
  })
}

export function selected(was: NaivePins, ids: readonly string[]): NaivePins {
  return {
    ...was,
    selected: [...new Set([...was.selected, ...ids.filter((id) => isThere(was, id))])],
  }
}

export function deselected(was: NaivePins, ids: readonly string[]): NaivePins {
  return { ...was, selected: was.selected.filter((id) => !ids.includes(id)) }
}

export function committed(was: NaivePins, ids: readonly string[]): NaivePins {
  return { ...was, committed: [...new Set(ids)].filter((id) => isThere(was, id)) }
}

export function uncommitted(was: NaivePins, ids: readonly string[]): NaivePins {
  return { ...was, committed: was.committed.filter((id) => !ids.includes(id)) }
}

export function isThere({ rows }: NaivePins, id: string): boolean {
  return rows.some((row) => row.id === id)
}

function observedPublication(was: NaivePins, event: PinEvent, at: number): NaivePins {
  return 'id' in event.data
    ? withRow(was, event.data.id, (row) => applyPublicationEvent(row, event, at))
    : was
}

function observedMark(was: NaivePins, event: PinEvent): NaivePins {
  switch (event.type) {
    case 'pins.selected':
      return selected(was, event.data.ids)
    case 'pins.deselected':
      return deselected(was, event.data.ids)
    case 'selection.cleared':
      return { ...was, selected: [] }
    case 'pins.committed':
      return committed(was, event.data.ids)
    case 'pins.uncommitted':
      return uncommitted(was, event.data.ids)
    default:
      // That something was undone says nothing of the pins: its other events do.
      return was
  }
}

function changeOf({
  id,
  patch,
  imageVersion,
}: {
  id: string
  patch: Partial<Pin>
  imageVersion?: number | undefined
}): NaiveChange {
  return { id, fields: patch, marker: imageVersion }
}

function newList(was: NaivePins): NaivePins {
  return { ...was, key: was.key + 1 }
}

function withRow(was: NaivePins, id: string, edit: (row: Pin) => Pin): NaivePins {
  return { ...was, rows: was.rows.map((row) => (row.id === id ? edit(row) : row)) }
}

/**
 * "If the image URL is unchanged, a cache-busting version parameter is appended." Addresses that
 * differ in that alone are the same.
 */
function changedRow(row: Pin, { fields, marker }: NaiveChange, at: number): Pin {
  const isOther =
    fields.image_url !== undefined && unmarked(fields.image_url) !== unmarked(row.image_url)
  const isNew = marker !== undefined && marker !== row.image_version
  const same = isNew ? marked(row.image_url, marker) : row.image_url
  return {
    ...row,
    ...fields,
    // What is in the calendar has its status from there.
    status: row.publications === undefined ? (fields.status ?? row.status) : row.status,
    image_url: isOther ? (fields.image_url ?? '') : same,
    image_version: marker ?? row.image_version,
    updated_at: Math.max(row.updated_at, at),
  }
}

function unmarked(url: string): string {
  return url.replace(/[?&]v=\d+$/, '')
}

function marked(url: string, version: number): string {
  const bare = unmarked(url)
  return `${bare}${bare.includes('?') ? '&' : '?'}v=${version}`
}
