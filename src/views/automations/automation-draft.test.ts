import { expect, test } from 'vitest'
import type { AutomationSource } from '#core/contract/automations.contract.ts'
import { areSame, missingIn, newSettings, settingsToSave } from './automation-draft.ts'

const draftOf = (...sources: AutomationSource[]) => ({ ...newSettings('Recipes'), sources })
const addresses = (...lines: string[]): AutomationSource => ({
  kind: 'addresses',
  addresses: lines,
})

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
