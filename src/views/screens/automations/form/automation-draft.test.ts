import { expect, test } from 'vitest'
import type { AutomationSource } from '#core/contract/publishing/automations.contract.ts'
import {
  areSame,
  isComplete,
  isUnknownFault,
  missingIn,
  newSettings,
  settingsToSave,
  sourceOfKind,
} from './automation-draft.ts'

const draftOf = (...sources: AutomationSource[]) => ({ ...newSettings('Recipes'), sources })
const addresses = (...lines: string[]): AutomationSource => ({
  kind: 'addresses',
  addresses: lines,
})
const feed = (address: string): AutomationSource => ({ kind: 'feed', address })
const numbered = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://a.example/${number}`)

test('saves the typed lines of an address list without the empty ones', () => {
  const draft = draftOf(addresses(' https://a.example/1 ', '', 'https://a.example/2', ' '))
  expect(settingsToSave(draft)?.sources).toEqual([
    addresses('https://a.example/1', 'https://a.example/2'),
  ])
})

test('an address list of empty lines is missing its addresses', () => {
  expect([...missingIn(draftOf(addresses('', ' '))).sources.keys()]).toEqual([0])
})

test('a draft is the same until one of its settings differs', () => {
  const start = newSettings('Recipes')
  expect(areSame({ ...start }, start)).toBe(true)
  expect(areSame({ ...start, max_pages: 6 }, start)).toBe(false)
})

test.each([
  ['missing', feed(' ')],
  ['tooLong', feed(`https://a.example/${'a'.repeat(2_048)}`)],
  ['missing', addresses('', ' ')],
  ['tooLong', addresses('https://a.example/', `https://a.example/${'a'.repeat(2_048)}`)],
  ['tooMany', addresses(...numbered(201))],
])('marks as %s what the server would refuse of a source', (fault, source) => {
  const draft = draftOf(feed('https://a.example/feed'), source)
  expect([...missingIn(draft).sources]).toEqual([[1, fault]])
  expect(settingsToSave(draft)).toBeNull()
  expect(isUnknownFault(draft)).toBe(false)
})

test('takes 200 addresses with empty lines between them', () => {
  const draft = draftOf(addresses(...numbered(200).flatMap((line) => [line, ''])))
  expect(isComplete(missingIn(draft))).toBe(true)
  expect(settingsToSave(draft)?.sources).toEqual([addresses(...numbered(200))])
})

test('knows that something is wrong that no field is marked for', () => {
  expect(isUnknownFault({ ...newSettings('Recipes'), sources: [] })).toBe(true)
})

test('keeps the address between a feed and a sitemap', () => {
  const source = feed('https://a.example/')
  expect(sourceOfKind('sitemap', source)).toEqual({
    kind: 'sitemap',
    address: 'https://a.example/',
  })
  expect(sourceOfKind('addresses', source)).toEqual(addresses())
})
