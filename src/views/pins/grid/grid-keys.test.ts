import { describe, expect, test } from 'vitest'
import { type GridKey, indicesBetween, intentOfKey } from './grid-keys.ts'

const place = { index: 4, count: 11, columns: 4, pageRows: 2 }
const press = (key: string, more: Partial<GridKey> = {}): GridKey => ({
  key,
  shift: false,
  mod: false,
  rtl: false,
  ...more,
})

describe('keys in the pin grid', () => {
  test('arrows move by one card and by one row', () => {
    expect(intentOfKey(press('ArrowRight'), place)).toEqual({
      type: 'move',
      index: 5,
      extend: false,
    })
    expect(intentOfKey(press('ArrowLeft'), place)).toEqual({
      type: 'move',
      index: 3,
      extend: false,
    })
    expect(intentOfKey(press('ArrowDown'), place)).toEqual({
      type: 'move',
      index: 8,
      extend: false,
    })
    expect(intentOfKey(press('ArrowUp'), place)).toEqual({ type: 'move', index: 0, extend: false })
  })

  test('left and right change places where text runs from the right', () => {
    expect(intentOfKey(press('ArrowRight', { rtl: true }), place)).toMatchObject({ index: 3 })
  })

  test('the edges hold', () => {
    expect(intentOfKey(press('ArrowLeft'), { ...place, index: 0 })).toMatchObject({ index: 0 })
    expect(intentOfKey(press('ArrowUp'), { ...place, index: 2 })).toMatchObject({ index: 2 })
    expect(intentOfKey(press('ArrowDown'), { ...place, index: 7 })).toMatchObject({ index: 10 })
    expect(intentOfKey(press('ArrowDown'), { ...place, index: 9 })).toMatchObject({ index: 9 })
    expect(intentOfKey(press('End'), { ...place, index: 9 })).toMatchObject({ index: 10 })
  })

  test('Home and End stay in the row, with Ctrl they take the whole list', () => {
    expect(intentOfKey(press('Home'), { ...place, index: 6 })).toMatchObject({ index: 4 })
    expect(intentOfKey(press('End'), place)).toMatchObject({ index: 7 })
    expect(intentOfKey(press('Home', { mod: true }), place)).toMatchObject({ index: 0 })
    expect(intentOfKey(press('End', { mod: true }), place)).toMatchObject({ index: 10 })
  })

  test('Page down and Page up keep the column', () => {
    expect(intentOfKey(press('PageDown'), { ...place, index: 1 })).toMatchObject({ index: 9 })
    expect(intentOfKey(press('PageUp'), { ...place, index: 9 })).toMatchObject({ index: 1 })
  })

  test('Shift extends, Space selects, Ctrl+A takes all, Escape clears', () => {
    expect(intentOfKey(press('ArrowRight', { shift: true }), place)).toMatchObject({ extend: true })
    expect(intentOfKey(press(' '), place)).toEqual({ type: 'toggle', index: 4, extend: false })
    expect(intentOfKey(press('a', { mod: true }), place)).toEqual({ type: 'selectAll' })
    expect(intentOfKey(press('Escape'), place)).toEqual({ type: 'clear' })
  })

  test('Enter opens, Delete deletes, F marks as favorite', () => {
    expect(intentOfKey(press('Enter'), place)).toEqual({ type: 'open', index: 4 })
    expect(intentOfKey(press('Delete'), place)).toEqual({ type: 'delete', index: 4 })
    expect(intentOfKey(press('f'), place)).toEqual({ type: 'favor', index: 4 })
    expect(intentOfKey(press('l'), place)).toEqual({ type: 'looks', index: 4 })
    expect(intentOfKey(press('V'), place)).toEqual({ type: 'vary', index: 4 })
  })

  test('other keys and an empty grid mean nothing', () => {
    expect(intentOfKey(press('z', { mod: true }), place)).toBeNull()
    expect(intentOfKey(press('x'), place)).toBeNull()
    expect(intentOfKey(press('ArrowDown'), { ...place, count: 0 })).toBeNull()
  })

  test('a range runs from the anchor to the focus in either direction', () => {
    expect(indicesBetween(3, 5)).toEqual([3, 4, 5])
    expect(indicesBetween(5, 3)).toEqual([3, 4, 5])
  })
})
