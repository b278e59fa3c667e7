import { expect, test } from 'vitest'
import { authorOf, deviceOf, namedDeviceOf, shortName } from './pin-author.ts'

test('an author is written as device and tab, and the device is read from it', () => {
  expect(authorOf('laptop', 'tab')).toBe('laptop/tab')
  expect(deviceOf(authorOf('laptop', 'tab'))).toBe('laptop')
  expect(deviceOf('task:7')).toBe('task:7')
})

test('a job has no device, nor has who wrote no more than a tab', () => {
  expect([authorOf('laptop', 'tab'), 'task:7', 'tab'].map(namedDeviceOf)).toEqual([
    'laptop',
    null,
    null,
  ])
})

test('a short name is the random end of an id', () => {
  expect(shortName('0192f0c1-2d3e-7abc-8def-0123456789ab')).toBe('456789ab')
})
