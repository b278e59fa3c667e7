import { expect, test } from 'vitest'
import { assignSlots, type RowSlots } from './use-row-slots.ts'

const slotsOf = (entries: Record<number, number>): RowSlots =>
  new Map(Object.entries(entries).map(([row, slot]) => [Number(row), slot]))
const drawn = slotsOf({ 4: 0, 5: 1, 6: 2 })

test('the first rows get a slot each', () => {
  expect([...assignSlots(new Map(), [4, 5, 6])]).toEqual([...drawn])
})

test('the same rows have the same slots: the very map', () => {
  expect(assignSlots(drawn, [4, 5, 6])).toBe(drawn)
})

test('a row below takes the element of one that is gone above', () => {
  expect([...assignSlots(drawn, [5, 6, 7])]).toEqual([
    [5, 1],
    [6, 2],
    [7, 0],
  ])
})

test('a row above gets an element of its own: those that stay are not moved, and keep the focus', () => {
  expect([...assignSlots(drawn, [3, 4, 5])]).toEqual([
    [3, 3],
    [4, 0],
    [5, 1],
  ])
})

test('after a jump all elements are taken over, in their order', () => {
  expect([...assignSlots(drawn, [90, 91, 92, 93])]).toEqual([
    [90, 0],
    [91, 1],
    [92, 2],
    [93, 3],
  ])
})

test('the row with the focus keeps its element however far away the others are', () => {
  expect([...assignSlots(drawn, [5, 90, 91])]).toEqual([
    [5, 1],
    [90, 0],
    [91, 2],
  ])
  expect([...assignSlots(drawn, [1, 2, 5])]).toEqual([
    [1, 3],
    [2, 4],
    [5, 1],
  ])
})
