import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { testId } from '#core/pins/pin.builder.ts'
import { pinPartitionName } from '../../persistence/pins/partition-name.ts'
import { openPinStore } from '../../persistence/pins/pin-store.ts'
import { openStorageAreas } from '../../persistence/storage-areas.ts'
import { openUnsavedTemplates } from '../../persistence/unsaved-templates.ts'
import { storedAccounts } from './stored-accounts.ts'

const [ada, lost] = [testId('ada'), testId('lost')]
const area = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** A device that has pins and an unsaved template of an account that is gone. */
async function device() {
  const indexedDB = new IDBFactory()
  const log = openPinStore({ userId: ada, accountId: lost, indexedDB })
  await log.load()
  await log.close()
  const templates = openUnsavedTemplates(indexedDB, { userId: ada, accountId: lost })
  await templates.keep('one', { at: 1, text: 'a' })
  templates.close()
  const areas = openStorageAreas({ localStorage: area, sessionStorage: area })
  const names = async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(lost) ? name : []))
  return { accounts: storedAccounts({ indexedDB, localStorage: area, areas }), indexedDB, names }
}

test('a device of an account has its pins and its unsaved templates', async () => {
  const { names } = await device()
  expect((await names()).toSorted()).toEqual(
    [pinPartitionName(ada, lost), `templates ${ada} ${lost}`].toSorted(),
  )
})

test('pins and unsaved templates of an account that is gone are deleted', async () => {
  const { accounts, names } = await device()
  expect(await accounts.purge(ada, [])).toEqual([])
  expect(await names()).toEqual([])
})

test('unsaved templates that can’t be deleted do not keep the pins of an account that is gone', async () => {
  const { accounts, indexedDB, names } = await device()
  const real = indexedDB.deleteDatabase.bind(indexedDB)
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    if (name.startsWith('templates ')) throw new DOMException('Held.', 'UnknownError')
    return real(name)
  })
  expect(await accounts.purge(ada, [])).toEqual([])
  expect(await names()).toEqual([`templates ${ada} ${lost}`])
})
