/** The unsaved templates of the signed-in user, opened with the first template that is edited. */
import type { UnsavedTemplates as OfAccount } from '../../persistence/unsaved-templates.ts'
import type { UnsavedTemplates } from '../../views/kit/context/unsaved-templates.ts'

export interface KeptTemplates extends UnsavedTemplates {
  /** Deletes those of a user who logs out. */
  readonly forget: (userId: string) => Promise<void>
}

interface Parts {
  readonly indexedDB: IDBFactory
  /** Null when signed out. */
  readonly userId: () => string | null
}

/** The editor opens without what was kept when the browser does not answer. */
const READ_TIMEOUT_MS = 5_000

const load = () => import('../../persistence/unsaved-templates.ts')

export function openKeptTemplates({ indexedDB, userId }: Parts): KeptTemplates {
  /** By user and account. */
  const opened = new Map<string, Promise<OfAccount>>()
  const ofAccount = async (accountId: string): Promise<OfAccount> => {
    const owner = userId()
    if (owner === null) throw new Error('Templates are kept for a signed-in user.')
    const key = `${owner} ${accountId}`
    const store =
      opened.get(key) ??
      load().then(({ openUnsavedTemplates }) =>
        openUnsavedTemplates(indexedDB, { userId: owner, accountId }),
      )
    opened.set(key, store)
    store.catch(() => opened.delete(key))
    return store
  }
  return {
    read: async ({ account_id, template_id }) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, READ_TIMEOUT_MS, null)
      })
      const reading = ofAccount(account_id).then((store) => store.read(template_id))
      try {
        return await Promise.race([reading, timeout])
      } catch (error) {
        console.warn('The unsaved changes of a template can’t be read.', error)
        return null
      } finally {
        clearTimeout(timer)
      }
    },
    keep: async ({ account_id, template_id }, unsaved) =>
      (await ofAccount(account_id)).keep(template_id, unsaved),
    forget: async (owner) => {
      for (const [key, store] of opened)
        if (key.startsWith(`${owner} `)) {
          opened.delete(key)
          await store.then((one) => one.close()).catch(() => undefined)
        }
      const { removeUnsavedTemplates } = await load()
      await removeUnsavedTemplates(indexedDB, owner)
    },
  }
}
