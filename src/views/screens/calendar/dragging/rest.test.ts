import { expect, test } from 'vitest'
import { createRest } from './rest.ts'

const at = (clientX: number, timeStamp: number, type = 'dragover') => {
  return { type, clientX, clientY: 0, timeStamp }
}

test('a mouse rests once it has been near to one point for 700 ms', () => {
  const isResting = createRest()
  expect(isResting(at(100, 1000))).toBe(false)
  expect(isResting(at(106, 1699))).toBe(false)
  expect(isResting(at(94, 1700))).toBe(true)
})

test('a step away begins the rest again', () => {
  const isResting = createRest()
  isResting(at(100, 1000))
  expect(isResting(at(107, 1700))).toBe(false)
  expect(isResting(at(107, 2399))).toBe(false)
  expect(isResting(at(107, 2400))).toBe(true)
})

test('a new drag does not rest where the last one ended', () => {
  const isResting = createRest()
  isResting(at(100, 1000))
  expect(isResting(at(100, 61_000, 'dragstart'))).toBe(false)
  expect(isResting(at(100, 61_100))).toBe(false)
  expect(isResting(at(100, 61_700))).toBe(true)
})
