import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../../../kit/i18n/text.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { ZoneBanner } from './zone-banner.tsx'

const shown = (zone: string, own: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(calendarMessages)}>
      <ZoneBanner zone={zone} own={own} />
    </I18nProvider>,
  )

test('names the zone of the account and the person’s own where they differ', () => {
  expect(shown('America/New_York', 'Europe/Berlin')).toContain(
    'Times are in America/New York, the time zone of this account. Yours is Europe/Berlin.',
  )
})

test('shows nothing where the person is in the zone of the account', () => {
  expect(shown('Europe/Berlin', 'Europe/Berlin')).toBe('')
})
