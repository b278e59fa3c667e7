import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createI18n } from '../../../kit/i18n/text.ts'
import { GroupTable } from './group-table.tsx'
import groupsMessages from '#locales/en/results/groups.json' with { type: 'json' }

const media = vi.hoisted(() => ({ isWide: true }))
vi.mock('../../../kit/ui/use-media.ts', () => ({ useMedia: () => media.isWide }))
vi.mock('./use-group-name.ts', () => ({ useGroupName: () => (key: string) => key }))

const rate = { value: 0.02, interval: { low: 0.01, high: 0.03 }, pins: 6, events: 18, trials: 900 }
const group = { key: 'Soups', rate, others: rate, ratio: null, verdict: 'few' as const }

function drawnAt(isWide: boolean): string {
  media.isWide = isWide
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(groupsMessages, 'en')}>
      <GroupTable groups={[group]} dimension="board" metric="saves" />
    </I18nProvider>,
  )
}

test('a narrow screen has the comparison under the rate instead of in a column that is cut off', () => {
  const cellsIn = (html: string) => html.match(/<td/g)?.length
  const [wide, narrow] = [drawnAt(true), drawnAt(false)]
  expect([cellsIn(wide), cellsIn(narrow)]).toEqual([4, 3])
  for (const html of [wide, narrow]) {
    expect(html.match(/Compared with all others/g)).toHaveLength(1)
    expect(html.match(/Too few pins to compare/g)).toHaveLength(1)
  }
})
