/**
 * Changes of fields.
 *
 * The picture's marker (specification: "if the image URL is unchanged, a cache-busting version
 * parameter is appended"): a change with a new `imageVersion` and no other picture sets
 * `v=<imageVersion>`; a change to another picture keeps that address. Commands use the time of the
 * edit, so each edit sets a new marker. Two addresses that differ only in the marker are the same
 * picture.
 */
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import { BULK_THRESHOLD } from '../events/pin.events.ts'
import type { PinEvent, RowChange } from '../events/pin.events.ts'
import { fieldsOf, rowEvent, touchRow } from './event-type.ts'
import type { EventType, EventTypes } from './event-type.ts'
import { withMarker, withoutMarker } from './image-marker.ts'
import { findPin } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'
import { statusOfPublications } from './pin-publications.ts'

interface Patches {
  patches: RowChange[]
}

const bulkChange = changeEvent<Patches>({
  changesIn: ({ patches }) => patches,
  applyToRow: (row, { patches }, at) => changeAtOnce(row, changesOf(patches, row.id), at),
})

export const changeEvents: EventTypes<
  'pin.updated' | 'pins.updated' | 'pins.replaced' | 'pin.favored'
> = {
  'pin.updated': changeEvent<RowChange>({ changesIn: (data) => [data], applyToRow: change }),
  'pins.updated': bulkChange,
  'pins.replaced': {
    ...bulkChange,
    apply: (book, data, at) => ({
      ...bulkChange.apply(book, data, at),
      pinGridKey: book.pinGridKey + 1,
    }),
  },
  'pin.favored': rowEvent({
    rowIds: ({ id }) => [id],
    touches: ({ id }) => [{ id, field: 'favored' }],
    effect: ({ favored }) => (favored ? 'favored' : 'unfavored'),
    applyToRow: (row, { favored }, at) =>
      touchRow(row, at, (draft) => void (draft.favored = favored)),
    inverse: (_before, data) => favoredBack(data),
    back: favoredBack,
    storedBack: storedFavorBack,
    withdraw: (now, data) =>
      findPin(now, data.id)?.favored === data.favored ? favoredBack(data) : [],
  }),
}

function changeEvent<Data>({
  changesIn,
  applyToRow,
}: {
  changesIn: (data: Data) => readonly RowChange[]
} & Pick<EventType<Data>, 'applyToRow'>): EventType<Data> {
  const back = (data: Data): PinEvent[] => changesBack(changesIn(data))
  return rowEvent({
    rowIds: (data) => changesIn(data).map(({ id }) => id),
    touches: (data) => changesIn(data).flatMap(({ id, patch }) => fieldsOf(id, patch)),
    effect: () => 'edited',
    applyToRow,
    inverse: (_before, data) => back(data),
    back,
    storedBack: (before, data) => storedChangesBack(before, changesIn(data)),
    withdraw: (now, data) => changed(stillThere(now, changesIn(data)).map(reversed)),
  })
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
  return touchRow(row, at, (draft) => {
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

/** The changes inverted, the last one first. */
function changesBack(changes: readonly RowChange[]): PinEvent[] {
  return changed(changes.map(reversed).toReversed())
}

function reversed({ id, patch, before }: RowChange): RowChange {
  return { id, patch: before, before: patch }
}

/** The event of these changes; none for none. */
export function changed(patches: RowChange[]): PinEvent[] {
  const [first] = patches
  if (first === undefined) return []
  if (patches.length === 1) return [{ type: 'pin.updated', data: first }]
  return [
    patches.length <= BULK_THRESHOLD
      ? { type: 'pins.updated', data: { patches } }
      : { type: 'pins.replaced', data: { patches } },
  ]
}

/** The part of each change whose value is still current. */
function stillThere(now: PinBook, changes: readonly RowChange[]): RowChange[] {
  return changes.flatMap((one) => {
    const row: Record<string, unknown> | undefined = findPin(now, one.id)
    if (row === undefined) return []
    const fields = Object.entries(one.patch)
      .filter(
        ([field, value]) =>
          field in one.before && JSON.stringify(row[field]) === JSON.stringify(value),
      )
      .map(([field]) => field)
    return fields.length === 0
      ? []
      : [{ id: one.id, patch: only(one.patch, fields), before: only(one.before, fields) }]
  })
}

function only(patch: PinPatch, fields: readonly string[]): PinPatch {
  return Object.fromEntries(Object.entries(patch).filter(([field]) => fields.includes(field)))
}

/** Undefined if every change has the row's real values; otherwise the events back to those. */
function storedChangesBack(before: PinBook, changes: readonly RowChange[]): PinEvent[] | undefined {
  if (
    new Set(changes.map(({ id }) => id)).size === changes.length &&
    changes.every((one) => hasRealBefore(findPin(before, one.id), one))
  )
    return undefined
  const byId = Map.groupBy(changes, ({ id }) => id)
  return changesBack(
    [...byId].flatMap(([id, all]) => {
      const row = findPin(before, id)
      if (row === undefined) return []
      const after = changeAtOnce(row, all, 0)
      const fields = new Set(all.flatMap(({ patch }) => Object.keys(patch)))
      return [{ id, patch: pick(after, fields), before: pick(row, fields) }]
    }),
  )
}

function hasRealBefore(row: Pin | undefined, { patch, before }: RowChange): boolean {
  if (row === undefined) return false
  const real: Record<string, unknown> = row
  const reported: Record<string, unknown> = before
  return Object.entries(patch).every(
    ([field, value]) =>
      value === undefined || (field in reported && isSame(reported[field], real[field])),
  )
}

function pick(row: Pin, fields: ReadonlySet<string>): Partial<Pin> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.has(field)))
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
}

type Favored = Extract<PinEvent, { type: 'pin.favored' }>['data']

function favoredBack({ id, favored, before }: Favored): PinEvent[] {
  return [{ type: 'pin.favored', data: { id, favored: before, before: favored } }]
}

function storedFavorBack(
  book: PinBook,
  { id, favored: after, before }: Favored,
): PinEvent[] | undefined {
  const row = findPin(book, id)
  if (row === undefined) return []
  return row.favored === before
    ? undefined
    : changesBack([{ id, patch: { favored: after }, before: { favored: row.favored } }])
}
