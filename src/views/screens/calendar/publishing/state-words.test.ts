import { expect, test } from 'vitest'
import { laterDelay } from './state-words.tsx'

const gap = { until: 100, rule: 'gap' } as const
const full = { until: 900, rule: 'perDay' } as const

test('shows the forecast if a rule delays the pin longer than the server’s gap', () => {
  expect(laterDelay(gap, full)).toBe(full)
  expect(laterDelay(gap, { ...full, until: 90 })).toBe(gap)
})

test('shows any other delay of the server, and the forecast if the server states none', () => {
  const stopped = { until: 100, rule: 'stopped' } as const
  expect(laterDelay(stopped, full)).toBe(stopped)
  expect(laterDelay(undefined, full)).toBe(full)
  expect(laterDelay(undefined, undefined)).toBeUndefined()
})
