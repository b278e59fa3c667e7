import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import type { Publishing } from '../publishing/use-publishing.ts'
import { DueBar } from './due-bar.tsx'

const NOW = Date.UTC(2026, 10, 26, 12)

const planned = (name: string, at: number) => ({
  pin: pin(name, { status: 'scheduled' }),
  publication: {
    id: testId(name),
    at,
    wall: '2026-11-26T12:00',
    zone: 'UTC',
    board_id: testId('board'),
    state: 'planned' as const,
  },
})
const plan = [planned('cake', NOW - 2), planned('soup', NOW - 1), planned('later', NOW + 1)]

function shownBar(filed: readonly string[], changed: Partial<Publishing> = {}): string {
  const publishing: Publishing = {
    connection: 'none',
    network: null,
    outbox: null,
    asked: [],
    times: {
      now: NOW,
      connectedAt: null,
      backlogFrom: null,
      delays: new Map(),
      asked: new Set(),
      filed: new Map(filed.map((name) => [testId(name), NOW - 10])),
    },
    isByHand: true,
    isFiledKnown: true,
    stateOf: () => 'planned',
    reload: () => undefined,
    reloadFiled: () => undefined,
    reloadConnection: () => undefined,
    ...changed,
  }
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n({})}>
      <DueBar plan={plan} publishing={publishing} now={NOW} />
    </I18nProvider>,
  )
}

test('counts what is due by hand', () => {
  expect(shownBar([])).toContain('2 pins are due to publish by hand')
})

test('leaves out what is in a file, as the due list does', () => {
  expect(shownBar(['cake'])).toContain('1 pin is due to publish by hand')
  expect(shownBar(['cake', 'soup'])).toBe('')
})

test('counts nothing until it is known which pins are in a file, or while the account sends', () => {
  expect(shownBar([], { isFiledKnown: false })).toBe('')
  expect(shownBar([], { isByHand: false })).toBe('')
})
