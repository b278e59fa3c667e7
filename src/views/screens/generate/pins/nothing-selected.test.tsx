import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { gridMessages } from '../../../pins/grid/grid.messages.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import { generateMessages } from '../generate.messages.ts'
import { NothingSelected } from './nothing-selected.tsx'
import { pinsMessages } from './pins.messages.ts'

const committed = vi.hoisted(() => ({ count: 0 }))
vi.mock('../../../kit/context/app-context.tsx', () => ({ usePins: () => committed.count }))

function shown(count: number): string {
  const none = () => undefined
  return renderToStaticMarkup(
    <I18nProvider
      i18n={createI18n({ ...pinsMessages, ...gridMessages, ...generateMessages }, 'en')}
    >
      <NothingSelected count={count} onBack={none} onTitles={none} onSelectAll={none} />
    </I18nProvider>,
  )
}

test('offers to select all pins, and says why continuing is disabled', () => {
  committed.count = 0
  expect(shown(12)).toContain('Select all 12')
  expect(shown(12)).toContain('Nothing is selected yet.')
  expect(shown(12)).toMatch(/disabled=""[^>]*>.*Titles/s)
  expect(shown(0)).not.toContain('Select all')
})

test('continues with pins that were committed earlier', () => {
  committed.count = 3
  expect(shown(12)).not.toContain('Select all')
  expect(shown(12)).not.toContain('disabled=""')
})
