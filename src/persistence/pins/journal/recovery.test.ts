/** What tabs that died had in their journals, at bad moments: gaps, refusals, closing, purging. */
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import {
  added,
  committed,
  envelope,
  names,
  titled,
} from '../../../../tests/support/pin-store/open-log.ts'
import type { JournalFile, JournalFiles } from './files.ts'
import { openPinStore } from '../pin-store.ts'
import { browser as browserOf, closeTabs } from '../../../../tests/support/pin-store/tab-builder.ts'
import { noOtherTabs } from '../tabs.ts'
import { purgeAccounts } from '../../purge-accounts.ts'

afterEach(async () => {
  vi.useRealTimers()
  await closeTabs()
})

const browser = () => browserOf(noOtherTabs, { hasJournals: true })
const aMinuteLater = () => vi.advanceTimersByTime(60_000)
/** As the files have them. */
const marksOf = (files: JournalFiles) => ({
  readMark: async () => files.readMark(),
  saveMark: async (mark: number) => files.saveMark(mark),
})
const pause = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A tab beside the builder's whose files come when `gate` opens, and refuse what is written when
 * reported.
 */
function odd(
  { indexedDB, journals, name, userId }: ReturnType<typeof browser>,
  gate = { open: Promise.resolve(), refuses: false },
) {
  const files = journals.open(name)
  const wrapped: JournalFiles = {
    ...marksOf(files),
    close: async () => files.close(),
    acquire: async () => {
      const taken = await files.acquire()
      await gate.open
      return taken.map((file): JournalFile => ({
        ...file,
        write: async (at, bytes) =>
          gate.refuses
            ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
            : file.write(at, bytes),
      }))
    },
  }
  const warnings: string[] = []
  const states: string[] = []
  const log = openPinStore({
    userId,
    accountId: testAccount,
    indexedDB,
    tabs: noOtherTabs,
    journals: { ...journals, open: () => wrapped },
    onState: (state) => states.push(state),
    warn: (message) => warnings.push(message),
  })
  return { log, files, warnings, states }
}

/** A tab has put the pin into the log, and a title into its journal, and died. */
async function leftBehind(title: string, id?: string) {
  const b = browser()
  const first = await b.openTab()
  await first.log.append([envelope(added(pin('a')))])
  await first.log.settled()
  await first.log.acknowledge(first.log.unsent(), { revision: 1 })
  await first.log.settled()
  await first.log.append([envelope(titled('a', title), id)])
  first.kill()
  return b
}

test('a file that refuses one record: what it had before, and the log has too, does not come back', async () => {
  const b = browser()
  const gate = { open: Promise.resolve(), refuses: false }
  const { log, files } = odd(b, gate)
  await (
    await log.load()
  ).recovered
  await log.append([envelope(added(pin('a')))])
  await log.append([envelope(titled('a', 'One'), 'one')])
  gate.refuses = true
  await log.append([envelope(titled('a', 'Two'))])
  await log.append([envelope(titled('a', 'Three'))])
  await log.close()
  files.kill()
  const next = await b.openTab()
  expect([
    names(next.log.current()),
    next.log.unsent().filter(({ id }) => id === testId('one')).length,
  ]).toEqual([['Three'], 1])
})

test('a gap: what cut rows said of the journal is known all the same, and nothing comes back over the server’s list', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { openTab } = browser()
  const [living, other] = [await openTab(), await openTab()]
  await other.log.append([envelope(added(pin('a')))])
  await other.log.append([envelope(titled('a', 'Old'))])
  await other.log.settled()
  await other.log.acknowledge(other.log.unsent(), { revision: 2 })
  await other.log.reset([{ ...pin('a'), title: 'New' }], 3)
  other.kill()
  aMinuteLater()
  await living.log.catchUp()
  await pause(300)
  expect([names(living.log.current()), living.log.unsent().length]).toEqual([['New'], 0])
})

test('a file that another tab has emptied meanwhile is counted on from where the log is', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const b = browser()
  const [early, other] = [await b.openTab(), await b.openTab()]
  const gate = Promise.withResolvers<void>()
  const files = b.journals.open(b.name)
  const late: JournalFiles = {
    ...marksOf(files),
    close: async () => files.close(),
    acquire: async () => gate.promise.then(async () => files.acquire()),
  }
  const log = openPinStore({
    userId: b.userId,
    accountId: testAccount,
    indexedDB: b.indexedDB,
    tabs: noOtherTabs,
    journals: { ...b.journals, open: () => late },
  })
  const loaded = await log.load()
  await loaded.complete
  await early.log.append([envelope(added(pin('a')))])
  for (const title of ['1', '2', '3', '4', '5'])
    await early.log.append([envelope(titled('a', title))])
  await early.log.settled()
  early.kill()
  aMinuteLater()
  await other.log.catchUp()
  await vi.waitFor(() =>
    expect(b.journals.slots[0]).toMatchObject({ holder: null, bytes: new Uint8Array() }),
  )
  await other.log.acknowledge(other.log.unsent(), { revision: 2 })
  await other.log.reset([{ ...pin('a'), title: 'New' }], 3)
  gate.resolve()
  await loaded.recovered
  await log.catchUp()
  await vi.waitFor(() => expect(names(log.current())).toEqual(['New']))
  await log.append([envelope(titled('a', 'Acknowledged'))])
  files.kill()
  const next = await b.openTab()
  expect(names(next.log.current())).toEqual(['Acknowledged'])
})

