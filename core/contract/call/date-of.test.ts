import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { cellText } from '#core/pins/sheet/sheet-columns.ts'
import { dateOf } from './date-of.ts'
import { Time } from './primitives.ts'

test('every time that an event may carry can be shown', () => {
  const latest = Time.parse(Number.MAX_SAFE_INTEGER)
  expect(dateOf(latest).toISOString()).toBe('+275760-09-13T00:00:00.000Z')
  expect(cellText(pin('late', { created_at: latest }), 'created')).toBe(
    '+275760-09-13T00:00:00.000Z',
  )
})

test('other times are left as they are', () => {
  expect(dateOf(Date.UTC(2026, 10, 23, 22, 3)).toISOString()).toBe('2026-11-23T22:03:00.000Z')
})
