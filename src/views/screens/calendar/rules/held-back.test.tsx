import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import { createCalendarFormat } from '../time/calendar-format.ts'
import { HeldBack } from './held-back.tsx'
import heldBackMessages from '#locales/en/calendar/held-back.json' with { type: 'json' }
import type { RuleMove } from './rule-moves.ts'

const at = Date.UTC(2026, 10, 29, 12)
const planned = {
  pin: pin('soup'),
  publication: {
    id: testId('soup'),
    at,
    wall: '2026-11-29T12:00',
    zone: 'UTC',
    board_id: testId('board'),
    state: 'planned' as const,
  },
}
const held = {
  planned,
  delay: { id: planned.publication.id, until: at, rule: 'link' },
  to: { at, wall: '2026-11-29T12:00', zone: 'UTC' },
} as RuleMove

function shown(props: { held: readonly RuleMove[]; isSameTime?: boolean }): string {
  const display = { format: createCalendarFormat('en') }
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(heldBackMessages, 'en')}>
      <HeldBack {...props} display={display} />
    </I18nProvider>,
  )
}

const SAME_TIME = 'Another pin is planned for this minute.'

test('a move to the time of another pin is noted, unless a rule already holds the pin', () => {
  expect(shown({ held: [], isSameTime: true })).toContain(SAME_TIME)
  expect(shown({ held: [held], isSameTime: true })).not.toContain(SAME_TIME)
  expect(shown({ held: [held], isSameTime: true })).toContain('would be held back')
  expect(shown({ held: [] })).toBe('')
})
