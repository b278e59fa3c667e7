import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import { BoardRow } from './board-row.tsx'

const board = { id: testId('soups'), name: 'Soups', sections: [] } as unknown as Board
const connected = { state: 'connected', network: 'practice', boards: [], tier: null }

function shown(connection: object, plannedCount: number): string {
  const messages = { ...connectionMessages, ...settingsMessages, ...uiMessages }
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(messages, 'en')}>
      <BoardRow
        board={board}
        connection={connection as Connection}
        use={{ pins: [pin('a'), pin('b')], plannedCount }}
        act={() => undefined}
      />
    </I18nProvider>,
  )
}

test('says when the board of drafts is created on the network', () => {
  expect(shown(connected, 0)).toContain(
    'The board is created on Practice as soon as you plan or publish its 2 pins.',
  )
})

test('says that planned pins wait for the board', () => {
  expect(shown(connected, 1)).toContain('1 planned pin waits until the board is on Practice.')
  expect(shown(connected, 1)).toContain('Create it on Practice')
})

test('says nothing if the board exists there or nothing is sent', () => {
  const there = { ...connected, boards: [{ board_id: board.id, is_gone: false }] }
  for (const connection of [there, { ...connected, tier: 'trial' }])
    expect(shown(connection, 0)).not.toContain('as soon as you plan')
})
