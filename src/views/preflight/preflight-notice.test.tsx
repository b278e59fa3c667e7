import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Finding } from '#core/preflight/preflight.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { createI18n } from '../i18n/text.ts'
import { PreflightNotice } from './preflight-notice.tsx'
import { preflightMessages } from './preflight.messages.ts'

function shown(kinds: readonly boolean[], isPaused = false): string {
  const found = kinds.map((isBlocking, nth) => ({
    pin: pin(`pin ${nth}`),
    publication: null,
    delay: null,
    findings: [{ code: 'alt_text_missing', isBlocking }] as unknown as Finding[],
  }))
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(preflightMessages, 'en')}>
      <PreflightNotice {...{ found, isPaused }} momentOf={String} />
    </I18nProvider>,
  )
}

test.each([
  [[false], ['1 pin could be better', 'It goes out as it is.']],
  [
    [false, false],
    ['2 pins could be better', 'They go out as they are.'],
  ],
  [
    [false, true],
    ['2 pins need a fix', '1 doesn’t go out as it is.'],
  ],
])('pins that are held back or not (%j): %j', (kinds, words) => {
  for (const word of words) expect(shown(kinds)).toContain(word)
})

test.each([[[false]], [[true]]])('nothing is said to go out while paused (%j)', (kinds) => {
  expect(shown(kinds, true)).toMatch(/1 pin (?:could be better|needs a fix)/)
  expect(shown(kinds, true)).not.toMatch(/goes? out|go out/)
})

test('without findings nothing is shown', () => {
  expect(shown([])).toBe('')
})
