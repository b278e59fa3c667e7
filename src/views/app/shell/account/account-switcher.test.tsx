import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SelectedAccount } from '#core/accounts/account-selection.ts'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import { AppContext, type AppValue } from '../../../kit/context/app-context.tsx'
import { createI18n } from '../../../kit/i18n/text.ts'
import { AccountSwitcher } from './account-switcher.tsx'
import shellMessages from '#locales/en/app/shell.json' with { type: 'json' }

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))

function rendered(accounts: readonly Account[], selectedAccount: SelectedAccount): string {
  const actor = {
    getSnapshot: () => ({ context: { accounts, selectedAccount } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  }
  // No more of the app than the component reads.
  const app = {
    app: { system: { get: () => actor }, subscribe: actor.subscribe },
  } as unknown as AppValue
  return renderToStaticMarkup(
    <AppContext value={app}>
      <I18nProvider i18n={createI18n(shellMessages, 'en')}>
        <AccountSwitcher />
      </I18nProvider>
    </AppContext>,
  )
}

const mark = `>${shellMessages['shell.practice']}</`
const stored = { id: 'a', name: 'Kitchen' }

test('a practice account is marked before the list of accounts is loaded', () => {
  expect(rendered([], { ...stored, kind: 'practice' })).toContain(mark)
  expect(rendered([], stored)).not.toContain(mark)
})

test('the kind in the loaded list replaces the stored one', () => {
  const listed = { ...stored, kind: 'pinterest' as const, created_at: 1 }
  expect(rendered([listed], { ...stored, kind: 'practice' })).not.toContain(mark)
})
