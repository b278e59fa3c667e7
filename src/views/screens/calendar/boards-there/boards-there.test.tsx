import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { AppContext, type AppValue } from '../../../kit/context/app-context.tsx'
import { createI18n } from '../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import { WhatFollows } from '../publishing/what-follows.tsx'
import boardsThereMessages from '#locales/en/calendar/boards-there.json' with { type: 'json' }
import { BoardsThere } from './boards-there.tsx'

vi.mock('../../../kit/ui/notes/toast.tsx', () => ({ useToast: () => () => undefined }))

const NAMES = ['Soups', 'Cakes', 'Pies', 'Teas', 'Salads', 'Breads', 'Jams']
// No more of each than is read.
const list = NAMES.map((name) => ({ id: name, name }) as unknown as Board)
const app = { client: async () => undefined } as unknown as AppValue

function displayOf(there: Readonly<Record<string, 'there' | 'gone'>>): CalendarDisplay {
  const boards = Object.entries(there).map(([board_id, is]) => ({
    board_id,
    is_gone: is === 'gone',
  }))
  const connection = { state: 'connected', network: 'practice', tier: 'standard', boards }
  return {
    publishing: { connection, network: 'practice', isByHand: false, outbox: null },
    stateOf: ({ state }: Publication) => state,
  } as unknown as CalendarDisplay
}

const drawn = (part: ReactNode): string =>
  renderToStaticMarkup(
    <AppContext value={app}>
      <I18nProvider i18n={createI18n({ ...boardsThereMessages, ...publishingMessages }, 'en')}>
        {part}
      </I18nProvider>
    </AppContext>,
  )

const banner = (
  used: readonly string[],
  there: Readonly<Record<string, 'there' | 'gone'>>,
  place: 'calendar' | 'plan' = 'calendar',
) =>
  drawn(
    <BoardsThere
      {...{ place, boards: { list }, display: displayOf(there) }}
      places={used.map((board_id) => ({ board_id }))}
    />,
  )

test('one press creates all, and the first five are named', () => {
  const html = banner(NAMES, { Soups: 'there' })
  expect(html).toContain('6 boards aren’t on Practice')
  expect(html).toContain('Create all 6 on Practice')
  expect(banner(NAMES, {})).toContain('“Soups”, “Cakes”, “Pies”, “Teas”, “Salads”, and 2 more')
})

test('boards that are gone there are not among those that can be created', () => {
  expect(banner(['Soups', 'Cakes', 'Pies'], { Soups: 'gone' })).toContain(
    'Create 2 of them on Practice',
  )
  expect(banner(['Soups', 'Cakes'], { Soups: 'gone' })).toContain('Create “Cakes” on Practice')
  expect(banner(['Soups'], { Soups: 'gone' })).not.toContain('Create it on')
})

test('before a plan it says that planning creates them, unless one can’t be', () => {
  const words = 'created there as soon as you plan'
  expect(banner(['Soups', 'Cakes'], {}, 'plan')).toContain(words)
  expect(banner(['Soups', 'Cakes'], { Soups: 'gone' }, 'plan')).not.toContain(words)
})

test('a planned pin goes out by itself only where its board is there', () => {
  const publication = { state: 'planned', board_id: 'Soups' } as unknown as Publication
  const follows = (there: Readonly<Record<string, 'there' | 'gone'>>) =>
    drawn(<WhatFollows publication={publication} display={displayOf(there)} />)
  const byItself = publishingMessages['publishing.words.planned']
  expect(follows({ Soups: 'there' })).toBe(byItself)
  expect(follows({})).toBe('It waits for its board: it can’t go out until Practice has it.')
  expect(follows({ Soups: 'gone' })).not.toBe(byItself)
})
