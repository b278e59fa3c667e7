import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Finding, PlanDelay } from '#core/preflight/preflight.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../kit/i18n/text.ts'
import { PreflightNotice } from './preflight-notice.tsx'
import preflightMessages from '#locales/en/pins/preflight.json' with { type: 'json' }

type Kind = boolean | 'delayed' | 'onlyHeld'

const foundIn = (kinds: readonly Kind[]) =>
  kinds.map((kind, nth) => ({
    pin: pin(`pin ${nth}`),
    publication: null,
    delay: typeof kind === 'string' ? ({ until: nth } as PlanDelay) : null,
    findings: [
      kind === 'onlyHeld'
        ? { code: 'plan_delayed', isBlocking: false, repair: { kind: 'move', at: 1 } }
        : { code: 'alt_text_missing', isBlocking: kind === true },
    ] as unknown as Finding[],
  }))

function shown(kinds: readonly Kind[], isPaused = false, isWaiting = true): string {
  const found = foundIn(kinds)
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(preflightMessages, 'en')}>
      <PreflightNotice {...{ found, isPaused, isWaiting }} momentOf={String} />
    </I18nProvider>,
  )
}

test.each([
  [[false], ['1 pin could be better', 'It’s published as it is.']],
  [
    [false, false],
    ['2 pins could be better', 'They’re published as they are.'],
  ],
  [
    [false, true],
    ['2 pins need a fix', '1 can’t be published until you fix it.'],
  ],
  [
    ['delayed', 'delayed'],
    ['2 pins could be better', '2 are held back: your rules'],
  ],
  [
    ['onlyHeld'],
    [
      '1 pin is held back',
      'Your rules publish it later than planned.',
      '“Title pin 0” goes out 0.',
    ],
  ],
  [[false, 'delayed', 'onlyHeld'], ['The first is “Title pin 1”: it goes out 1.']],
  [
    ['onlyHeld', 'delayed'],
    ['2 pins could be better', '2 are held back: your rules'],
  ],
  [
    ['delayed', true, false],
    [
      '3 pins need a fix',
      '1 can’t be published until you fix it. 1 is held back: your',
      '1 is published as it is.',
    ],
  ],
] as [Kind[], string[]][])('pins that are held back or not (%j): %j', (kinds, words) => {
  for (const word of words) expect(shown(kinds)).toContain(word)
})

test('a pin that is held back is not named while paused', () => {
  expect(shown(['onlyHeld'], true)).not.toContain('Title pin 0')
})

test.each([[[false]], [[true]]])('nothing is said to go out while paused (%j)', (kinds) => {
  expect(shown(kinds, true)).toMatch(/1 pin (?:could be better|needs a fix)/)
  expect(shown(kinds, true)).not.toMatch(/goes? out|go out/)
})

test('where nothing is sent from here no rule makes a pin wait', () => {
  expect(shown(['delayed'], false, false)).toContain('It’s published as it is.')
})

test('without findings nothing is shown', () => {
  expect(shown([])).toBe('')
})

test('says of drafts what it is given: they do not go out', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createI18n(preflightMessages, 'en')}>
      <PreflightNotice
        asTheyAre="They can be planned."
        found={foundIn([false, false])}
        momentOf={String}
      />
    </I18nProvider>,
  )
  expect(html).toContain('They can be planned.')
  expect(html).not.toContain('go out')
})
