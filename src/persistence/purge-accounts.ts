/**
 * Removes what this device holds of accounts that the person does not own (any more). Only this
 * user's partitions: another person of the same browser keeps theirs. Call it only with a list that
 * the server has just answered and that was parsed; never on a failure.
 */
import type { Journals } from './pins/journal/files.ts'
import { deleteDatabase } from './pins/log/database.ts'
import { openPinStore } from './pins/pin-store.ts'
import { accountOfPartition, evictionMarkerKey, pinPartitionName } from './pins/partition-name.ts'
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import type { StorageAreas } from './storage-areas.ts'
import { renewStore } from './pins/log/store-renewal.ts'

export interface PurgeParts {
  readonly indexedDB: IDBFactory
  readonly localStorage: Pick<Storage, 'removeItem'>
  readonly areas: Pick<StorageAreas, 'selectedAccount' | 'pageSelection'>
  /** Files in front of their logs. */
  readonly journals?: Journals | null
  /**
   * Called before an account with unsent changes is deleted, so that they can be offered as a file;
   * false keeps the partition.
   */
  readonly onUnsent?: (accountId: string, unsent: readonly LogEnvelope[]) => Promise<boolean>
  readonly warn?: (message: string, error?: unknown) => void
}

/** The accounts whose partitions were deleted. */
export async function purgeAccounts(
  userId: string,
  ownedIds: readonly string[],
  parts: PurgeParts,
): Promise<string[]> {
  const owned = new Set(ownedIds)
  forgetSelections(owned, parts.areas)
  const purged: string[] = []
  for (const accountId of await storedAccounts(userId, parts.indexedDB)) {
    if (owned.has(accountId) || !(await mayPurge(userId, accountId, parts))) continue
    await removePartition(userId, accountId, parts)
    purged.push(accountId)
  }
  return purged
}

/**
 * Removes one account's partition, whatever is unsent in it, unless `onUnsent` says no. True: it is
 * gone.
 */
export async function purgeAccount(
  userId: string,
  accountId: string,
  parts: PurgeParts,
): Promise<boolean> {
  const isGoing = await mayPurge(userId, accountId, parts)
  if (isGoing) await removePartition(userId, accountId, parts)
  return isGoing
}

async function removePartition(
  userId: string,
  accountId: string,
  {
    indexedDB,
    localStorage,
    journals,
  }: Pick<PurgeParts, 'indexedDB' | 'localStorage' | 'journals'>,
): Promise<void> {
  const name = pinPartitionName(userId, accountId)
  await deleteDatabase(indexedDB, name)
  localStorage.removeItem(evictionMarkerKey(name))
  await journals?.remove(name)
}

/** Accounts of this user that have a partition on this device. */
export async function storedAccounts(userId: string, indexedDB: IDBFactory): Promise<string[]> {
  // Asking alone makes Chromium open the store, write behind what a kill has torn, and close it:
  // the next opening would find nothing.
  await renewStore(indexedDB)
  const databases = await indexedDB.databases()
  return databases.flatMap(({ name }) => accountOfPartition(name ?? '', userId) ?? [])
}

function forgetSelections(
  owned: ReadonlySet<string>,
  { selectedAccount, pageSelection }: PurgeParts['areas'],
): void {
  const selected = selectedAccount.read()
  if (selected !== null && !owned.has(selected.id)) selectedAccount.write(null)
  const pages = pageSelection.read()
  if (pages !== null && !owned.has(pages.accountId)) pageSelection.write(null)
}

/**
 * What can't be read may hold unsent changes: it stays until it can be read, or until the person
 * says that it may go.
 */
async function mayPurge(
  userId: string,
  accountId: string,
  { indexedDB, journals, onUnsent, warn = console.warn }: PurgeParts,
): Promise<boolean> {
  if (onUnsent === undefined) return true
  let why: unknown = null
  const log = openPinStore({
    userId,
    accountId,
    indexedDB,
    journals,
    warn: (_, error) => void (why ??= error),
  })
  const { isUnreadable: isLogUnreadable, hasNewer, recovered } = await log.load()
  const isUnreadable = (await recovered) === null || isLogUnreadable || hasNewer
  const unsent = [...log.unsent()]
  await log.close()
  if (isUnreadable)
    warn(
      'The stored pins of an account that is gone can’t be read. They are kept, for they may hold changes that were never sent.',
      why,
    )
  return !isUnreadable && (unsent.length === 0 || onUnsent(accountId, unsent))
}
