import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { openPinStore } from './pins/pin-store.ts'
import { tamper } from '../../tests/support/pin-store/open-log.ts'
import { pack } from './pins/log/packing.ts'
import { accountOfPartition, evictionMarkerKey, pinPartitionName } from './pins/partition-name.ts'
import { purgeAccounts, storedAccounts } from './purge-accounts.ts'
import { openStorageAreas } from './storage-areas.ts'

function memory(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function areasWith(local: Record<string, string> = {}, session: Record<string, string> = {}) {
  const localStorage = memory(local)
  const sessionStorage = memory(session)
  const warnings: string[] = []
  return {
    localStorage,
    sessionStorage,
    warnings,
    areas: openStorageAreas({
      localStorage,
      sessionStorage,
      warn: (message) => warnings.push(message),
    }),
  }
}

test('the selected account is kept under the specification’s key with id, name and kind', () => {
  const { areas, localStorage } = areasWith()
  const kitchen = { id: testAccount, name: 'Kitchen', kind: 'practice' as const }
  areas.selectedAccount.write(kitchen)
  expect(JSON.parse(localStorage.kept.get('selectedAccount') ?? '')).toEqual(kitchen)
  expect(areas.selectedAccount.read()).toEqual(kitchen)
})

test('a selected account stored without its kind is still read', () => {
  const stored = { id: testAccount, name: 'Kitchen' }
  const { areas, warnings } = areasWith({ selectedAccount: JSON.stringify(stored) })
  expect([areas.selectedAccount.read(), warnings]).toEqual([stored, []])
})

test('the page selection lives in the session, the others in local storage', () => {
  const { areas, localStorage, sessionStorage } = areasWith()
  areas.pageSelection.write({ accountId: testAccount, pageIds: [testId('page')] })
  areas.generationPreferences.write({ pinCount: 12, selectedPinTypes: ['photo'] })
  areas.theme.write('system')
  expect(areas.theme.read()).toBe('system')
  areas.theme.write('dark-experimental')
  expect([...sessionStorage.kept.keys()]).toEqual(['pageSelection'])
  expect([...localStorage.kept.keys()]).toEqual(['generationPreferences', 'theme'])
})

test.each(['{', '"text"', '{"id":7}', 'null'])(
  'a corrupt entry (%s) is discarded, removed and warned about',
  (text) => {
    const { areas, localStorage, warnings } = areasWith({
      selectedAccount: text,
      generationPreferences: text,
      theme: text,
    })
    expect([
      areas.selectedAccount.read(),
      areas.generationPreferences.read(),
      areas.theme.read(),
    ]).toEqual([null, null, null])
    expect(localStorage.kept.size).toBe(0)
    expect(warnings).toHaveLength(3)
    expect(areas.theme.read()).toBeNull()
    expect(warnings).toHaveLength(3)
  },
)

test('a storage that refuses loses the value, not the screen', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  const warnings: string[] = []
  const areas = openStorageAreas({
    localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    sessionStorage: memory(),
    warn: (message) => warnings.push(message),
  })
  areas.theme.write('light')
  expect(areas.theme.read()).toBeNull()
  expect(warnings).toHaveLength(2)
})

async function store(
  indexedDB: IDBFactory,
  [userId, accountId]: readonly [string, string],
  localStorage = memory(),
) {
  const log = openPinStore({ userId, accountId, indexedDB, localStorage })
  await log.load()
  await log.append([
    {
      id: testId(`event ${userId} ${accountId}`),
      at: 1,
      tab: 't',
      v: 1,
      event: {
        type: 'pins.added',
        data: { pins: [pin('a', { account_id: accountId })], autoSelect: false },
      },
    },
  ])
  await log.close()
}

test('what is stored of accounts that are not owned is removed, this user’s only, with the selections', async () => {
  const indexedDB = new IDBFactory()
  const { areas, localStorage } = areasWith()
  const [mine, lost] = [testId('mine'), testId('lost')]
  for (const account of [mine, lost]) await store(indexedDB, ['ada', account], localStorage)
  await store(indexedDB, ['bob', lost], localStorage)
  areas.selectedAccount.write({ id: lost, name: 'Lost' })
  areas.pageSelection.write({ accountId: mine, pageIds: [] })
  expect(await purgeAccounts('ada', [mine], { indexedDB, localStorage, areas })).toEqual([lost])
  expect(await storedAccounts('ada', indexedDB)).toEqual([mine])
  expect(await storedAccounts('bob', indexedDB)).toEqual([lost])
  expect(areas.selectedAccount.read()).toBeNull()
  expect(areas.pageSelection.read()).not.toBeNull()
  const canary = (user: string, account: string): boolean =>
    localStorage.kept.has(evictionMarkerKey(pinPartitionName(user, account)))
  expect([canary('ada', lost), canary('ada', mine), canary('bob', lost)]).toEqual([
    false,
    true,
    true,
  ])
})

test('unsent changes are offered first, and stay when they are not taken', async () => {
  const indexedDB = new IDBFactory()
  const { areas, localStorage } = areasWith()
  await store(indexedDB, ['ada', testAccount])
  const offered: number[] = []
  const parts = (taken: boolean) => ({
    indexedDB,
    localStorage,
    areas,
    onUnsent: async (_: string, unsent: readonly unknown[]) =>
      offered.push(unsent.length) > 0 && taken,
  })
  expect(await purgeAccounts('ada', [], parts(false))).toEqual([])
  expect(await purgeAccounts('ada', [], parts(true))).toEqual([testAccount])
  expect(offered).toEqual([1, 1])
})

/** The pauses between two tries of the storage pass at once. */
async function withoutPauses<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let isDone = false
    const result = work().finally(() => (isDone = true))
    while (!isDone) await vi.advanceTimersByTimeAsync(1_000)
    return await result
  } finally {
    vi.useRealTimers()
  }
}

test('what can’t be read is kept, for it may hold unsent changes, and that is said once', async () => {
  const indexedDB = new IDBFactory()
  const { areas, localStorage } = areasWith()
  await store(indexedDB, ['ada', testAccount])
  const begin: IDBDatabase['transaction'] = Reflect.get(IDBDatabase.prototype, 'transaction')
  const refusal = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function refuse(
    this: IDBDatabase,
    ...order
  ) {
    if (accountOfPartition(this.name, 'ada') === null) return begin.apply(this, order)
    throw new DOMException('Internal error opening backing store.', 'UnknownError')
  })
  const warnings: string[] = []
  const parts = {
    indexedDB,
    localStorage,
    areas,
    onUnsent: async () => true,
    warn: (message: string) => void warnings.push(message),
  }
  expect(await withoutPauses(async () => purgeAccounts('ada', [], parts))).toEqual([])
  expect(warnings).toHaveLength(1)
  refusal.mockRestore()
  expect(await storedAccounts('ada', indexedDB)).toEqual([testAccount])
  expect(await purgeAccounts('ada', [], parts)).toEqual([testAccount])
})

test('so is what a later build has written: only that one knows what is unsent there', async () => {
  const indexedDB = new IDBFactory()
  const { areas, localStorage } = areasWith()
  await store(indexedDB, ['ada', testAccount])
  await tamper(indexedDB, 'log', (rows) =>
    rows.add(pack('{"t":"t","a":1,"e":[{"i":"x","k":"pin.invented","d":{}}]}')),
  )
  const warnings: string[] = []
  expect(
    await purgeAccounts('ada', [], {
      indexedDB,
      localStorage,
      areas,
      onUnsent: async () => true,
      warn: (message: string) => void warnings.push(message),
    }),
  ).toEqual([])
  expect(warnings).toHaveLength(1)
})
