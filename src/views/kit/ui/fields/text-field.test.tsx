import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/text.ts'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const shown = (field: React.ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={createI18n({}, 'ar')}>{field}</I18nProvider>)

test('an address runs from left to right in every language, other words as the page does', () => {
  expect(shown(<TextField label="Link" type="url" placeholder="https://" />)).toMatch(
    /<input[^>]* dir="ltr"/,
  )
  expect(shown(<TextField label="Feed" inputMode="url" />)).toMatch(/<input[^>]* dir="ltr"/)
  expect(shown(<TextArea label="Addresses" inputMode="url" placeholder="https://" />)).toMatch(
    /<textarea[^>]* dir="ltr"/,
  )
  expect(shown(<TextField label="Title" />)).not.toContain('dir=')
})
