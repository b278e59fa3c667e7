/** The unsaved templates of the signed-in user, opened with the first template that is edited. */
import type { Area } from '../../persistence/stored-json.ts'
import {
  openUnsavedTemplates,
  removeUnsavedTemplates,
  type UnsavedTemplate,
  type UnsavedTemplates as OfAccount,
} from '../../persistence/unsaved-templates.ts'
import { storedOwed } from './owed-deletions.ts'
import type { TemplateKey, UnsavedTemplates } from '../../views/kit/context/unsaved-templates.ts'

export interface KeptTemplates extends UnsavedTemplates {
  /** Deletes those of a user who logs out. What fails is owed: a later page does it. */
  readonly forget: (userId: string) => Promise<void>
  /** Deletes what an earlier page has failed to. */
  readonly forgetOwed: () => Promise<void>
}

export interface KeptTemplatesParts {
  readonly indexedDB: IDBFactory
  readonly localStorage: Area
  /** Null when signed out, from the moment of the logout. */
  readonly userId: () => string | null
}

/**
 * The editor opens without what was kept when the browser does not answer. A store that a killed
 * browser still holds is opened again for 6.35 s (`persistence/pins/log/database.ts`).
 */
const READ_TIMEOUT_MS = 15_000

export function openKeptTemplates({
  indexedDB,
  localStorage,
  userId,
}: KeptTemplatesParts): KeptTemplates {
  /** By user and account. */
  const opened = new Map<string, Promise<OfAccount>>()
  /** By account and template: rejects when a row was kept that the editor does not show. */
  const unread = new Map<string, Promise<void>>()
  const deletions = owedDeletions({ indexedDB, localStorage })
  const ofAccount = async (accountId: string): Promise<OfAccount> => {
    const owner = userId()
    if (owner === null) throw new Error('Templates are kept for a signed-in user.')
    const key = `${owner} ${accountId}`
    const store = opened.get(key) ?? open(owner, accountId)
    opened.set(key, store)
    store.catch(() => opened.delete(key))
    return store
  }
  const open = async (owner: string, accountId: string): Promise<OfAccount> => {
    await deletions.settle(owner)
    return openUnsavedTemplates(indexedDB, { userId: owner, accountId })
  }
  const readRow = async ({ account_id, template_id }: TemplateKey) =>
    (await ofAccount(account_id)).read(template_id)
  return {
    read: async (key) => {
      const reading = readRow(key)
      const answer = await inTime(reading)
      if (answer !== null) {
        unread.delete(nameOf(key))
        return answer.row
      }
      const check = reading.catch(async () => readRow(key)).then(refuseUnread)
      check.catch((error: unknown) =>
        console.warn('The unsaved changes of a template were not read.', error),
      )
      unread.set(nameOf(key), check)
      return null
    },
    keep: async (key, unsaved) => {
      const store = await ofAccount(key.account_id)
      await unread.get(nameOf(key))
      return store.keep(key.template_id, unsaved)
    },
    forget: async (owner) => {
      const own = [...opened].filter(([key]) => key.startsWith(`${owner} `))
      for (const [key] of own) opened.delete(key)
      deletions.owe(owner)
      for (const [, store] of own) await store.then((one) => one.close()).catch(() => undefined)
      await deletions.settle(owner)
    },
    forgetOwed: async () => deletions.settleAll(),
  }
}

const nameOf = ({ account_id, template_id }: TemplateKey): string => `${account_id} ${template_id}`

/** A change must not be written over what was kept before and is not shown. */
function refuseUnread(row: UnsavedTemplate | null): void {
  if (row !== null && row.text !== null)
    throw new Error('Unsaved changes from before are on the disk and were not opened.')
}

/** Null: there was no answer in time, or it failed. */
async function inTime(
  reading: Promise<UnsavedTemplate | null>,
): Promise<{ readonly row: UnsavedTemplate | null } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, READ_TIMEOUT_MS, null)
  })
  const answered = reading.then(
    (row) => ({ row }),
    () => null,
  )
  const answer = await Promise.race([answered, timeout])
  clearTimeout(timer)
  return answer
}

/** Deletes the templates of users for whom that is owed. */
function owedDeletions({ indexedDB, localStorage }: Omit<KeptTemplatesParts, 'userId'>) {
  const { owed, owe, markDone } = storedOwed(localStorage)
  const running = new Map<string, Promise<void>>()
  const remove = async (owner: string): Promise<void> => {
    await removeUnsavedTemplates(indexedDB, owner)
    markDone(owner)
  }
  const settle = async (owner: string): Promise<void> => {
    if (!owed().includes(owner)) return
    const removing = running.get(owner) ?? remove(owner).finally(() => running.delete(owner))
    running.set(owner, removing)
    await removing
  }
  return {
    owe,
    settle,
    settleAll: async (): Promise<void> => {
      for (const owner of owed()) await settle(owner)
    },
  }
}
