import { describe, expect, test } from 'vitest'
import {
  cursorAmong,
  held,
  intentOfSheetKey,
  rangeOf,
  type SheetCursor,
  type SheetKey,
} from './sheet-cursor.ts'

const size = { rows: 100_000, columns: 10, pageRows: 12 }
const here: SheetCursor = { at: { row: 5, column: 2 }, anchor: { row: 5, column: 2 } }
const press = (key: string, more: Partial<SheetKey> = {}, cursor = here) =>
  intentOfSheetKey({ key, shift: false, mod: false, rtl: false, ...more }, cursor, size)
const moveTo = (row: number, column: number, anchor = { row, column }) => ({
  type: 'move',
  cursor: { at: { row, column }, anchor },
})

describe('the cursor', () => {
  const pins = (...ids: string[]) => ids.map((id) => ({ id }))
  const stretched = { at: { row: 2, column: 1 }, anchor: { row: 1, column: 0 } }

  test('stays on its pins, and a range with it, when others come before them or are gone', () => {
    const cursor = held(stretched, pins('a', 'b', 'c'))
    expect(rangeOf(cursorAmong(pins('new', 'newer', 'a', 'b', 'c'), cursor))).toEqual({
      firstRow: 3,
      lastRow: 4,
      firstColumn: 0,
      lastColumn: 1,
    })
    expect(cursorAmong(pins('b', 'c'), cursor)).toEqual({
      at: { row: 1, column: 1 },
      anchor: { row: 0, column: 0 },
    })
  })

  test('goes where its pin stood when that is gone, within the list', () => {
    const cursor = held(stretched, pins('a', 'b', 'c'))
    expect(cursorAmong(pins('a', 'b', 'd'), cursor).at.row).toBe(2)
    expect(cursorAmong(pins('a'), cursor)).toEqual({
      at: { row: 0, column: 1 },
      anchor: { row: 0, column: 0 },
    })
  })
})

describe('keys in the sheet', () => {
  test('arrows move a cell, with Ctrl to the edge, and stay inside', () => {
    expect(press('ArrowRight')).toEqual(moveTo(5, 3))
    expect(press('ArrowDown', { mod: true })).toEqual(moveTo(99_999, 2))
    expect(press('ArrowLeft', { mod: true })).toEqual(moveTo(5, 0))
    expect(
      press('ArrowUp', {}, { at: { row: 0, column: 2 }, anchor: { row: 0, column: 2 } }),
    ).toEqual(moveTo(0, 2))
    expect(press('ArrowRight', { rtl: true })).toEqual(moveTo(5, 1))
  })

  test('Home, End and the page keys', () => {
    expect(press('Home', { mod: true })).toEqual(moveTo(0, 0))
    expect(press('End')).toEqual(moveTo(5, 9))
    expect(press('PageDown')).toEqual(moveTo(17, 2))
    expect(press('PageUp')).toEqual(moveTo(0, 2))
  })

  test('Shift stretches from the anchor, Escape gives the range up, Ctrl+A takes all', () => {
    const stretched = press('ArrowDown', { shift: true })
    expect(stretched).toEqual(moveTo(6, 2, { row: 5, column: 2 }))
    expect(rangeOf({ at: { row: 6, column: 1 }, anchor: { row: 5, column: 2 } })).toEqual({
      firstRow: 5,
      lastRow: 6,
      firstColumn: 1,
      lastColumn: 2,
    })
    expect(
      press('Escape', {}, { at: { row: 6, column: 2 }, anchor: { row: 5, column: 2 } }),
    ).toEqual(moveTo(6, 2))
    expect(press('a', { mod: true })).toEqual(moveTo(99_999, 9, { row: 0, column: 0 }))
  })

  test('Enter and F2 edit what is there, a letter writes over it, Tab leaves', () => {
    expect(press('Enter')).toEqual({ type: 'edit', text: null })
    expect(press('F2')).toEqual({ type: 'edit', text: null })
    expect(press('ü')).toEqual({ type: 'edit', text: 'ü' })
    expect(press('Tab')).toBeNull()
    expect(press('F5')).toBeNull()
  })

  test('Ctrl has the commands, and what belongs to others is left to them', () => {
    expect(press('d', { mod: true })).toEqual({ type: 'fillDown' })
    expect(press('H', { mod: true })).toEqual({ type: 'replace' })
    expect(press('b', { mod: true })).toEqual({ type: 'boards' })
    expect(press('z', { mod: true })).toBeNull()
    expect(press('Delete')).toEqual({ type: 'clear' })
  })
})
