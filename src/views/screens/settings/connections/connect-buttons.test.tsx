import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Connection, NetworkName } from '#core/contract/account/connections.contract.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }
import { ConnectButtons } from './connection.tsx'
import type { Connections } from './use-connections.ts'

const account = { id: 'a', name: 'Kitchen', kind: 'manual', created_at: 1 } as const

function shown(networks: readonly NetworkName[], connection?: Partial<Connection>): string {
  // No more of the connections than the component reads.
  const connections = {
    offers: networks.map((network) => ({ network })),
    of: () => connection,
    isFree: true,
  } as unknown as Connections
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(connectionMessages)}>
      <ConnectButtons account={account} connections={connections} />
    </I18nProvider>,
  )
}
const about = connectionMessages['connection.aboutPractice']

test('says what Practice is where a connection to it is offered', () => {
  expect(shown(['pinterest', 'practice'])).toContain(about)
})

test('says why Pinterest is missing only where it is', () => {
  const why = connectionMessages['connection.noPinterest']
  expect(shown(['practice'])).toContain(why)
  expect(shown(['pinterest', 'practice'])).not.toContain(why)
})

test('says nothing of Practice where it is not offered, or was connected before', () => {
  expect(shown(['pinterest'])).not.toContain(about)
  const again = shown(['practice'], { network: 'practice', state: 'lost' })
  expect([again.includes('Connect again'), again.includes(about)]).toEqual([true, false])
})
