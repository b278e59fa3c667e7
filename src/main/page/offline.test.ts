import { expect, test } from 'vitest'
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { applyPinEvent } from '#core/pins/book/pin.reducer.ts'
import { recentPictures } from './offline.ts'

const origin = 'http://pinloom.test'

function bookOf(urls: readonly string[]) {
  const pins = urls.map((image_url, i) => pin(`p${i}`, { image_url }))
  return applyPinEvent(emptyBook(pins[0]?.account_id ?? null), {
    type: 'pins.added',
    data: { pins, autoSelect: false },
  })
}

test('lists the newest 120 pictures as absolute URLs with their version', () => {
  const urls = Array.from({ length: 300 }, (_, i) => `/media/${String(i)}.jpg?v=2`)
  const told = recentPictures(bookOf(urls), origin)
  expect(told).toHaveLength(120)
  expect(told[0]).toBe(`${origin}/media/0.jpg?v=2`)
})

test('leaves out pictures of other origins and pictures that are not rendered yet', () => {
  expect(
    recentPictures(bookOf(['http://pictures.test/media/a.jpg', '', '/media/b.jpg']), origin),
  ).toEqual([`${origin}/media/b.jpg`])
})
