import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import { AppContext, type AppValue } from '../../../kit/context/app-context.tsx'
import { createI18n } from '../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import { Decision } from './decision.tsx'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }

const accounts = {
  getSnapshot: () => ({ context: { selectedAccount: { id: 'account', name: 'Kitchen' } } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
}
// No more of the app than the component reads.
const app = {
  app: { system: { get: () => accounts }, subscribe: accounts.subscribe },
} as unknown as AppValue

function words(connection: Pick<Connection, 'state' | 'tier'> | 'none' | 'unknown'): string {
  const asked = [{ publication_id: 'p', url: null }]
  const display = {
    publishing: { asked, connection, network: 'pinterest' },
  } as unknown as CalendarDisplay
  return renderToStaticMarkup(
    <AppContext value={app}>
      <I18nProvider i18n={createI18n(publishingMessages, 'en')}>
        <Decision publicationId="p" display={display} />
      </I18nProvider>
    </AppContext>,
  )
}

const again = publishingMessages['publishing.askedSent']
const planned = publishingMessages['publishing.askedPlanned']

test.each([
  [{ state: 'connected', tier: 'standard' }, again],
  [{ state: 'lost', tier: 'standard' }, planned],
  [{ state: 'stopped', tier: 'standard' }, planned],
  [{ state: 'connected', tier: 'trial' }, planned],
  ['none', planned],
  ['unknown', planned],
] as const)('a pin that is not there, with the connection %j: %s', (connection, expected) => {
  const other = expected === again ? planned : again
  expect(words(connection)).toContain(expected)
  expect(words(connection)).not.toContain(other)
})
