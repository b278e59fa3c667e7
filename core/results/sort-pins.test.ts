import { expect, test } from 'vitest'
import { figures, resultPin } from './result-pin.builder.ts'
import { figureValue, type SortColumn, sortPins } from './sort-pins.ts'

const pins = [
  resultPin('b', { figures: { lifetime: figures(10, { saves: 5 }), last_90_days: null } }),
  resultPin('unknown', { title: 'z', figures: null, created_at: null }),
  resultPin('a', { figures: { lifetime: figures(200, { saves: 20 }), last_90_days: null } }),
  resultPin('old', { title: 'c', figures: { lifetime: null, last_90_days: figures(50) } }),
]
const inOrder = (column: SortColumn, isDescending: boolean) =>
  sortPins(pins, { column, isDescending }, (one, other) => one.localeCompare(other)).map(
    ({ network_pin_id: id }) => id,
  )

test('pins are sorted by what a column shows, and what is unknown is last both ways', () => {
  expect(inOrder('impressions', true)).toEqual(['a', 'old', 'b', 'unknown'])
  expect(inOrder('impressions', false)).toEqual(['b', 'old', 'a', 'unknown'])
  expect(inOrder('save_rate', true)).toEqual(['b', 'a', 'old', 'unknown'])
  expect(inOrder('title', false)).toEqual(['a', 'b', 'old', 'unknown'])
})

test('pins of one value keep their order in both directions', () => {
  expect(inOrder('board', true)).toEqual(inOrder('board', false))
  expect(inOrder('created_at', true)).toEqual(['b', 'a', 'old', 'unknown'])
})

test('of 10,000 pins, no value is computed twice', () => {
  let reads = 0
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...resultPin(String(at)),
    get figures() {
      reads += 1
      return { lifetime: figures((at * 7919) % 10_007), last_90_days: null }
    },
  }))
  const sorted = sortPins(many, { column: 'impressions', isDescending: true }, () => 0)
  // `figuresOf` reads it twice.
  expect(reads).toBeLessThanOrEqual(20_000)
  const values = sorted.map((pin) => figureValue(pin, 'impressions') ?? 0)
  expect(values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0))).toBe(true)
})