test('what was held, sent and fetched again before the look is not put over what the server has had since', async () => {
  const b = browser()
  const first = await b.openTab()
  await first.log.append([envelope(added(pin('a')))])
  await first.log.settled()
  await first.log.acknowledge(first.log.unsent(), { revision: 1 })
  await first.log.settled()
  first.disk.refusesRows = true
  await first.log.append([envelope(titled('a', 'Mine'), 'mine')])
  await first.log.settled()
  first.kill()
  const gate = Promise.withResolvers<void>()
  const { log } = odd(b, { open: gate.promise, refuses: false })
  const loaded = await log.load()
  await loaded.complete
  await log.applyRemote([
    committed(2, titled('a', 'Mine'), 'mine'),
    committed(3, titled('a', 'Newer')),
  ])
  gate.resolve()
  await loaded.recovered
  expect([names(log.current()), log.revision()]).toEqual([['Newer'], 3])
  await log.close()
})

test.each([0, 1, 2, 3, 5, 8, 13, 20])(
  'closed %d turns after the files were taken: they are free, nothing is warned of or tried for ever',
  async (turns) => {
    const b = await leftBehind('Kept')
    const gate = Promise.withResolvers<void>()
    const { log, warnings, states } = odd(b, { open: gate.promise, refuses: false })
    await (
      await log.load()
    ).complete
    await pause(20)
    gate.resolve()
    for (let nth = 0; nth < turns; nth += 1) await (turns % 2 === 0 ? pause(0) : Promise.resolve())
    await log.close()
    await pause(50)
    expect([
      warnings,
      states.filter((state) => state === 'memoryOnly'),
      b.journals.slots.filter(({ holder }) => holder !== null),
    ]).toEqual([[], [], []])
    const next = await b.openTab()
    expect(names(next.log.current())).toEqual(['Kept'])
  },
)

test('a browser that refuses files: one warning, however often the page is seen', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { openTab, warnings, journals } = browser()
  journals.refuse()
  const tab = await openTab()
  for (let nth = 0; nth < 3; nth += 1) {
    aMinuteLater()
    await tab.log.catchUp()
    await pause(20)
  }
  expect(warnings).toHaveLength(1)
})

test('a log that can’t be read just now: the file is kept for the next look', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const b = await leftBehind('Kept')
  const files = b.journals.open(b.name)
  let isSick = false
  const sick: JournalFiles = {
    ...marksOf(files),
    close: async () => files.close(),
    acquire: async () => {
      isSick = true
      return files.acquire()
    },
  }
  const real = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
    ?.value as IDBDatabase['transaction']
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    if (isSick) throw new Error('sick')
    return real.apply(this, args)
  })
  const warnings: string[] = []
  const log = openPinStore({
    userId: b.userId,
    accountId: testAccount,
    indexedDB: b.indexedDB,
    tabs: noOtherTabs,
    journals: { ...b.journals, open: () => sick },
    warn: (message) => warnings.push(message),
  })
  const recovered = await (await log.load()).recovered
  expect([recovered, names(log.current()), b.journals.slots[0]?.holder, warnings]).toEqual([
    null,
    ['Title a'],
    null,
    ['What another tab has left could not be looked at: it is kept for the next time.'],
  ])
  spy.mockRestore()
  aMinuteLater()
  await log.catchUp()
  await expect.poll(() => names(log.current())).toEqual(['Kept'])
  await log.close()
})

test('two tabs died: the later change of a title is the one that stays, whatever its file', async () => {
  const b = browser()
  const [low, high] = [await b.openTab(), await b.openTab()]
  await low.log.append([envelope(added(pin('a')))])
  await low.log.settled()
  await high.log.catchUp()
  for (const tab of [low, high]) tab.disk.refusesRows = true
  await high.log.append([{ ...envelope(titled('a', 'Earlier')), at: 5_000 }])
  await low.log.append([{ ...envelope(titled('a', 'Later')), at: 60_000 }])
  low.kill()
  high.kill()
  const next = await b.openTab()
  expect(names(next.log.current())).toEqual(['Later'])
})

test('an account is not purged while nobody knows what its journals hold; what they hold is offered first', async () => {
  const b = await leftBehind('Never sent')
  const asked: number[] = []
  const area = { read: () => null, write: () => undefined }
  const parts = {
    indexedDB: b.indexedDB,
    localStorage: { removeItem: () => undefined },
    areas: { selectedAccount: area, pageSelection: area },
    onUnsent: async (_: string, unsent: readonly unknown[]) => asked.push(unsent.length) === 0,
    warn: () => undefined,
  }
  const silent: JournalFiles = {
    ...marksOf(b.journals.open(b.name)),
    acquire: async () => Promise.reject(new Error('No answer.')),
    close: async () => undefined,
  }
  expect([
    await purgeAccounts(b.userId, [], {
      ...parts,
      journals: { ...b.journals, open: () => silent },
    }),
    asked,
  ]).toEqual([[], []])
  expect([await purgeAccounts(b.userId, [], { ...parts, journals: b.journals }), asked]).toEqual([
    [],
    [1],
  ])
  expect([
    await purgeAccounts(b.userId, [], {
      ...parts,
      journals: b.journals,
      onUnsent: async () => true,
    }),
    b.journals.slots,
  ]).toEqual([[testAccount], []])
})
