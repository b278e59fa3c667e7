import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import { AcceptSpread } from './accept-spread.tsx'
import spreadMessages from '#locales/en/calendar/spread.json' with { type: 'json' }

const pressed = vi.hoisted(() => ({ press: (): void => undefined }))

vi.mock('../../../kit/ui/button.tsx', () => ({
  Button: ({ children, onPress }: { children: string; onPress: () => void }) => {
    pressed.press = onPress
    return <button type="button">{children}</button>
  },
}))

const row = {
  pin: pin('a'),
  board: { board_id: testId('soups') },
  time: { at: 1, wall: '2026-12-04T14:00', zone: 'UTC' },
  reasons: [],
}
const news = { moved: new Map([['a', null]]), gone: 0 }

test.each([
  {
    name: 'changes that were not seen are shown first',
    unseen: news,
    shown: 'Look at the changes',
    done: 'confirm',
  },
  { name: 'what was seen is accepted', unseen: null, shown: 'Plan 1 publication', done: 'accept' },
])('$name', ({ unseen, shown, done }) => {
  const calls: string[] = []
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createI18n(spreadMessages, 'en')}>
      <AcceptSpread
        kind="drafts"
        proposal={{ rows: [row], news: unseen, confirm: () => void calls.push('confirm') }}
        onAccept={() => void calls.push('accept')}
      />
    </I18nProvider>,
  )
  expect(html).toContain(shown)
  pressed.press()
  expect(calls).toEqual([done])
})
