import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandPalettes } from '#core/templates/palettes/page-palettes.rules.ts'
import { createI18n } from '../../kit/i18n/text.ts'
import choicesMessages from '#locales/en/pins/choices.json' with { type: 'json' }
import { BrandTrios } from './brand-trios.tsx'

const brand = ['#7a3e57', '#efe3e2', '#2f2230']
const shown = (colors: Parameters<typeof BrandTrios>[0]['colors']): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(choicesMessages, 'en')}>
      <BrandTrios colors={colors} brand={brand} onChange={() => undefined} />
    </I18nProvider>,
  )
const [first] = brandPalettes(brand)
if (!first) throw new Error('The brand has no colors.')
const checked = (markup: string) => markup.match(/checked=""/gu)?.length ?? 0

test('a locked kit offers the combinations of its brand, with the one in use selected', () => {
  const markup = shown(first)
  expect(markup.match(/type="radio"/gu)).toHaveLength(brandPalettes(brand).length)
  expect(markup).not.toContain('type="color"')
  expect(checked(markup)).toBe(1)
})

test('colors from before the lock leave every combination unselected', () => {
  expect(checked(shown({ ...first, background: '#00ff00' }))).toBe(0)
})
