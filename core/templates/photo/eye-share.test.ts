import { expect, test } from 'vitest'
import { eyeShare } from './eye-share.ts'
import { LIGHT_GRID } from '../document/picture-facts.schema.ts'

/** Only the left half draws the eye. */
const salience = Array.from({ length: LIGHT_GRID * LIGHT_GRID }, (_, at) =>
  at % LIGHT_GRID < LIGHT_GRID / 2 ? 'f' : '0',
).join('')

test.each([
  ['the whole', { x: 0, y: 0, width: 1, height: 1 }, 1],
  ['the half that draws the eye', { x: 0, y: 0, width: 0.5, height: 1 }, 1],
  ['the other half', { x: 0.5, y: 0, width: 0.5, height: 1 }, 0],
  ['the middle', { x: 0.25, y: 0, width: 0.5, height: 1 }, 0.5],
  ['a part of a cell', { x: 0.3, y: 0.311, width: 0.013, height: 0.1 }, 0.0026],
])('of a crop of %s', (_, crop, share) => {
  expect(eyeShare({ salience }, crop)).toBeCloseTo(share, 6)
})

test('is all where nothing is known, and where nothing draws the eye', () => {
  const crop = { x: 0, y: 0, width: 0.1, height: 0.1 }
  expect(eyeShare({}, crop)).toBe(1)
  expect(eyeShare({ salience: '0'.repeat(LIGHT_GRID * LIGHT_GRID) }, crop)).toBe(1)
})
