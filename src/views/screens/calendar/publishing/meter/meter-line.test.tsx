import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppContext, type AppValue } from '../../../../kit/context/app-context.tsx'
import { createI18n } from '../../../../kit/i18n/text.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { MeterLine } from './meter-line.tsx'

function shown(kind: string | undefined): string {
  const accounts = {
    getSnapshot: () => ({ context: { selectedAccount: { id: 'a', name: 'Kitchen', kind } } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  }
  // No more of the app than the component reads.
  const app = {
    app: { system: { get: () => accounts }, subscribe: accounts.subscribe },
  } as unknown as AppValue
  return renderToStaticMarkup(
    <AppContext value={app}>
      <I18nProvider i18n={createI18n(calendarMessages)}>
        <MeterLine />
      </I18nProvider>
    </AppContext>,
  )
}

test.each(['practice', 'pinterest'])(
  'keeps the line of the meter free for a %s account',
  (kind) => {
    expect(shown(kind)).toMatch(/^<span class="[^"]+"><\/span>$/)
  },
)

test.each(['manual', undefined])('takes no room for an account of kind %s', (kind) => {
  expect(shown(kind)).toBe('')
})
