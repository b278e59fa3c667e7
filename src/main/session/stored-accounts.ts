/**
 * Deletes stored data of accounts that the user no longer owns. Unsent changes are deleted only
 * after the user's choice; saving them as a file is offered first.
 */
import type { UnsentChanges } from '../../machines/accounts/accounts.machine.ts'
import type { PurgeParts } from '../../persistence/purge-accounts.ts'
import type { StoredAccounts } from './accounts.effects.ts'
import { openIntendedStarts } from '../jobs/intended-starts.ts'
import { openKeptWords } from '../unsaved/unsaved-words.store.ts'
import type { Area } from '../../persistence/stored-json.ts'
import { saveUnsent } from '../unsaved/unsent-file.ts'

export function storedAccounts(
  parts: Omit<PurgeParts, 'onUnsent'> & { readonly localStorage: Area },
): StoredAccounts {
  const load = () => import('../../persistence/purge-accounts.ts')
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
