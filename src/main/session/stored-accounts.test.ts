import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { pinPartitionName } from '../../persistence/pins/partition-name.ts'
import { openPinStore } from '../../persistence/pins/pin-store.ts'
import { openStorageAreas } from '../../persistence/storage-areas.ts'
import { openUnsavedTemplates } from '../../persistence/unsaved-templates.ts'
import { storedAccounts } from './stored-accounts.ts'

const [ada, gone] = [testId('ada'), testId('gone')]
const area = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

const partition = pinPartitionName(ada, gone)
const templatesName = `templates ${ada} ${gone}`

/** A device with a pin that was never sent and an unsaved template, of an account that is gone. */
async function device() {
  const indexedDB = new IDBFactory()
  const log = openPinStore({ userId: ada, accountId: gone, indexedDB })
  await log.load()
  const pins = [pin('a', { account_id: gone })]
  const event = { type: 'pins.added', data: { pins, autoSelect: false } } as const
  await log.append([{ id: testId('event'), at: 1, tab: 't', v: 1, event }])
  await log.close()
  const templates = openUnsavedTemplates(indexedDB, { userId: ada, accountId: gone })
  await templates.keep('one', { at: 1, text: 'a' })
  templates.close()
  const areas = openStorageAreas({ localStorage: area, sessionStorage: area })
  const names = async () =>
    (await indexedDB.databases())
      .flatMap(({ name }) => (name === partition || name === templatesName ? name : []))
      .toSorted()
  return { accounts: storedAccounts({ indexedDB, localStorage: area, areas }), indexedDB, names }
}
test('of an account that is gone the unsaved templates are deleted, and the unsent changes reported', async () => {
  const { accounts, names } = await device()
  expect(await names()).toEqual([partition, templatesName].toSorted())
  expect(await accounts.purge(ada, [])).toEqual([{ accountId: gone, count: 1 }])
  await expect.poll(names).toEqual([partition])
})

test.each([
  ['can’t be deleted', () => Promise.reject(new DOMException('Held.', 'UnknownError'))],
  ['are held by another tab', () => new Promise<never>(() => undefined)],
])('unsent changes are reported also when the unsaved templates %s', async (_, databases) => {
  const { accounts, indexedDB, names } = await device()
  const real = indexedDB.databases.bind(indexedDB)
  // The first question is for the logs of pins.
  const asked = vi
    .spyOn(indexedDB, 'databases')
    .mockImplementationOnce(real)
    .mockImplementationOnce(databases)
  expect(await accounts.purge(ada, [])).toEqual([{ accountId: gone, count: 1 }])
  await expect.poll(() => asked.mock.calls.length).toBe(2)
  expect(await names()).toEqual([partition, templatesName].toSorted())
})
