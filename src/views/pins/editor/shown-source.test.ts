import { expect, test } from 'vitest'
import { shownSource } from './text-fields.tsx'

test('a pattern is named as one, by its name in words', () => {
  expect(shownSource({ kind: 'template', quote: 'pattern how-to-make' })).toEqual({
    kind: 'pattern',
    quote: 'how to make',
  })
})

test('other words of ours, and what the page says of a pattern, are shown as they are', () => {
  for (const source of [
    { kind: 'template', quote: 'On the list: an oak board.' },
    { kind: 'sentence', quote: 'pattern how-to-make' },
  ] as const)
    expect(shownSource(source)).toEqual(source)
})
