/** The pin store of an earlier build opens whole: pins, marks, unsent events and history. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { editPin, envelopAction } from '#core/pins/pin-commands.ts'
import { testAccount, testId } from '#core/pins/pin.builder.ts'
import {
  readEarlierStore,
  restoreDatabase,
} from '../../../../tests/support/pin-store/earlier-store.ts'
import { memoryJournals } from '../../../../tests/support/pin-store/memory-journals.ts'
import { memoryStorage } from '../../../../tests/support/pin-store/open-log.ts'
import { pinPartitionName } from '../partition-name.ts'
import { openPinStore } from '../pin-store.ts'

const earlier = await readEarlierStore()

async function deviceOfThen() {
  const indexedDB = new IDBFactory()
  await restoreDatabase(earlier, indexedDB)
  const files = earlier.journals.slots.map((text) => Uint8Array.from(Buffer.from(text, 'base64')))
  const journals = memoryJournals({ mark: earlier.journals.mark, files })
  const localStorage = memoryStorage()
  const warnings: string[] = []
  const open = async () => {
    const store = openPinStore({
      userId: testId('user'),
      accountId: testAccount,
      indexedDB,
      localStorage,
      journals,
      warn: (message) => warnings.push(message),
    })
    const loaded = await store.load()
    const { needsReset } = await loaded.complete
    await loaded.recovered
    await store.settled()
    return { store, needsReset: needsReset || loaded.needsReset }
  }
  return { open, warnings }
}

test('the database of an earlier build has the name that this build opens', () => {
  expect(earlier.database).toBe(pinPartitionName(testId('user'), testAccount))
})

test('loads all pins, marks and unsent events of an earlier build, also those only in its journal', async () => {
  const { open, warnings } = await deviceOfThen()
  const { store, needsReset } = await open()
  const { rows, selected, committed, revision, unsent, journalOnly } = earlier.expected
  const book = store.current()
  expect(listPins(book)).toEqual(rows)
  expect(book.selectedIds).toEqual(selected)
  expect(book.committedIds).toEqual(committed)
  expect(store.unsent().map(({ id }) => id)).toEqual([...unsent, journalOnly])
  expect(store.revision()).toBe(revision)
  expect(needsReset).toBe(false)
  expect(store.isReadOnly()).toBe(false)
  expect(warnings).toEqual([])
  await store.close()
})

test('the history of an earlier build goes back to its first action', async () => {
  const { open } = await deviceOfThen()
  const { store } = await open()
  const { actions, journalOnly } = earlier.expected
  expect(store.history().actions.map(({ root, name }) => ({ root, name }))).toEqual([
    ...actions,
    { root: journalOnly, name: null },
  ])
  await store.close()
})

test('an earlier store keeps its own and new changes after a checkpoint', async () => {
  const { open, warnings } = await deviceOfThen()
  const { store } = await open()
  const { rows, unsent } = earlier.expected
  const edit = editPin(
    store.current(),
    { id: testId('p5'), patch: { title: 'Of today' } },
    1_800_000_000_000,
  )
  const parts = { at: 1_800_000_000_000, tab: 'tab', newId: () => testId('edit of today') }
  await store.append(envelopAction(edit, parts))
  await store.checkpoint()
  await store.close()
  const { store: again } = await open()
  expect(listPins(again.current()).map(({ title }) => title)).toEqual(
    rows.map(({ id, title }) => (id === testId('p5') ? 'Of today' : title)),
  )
  expect(again.unsent()).toHaveLength(unsent.length + 2)
  expect(warnings).toEqual([])
  await again.close()
})
