/**
 * Templates that were changed and not saved as a version, in a database of each account. Writes
 * wait for the disk: localStorage, which has them too, loses its last seconds when the browser is
 * killed.
 */
import { z } from 'zod'
import { deleteDatabase, type LogStorage, openLogStorage } from './pins/log/database.ts'
import { renewStore } from './pins/log/store-renewal.ts'

const UnsavedTemplate = z.object({
  /** When it was changed last. Of two copies the later one counts. */
  at: z.number(),
  /** Null: what was changed was saved or undone. */
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

/** One transaction at a time. What changes meanwhile is in the next one, in its newest form only. */
function writer(storage: LogStorage): UnsavedTemplates['keep'] {
  let next = new Map<string, UnsavedTemplate>()
  let writing = Promise.resolve()
  let following: Promise<void> | null = null
  const write = async (): Promise<void> => {
    const batch = next
    next = new Map()
    following = null
    await storage.write(['meta'], 'strict', async (rows) => {
      for (const [id, unsaved] of batch) await rows.put('meta', unsaved, id)
    })
  }
  return async (templateId, unsaved) => {
    next.set(templateId, unsaved)
    following ??= writing.then(write)
    writing = following.catch(() => undefined)
    return following
  }
}
