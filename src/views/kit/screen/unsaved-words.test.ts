import { afterEach, expect, test } from 'vitest'
import {
  subscribeUnsavedWords,
  keepUnsavedWords,
  openUnsavedWords,
  notifyUnsavedWords,
  unsavedOwners,
  unsavedWords,
  unsavedWordsWithBase,
  type UnsavedWords,
} from './unsaved-words.ts'

const title = { pinId: 'a', field: 'title' } as const

afterEach(() => openUnsavedWords(null))

test('words that are not kept yet are found again by their pin and field', () => {
  keepUnsavedWords(title, 'too long')
  expect(unsavedWords(title)).toBe('too long')
  expect(unsavedWords({ ...title, field: 'description' })).toBeNull()
  keepUnsavedWords(title, null)
  expect(unsavedWords(title)).toBeNull()
})

test('words of a pin that is gone count no longer', () => {
  const kept = new Map([['a title', 'too long']])
  expect(unsavedOwners(kept, 'account', (id) => id === 'a')).toEqual(['a'])
  expect(unsavedOwners(kept, 'account', () => false)).toEqual([])
})

test('a pin with words in two fields is named once', () => {
  const kept = new Map(['a title', 'a draft', 'b draft', 'account brand'].map((key) => [key, 'x']))
  expect(unsavedOwners(kept, 'account', () => true)).toEqual(['a', 'b', 'account'])
})

test.each([
  ['account brand', true],
  ['account template t', true],
  ['other brand', false],
  // Nothing there is ever saved: it is read when it is sent.
  ['account sources', false],
])('what %s has counts as unsaved: %s', (key, isUnsaved) => {
  const owners = unsavedOwners(new Map([[key, 'x']]), 'account', () => false)
  expect(owners).toEqual(isUnsaved ? ['account'] : [])
})

test('words of an earlier page come back, are replaced by newer ones, and are forgotten when they are saved', () => {
  const told: [string, string | null][] = []
  openUnsavedWords({
    read: () => [['a title', 'typed before the reload']],
    keep: (field, words) => void told.push([field, words?.text ?? null]),
  })
  expect(unsavedWords(title)).toBe('typed before the reload')
  keepUnsavedWords(title, 'typed after it')
  keepUnsavedWords(title, null)
  expect(told).toEqual([
    ['a title', 'typed after it'],
    ['a title', null],
  ])
  expect(unsavedWords(title)).toBeNull()
})

test('going over to another account forgets no words, leaving forgets all', () => {
  openUnsavedWords({ read: () => [], keep: () => undefined })
  keepUnsavedWords(title, 'half a title')
  openUnsavedWords({ read: () => [['b title', 'of the other account']], keep: () => undefined })
  expect([unsavedWords(title), unsavedWords({ pinId: 'b', field: 'title' })]).toEqual([
    'half a title',
    'of the other account',
  ])
  openUnsavedWords(null)
  expect([unsavedWords(title), unsavedWords({ pinId: 'b', field: 'title' })]).toEqual([null, null])
})

const MAX_FIELDS = 100

/** A store that another tab writes to as well; it takes no more characters than `MAX_FIELDS`. */
function shared() {
  const kept = new Map<string, UnsavedWords>()
  const tabs = new Set<() => void>()
  return {
    kept,
    tabs,
    open: () =>
      openUnsavedWords({
        read: () =>
          [...kept].map(([key, { text, over }]): [string, string, string?] =>
            over === null ? [key, text] : [key, text, over],
          ),
        keep: (key, words) =>
          void (words === null
            ? kept.delete(key)
            : words.text.length <= MAX_FIELDS && kept.set(key, words)),
        subscribe: (onChange) => {
          tabs.add(onChange)
          return () => tabs.delete(onChange)
        },
      }),
    elsewhere: (key: string, text: string | null) => {
      if (text === null) kept.delete(key)
      else kept.set(key, { text, over: null })
      for (const onChange of tabs) onChange()
    },
  }
}

test('words of another tab come and go with that tab', () => {
  const { kept, open, elsewhere } = shared()
  kept.set('a draft', { text: 'begun in the other tab', over: null })
  open()
  const received: (string | null)[] = []
  const stop = subscribeUnsavedWords(
    { pinId: 'a', field: 'draft' },
    (words) => void received.push(words?.text ?? null),
  )
  elsewhere('a draft', 'more of it')
  expect(unsavedWords({ pinId: 'a', field: 'draft' })).toBe('more of it')
  elsewhere('a draft', null)
  expect(unsavedWords({ pinId: 'a', field: 'draft' })).toBeNull()
  stop()
  elsewhere('a draft', 'again')
  expect(received).toEqual(['more of it', null])
})

test('what only this page has stays when another tab writes, also words that the store would not take', () => {
  const { kept, open, elsewhere } = shared()
  open()
  keepUnsavedWords(title, 'x'.repeat(MAX_FIELDS + 1))
  expect(kept.size).toBe(0)
  elsewhere('c title', 'typed elsewhere')
  expect(unsavedWords(title)).toHaveLength(MAX_FIELDS + 1)
  expect(unsavedWords({ pinId: 'c', field: 'title' })).toBe('typed elsewhere')
})

test('words know what they were typed over', () => {
  const { kept, open } = shared()
  kept.set('b title', { text: 'Bread', over: 'Soup' })
  open()
  keepUnsavedWords(title, 'Half a', 'A whole')
  expect(kept.get('a title')).toEqual({ text: 'Half a', over: 'A whole' })
  expect(unsavedWordsWithBase({ pinId: 'b', field: 'title' })).toEqual({
    text: 'Bread',
    over: 'Soup',
  })
})

test('words of an account are its own, and one that answers late writes into it', () => {
  const told: (readonly [string, string | undefined])[] = []
  const sources = (accountId: string) => ({ accountId, field: 'sources' }) as const
  const store = {
    read: () => [],
    keep: (key: string, _: UnsavedWords | null, accountId?: string) =>
      void told.push([key, accountId]),
  }
  openUnsavedWords(store)
  keepUnsavedWords(sources('kitchen'), 'typed for the kitchen')
  openUnsavedWords(store)
  expect(unsavedWords(sources('garden'))).toBeNull()
  const received: (string | null)[] = []
  const stop = subscribeUnsavedWords(
    sources('kitchen'),
    (words) => void received.push(words?.text ?? null),
  )
  notifyUnsavedWords(sources('kitchen'), 'with a picture')
  stop()
  expect(told).toEqual([
    ['kitchen sources', 'kitchen'],
    ['kitchen sources', 'kitchen'],
  ])
  expect(received).toEqual(['with a picture'])
})
