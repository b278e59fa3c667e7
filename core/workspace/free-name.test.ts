import { expect, test } from 'vitest'
import { freeName } from './free-name.ts'

const among =
  (...taken: string[]) =>
  (name: string): boolean =>
    taken.includes(name.toLowerCase())

test('a free name stays as it is', () => {
  expect(freeName('Kitchen (2)', among('kitchen'))).toBe('Kitchen (2)')
})

test('a taken one gets the next number, also when it has one', () => {
  expect(freeName('Kitchen', among('kitchen', 'kitchen (2)'))).toBe('Kitchen (3)')
  expect(freeName('Kitchen (2)', among('kitchen', 'kitchen (2)'))).toBe('Kitchen (3)')
})

test('a long name is cut so that the number fits, between whole characters', () => {
  const long = '👩‍🍳'.repeat(20).slice(0, 100)
  expect(freeName(long, (name) => name === long)).toMatch(/ \(2\)$/)
  expect(freeName(long, (name) => name === long).length).toBeLessThanOrEqual(100)
  expect(freeName('x'.repeat(100), among('x'.repeat(100)))).toBe(`${'x'.repeat(96)} (2)`)
})

test('a name that is only a number in brackets is not lost', () => {
  expect(freeName(' (2)', (name) => name === ' (2)')).toBe(' (2) (2)')
})
