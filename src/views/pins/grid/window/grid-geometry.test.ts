import { describe, expect, test } from 'vitest'
import {
  CAPTION_HEIGHT,
  cardsInBox,
  layOut,
  rowsToDraw,
  scrollToRow,
  visibleRows,
} from './grid-geometry.ts'

const density = { minCard: 200, gap: 16 }

describe('the pin grid', () => {
  test('fills its width with cards of 2:3 and a caption', () => {
    const grid = layOut(1064, 10, density)
    expect(grid.columns).toBe(5)
    expect(grid.cardWidth).toBe(200)
    expect(grid.rowHeight).toBe(300 + CAPTION_HEIGHT + 16)
    expect(grid.rows).toBe(2)
  })

  test('keeps two columns on a phone', () => {
    expect(layOut(358, 10, density).columns).toBe(2)
    expect(layOut(358, 10, density).cardWidth).toBe(171)
  })

  test('draws only the rows near the window, however many pins there are', () => {
    const grid = layOut(1064, 100_000, density)
    const range = visibleRows(grid, {
      top: 10 * grid.rowHeight + 1,
      bottom: 12 * grid.rowHeight - 1,
      overscan: 0,
    })
    expect(range).toEqual({ first: 10, end: 12 })
    expect(
      visibleRows(grid, {
        top: 10 * grid.rowHeight + 1,
        bottom: 12 * grid.rowHeight - 1,
        overscan: 200,
      }),
    ).toEqual({ first: 9, end: 13 })
    expect(
      visibleRows(grid, {
        top: 10 * grid.rowHeight + 250,
        bottom: 12 * grid.rowHeight - 250,
        overscan: 200,
      }),
    ).toEqual({ first: 10, end: 12 })
  })

  test('never draws a row that is not there', () => {
    const grid = layOut(1064, 3, density)
    expect(visibleRows(grid, { top: -500, bottom: 5000, overscan: 200 })).toEqual({
      first: 0,
      end: 1,
    })
    expect(visibleRows(layOut(1064, 0, density), { top: 0, bottom: 900, overscan: 200 })).toEqual({
      first: 0,
      end: 0,
    })
  })

  test('goes on drawing the focused row when it was scrolled away', () => {
    expect(rowsToDraw({ first: 5, end: 7 }, 1)).toEqual([1, 5, 6])
    expect(rowsToDraw({ first: 5, end: 7 }, 9)).toEqual([5, 6, 9])
    expect(rowsToDraw({ first: 5, end: 7 }, 6)).toEqual([5, 6])
    expect(rowsToDraw({ first: 0, end: 2 }, null)).toEqual([0, 1])
  })

  test('a rubber band takes the cards it touches and no others', () => {
    const grid = layOut(632, 7, density)
    expect(grid.columns).toBe(3)
    expect(cardsInBox(grid, 7, { left: 210, top: 10, right: 300, bottom: 20 })).toEqual([1])
    expect(cardsInBox(grid, 7, { left: 205, top: 10, right: 210, bottom: 20 })).toEqual([])
    expect(cardsInBox(grid, 7, { left: 0, top: 10, right: 20, bottom: grid.height })).toEqual([
      0, 3, 6,
    ])
    expect(
      cardsInBox(grid, 7, {
        left: 220,
        top: 2 * grid.rowHeight + 5,
        right: 600,
        bottom: grid.height,
      }),
    ).toEqual([])
  })

  test('scrolls only as far as the row needs', () => {
    const grid = layOut(1064, 50, density)
    const card = grid.rowHeight - grid.gap
    expect(scrollToRow(grid, 1, { top: 0, bottom: 2 * grid.rowHeight })).toBe(0)
    expect(scrollToRow(grid, 2, { top: 0, bottom: 2 * grid.rowHeight })).toBe(card)
    expect(scrollToRow(grid, 0, { top: 100, bottom: 900 })).toBe(-100)
  })
})
