import { expect, test } from 'vitest'
import { defaultRules } from '#core/contract/publishing/schedule.contract.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { publishPinsNow } from '#core/pins/publish-pins-now.ts'
import { timeNow } from '#core/schedule/time-now.ts'
import { heldPins } from './held-pins.ts'

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

function held(known: ReturnType<typeof pin>, ...drafts: ReturnType<typeof pin>[]) {
  const pins = [known, ...drafts]
  const book = applyPinEvent(emptyBook(testAccount), { type: 'pins.loaded', data: { pins } })
  const newId = () => testId(`new ${(count += 1)}`)
  let count = 0
  const events = publishPinsNow(book, drafts, { time: timeNow(now, zone), newId })
  return heldPins(book, { pins, events, schedule, now })
}

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
