import { expect, test } from 'vitest'
import { authorOf, deviceOf, shortName } from './pin-author.ts'

test('an author is a device and a tab of it, and tells his device again', () => {
  expect(authorOf('laptop', 'tab')).toBe('laptop/tab')
  expect(deviceOf(authorOf('laptop', 'tab'))).toBe('laptop')
  expect(deviceOf('task:7')).toBe('task:7')
})

test('a short name is the random end of an id', () => {
  expect(shortName('0192f0c1-2d3e-7abc-8def-0123456789ab')).toBe('456789ab')
})
