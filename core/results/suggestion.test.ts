import { expect, test } from 'vitest'
import type { ResultGroup, Verdict } from './groups.ts'
import { suggestTemplate } from './suggestion.ts'

const rate = { pins: 140, trials: 1, events: 1, value: 1, interval: null }
const group = (key: string, verdict: Verdict, low: number): ResultGroup => ({
  key,
  verdict,
  rate,
  others: { ...rate, pins: 300 },
  ratio: verdict === 'few' ? null : { value: low + 0.4, low, high: low + 1 },
})

test('the template with the highest lower end of its interval is suggested', () => {
  const groups = [group('arch', 'more', 1.1), group('quote', 'more', 1.4), group('card', 'less', 0)]
  expect(suggestTemplate(groups, () => true)).toEqual({
    template_id: 'quote',
    times: 1.7999999999999998,
    least: 1.4,
    pins: 140,
    other_pins: 300,
  })
  expect(suggestTemplate(groups, (id) => id !== 'quote')?.template_id).toBe('arch')
})

test('nothing is suggested while no interval says so', () => {
  const groups = [group('arch', 'unclear', 0.9), group('quote', 'few', 3), group('card', 'less', 0)]
  expect(suggestTemplate(groups, () => true)).toBe(null)
})
