import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import { createI18n } from '../../../kit/i18n/text.ts'
import generateMessages from '#locales/en/generate/generate.json' with { type: 'json' }
import { NothingSelected } from './nothing-selected.tsx'
import pinsMessages from '#locales/en/generate/pins.json' with { type: 'json' }

function shown(count: number, committed: number): string {
  const none = () => undefined
  return renderToStaticMarkup(
    <I18nProvider
      i18n={createI18n({ ...pinsMessages, ...gridMessages, ...generateMessages }, 'en')}
    >
      <NothingSelected {...{ count, committed }} onBack={none} onTitles={none} onSelectAll={none} />
    </I18nProvider>,
  )
}

test('offers to select all pins, and says why continuing is disabled', () => {
  expect(shown(12, 0)).toContain('Select all 12')
  expect(shown(12, 0)).toContain('Nothing is selected yet.')
  expect(shown(12, 0)).toMatch(/disabled=""[^>]*>.*Titles/s)
  expect(shown(0, 0)).not.toContain('Select all')
})

test('continues with pins that were committed earlier', () => {
  expect(shown(12, 3)).not.toContain('Select all')
  expect(shown(12, 3)).not.toContain('disabled=""')
})
