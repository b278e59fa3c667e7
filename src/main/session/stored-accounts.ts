/**
 * Deletes stored data of accounts that the user no longer owns. Unsent changes are deleted only
 * after the user's choice; saving them as a file is offered first.
 */
import type { UnsentChanges } from '../../machines/accounts/accounts.machine.ts'
import type { PurgeParts } from '../../persistence/purge-accounts.ts'
import type { removeUnsavedTemplates } from '../../persistence/unsaved-templates.ts'
import type { StoredAccounts } from './accounts.effects.ts'
import { openIntendedStarts } from '../jobs/intended-starts.ts'
import { openKeptWords } from '../unsaved/unsaved-words.store.ts'
import type { Area } from '../../persistence/stored-json.ts'
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'

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
      // Tried again with the next list; a database that another tab holds must not delay `kept`.
      removeTemplates(parts.indexedDB, userId, ownedIds).catch((error: unknown) =>
        console.warn('Unsaved templates of accounts that are gone were not deleted.', error),
      )
      return kept
    },
    async settle(userId, accountId, isSaved) {
      const { purgeAccount } = await load()
      await purgeAccount(userId, accountId, isSaved ? { ...parts, onUnsent: saveUnsent } : parts)
    },
  }
}

async function removeTemplates(...of: Parameters<typeof removeUnsavedTemplates>): Promise<void> {
  const persistence = await import('../../persistence/unsaved-templates.ts')
  await persistence.removeUnsavedTemplates(...of)
}

/** Saves unsent changes as a file before they are deleted. */
async function saveUnsent(accountId: string, unsent: readonly LogEnvelope[]): Promise<boolean> {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify({ account_id: accountId, events: unsent }, null, 2)], {
      type: 'application/json',
    }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `pinloom-unsent-${accountId}.json`
  link.click()
  // Revoking the URL at once cancels the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}
