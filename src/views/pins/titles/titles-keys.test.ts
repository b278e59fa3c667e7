import { expect, test } from 'vitest'
import { type CellKey, intentOfCellKey, repeatsAbove } from './titles-keys.ts'

const press = (key: string, more: Partial<CellKey> = {}) =>
  intentOfCellKey({ key, shift: false, mod: false, alt: false, isMultiline: false, ...more })

test('Enter goes to the next pin, with Shift to the one before', () => {
  expect(press('Enter')).toEqual({ type: 'move', rows: 1 })
  expect(press('Enter', { shift: true })).toEqual({ type: 'move', rows: -1 })
})

test('arrows leave a one-line cell, and a cell of several lines only with Ctrl', () => {
  expect(press('ArrowDown')).toEqual({ type: 'move', rows: 1 })
  expect(press('ArrowUp', { isMultiline: true })).toBeNull()
  expect(press('ArrowUp', { isMultiline: true, mod: true })).toEqual({ type: 'move', rows: -1 })
})

test('Ctrl+D repeats the value above, Ctrl+Home and Ctrl+End take the edges', () => {
  expect(press('d', { mod: true })).toEqual({ type: 'repeatAbove' })
  expect(press('End', { mod: true })).toEqual({ type: 'edge', end: 'last' })
})

test('Escape takes the typed words back, and typing is left alone', () => {
  expect(press('Escape')).toEqual({ type: 'reset' })
  expect(press('a')).toBeNull()
  expect(press('z', { mod: true })).toBeNull()
  expect(press('Enter', { alt: true })).toBeNull()
})

test('in a cell without a field Ctrl+D or Command+D repeats the value above, D alone does not', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false }
  expect([
    repeatsAbove({ ...none, key: 'd', ctrlKey: true }),
    repeatsAbove({ ...none, key: 'D', metaKey: true }),
    repeatsAbove({ ...none, key: 'd' }),
    repeatsAbove({ ...none, key: 'd', ctrlKey: true, altKey: true }),
    repeatsAbove({ ...none, key: 'Enter' }),
  ]).toEqual([true, true, false, false, false])
})
