import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { exportAr } from '../../../pins/export/export.messages.ar.ts'
import { exportDe } from '../../../pins/export/export.messages.de.ts'
import { exportMessages } from '../../../pins/export/export.messages.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import { planFileAr } from './plan-file.messages.ar.ts'
import { planFileDe } from './plan-file.messages.de.ts'
import { planFileMessages } from './plan-file.messages.ts'
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
