import { expect, test } from 'vitest'
import { defaultRules } from '#core/contract/publishing/schedule.contract.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { publishPinsNow } from '#core/pins/publish-pins-now.ts'
import { timeNow } from '#core/schedule/time-now.ts'
import { delaysOfNow, withNamed } from './delays-of-now.ts'

const MINUTE = 60_000
const now = Date.parse('2026-11-27T12:04:10Z')
const zone = 'UTC'
const schedule = { zone, rules: { ...defaultRules, per_day: 2 } }
const draft = (name: string, link: string) =>
  pin(name, { link, status: 'draft', boards: [{ board_id: testId('soups') }] })
const sent = (at: number, state: 'published' | 'failed' | 'planned') =>
  pin('sent', {
    link: 'https://example.com/soup',
    status: 'published',
    publications: [
      { ...timeNow(at, zone), id: testId('publication'), board_id: testId('soups'), state },
    ],
  })

type TestPin = ReturnType<typeof pin>

function delays(
  known: readonly TestPin[],
  drafts: readonly TestPin[],
  filed: ReadonlySet<string> = new Set(),
) {
  const pins = [...known, ...drafts]
  const book = applyPinEvent(emptyBook(testAccount), { type: 'pins.loaded', data: { pins } })
  const newId = () => testId(`new ${(count += 1)}`)
  let count = 0
  const events = publishPinsNow(book, drafts, { time: timeNow(now, zone), newId })
  return delaysOfNow(book, { pins, events, schedule, filed, now })
}

const held = (known: TestPin, ...drafts: TestPin[]) => delays([known], drafts).held

test('a draft whose link went out is held until the rule lets it go', () => {
  const before = sent(now - 4 * MINUTE, 'published')
  const [delay] = held(before, draft('a', 'https://example.com/soup'))
  expect(delay).toMatchObject({ rule: 'link' })
  expect(delay?.until).toBeGreaterThan(now + 47 * 60 * MINUTE)
  expect(held(before, draft('a', 'https://example.com/lake'))).toEqual([])
})

test('failed and missed publications delay nothing', () => {
  const soup = draft('a', 'https://example.com/soup')
  expect(held(sent(now - 4 * MINUTE, 'failed'), soup)).toEqual([])
  expect(held(sent(now - 200 * MINUTE, 'planned'), soup)).toEqual([])
  expect(held(sent(now - 4 * MINUTE, 'planned'), soup)).toMatchObject([{ rule: 'link' }])
})

test('of more drafts than the day allows the last ones are held, the first to go first', () => {
  const before = sent(now - 4 * MINUTE, 'published')
  const drafts = ['a', 'b', 'c'].map((name) => draft(name, `https://example.com/${name}`))
  const delays = held(before, ...drafts)
  expect(delays.map(({ rule }) => rule)).toEqual(['perDay', 'perDay'])
})

const DAY = 86_400_000
const planned = (name: string, at: number, link: string) =>
  pin(name, {
    link,
    status: 'scheduled',
    publications: [
      { ...timeNow(at, zone), id: testId(name), board_id: testId('soups'), state: 'planned' },
    ],
  })

test('a planned pin that a rule then delays is named with its new time', () => {
  const soon = planned('soon', now + DAY, 'https://example.com/soup')
  const far = planned('far', now + 3 * DAY, 'https://example.com/soup')
  const other = planned('other', now + DAY, 'https://example.com/lake')
  const drafts = [draft('a', 'https://example.com/soup')]
  expect(delays([soon, far, other], drafts).delayed).toMatchObject([
    { publication: { id: testId('soon') }, rule: 'link', to: { wall: '2026-11-29T12:05', zone } },
    // Pushed on by the first one.
    { publication: { id: testId('far') }, rule: 'link', to: { wall: '2026-12-01T12:05' } },
  ])
  expect(delays([soon, far, other], [draft('b', 'https://example.com/hill')]).delayed).toEqual([])
})

test('a planned pin that waits as long without them is not named, nor one in a file', () => {
  const before = sent(now - 4 * MINUTE, 'published')
  const soon = planned('soon', now + MINUTE, 'https://example.com/soup')
  const drafts = [draft('a', 'https://example.com/lake')]
  expect(delays([before, soon], drafts).delayed).toEqual([])
  const soup = [draft('b', 'https://example.com/soup')]
  const later = planned('later', now + DAY, 'https://example.com/soup')
  expect(delays([later], soup, new Set([testId('later')])).delayed).toEqual([])
})

test('a full day pushes pins on as far as the plan has full days', () => {
  const days = Array.from({ length: 14 }, (_, day) => now + (day + 1) * DAY)
  const plan = [
    planned('today', now + 10 * MINUTE, 'https://example.com/today'),
    planned('soon', now + 30 * MINUTE, 'https://example.com/soon'),
    ...days.flatMap((at) => [
      planned(`one ${at}`, at, `https://example.com/one/${at}`),
      planned(`other ${at}`, at + 60 * MINUTE, `https://example.com/other/${at}`),
    ]),
  ]
  const { delayed } = delays(plan, [draft('a', 'https://example.com/soup')])
  expect(delayed).toHaveLength(15)
  expect(delayed.at(-1)).toMatchObject({ rule: 'perDay', to: { wall: '2026-12-12T13:04', zone } })
})

test('of the pins that were named, one that was moved away meanwhile keeps its time', () => {
  const [soup, lake] = ['https://example.com/soup', 'https://example.com/lake']
  const drafts = [draft('a', soup), draft('b', lake)]
  const [near, far] = [now + DAY, now + 30 * DAY]
  const stays = planned('stays', near, lake)
  const named = delays([planned('goes', near, soup), stays], drafts).delayed
  expect(named).toHaveLength(2)
  const later = delays([planned('goes', far, soup), stays], drafts).delayed
  expect(withNamed(later, named)).toMatchObject([{ publication: { id: testId('stays') } }])
  expect(withNamed(later, [])).toEqual([])
})
