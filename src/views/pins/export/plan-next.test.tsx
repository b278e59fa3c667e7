import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../kit/i18n/text.ts'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }
import { PlanNext } from './plan-next.tsx'

const shown = (isConnected: boolean | null): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(exportMessages)}>
      <PlanNext drafts={[pin('a'), pin('b'), pin('c')]} isConnected={isConnected} />
    </I18nProvider>,
  )
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

test.each([
  ['connected', true],
  ['not known yet', null],
])('leads to the calendar only while the account is %s', (_, isConnected) => {
  const html = shown(isConnected)
  expect(html).toContain('Next: publish your 3 pins')
  expect(linksIn(html)).toEqual(['/calendar'])
})

test('leads to Settings too when the account is not connected', () => {
  expect(linksIn(shown(false))).toEqual(['/settings?section=accounts', '/calendar'])
})
