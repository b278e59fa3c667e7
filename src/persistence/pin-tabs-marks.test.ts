import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { openPinLog } from './pin-log.ts'
import { browserTabs } from './pin-tabs.ts'

test('a tab that only looks keeps its pins when another one stores what the server has settled', async () => {
  const indexedDB = new IDBFactory()
  const open = async () => {
    const log = openPinLog({ userId: 'marks', accountId: testAccount, indexedDB, tabs: browserTabs(), idle: async () => undefined })
    await (await log.load()).complete
    return log
  }
  const writer = await open()
  await writer.append([{ id: testId('added'), at: 5, tab: 'tab', v: 1, event: { type: 'pins.added', data: { pins: [pin('a'), pin('b')], autoSelect: false } } }])
  const looker = await open()
  expect(looker.current().count).toBe(2)
  // A row that holds no event, then one that does.
  await writer.acknowledge(writer.unsent().slice(0, 1), { revision: 1 })
  await writer.settled()
  await looker.catchUp()
  await writer.append([{ id: testId('favored'), at: 6, tab: 'tab', v: 1, event: { type: 'pin.favored', data: { id: testId('a'), favored: true, before: false } } }])
  await vi.waitFor(async () => {
    await looker.catchUp()
    expect(looker.history().actions).toHaveLength(2)
  }, 20_000)
  expect(looker.current().count).toBe(2)
  await looker.close()
  await writer.close()
})
