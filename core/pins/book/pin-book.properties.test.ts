import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Pin } from '#core/contract/content/pins.contract.ts'
import { anyEvent, anySharedEvent } from '../../../tests/arbitraries/pin-event-arbitrary.ts'
import { BUCKET_SIZE } from './pin-book.ts'
import { testAccount } from '../pin.builder.ts'
import { PinEvent } from '../events/pin.events.ts'
import { statusOfPublications } from './pin-publications.ts'
import { applyPinEvent, applyToPin, emptyBook, inverseOf } from './pin.reducer.ts'
import type { PinBook } from './pin.reducer.ts'
import { getPin, listPins, pinCount } from './pin-selectors.ts'

const apply = (book: PinBook, event: PinEvent): PinBook => applyPinEvent(book, event, 7_000)

function expectInvariants(book: PinBook): void {
  const rows = listPins(book)
  const ids = rows.map((row) => row.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(pinCount(book)).toBe(ids.length)
  expect(book.index.reduce((sum, shard) => sum + shard.size, 0)).toBe(ids.length)
  for (const row of rows) expect(getPin(book, row.id)).toBe(row)
  const keys = book.buckets.map((bucket) => bucket.key)
  expect(keys).toEqual(keys.toSorted((a, b) => a - b))
  expect(new Set(keys).size).toBe(keys.length)
  expect(
    book.buckets.every((bucket) => bucket.rows.length > 0 && bucket.rows.length <= 4 * BUCKET_SIZE),
  ).toBe(true)
  for (const marks of [book.selectedIds, book.committedIds]) {
    expect(new Set(marks).size).toBe(marks.length)
    expect(marks.filter((id) => !ids.includes(id))).toEqual([])
  }
  for (const row of rows) {
    Pin.parse(row)
    // A scheduled pin has its status from its publications, whatever edits stated.
    expect(row.status).toBe(statusOfPublications(row) ?? row.status)
    expect(row.publications?.length).not.toBe(0)
  }
}

test('events made for these tests are of the contract', () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      expect(PinEvent.safeParse(event).error).toBeUndefined()
    }),
  )
})

test('any sequence keeps the invariants at every step, and no event ever throws', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const end = events.reduce((book, event) => {
        const next = apply(book, event)
        expectInvariants(next)
        return next
      }, emptyBook(testAccount))
      expect(end.accountId).toBe(testAccount)
    }),
    { numRuns: 150 },
  )
})

test('the same events give the same book', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      expect(events.reduce(apply, emptyBook(testAccount))).toEqual(
        structuredClone(events).reduce(apply, emptyBook(testAccount)),
      )
    }),
  )
})

test('a book is never changed by a later event', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
      const book = events.reduce(apply, emptyBook(testAccount))
      const before = structuredClone(book)
      apply(book, last)
      expect(book).toEqual(before)
    }),
  )
})

test('the list changes by the row rule and by nothing else', () => {
  fc.assert(
    fc.property(fc.array(anySharedEvent, { maxLength: 20 }), anySharedEvent, (events, last) => {
      const before = events.reduce(apply, emptyBook(testAccount))
      const after = apply(before, last)
      const kept = listPins(before).filter((row) => getPin(after, row.id) !== undefined)
      expect(kept.map((row) => getPin(after, row.id))).toEqual(
        kept.map((row) => applyToPin(row, last, 7_000)),
      )
    }),
  )
})

test('applying an event twice is applying it once', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
      const once = apply(events.reduce(apply, emptyBook(testAccount)), last)
      const twice = apply(once, last)
      expect({
        rows: listPins(twice),
        selected: twice.selectedIds,
        committed: twice.committedIds,
      }).toEqual({ rows: listPins(once), selected: once.selectedIds, committed: once.committedIds })
    }),
  )
})

test('the inverse leads back, but for the marker of the picture and the last-updated time', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, raw) => {
      const before = events.reduce(apply, emptyBook(testAccount))
      if (raw.type === 'pins.loaded') return
      const event = withBefore(before, raw)
      const back = inverseOf(before, event).reduce(apply, apply(before, event))
      expect(contentOf(back)).toEqual(contentOf(before))
    }),
    { numRuns: 300 },
  )
})

/** Commands fill `before` and name only pins that are there; the random events do not. */
function withBefore(book: PinBook, event: PinEvent): PinEvent {
  const seen = new Map(listPins(book).map((row) => [row.id, row]))
  const change = (
    patches: readonly {
      id: string
      patch: object
      before: object
      imageVersion?: number | undefined
    }[],
  ) =>
    patches.map((entry) => {
      const row = seen.get(entry.id)
      const before =
        row === undefined
          ? {}
          : Object.fromEntries(
              Object.keys(entry.patch).map((field) => [field, row[field as keyof Pin]]),
            )
      if (row !== undefined)
        seen.set(
          entry.id,
          applyToPin(row, { type: 'pin.updated', data: { ...entry, before } } as PinEvent, 7_000),
        )
      return { ...entry, before }
    })
  switch (event.type) {
    case 'pin.updated':
      return { type: event.type, data: change([event.data])[0] ?? event.data } as PinEvent
    case 'pins.updated':
    case 'pins.replaced':
      return { type: event.type, data: { patches: change(event.data.patches) } } as PinEvent
    case 'pin.favored':
      return {
        type: event.type,
        data: { ...event.data, before: seen.get(event.data.id)?.favored ?? false },
      }
    default:
      return event
  }
}

function contentOf(book: PinBook): unknown {
  const bare = (url: string): string => url.replace(/[?&]v=\d+/, '')
  return {
    rows: listPins(book).map((row) => ({
      ...row,
      image_url: bare(row.image_url),
      image_version: 0,
      updated_at: 0,
    })),
    selected: book.selectedIds.toSorted(),
    committed: book.committedIds.toSorted(),
  }
}
