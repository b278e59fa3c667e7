/**
 * Templates that were changed and not saved as a version, in a database of each account. Writes
 * wait for the disk: localStorage, which has them too, loses its last seconds when the browser is
 * killed.
 */
import { z } from 'zod'
import {
  deleteDatabase,
  type LogStorage,
  type LogTransaction,
  openLogStorage,
} from './pins/log/database.ts'
import { renewStore } from './pins/log/store-renewal.ts'

const UnsavedTemplate = z.object({
  /** When it was changed last. Of two copies the later one counts. */
  at: z.number(),
  /**
   * Null: what was changed was saved or undone. Without this row the text would come back from a
   * localStorage whose last seconds a killed browser has lost.
   */
  text: z.string().nullable(),
})
export type UnsavedTemplate = z.infer<typeof UnsavedTemplate>

export interface UnsavedTemplates {
  /** Null: nothing was kept, or it can't be read. */
  read(templateId: string): Promise<UnsavedTemplate | null>
  /** Resolves when the disk has it, or a later change of the same template. */
  keep(templateId: string, unsaved: UnsavedTemplate): Promise<void>
  /** Later reads and writes throw. */
  close(): void
}

export interface Owner {
  readonly userId: string
  readonly accountId: string
}

const prefixOf = (userId: string): string => `templates ${userId} `

export function openUnsavedTemplates(
  indexedDB: IDBFactory,
  { userId, accountId }: Owner,
): UnsavedTemplates {
  const storage = openLogStorage(indexedDB, `${prefixOf(userId)}${accountId}`)
  const keep = writer(storage)
  return {
    read: async (templateId) => {
      const row = await storage.read(['meta'], async (rows) => rows.get('meta', templateId))
      return UnsavedTemplate.safeParse(row).data ?? null
    },
    keep,
    close: () => storage.close(),
  }
}

/** Deletes a user's unsaved templates, except those of the accounts that they own. */
export async function removeUnsavedTemplates(
  indexedDB: IDBFactory,
  userId: string,
  ownedIds: readonly string[] = [],
): Promise<void> {
  // See `storedAccounts` in purge-accounts.ts.
  await renewStore(indexedDB)
  const kept = new Set(ownedIds.map((id) => `${prefixOf(userId)}${id}`))
  for (const { name = '' } of await indexedDB.databases())
    if (name.startsWith(prefixOf(userId)) && !kept.has(name)) await deleteDatabase(indexedDB, name)
}

/** Long after localStorage has reached the disk too. */
const SETTLED_MS = 30 * 86_400_000

type Batch = ReadonlyMap<string, UnsavedTemplate>

const put = async (storage: LogStorage, batch: Batch): Promise<void> =>
  storage.write(['meta'], 'strict', async (rows) => {
    for (const [id, unsaved] of batch) await rows.put('meta', unsaved, id)
    for (const { at, text } of batch.values()) if (text === null) await deleteSettled(rows, at)
  })

/** Rows without a text that have done their work. */
async function deleteSettled(rows: LogTransaction, now: number): Promise<void> {
  for (const key of await rows.keys('meta')) {
    const { data } = UnsavedTemplate.safeParse(await rows.get('meta', key))
    if (data?.text === null && data.at < now - SETTLED_MS) await rows.delete('meta', key)
  }
}

/** One transaction at a time. What changes meanwhile is in the next one, in its newest form only. */
function writer(storage: LogStorage): UnsavedTemplates['keep'] {
  let next = new Map<string, UnsavedTemplate>()
  let writing = Promise.resolve()
  let following: Promise<void> | null = null
  const write = async (): Promise<void> => {
    const batch = next
    next = new Map()
    following = null
    try {
      await put(storage, batch)
    } catch (error) {
      // One that does not fit must not take the others with it.
      if (batch.size > 1)
        for (const row of batch) await put(storage, new Map([row])).catch(() => undefined)
      throw error
    }
  }
  return async (templateId, unsaved) => {
    next.set(templateId, unsaved)
    following ??= writing.then(write)
    writing = following.catch(() => undefined)
    return following
  }
}
