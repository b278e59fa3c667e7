import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { pin, testAccount } from './pin.builder.ts'
import { editPin } from './pin.commands.ts'
import { orderOf } from './pin-order.ts'
import { applyPinEvent, emptyBook } from './pin.reducer.ts'
import type { PinBook } from './pin.reducer.ts'
import { listPins } from './pin.selectors.ts'

const bookOf = (count: number): PinBook => applyPinEvent(emptyBook(testAccount), { type: 'pins.added', data: { pins: Array.from({ length: count }, (_, at) => pin(`p${(at * 7) % count}`)), autoSelect: false } })
const titlesIn = (book: PinBook) => Array.from(orderOf(book.buckets, ['title asc']) ?? [], (place) => listPins(book)[place]?.title)
/** The same order, made from nothing: in buckets that nobody has seen. */
const afresh = (book: PinBook) => titlesIn({ ...book, buckets: book.buckets.map((bucket) => ({ ...bucket })) })

test('an order that is kept up to date is the one that is made from nothing, whichever bucket changes', () => {
  let book = bookOf(400)
  titlesIn(book)
  for (const place of [0, 399, 130, 0, 399, 200]) {
    const row = listPins(book)[place]
    for (const event of editPin(book, { id: row?.id ?? '', patch: { title: `Title p${place}x` } }, 5)) book = applyPinEvent(book, event)
    expect(titlesIn(book)).toEqual(afresh(book))
  }
})

test('the pins of an account that was left are not kept by their order', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const left = (() => {
    const book = bookOf(300)
    orderOf(book.buckets, ['title asc'])
    return new WeakRef(book.buckets[1] ?? {})
  })()
  await expect.poll(() => {
    collect()
    return left.deref() === undefined
  }).toBe(true)
})
