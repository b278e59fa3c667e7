import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openUnsavedTemplates } from '../../persistence/unsaved-templates.ts'
import { openKeptTemplates } from './unsaved-templates.ts'

const key = { account_id: 'kitchen', template_id: 'one' }

/** What a device keeps: its databases and its localStorage. */
function device() {
  const factory = new IDBFactory()
  const stored = new Map<string, string>()
  const session: { user: string | null } = { user: 'ada' }
  const open = () =>
    openKeptTemplates({
      indexedDB: factory,
      localStorage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
      userId: () => session.user,
    })
  const names = async (): Promise<string[]> =>
    (await factory.databases())
      .flatMap(({ name }) => (name?.startsWith('templates ') ? name : []))
      .toSorted()
  /** As an earlier page has left it. */
  const leave = async (userId: string, accountId = 'kitchen') => {
    const page = openUnsavedTemplates(factory, { userId, accountId })
    await page.keep('one', { at: 1, text: 'before' })
    page.close()
  }
  return { factory, stored, session, open, names, leave }
}

/**
 * A page whose connection is lost with its next transaction; opening the database again is
 * `answer`. The page has loaded all of its code, so that only timers and storage are waited for.
 */
async function lostPage(
  { factory, open }: ReturnType<typeof device>,
  answer: (open: () => IDBOpenDBRequest) => unknown,
) {
  const page = open()
  await page.read({ ...key, template_id: 'another' })
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  const real = factory.open.bind(factory)
  vi.spyOn(factory, 'open').mockImplementation((name, version) => {
    const openNow = () => real(name, version)
    return (name.startsWith('templates ') ? answer(openNow) : openNow()) as IDBOpenDBRequest
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return page
}

const refuse = (): never => {
  throw new DOMException('Internal error opening backing store.', 'UnknownError')
}

/** Lets the timers pass while storage, which has its own, goes on. ms */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(50)
    await new Promise((done) => setImmediate(done))
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a template is kept for its user and account, and for no other', async () => {
  const { session, open } = device()
  await open().keep(key, { at: 1, text: 'mine' })
  const later = open()
  expect(await later.read(key)).toEqual({ at: 1, text: 'mine' })
  expect(await later.read({ ...key, account_id: 'garden' })).toBeNull()
  session.user = 'bob'
  expect(await later.read(key)).toBeNull()
})

test('a store that the killed browser holds for 6 seconds is read all the same', async () => {
  const ours = device()
  await ours.leave('ada')
  let tries = 0
  const page = await lostPage(ours, (openNow) => {
    tries += 1
    return tries < 7 ? refuse() : openNow()
  })
  const reading = page.read(key)
  await pass(14_000)
  expect(await reading).toEqual({ at: 1, text: 'before' })
  expect(tries).toBe(7)
})

test('changes that the browser gives too late are not overwritten, and are opened the next time', async () => {
  const ours = device()
  await ours.leave('ada')
  let answerNow = (): void => undefined
  const page = await lostPage(ours, (openNow) => {
    const held = { result: null as IDBDatabase | null, onsuccess: (): void => undefined }
    answerNow = () => {
      const request = openNow()
      request.onsuccess = () => {
        held.result = request.result
        held.onsuccess()
      }
    }
    return held
  })
  const reading = page.read(key)
  await pass(15_000)
  expect(await reading).toBeNull()
  const refusal = page.keep(key, { at: 2, text: 'after' }).catch(String)
  answerNow()
  await pass(2_000)
  expect(await refusal).toContain('not opened')
  expect(await page.read(key)).toEqual({ at: 1, text: 'before' })
  // It is shown from now on.
  const next = page.keep(key, { at: 3, text: 'both' })
  await pass(2_000)
  await next
  expect(await page.read(key)).toEqual({ at: 3, text: 'both' })
})

test('a template without unsaved changes is kept as any other, also when it was read too late', async () => {
  let isHeld = true
  const page = await lostPage(device(), (openNow) => (isHeld ? refuse() : openNow()))
  const reading = page.read(key)
  await pass(8_000)
  isHeld = false
  expect(await reading).toBeNull()
  const keeping = page.keep(key, { at: 2, text: 'after' })
  await pass(8_000)
  await keeping
  expect(await page.read(key)).toEqual({ at: 2, text: 'after' })
})

test('a logout deletes the templates of that user only, also those of a session that edited none', async () => {
  const { open, leave, names, stored } = device()
  await leave('ada', 'garden')
  await leave('bob')
  const page = open()
  await page.keep(key, { at: 1, text: 'mine' })
  await page.forget('ada')
  expect(await names()).toEqual(['templates bob kitchen'])
  expect(stored.size).toBe(0)
})

test('a change that ends after the logout makes no database', async () => {
  const { session, open, names } = device()
  const page = open()
  await page.keep(key, { at: 1, text: 'mine' })
  const late = page.keep(key, { at: 2, text: 'late' }).catch(() => undefined)
  session.user = null
  const forgetting = page.forget('ada')
  await expect(page.keep(key, { at: 3, text: 'later' })).rejects.toThrow('signed-in user')
  await Promise.all([late, forgetting])
  expect(await names()).toEqual([])
})

test('a deletion that failed is done by the next page', async () => {
  const { factory, session, open, leave, names, stored } = device()
  await leave('ada')
  const refusing = vi.spyOn(factory, 'databases').mockRejectedValue(new Error('No answer.'))
  session.user = null
  await expect(open().forget('ada')).rejects.toThrow('No answer.')
  refusing.mockRestore()
  expect(await names()).toEqual(['templates ada kitchen'])
  await open().forgetOwed()
  expect(await names()).toEqual([])
  expect(stored.size).toBe(0)
})

test('a user who signs in again does not find what a logout failed to delete, and keeps what comes after', async () => {
  const { factory, open, leave } = device()
  await leave('ada')
  const refusing = vi.spyOn(factory, 'databases').mockRejectedValue(new Error('No answer.'))
  const page = open()
  await expect(page.forget('ada')).rejects.toThrow('No answer.')
  refusing.mockRestore()
  expect(await page.read(key)).toBeNull()
  await page.keep(key, { at: 2, text: 'after' })
  await open().forgetOwed()
  expect(await open().read(key)).toEqual({ at: 2, text: 'after' })
})
