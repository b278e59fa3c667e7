import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testId } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }
import { PlannedPinsNote } from './planned-pins-note.tsx'

const ids = ['a', 'b', 'c'].map(testId)

test.each([
  [true, ids.slice(1), '2 pins go into the file.'],
  [true, [], 'No pin is left for the file.'],
  [false, ids, '3 pins go into the file.'],
])('what is published can be left out (%s): %j', (isPublishedLeftOut, inFile, words) => {
  const titles = { planned: 0, published: [{ id: testId('a'), title: 'Soup' }] }
  const file = { ids: inFile, titles, isPublishedLeftOut, leavePublishedOut: () => undefined }
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createI18n(exportMessages, 'en')}>
      <PlannedPinsNote file={file} />
    </I18nProvider>,
  )
  expect(html).toContain('Leave out what is published')
  expect(html.includes('checked=""')).toBe(isPublishedLeftOut)
  expect(html).toContain(words)
})
