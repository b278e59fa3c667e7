import { expect, test } from 'vitest'
import { keyShortcuts } from './key-shortcuts.ts'

test('the chord is set on the element, by one function for all renders', () => {
  const set: [string, string][] = []
  const element = { setAttribute: (name: string, value: string) => set.push([name, value]) }
  keyShortcuts('Control+Z')(element as unknown as Element)
  keyShortcuts('Control+Z')(null)
  expect(set).toEqual([['aria-keyshortcuts', 'Control+Z']])
  expect(keyShortcuts('Control+Z')).toBe(keyShortcuts('Control+Z'))
  expect(keyShortcuts('H')).not.toBe(keyShortcuts('Control+Z'))
})
