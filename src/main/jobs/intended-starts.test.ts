import { expect, test } from 'vitest'
import { openIntendedStarts } from './intended-starts.ts'

const uuid = (last: number): string => `0192f0c1-2d3e-7abc-8def-${String(last).padStart(12, '0')}`
const start = { kind: 'rendering', accountId: uuid(1), pinIds: [uuid(2)] } as const

function area(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a start survives a reload until it is removed', () => {
  const storage = area()
  openIntendedStarts(storage, 'ada').add(uuid(9), start)
  expect(openIntendedStarts(storage, 'ada').list()).toEqual([{ key: uuid(9), start }])
  openIntendedStarts(storage, 'ada').remove(uuid(9))
  expect(storage.kept.size).toBe(0)
})

test('starts are separate per user', () => {
  const storage = area()
  openIntendedStarts(storage, 'ada').add(uuid(9), start)
  expect(openIntendedStarts(storage, 'bob').list()).toEqual([])
})

test('keepOwned removes the starts of other accounts only', () => {
  const starts = openIntendedStarts(area(), 'ada')
  starts.add(uuid(8), { ...start, accountId: uuid(3) })
  starts.add(uuid(9), start)
  starts.keepOwned([uuid(1)])
  expect(starts.list().map(({ key }) => key)).toEqual([uuid(9)])
})

test('a repeated key replaces the earlier start', () => {
  const starts = openIntendedStarts(area(), 'ada')
  starts.add(uuid(9), start)
  starts.add(uuid(9), start)
  expect(starts.list()).toHaveLength(1)
})

test('a corrupt entry is discarded and removed', () => {
  const storage = area({ 'intendedStarts:ada': '[{"key":1}]' })
  expect(openIntendedStarts(storage, 'ada').list()).toEqual([])
  expect(storage.kept.size).toBe(0)
})
