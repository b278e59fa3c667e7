import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../../../kit/i18n/text.ts'
import { createCalendarFormat } from './calendar-format.ts'
import { NetworkTime } from './network-time.tsx'

const shown = (wall: string, zone: string, ownZone = zone) =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n({})}>
      <NetworkTime {...{ wall, zone, ownZone, format: createCalendarFormat('en') }} />
    </I18nProvider>,
  )

test('says which time the network has, also on another day', () => {
  expect(shown('2026-11-27T08:00', 'America/New_York')).toMatch(
    /Times are in America\/New York.*Pinterest.*Fri, Nov 27, 1:00\sPM \(UTC\)/,
  )
  expect(shown('2026-11-27T08:00', 'Pacific/Auckland')).toMatch(/Thu, Nov 26, 7:00\sPM \(UTC\)/)
})

test('says nothing where both have the same time', () => {
  expect(shown('2026-11-27T08:00', 'UTC')).toBe('')
  expect(shown('2026-01-27T08:00', 'Europe/London')).toBe('')
  expect(shown('2026-07-27T08:00', 'Europe/London')).not.toBe('')
})

test('says the person’s own time where their zone has another', () => {
  expect(shown('2026-11-27T08:00', 'America/New_York', 'Europe/Berlin')).toMatch(
    /For you, in Europe\/Berlin, that is Fri, Nov 27, 2:00\sPM/,
  )
  expect(shown('2026-11-27T08:00', 'UTC', 'Europe/London')).toBe('')
  expect(shown('2026-11-27T08:00', 'UTC', 'Asia/Tokyo')).toMatch(/^<p[^>]*> ?For you, in Asia/)
})
