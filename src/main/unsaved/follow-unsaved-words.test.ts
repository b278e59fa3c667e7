import { createActor, fromCallback, fromPromise } from 'xstate'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { User } from '#core/contract/account/auth.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { appInput, stillChildren } from '../../machines/app/app.builder.ts'
import { appMachine } from '../../machines/app/app.machine.ts'
import { accountsMachine, type UnsentChanges } from '../../machines/accounts/accounts.machine.ts'
import { authMachine } from '../../machines/auth/auth.machine.ts'
import { environmentMachine } from '../../machines/environment/environment.machine.ts'
import {
  keepUnsavedWords,
  openUnsavedWords,
  unsavedWords,
} from '../../views/kit/screen/unsaved-words.ts'
import { followUnsavedWords } from './follow-unsaved-words.ts'

const ada: User = {
  id: testId('ada'),
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}
const account: Account = { id: testId('kitchen'), name: 'Kitchen', kind: 'manual', created_at: 1 }
/** The users whose unsaved templates were deleted. */
const forgotten: string[] = []
const title = { pinId: 'a', field: 'title' } as const
const turn = async (): Promise<unknown> => new Promise((done) => setTimeout(done, 0))

function area() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

interface PageOf {
  /** What the server says of who she is. */
  readonly session?: { user: User | null }
  readonly listAccounts?: () => Promise<{ accounts: readonly Account[] }>
}

/** A page of Ada's, on a device that remembers which account she has chosen. */
async function openPage(
  storage: ReturnType<typeof area>,
  { session = { user: ada }, listAccounts = async () => ({ accounts: [account] }) }: PageOf = {},
) {
  const app = createActor(
    appMachine.provide({
      actors: {
        ...stillChildren,
        environment: environmentMachine.provide({
          actors: { watchPage: fromCallback(() => undefined) },
        }),
        auth: authMachine.provide({
          actors: {
            checkUser: fromPromise(async (): Promise<{ user?: User | null | undefined }> => ({
              user: session.user,
            })),
            signOut: fromPromise(async (): Promise<void> => undefined),
          },
        }),
        accounts: accountsMachine.provide({
          actors: {
            listAccounts: fromPromise(listAccounts),
            purgeAccounts: fromPromise(async (): Promise<{ unsent: readonly UnsentChanges[] }> => ({
              unsent: [],
            })),
          },
        }),
      },
    }),
    {
      input: {
        ...appInput,
        recall: () => ({ ...appInput.recall(), selectedAccount: account }),
      },
    },
  )
  followUnsavedWords(app, storage, { forget: async (userId) => void forgotten.push(userId) })
  app.start()
  for (let round = 0; round < 5; round += 1) await turn()
  return app
}

beforeAll(() => {
  vi.stubGlobal('window', new EventTarget())
})
afterAll(() => {
  vi.unstubAllGlobals()
})
afterEach(() => {
  forgotten.length = 0
  openUnsavedWords(null)
})

test('restores unsaved text after a reload once the account is open', async () => {
  const storage = area()
  const page = await openPage(storage)
  keepUnsavedWords(title, 'half a title')
  page.stop()
  openUnsavedWords(null)
  expect(unsavedWords(title)).toBeNull()
  const later = await openPage(storage)
  expect(unsavedWords(title)).toBe('half a title')
  later.stop()
})

test('restores unsaved text before the server has listed the accounts', async () => {
  const storage = area()
  const sources = { accountId: account.id, field: 'sources' } as const
  const page = await openPage(storage)
  keepUnsavedWords(sources, 'half an address')
  page.stop()
  openUnsavedWords(null)
  // The screens of the chosen account are drawn by then.
  const later = await openPage(storage, { listAccounts: async () => new Promise(() => undefined) })
  expect(unsavedWords(sources)).toBe('half an address')
  later.stop()
})

test('a logout deletes unsaved text', async () => {
  const storage = area()
  const page = await openPage(storage)
  keepUnsavedWords(title, 'half a title')
  page.system.get('auth')?.send({ type: 'auth.logout' })
  await turn()
  expect([unsavedWords(title), storage.kept.size]).toEqual([null, 0])
  expect(forgotten).toEqual([ada.id])
  page.stop()
})

test('an expired session keeps unsaved text', async () => {
  const storage = area()
  const session = { user: ada as User | null }
  const page = await openPage(storage, { session })
  keepUnsavedWords(title, 'half a title')
  session.user = null
  page.system.get('auth')?.send({ type: 'auth.recheck' })
  await turn()
  expect([page.getSnapshot().context.user, unsavedWords(title)]).toEqual([null, null])
  expect(forgotten).toEqual([])
  page.stop()
  const later = await openPage(storage)
  expect(unsavedWords(title)).toBe('half a title')
  later.stop()
})
