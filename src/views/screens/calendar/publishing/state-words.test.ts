import { expect, test } from 'vitest'
import { laterDelay } from './state-words.tsx'

const gap = { until: 100, rule: 'gap' } as const
const full = { until: 900, rule: 'perDay' } as const

test('a rule that holds a pin for longer counts where the server only spaces pins', () => {
  expect(laterDelay(gap, full)).toBe(full)
  expect(laterDelay(gap, { ...full, until: 90 })).toBe(gap)
})

test('what else the server states counts, and the forecast where it states nothing', () => {
  const stopped = { until: 100, rule: 'stopped' } as const
  expect(laterDelay(stopped, full)).toBe(stopped)
  expect(laterDelay(undefined, full)).toBe(full)
  expect(laterDelay(undefined, undefined)).toBeUndefined()
})
