import { expect, test } from 'vitest'
import { z } from 'zod'
import { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { parseToFirstIssue } from './first-issue.ts'

const List = z.object({ names: z.array(z.object({ first: z.string(), last: z.string() })) })

test('a list with many wrong entries gives one issue, also inside a union', () => {
  const names = Array.from({ length: 1_000 }, () => ({ first: 1, last: 2 }))
  expect(List.safeParse({ names }).error?.issues).toHaveLength(2_000)
  expect(parseToFirstIssue(List, { names }).error?.issues).toMatchObject([
    { path: ['names', 0, 'first'] },
  ])
  const event = { type: 'pins.deleted', data: { ids: names } }
  expect(parseToFirstIssue(SharedPinEvent, event).error?.issues).toMatchObject([
    { path: ['data', 'ids', 0] },
  ])
})

test('a right value is parsed as always, and the message is of the given wording', () => {
  const names = [{ first: 'Ada', last: 'Byron' }]
  expect(parseToFirstIssue(List, { names }).data).toEqual({ names })
  expect(parseToFirstIssue(List, {}, () => 'Missing.').error?.issues).toMatchObject([
    { message: 'Missing.' },
  ])
})
