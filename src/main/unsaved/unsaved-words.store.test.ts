import { expect, test, vi } from 'vitest'
import { testId } from '#core/pins/pin.builder.ts'
import { openKeptWords } from './unsaved-words.store.ts'

const [kitchen, garden] = [testId('kitchen'), testId('garden')]

function area(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const typed = (text: string, over: string | null = null) => ({ text, over })

test('text survives a reload, per account, until it is saved', () => {
  const storage = area()
  openKeptWords(storage, 'ada').ofAccount(kitchen).keep('a title', typed('half a ti'))
  openKeptWords(storage, 'ada').ofAccount(garden).keep('b title', typed('other'))
  expect(openKeptWords(storage, 'ada').ofAccount(kitchen).read()).toEqual([
    ['a title', 'half a ti'],
  ])
  expect(openKeptWords(storage, 'bob').ofAccount(kitchen).read()).toEqual([])
  openKeptWords(storage, 'ada').ofAccount(kitchen).keep('a title', null)
  openKeptWords(storage, 'ada').ofAccount(garden).keep('b title', null)
  expect(storage.kept.size).toBe(0)
})

test('two tabs keep each other’s text', () => {
  const storage = area()
  const [one, two] = [
    openKeptWords(storage, 'ada').ofAccount(kitchen),
    openKeptWords(storage, 'ada').ofAccount(kitchen),
  ]
  one.keep('a title', typed('in the first tab'))
  two.keep('b title', typed('in the second'))
  one.keep('a title', typed('more in the first tab'))
  expect(two.read()).toEqual([
    ['b title', 'in the second'],
    ['a title', 'more in the first tab'],
  ])
})

test('drops the oldest entries above the limit', () => {
  const words = openKeptWords(area(), 'ada').ofAccount(kitchen)
  for (let at = 0; at < 201; at += 1) words.keep(`pin-${at} title`, typed('words'))
  expect([words.read().length, words.read()[0]?.[0]]).toEqual([200, 'pin-1 title'])
  words.keep('long title', typed('x'.repeat(199_999)))
  expect(words.read().map(([field]) => field)).toEqual(['long title'])
})

test('keepOwned removes other accounts’ text, and forget removes all', () => {
  const storage = area()
  const words = openKeptWords(storage, 'ada')
  words.ofAccount(kitchen).keep('a title', typed('words'))
  words.ofAccount(garden).keep('b title', typed('words'))
  words.keepOwned([garden])
  expect([words.ofAccount(kitchen).read(), words.ofAccount(garden).read()]).toEqual([
    [],
    [['b title', 'words']],
  ])
  words.forget()
  expect(storage.kept.size).toBe(0)
})

test('a corrupt entry is discarded and removed', () => {
  const storage = area({ 'unsavedWords:ada': '[{"accountId":1}]' })
  expect(openKeptWords(storage, 'ada').ofAccount(kitchen).read()).toEqual([])
  expect(storage.kept.size).toBe(0)
})

test('a text above the limit is not stored and drops no other text', () => {
  const storage = area()
  const words = openKeptWords(storage, 'ada').ofAccount(kitchen)
  words.keep('a title', typed('Soup'))
  words.keep('a description', typed('Warm'))
  words.keep('a description', typed('x'.repeat(10_000_000)))
  expect(words.read()).toEqual([
    ['a title', 'Soup'],
    ['a description', 'Warm'],
  ])
})

test('the same field of two accounts has two entries, also after a late write', () => {
  const words = openKeptWords(area(), 'ada')
  words.ofAccount(kitchen).keep('sources', typed('for the kitchen'))
  words.ofAccount(garden).keep('sources', typed('for the garden'))
  expect([words.ofAccount(kitchen).read(), words.ofAccount(garden).read()]).toEqual([
    [['sources', 'for the kitchen']],
    [['sources', 'for the garden']],
  ])
  words.ofAccount(garden).keep('sources', null, kitchen)
  expect([words.ofAccount(kitchen).read(), words.ofAccount(garden).read()]).toEqual([
    [],
    [['sources', 'for the garden']],
  ])
})

test('keeps the saved value that the text replaces', () => {
  const storage = area()
  openKeptWords(storage, 'ada').ofAccount(kitchen).keep('a title', typed('Bread', 'Soup'))
  expect(openKeptWords(storage, 'ada').ofAccount(kitchen).read()).toEqual([
    ['a title', 'Bread', 'Soup'],
  ])
})

test('notifies about other tabs’ writes until unsubscribed', () => {
  vi.stubGlobal('window', new EventTarget())
  const calls: number[] = []
  const stop = openKeptWords(area(), 'ada')
    .ofAccount(kitchen)
    .subscribe?.(() => void calls.push(calls.length))
  const tell = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  for (const key of ['unsavedWords:ada', 'unsavedWords:bob', 'theme', null]) tell(key)
  stop?.()
  tell('unsavedWords:ada')
  expect(calls).toEqual([0, 1])
  vi.unstubAllGlobals()
})
