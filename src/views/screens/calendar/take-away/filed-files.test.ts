import { expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { madeFile, takenFiles } from './filed-files.ts'

const planned = (name: string, at: number) => ({
  pin: pin(name),
  publication: {
    id: testId(name),
    at,
    wall: '2026-01-01T00:00',
    zone: 'UTC',
    board_id: testId('board'),
    state: 'planned' as const,
  },
})
const filed = (name: string, filed_at: number, due_at: number) => ({
  publication_id: testId(name),
  filed_at,
  due_at,
})

test('files come newest first, count what has another time now, and forget what is off the plan', () => {
  const plan = [planned('a', 10), planned('b', 25), planned('c', 30)]
  const files = takenFiles(
    [filed('a', 1, 10), filed('b', 1, 20), filed('c', 2, 30), filed('gone', 3, 40)],
    plan,
  )
  expect(files).toEqual([
    { filedAt: 2, ids: [testId('c')], moved: 0 },
    { filedAt: 1, ids: [testId('a'), testId('b')], moved: 1 },
  ])
})

test('what the server left out is not counted as in the file', () => {
  expect(madeFile(5, 2)).toEqual({ contained: 3, missing: 2 })
  expect(madeFile(5)).toEqual({ contained: 5, missing: 0 })
})
