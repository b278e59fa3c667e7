import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/text.ts'
import { Kbd } from './kbd.tsx'
import { keyNames } from './key-names.ts'

test('a German keyboard has its own words on the keys', () => {
  expect(keyNames('Ctrl+Shift+Z', 'de')).toEqual(['Strg', 'Umschalt', 'Z'])
  expect(
    ['Space', 'Delete', 'Home', 'End', 'Esc', 'Enter', 'F2', '?'].flatMap((key) =>
      keyNames(key, 'de'),
    ),
  ).toEqual(['Leertaste', 'Entf', 'Pos1', 'Ende', 'Esc', 'Enter', 'F2', '?'])
})

test('elsewhere a key is called as the chord is written', () => {
  for (const locale of ['en', 'ar'])
    expect(keyNames('Ctrl+Shift+← ↑ → ↓', locale)).toEqual(['Ctrl', 'Shift', '← ↑ → ↓'])
})

test('keys are shown in the language of the words', () => {
  const shown = (locale: string) =>
    renderToStaticMarkup(
      <I18nProvider i18n={createI18n({}, locale)}>
        <Kbd keys="Ctrl+K" />
      </I18nProvider>,
    ).replaceAll(/<[^<>]+>/g, ' ')
  expect([shown('en'), shown('de')].map((words) => words.trim().split(/\s+/))).toEqual([
    ['Ctrl', 'K'],
    ['Strg', 'K'],
  ])
})
