import { expect, test } from 'vitest'
import { testId } from '#core/pins/pin.builder.ts'
import { openKeptWords } from './unsaved-words.store.ts'

const [kitchen, garden] = [testId('kitchen'), testId('garden')]

function area(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return { kept, getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) }
}

test('typed words are there after a reload, each in its account, until they are saved', () => {
  const storage = area()
  openKeptWords(storage, 'ada').ofAccount(kitchen).keep('a title', 'half a ti')
  openKeptWords(storage, 'ada').ofAccount(garden).keep('b title', 'other')
  expect(openKeptWords(storage, 'ada').ofAccount(kitchen).read()).toEqual([['a title', 'half a ti']])
  expect(openKeptWords(storage, 'bob').ofAccount(kitchen).read()).toEqual([])
  for (const field of ['a title', 'b title']) openKeptWords(storage, 'ada').ofAccount(kitchen).keep(field, null)
  expect(storage.kept.size).toBe(0)
})

test('two tabs keep each other’s words', () => {
  const storage = area()
  const [one, two] = [openKeptWords(storage, 'ada').ofAccount(kitchen), openKeptWords(storage, 'ada').ofAccount(kitchen)]
  one.keep('a title', 'in the first tab')
  two.keep('b title', 'in the second')
  one.keep('a title', 'more in the first tab')
  expect(two.read()).toEqual([
    ['b title', 'in the second'],
    ['a title', 'more in the first tab'],
  ])
})

test('when there are too many the oldest go', () => {
  const words = openKeptWords(area(), 'ada').ofAccount(kitchen)
  for (let at = 0; at < 201; at += 1) words.keep(`pin-${at} title`, 'words')
  expect([words.read().length, words.read()[0]?.[0]]).toEqual([200, 'pin-1 title'])
  words.keep('long title', 'x'.repeat(199_999))
  expect(words.read().map(([field]) => field)).toEqual(['long title'])
})

test('the words of an account that is gone are forgotten, and all of them by whoever leaves', () => {
  const storage = area()
  const words = openKeptWords(storage, 'ada')
  words.ofAccount(kitchen).keep('a title', 'words')
  words.ofAccount(garden).keep('b title', 'words')
  words.keepOwned([garden])
  expect([words.ofAccount(kitchen).read(), words.ofAccount(garden).read()]).toEqual([[], [['b title', 'words']]])
  words.forget()
  expect(storage.kept.size).toBe(0)
})

test('a corrupt entry is discarded and removed', () => {
  const storage = area({ 'unsavedWords:ada': '[{"accountId":1}]' })
  expect(openKeptWords(storage, 'ada').ofAccount(kitchen).read()).toEqual([])
  expect(storage.kept.size).toBe(0)
})

test('ten million characters that are pasted are not kept, and cost none of the words that are', () => {
  const storage = area()
  const words = openKeptWords(storage, 'ada').ofAccount(kitchen)
  words.keep('a title', 'Soup')
  words.keep('a description', 'Warm')
  words.keep('a description', 'x'.repeat(10_000_000))
  expect(words.read()).toEqual([['a title', 'Soup'], ['a description', 'Warm']])
})
