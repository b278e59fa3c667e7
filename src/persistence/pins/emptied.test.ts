/**
 * A browser that has put an empty database in the place of the stored one: what the journals still
 * have goes to the server before its list is asked for.
 */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { device, envelope, names, titled } from '../../../tests/support/pin-store/open-log.ts'
import type { PinStore } from './pin-store.ts'
import { deleteDatabase } from './log/database.ts'
import { pinPartitionName } from './partition-name.ts'
import { testServer } from '../../../tests/support/pin-store/sync-server.ts'
import { createPinSync } from './sync/engine.ts'

/**
 * Two pins; one title is on the server and changed elsewhere since, the other one is unsent.
 */
async function emptied() {
  const browser = device('user', { hasJournal: true })
  const server = testServer([pin('p2'), pin('a')])
  const syncOf = (log: PinStore) =>
    createPinSync({
      client: server.clientOf({ log }),
      log,
      tab: 'tab',
      now: () => 6_000,
      newId: () => crypto.randomUUID(),
    })
  const { log } = await browser.reload()
  await syncOf(log).refetch()
  await log.append([envelope(titled('p2', 'Sent'), 'sent')])
  await log.settled()
  await syncOf(log).round()
  server.changeElsewhere()
  await log.append([envelope(titled('a', 'Not sent'), 'not sent')])
  await log.settled()
  await log.close()
  await deleteDatabase(browser.indexedDB, pinPartitionName('user', testAccount))
  return { ...browser, server, syncOf }
}

test('what had not been sent is sent, what had been counts once, and the list is the server’s', async () => {
  const { reload, server, syncOf } = await emptied()
  const { log, needsReset, loaded } = await reload()
  expect([needsReset, await loaded.recovered]).toEqual([true, 2])
  expect(await syncOf(log).refetch()).toEqual({ kind: 'synced' })
  expect(server.ids().filter((id) => id === testId('sent') || id === testId('not sent'))).toEqual([
    testId('sent'),
    testId('not sent'),
  ])
  expect(names(server.book()).toSorted()).toEqual(['Elsewhere 2', 'Not sent'])
  expect(names(log.current())).toEqual(names(server.book()))
  expect(log.unsent()).toEqual([])
  await log.close()
})

test('without its mark nobody knows whose the files are: they are left out', async () => {
  const { reload, journals, server, syncOf } = await emptied()
  journals.kept.mark = null
  const { log, loaded } = await reload()
  expect(await loaded.recovered).toBe(0)
  await syncOf(log).refetch()
  expect(server.ids()).not.toContain(testId('not sent'))
  expect(names(log.current())).toEqual(names(server.book()))
  await log.close()
})
