import { expect, test } from 'vitest'
import type { PublicationState } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import { daysOfPause, isAllTheSame, resumeMoves } from './resume-moves.ts'

const zone = 'America/New_York'
const at = (wall: string) => instantOf(wall, zone)
const planned = (name: string, wall: string, state: PublicationState = 'planned') => ({
  pin: pin(name, { status: 'scheduled' }),
  publication: { id: testId(name), at: at(wall), wall, zone, board_id: testId('b'), state },
})
/** Paused on Monday at noon, resumed on Wednesday at ten. */
const pause = { at: at('2026-11-23T12:00') }
const all = [
  planned('before', '2026-11-23T11:00'),
  planned('monday', '2026-11-23T14:00'),
  planned('sent', '2026-11-24T14:00', 'published'),
  planned('tuesday', '2026-11-24T14:00'),
  planned('wednesday', '2026-11-25T14:00'),
]
const plan = {
  schedule: {
    zone,
    slots: [3, 4, 5].map((weekday) => ({ id: testId(`s${weekday}`), weekday, time: '14:00' })),
    rules: {},
  },
  taken: new Set(all.map(({ publication }) => publication.at)),
  now: at('2026-11-25T10:00'),
}
const shown = (choice: 'keep' | 'shift', slots = plan.schedule.slots) => {
  const given = { ...plan, schedule: { zone, slots, rules: {} } }
  const { moves, kept, late, missed } = resumeMoves(given, all, { choice, pause })
  const walls = moves.map(({ planned: { publication }, to }) => `${publication.wall} ${to.wall}`)
  return { walls, kept, late, missed }
}

test('dates that are ahead stay, and those that passed take the next open slots', () => {
  expect(shown('keep')).toEqual({
    walls: ['2026-11-23T14:00 2026-11-26T14:00', '2026-11-24T14:00 2026-11-27T14:00'],
    kept: 1,
    late: 0,
    missed: 0,
  })
  expect(shown('keep', [])).toEqual({ walls: [], kept: 1, late: 0, missed: 2 })
})

test('a pin without a slot that is less than two hours late goes out once it is resumed', () => {
  const now = at('2026-11-24T16:00')
  const given = { ...plan, schedule: { zone, slots: [], rules: {} }, now }
  expect(resumeMoves(given, all, { choice: 'keep', pause })).toMatchObject({ late: 1, missed: 1 })
  const later = { ...given, now: now + 1 }
  expect(resumeMoves(later, all, { choice: 'keep', pause })).toMatchObject({ late: 0, missed: 2 })
})

test('or all that was planned since the pause moves by its days', () => {
  expect(shown('shift')).toEqual({
    walls: [
      '2026-11-23T14:00 2026-11-25T14:00',
      '2026-11-24T14:00 2026-11-26T14:00',
      '2026-11-25T14:00 2026-11-27T14:00',
    ],
    kept: 0,
    late: 0,
    missed: 0,
  })
})

test('a pause has as many days as bring every pin ahead', () => {
  const day = 86_400_000
  expect([1, day, day + 1, 14 * day].map(daysOfPause)).toEqual([1, 1, 2, 14])
})

test('there is nothing to choose where no pin was planned since the pause', () => {
  expect(isAllTheSame(plan, all, pause)).toBe(false)
  expect(isAllTheSame(plan, all.slice(0, 1), pause)).toBe(true)
})

test('a pause of less than a day in which nothing came due leaves nothing to choose', () => {
  const short = { ...plan, now: at('2026-11-23T13:00') }
  expect(isAllTheSame(short, all, pause)).toBe(true)
  expect(isAllTheSame({ ...plan, now: at('2026-11-23T15:00') }, all, pause)).toBe(false)
})
