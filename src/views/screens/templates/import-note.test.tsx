import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../../kit/i18n/text.ts'
import templatesMessages from '#locales/en/templates/templates.json' with { type: 'json' }
import { ImportNote } from './import-note.tsx'

const shown = (skipped: readonly string[], refusal: string | null = null): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(templatesMessages, 'en')}>
      <ImportNote result={{ file: 'globe.json', refusal, skipped }} />
    </I18nProvider>,
  )

test('an imported file names the layers that are not drawn', () => {
  const markup = shown(['The layer “A globe” is of an unknown kind.'])
  expect(markup).toContain('globe.json was imported without one of its layers')
  expect(markup).toContain('The layer “A globe” is of an unknown kind.')
  expect(markup).not.toContain('more')
})

test('of many layers the first five are named and the others counted', () => {
  const markup = shown(Array.from({ length: 12 }, (_, at) => `Layer ${at}.`))
  expect(markup).toContain('globe.json was imported without 12 of its layers')
  expect(markup).toContain('Layer 4.')
  expect(markup).not.toContain('Layer 5.')
  expect(markup).toContain('7 more layers')
})

test('a file that is drawn whole has no note', () => {
  expect(shown([])).toBe('')
})

test('a refused file has its reason', () => {
  expect(shown([], 'It is damaged.')).toContain('globe.json wasn’t imported. It is damaged.')
})
