import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { openUnsavedTemplates, removeUnsavedTemplates } from './unsaved-templates.ts'

const ada = { userId: 'ada', accountId: 'kitchen' }
const namesIn = async (factory: IDBFactory): Promise<string[]> =>
  (await factory.databases()).map(({ name }) => name ?? '').toSorted()

test('a kept template is read again by the next page, and only for its user and account', async () => {
  const factory = new IDBFactory()
  const first = openUnsavedTemplates(factory, ada)
  await first.keep('one', { at: 1, text: 'before' })
  await first.keep('one', { at: 2, text: 'after' })
  first.close()
  const later = openUnsavedTemplates(factory, ada)
  expect(await later.read('one')).toEqual({ at: 2, text: 'after' })
  expect(await later.read('two')).toBeNull()
  for (const other of [
    { ...ada, userId: 'bob' },
    { ...ada, accountId: 'garden' },
  ])
    expect(await openUnsavedTemplates(factory, other).read('one')).toBeNull()
})

/** Watches the write transactions of the unsaved templates; `refusal` is thrown by the first ones. */
function watchWrites(refusal?: DOMException, refused = Infinity) {
  const durabilities: (string | undefined)[] = []
  const real = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
    ?.value as IDBDatabase['transaction']
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    if (this.name.startsWith('templates ') && args[1] === 'readwrite') {
      durabilities.push(args[2]?.durability)
      if (refusal && durabilities.length <= refused) throw refusal
    }
    return real.apply(this, args)
  })
  return { durabilities, stop: () => spy.mockRestore() }
}

test('changes made while the disk writes are one strict transaction with the newest of each', async () => {
  const kept = openUnsavedTemplates(new IDBFactory(), ada)
  const writes = watchWrites()
  await Promise.all([
    kept.keep('one', { at: 1, text: 'a' }),
    kept.keep('two', { at: 2, text: 'b' }),
    kept.keep('one', { at: 3, text: 'c' }),
  ])
  writes.stop()
  expect(writes.durabilities).toEqual(['strict'])
  expect([await kept.read('one'), await kept.read('two')]).toEqual([
    { at: 3, text: 'c' },
    { at: 2, text: 'b' },
  ])
})

test('a change after a write that failed is kept', async () => {
  const kept = openUnsavedTemplates(new IDBFactory(), ada)
  const writes = watchWrites(new DOMException('The disk is full.', 'QuotaExceededError'))
  await expect(kept.keep('one', { at: 1, text: 'a' })).rejects.toThrow('The disk is full.')
  writes.stop()
  await kept.keep('one', { at: 2, text: 'b' })
  expect(await kept.read('one')).toEqual({ at: 2, text: 'b' })
})

test('of several templates whose write was refused each is written alone', async () => {
  const kept = openUnsavedTemplates(new IDBFactory(), ada)
  const writes = watchWrites(new DOMException('The disk is full.', 'QuotaExceededError'), 1)
  const both = await Promise.allSettled([
    kept.keep('one', { at: 1, text: 'a' }),
    kept.keep('two', { at: 2, text: 'b' }),
  ])
  writes.stop()
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([await kept.read('one'), await kept.read('two')]).toEqual([
    { at: 1, text: 'a' },
    { at: 2, text: 'b' },
  ])
})

test('the rows of templates that were saved a month before are deleted with the next that is saved', async () => {
  const day = 86_400_000
  const kept = openUnsavedTemplates(new IDBFactory(), ada)
  await kept.keep('unsaved', { at: 0, text: 'a' })
  await kept.keep('long ago', { at: 1, text: null })
  await kept.keep('lately', { at: 2 * day, text: null })
  await kept.keep('changed', { at: 31 * day, text: 'b' })
  expect(await kept.read('long ago')).toEqual({ at: 1, text: null })
  await kept.keep('now', { at: 31 * day, text: null })
  const rows = ['unsaved', 'long ago', 'lately', 'changed', 'now'].map(async (id) => kept.read(id))
  expect((await Promise.all(rows)).map((row) => row?.at ?? null)).toEqual([
    0,
    null,
    2 * day,
    31 * day,
    31 * day,
  ])
})

test('a row that is no unsaved template is read as none', async () => {
  const factory = new IDBFactory()
  const kept = openUnsavedTemplates(factory, ada)
  await kept.keep('one', { at: 1, text: 'a' })
  await kept.keep('one', { at: Number.NaN, text: 'a' })
  expect(await kept.read('one')).toBeNull()
})

test('removes a user’s templates, except those of the accounts that they own', async () => {
  const factory = new IDBFactory()
  const owners = [ada, { ...ada, accountId: 'garden' }, { ...ada, userId: 'bob' }]
  for (const owner of owners)
    await openUnsavedTemplates(factory, owner).keep('one', { at: 1, text: 'a' })
  await removeUnsavedTemplates(factory, 'ada', ['garden'])
  expect(await namesIn(factory)).toEqual(['templates ada garden', 'templates bob kitchen'])
  await removeUnsavedTemplates(factory, 'ada')
  expect(await namesIn(factory)).toEqual(['templates bob kitchen'])
})
