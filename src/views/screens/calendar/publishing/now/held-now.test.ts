import { expect, test } from 'vitest'
import { defaultRules } from '#core/contract/publishing/schedule.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import { delayedNow, heldNow } from './held-now.ts'

const zone = 'UTC'
const at = (wall: string) => instantOf(wall, zone)
const link = 'https://example.com/soup'
const planned = (name: string, wall: string, state: 'planned' | 'published') => ({
  pin: pin(name, { link, status: 'scheduled' }),
  publication: { id: testId(name), at: at(wall), wall, zone, board_id: testId('b'), state },
})
const sent = planned('a', '2026-11-27T12:00', 'published')
const held = (wall: string, link_hours: number) => {
  const one = planned('b', wall, 'planned')
  const [now, all] = [at('2026-11-27T12:04'), [sent, one]]
  return heldNow({
    planned: one,
    place: null,
    plan: { now, taken: new Set(), schedule: { zone, slots: [], rules: {} } },
    known: {
      now,
      all,
      stateOf: ({ state }) => state,
      schedule: { zone, slots: [], rules: { ...defaultRules, link_hours } },
    },
    samePictures: new Map(),
  })
}

test('a rule that holds a pin says when it goes, and whether that is earlier than planned', () => {
  expect(held('2026-12-09T09:00', 48)).toMatchObject({
    rule: 'link',
    to: { wall: '2026-11-29T12:00' },
    isNoGain: false,
  })
  expect(held('2026-11-29T12:00', 48)).toMatchObject({ isNoGain: true })
  expect(held('2026-12-09T09:00', 0)).toBeNull()
})

function delayed(state: 'planned' | 'failed', link_hours: number, isMissed = false) {
  const base = planned('b', '2026-11-27T12:00', 'planned')
  const one = { ...base, publication: { ...base.publication, state } }
  const soon = planned('soon', '2026-11-28T09:00', 'planned')
  const now = at('2026-11-27T12:04')
  return delayedNow({
    planned: one,
    place: null,
    plan: { now, taken: new Set(), schedule: { zone, slots: [], rules: {} } },
    known: {
      now,
      all: [one, soon],
      stateOf: ({ id, state: shown }) => (isMissed && id === testId('b') ? 'missed' : shown),
      schedule: { zone, slots: [], rules: { ...defaultRules, link_hours } },
    },
    samePictures: new Map(),
  })
}

test('a planned pin that waits because a failed or missed one is sent now is named', () => {
  expect(delayed('failed', 48)).toMatchObject([
    { publication: { id: testId('soon') }, rule: 'link', to: { wall: '2026-11-29T12:04' } },
  ])
  expect(delayed('failed', 0)).toEqual([])
  expect(delayed('planned', 48, true)).toEqual(delayed('failed', 48))
})

test('a planned pin that waits for it as long where it is planned is not named', () => {
  expect(delayed('planned', 48)).toEqual([])
})

test('a pin that another delayed one pushes on is named too, however far the plan goes', () => {
  const last = planned('last', '2026-12-17T12:00', 'planned')
  const [soon, far] = [
    planned('soon', '2026-11-28T12:00', 'planned'),
    planned('far', '2026-11-30T12:00', 'planned'),
  ]
  const now = at('2026-11-27T12:04')
  const found = delayedNow({
    planned: last,
    place: null,
    plan: { now, taken: new Set(), schedule: { zone, slots: [], rules: {} } },
    known: {
      now,
      all: [soon, far, last],
      stateOf: ({ state }) => state,
      schedule: { zone, slots: [], rules: { ...defaultRules, link_hours: 48, picture_days: 0 } },
    },
    samePictures: new Map(),
  })
  expect(found).toMatchObject([
    { publication: { id: testId('soon') }, rule: 'link', to: { wall: '2026-11-29T12:04' } },
    { publication: { id: testId('far') }, rule: 'link', to: { wall: '2026-12-01T12:04' } },
  ])
})
