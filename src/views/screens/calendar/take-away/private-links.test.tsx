import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import exportAr from '#locales/ar/pins/export.json' with { type: 'json' }
import exportDe from '#locales/de/pins/export.json' with { type: 'json' }
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }
import { createI18n } from '../../../kit/i18n/text.ts'
import planFileAr from '#locales/ar/calendar/plan-file.json' with { type: 'json' }
import planFileDe from '#locales/de/calendar/plan-file.json' with { type: 'json' }
import planFileMessages from '#locales/en/calendar/plan-file.json' with { type: 'json' }
import { PrivateLinks } from './private-links.tsx'

const shown = (...links: readonly string[]): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(planFileMessages, 'en')}>
      <PrivateLinks rows={links.map((link) => ({ pin: pin('a', { link }) }))} />
    </I18nProvider>,
  )

test('the plan file warns of links to this machine', () => {
  const html = shown('http://127.0.0.1:3001/soup', 'http://localhost/tea', 'https://example.com/')
  expect(html).toContain('2 pins have no public links')
  expect(html).toContain(planFileMessages['planFile.privateLinksWords'])
  expect(shown('https://example.com/')).toBe('')
})

test('the words are those of the export', () => {
  const own = [planFileMessages, planFileDe, planFileAr].map(
    (words) => words['planFile.privateLinksWords'],
  )
  const ofExport = [exportMessages, exportDe, exportAr].map(
    (words) => words['export.shared.link_private'],
  )
  expect(own).toEqual(ofExport)
})
