import { expect, test } from 'vitest'
import type { z } from 'zod'
import { testId } from '#core/pins/pin.builder.ts'
import { MAX_PUBLICATIONS, Publication, WallTime, ZoneName } from './publications.contract.ts'
import { AccountSchedule, defaultSchedule } from '../publishing/schedule.contract.ts'

const publication = {
  id: testId('p'),
  at: 1_790_000_000_000,
  wall: '2026-09-21T15:33',
  zone: 'Europe/Berlin',
  board_id: testId('board'),
  state: 'planned',
}

test('a publication is a time, a board and a state; the rest may be missing', () => {
  expect(Publication.parse(publication)).toEqual(publication)
  const whole = {
    ...publication,
    slot_id: testId('slot'),
    section_id: testId('section'),
    state: 'failed',
    url: 'https://www.pinterest.com/pin/1/',
    problem: { code: 'schedule.boardGone', params: { board: 'Cakes', code: 4 } },
  }
  expect(Publication.parse(whole)).toEqual(whole)
  expect(MAX_PUBLICATIONS).toBe(20)
})

const isValid = (schema: z.ZodType, texts: readonly string[]): boolean[] =>
  texts.map((text) => schema.safeParse(text).success)

test('a wall time is a day and a minute, nothing more', () => {
  expect(
    isValid(WallTime, [
      '2026-09-21T23:59',
      '2026-09-32T10:00',
      '2026-09-21T24:00',
      '2026-09-21T10:00:00',
    ]),
  ).toEqual([true, false, false, false])
})

test('a zone is a name, not an offset and not a path', () => {
  expect(
    isValid(ZoneName, ['UTC', 'America/Argentina/Ushuaia', '+02:00', '../etc/passwd']),
  ).toEqual([true, true, false, false])
})

test('the default schedule has five slots on each day, with an id each', () => {
  let id = 0
  const schedule = defaultSchedule('Asia/Kathmandu', () => testId(String((id += 1))))
  expect(AccountSchedule.parse(schedule)).toEqual(schedule)
  expect(new Set(schedule.slots.map((slot) => slot.id)).size).toBe(35)
  expect(schedule.slots.filter(({ weekday }) => weekday === 7).map(({ time }) => time)).toEqual([
    '08:00',
    '11:00',
    '14:00',
    '17:00',
    '20:00',
  ])
})
