import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../../calendar-display.ts'
import { createCalendarFormat } from '../../time/calendar-format.ts'
import { FailedBar } from './failed-bar.tsx'

vi.mock('../state-words.tsx', () => ({
  useStateWords: () => (publication: { board_id: string }) => `Why ${publication.board_id}`,
}))

const NOW = Date.UTC(2026, 10, 27, 12)
const DAY = 86_400_000
const planned = (name: string, state: 'failed' | 'planned', { ago = DAY, board = 'b' } = {}) => ({
  pin: pin(name),
  publication: {
    id: testId(name),
    at: NOW - ago,
    wall: '2026-11-27T09:00',
    zone: 'UTC',
    board_id: board,
    state,
  },
})
function shown(...all: ReturnType<typeof planned>[]): string {
  const display = {
    zone: 'UTC',
    format: createCalendarFormat('en'),
    stateOf: ({ state }: { state: string }) => state,
  } as unknown as CalendarDisplay
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n({}, 'en')}>
      <FailedBar plan={{ all, now: NOW }} display={display} onOpen={() => undefined} />
    </I18nProvider>,
  )
}

test('shows recently failed pins with the reason and a button for each', () => {
  const html = shown(planned('a', 'failed'), planned('b', 'planned'))
  expect(html).toContain('1 pin couldn’t be published')
  expect(html).toContain('Why b')
  expect(html).toContain(pin('a').title)
  expect(html).not.toContain(pin('b').title)
})

test('names no reason when the pins failed for several', () => {
  const html = shown(planned('a', 'failed', { board: 'x' }), planned('b', 'failed', { board: 'y' }))
  expect(html).toContain('2 pins couldn’t be published')
  expect(html).not.toContain('Why x')
})

test('shows nothing for planned pins and old failures', () => {
  expect(shown(planned('a', 'failed', { ago: 31 * DAY }), planned('b', 'planned'))).toBe('')
})
