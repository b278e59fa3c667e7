import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../../kit/i18n/text.ts'
import choicesMessages from '#locales/en/pins/choices.json' with { type: 'json' }
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import type { BrandOfLooks } from '../looks/use-brand-of-looks.ts'
import { ColorFields } from './color-fields.tsx'

const kit: BrandOfLooks = { colors: ['#7a3e57'], allowed: [], isLocked: false, hasChoice: true }
const inputsWith = (brand: BrandOfLooks | null): number => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={createI18n({ ...choicesMessages, ...editorMessages }, 'en')}>
      <ColorFields
        colors={{ background: '#ffffff', text: '#000000', accent: '#7a3e57' }}
        brand={brand}
        hasAccent
        onChange={() => undefined}
      />
    </I18nProvider>,
  )
  return markup.match(/type="color"/gu)?.length ?? 0
}

test('any color can be chosen unless the brand kit is locked', () => {
  expect(inputsWith(kit)).toBe(3)
  expect(inputsWith({ ...kit, isLocked: true })).toBe(0)
})

test('no color is offered before the brand kit is known', () => {
  expect(inputsWith(null)).toBe(0)
})
