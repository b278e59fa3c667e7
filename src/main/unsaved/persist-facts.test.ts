import { createActor, fromCallback, fromPromise } from 'xstate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { User } from '#core/contract/account/auth.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { appInput, stillChildren } from '../../machines/app/app.builder.ts'
import { appMachine } from '../../machines/app/app.machine.ts'
import { authMachine } from '../../machines/auth/auth.machine.ts'
import { environmentMachine } from '../../machines/environment/environment.machine.ts'
import { openStorageAreas } from '../../persistence/storage-areas.ts'
import { storedJson } from '../../persistence/stored-json.ts'
import { persistFacts } from './persist-facts.ts'

const person = (name: string): User => ({
  id: testId(name),
  email: `${name}@example.com`,
  first_name: name,
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
})
const [ada, bea] = [person('ada'), person('bea')]
const turn = async (): Promise<unknown> => new Promise((done) => setTimeout(done, 0))

function area() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/**
 * Ada was the last user of this page; the server returns `user`. Another tab has a logout to send.
 */
async function openPage(user: User | null) {
  const storage = area()
  const lastIdentity = storedJson(storage, 'lastIdentity', User)
  lastIdentity.write(ada)
  const owedSignOut = storedJson(storage, 'owedSignOut', z.literal(true))
  owedSignOut.write(true)
  const forgotten: string[] = []
  const checkUser = fromPromise(async (): Promise<{ user?: User | null | undefined }> => ({ user }))
  const app = createActor(
    appMachine.provide({
      actors: {
        ...stillChildren,
        environment: environmentMachine.provide({
          actors: { watchPage: fromCallback(() => undefined) },
        }),
        auth: authMachine.provide({
          actors: { checkUser, signOut: fromPromise(async (): Promise<void> => undefined) },
        }),
      },
    }),
    { input: { ...appInput, lastIdentity: ada } },
  )
  persistFacts(app, {
    areas: openStorageAreas({ localStorage: storage, sessionStorage: area() }),
    lastIdentity,
    owedSignOut,
    devices: { forget: (id) => void forgotten.push(id) },
  })
  app.start()
  for (let round = 0; round < 5; round += 1) await turn()
  return { app, lastIdentity, owedSignOut, forgotten }
}

beforeAll(() => void vi.stubGlobal('window', new EventTarget()))
afterAll(() => void vi.unstubAllGlobals())

test('keeps device names while the user is signed in and removes them at sign-out', async () => {
  const { app, lastIdentity, forgotten } = await openPage(ada)
  expect([lastIdentity.read()?.id, forgotten]).toEqual([ada.id, []])
  app.system.get('auth')?.send({ type: 'auth.logout' })
  await vi.waitFor(() => expect([lastIdentity.read(), forgotten]).toEqual([null, [ada.id]]))
  app.stop()
})

test.each([
  ['nobody', null],
  ['somebody else', bea],
])('removes them when the server finds %s signed in', async (_, user) => {
  const { app, lastIdentity, forgotten } = await openPage(user)
  expect([lastIdentity.read(), forgotten]).toEqual([user, [ada.id]])
  app.stop()
})

test('a login outside the session’s machine clears an owed logout', async () => {
  const { app, owedSignOut } = await openPage(null)
  app.system.get('auth')?.send({ type: 'auth.userChanged', user: ada })
  expect(owedSignOut.read()).toBeNull()
  app.stop()
})

test('a user whom the server still finds signed in does not clear it', async () => {
  const { app, owedSignOut } = await openPage(bea)
  expect(owedSignOut.read()).toBe(true)
  app.stop()
})
