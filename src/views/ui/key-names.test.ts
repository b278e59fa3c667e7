import { expect, test } from 'vitest'
import { keyNames } from './key-names.ts'

test('a German keyboard has its own words on the keys', () => {
  expect(keyNames('Ctrl+Shift+Z', 'de')).toEqual(['Strg', 'Umschalt', 'Z'])
  expect(['Space', 'Delete', 'Home', 'End', 'Esc', 'Enter', 'F2', '?'].flatMap((key) => keyNames(key, 'de'))).toEqual(['Leertaste', 'Entf', 'Pos1', 'Ende', 'Esc', 'Enter', 'F2', '?'])
})

test('elsewhere a key is called as the chord is written', () => {
  for (const locale of ['en', 'ar']) expect(keyNames('Ctrl+Shift+← ↑ → ↓', locale)).toEqual(['Ctrl', 'Shift', '← ↑ → ↓'])
})
