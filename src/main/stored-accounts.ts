/**
 * What this device holds of accounts that are gone. Unsent changes go only when the person has said
 * so, after the file was offered.
 */
import type { UnsentChanges } from '../machines/accounts.machine.ts'
import type { PurgeParts } from '../persistence/purge-accounts.ts'
import type { StoredAccounts } from './accounts.effects.ts'
import { openIntendedStarts } from './intended-starts.ts'
import { openKeptWords } from './unsaved-words.store.ts'
import type { Area } from '../persistence/stored-json.ts'
import { saveUnsent } from './unsent-file.ts'

export function storedAccounts(
  parts: Omit<PurgeParts, 'onUnsent'> & { readonly localStorage: Area },
): StoredAccounts {
  const load = () => import('../persistence/purge-accounts.ts')
  return {
    async purge(userId, ownedIds) {
      openIntendedStarts(parts.localStorage, userId).keepOwned(ownedIds)
      openKeptWords(parts.localStorage, userId).keepOwned(ownedIds)
      const kept: UnsentChanges[] = []
      const { purgeAccounts } = await load()
      await purgeAccounts(userId, ownedIds, {
        ...parts,
        onUnsent: async (accountId, unsent) => {
          kept.push({ accountId, count: unsent.length })
          return false
        },
      })
      return kept
    },
    async settle(userId, accountId, isSaved) {
      const { purgeAccount } = await load()
      await purgeAccount(userId, accountId, isSaved ? { ...parts, onUnsent: saveUnsent } : parts)
    },
  }
}
