/**
 * Stores facts that must outlive the page, each when it changes in its machine: `lastIdentity`,
 * `selectedAccount` and the generation preferences in localStorage, the page selection in
 * sessionStorage. When another user signs in, the former user's device names are removed. A login
 * clears an owed logout.
 */
import type { Actor } from 'xstate'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { appMachine } from '../../machines/app/app.machine.ts'
import type { StorageAreas } from '../../persistence/storage-areas.ts'
import type { KeptDeviceBook } from '../session/device-book.ts'
import { followFact } from '../analytics/follow-fact.ts'
import type { StoredJson } from '../../persistence/stored-json.ts'

export interface FactStores {
  readonly areas: StorageAreas
  readonly lastIdentity: StoredJson<User>
  readonly owedSignOut: Pick<StoredJson<true>, 'write'>
  readonly devices: Pick<KeptDeviceBook, 'forget'>
}

export function persistFacts(
  app: Actor<typeof appMachine>,
  { areas, lastIdentity, owedSignOut, devices }: FactStores,
): void {
  followFact(app, 'auth', {
    fact: ({ context }) => context.lastIdentity,
    keep: (user) => {
      const before = lastIdentity.read()
      if (before !== null && before.id !== user?.id) devices.forget(before.id)
      lastIdentity.write(user)
    },
  })
  followFact(app, 'auth', {
    // Every login comes here, also one by a passkey or a link in a mail. It replaces the session
    // that should have ended. A user whom the server still finds signed in has not logged in.
    fact: (snapshot) => snapshot.matches('settling'),
    keep: (hasLoggedIn) => hasLoggedIn && owedSignOut.write(null),
  })
  followFact(app, 'accounts', {
    // The stored selection remains until the server's list has confirmed one.
    fact: (snapshot) => (snapshot.hasTag('ready') ? snapshot.context.selectedAccount : undefined),
    keep: (selected) => areas.selectedAccount.write(selected),
  })
  followFact(app, 'pages', {
    fact: (snapshot) => (snapshot.hasTag('ready') ? snapshot.context.selection.pages : undefined),
    keep: (pages, { context: { accountId } }) =>
      accountId !== null &&
      areas.pageSelection.write({ accountId, pageIds: pages.map((page) => page.id) }),
  })
  followFact(app, 'pinFlow', {
    fact: ({ context }) => context.config,
    keep: ({ n_pins, pin_types }) =>
      areas.generationPreferences.write({ pinCount: n_pins, selectedPinTypes: [...pin_types] }),
  })
}
