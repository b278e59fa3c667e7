import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../i18n/text.ts'
import { PasswordRules } from './password-rules.tsx'

const shown = (password: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n({}, 'en')}>
      <PasswordRules password={password} />
    </I18nProvider>,
  )
const met = (password: string) => shown(password).split('(done)').length - 1

test('an empty field lists every rule and ticks none', () => {
  expect(shown('')).toContain('At least 8 characters')
  expect(shown('')).toContain('Letters or symbols, not just numbers')
  expect(met('')).toBe(0)
})

test.each([
  ['1234567', 1],
  ['123456789', 2],
  ['password1', 2],
  ['soup', 2],
  ['correct horse battery', 3],
])('%j meets %i of the three rules', (password, count) => {
  expect(met(password)).toBe(count)
})
