/**
 * Small parts for the tests of several tabs: a browser whose tabs share one database, each of which
 * may be killed or find the disk full.
 */
import { IDBFactory } from 'fake-indexeddb'
import { testAccount } from '#core/pins/pin.builder.ts'
import { memoryJournals } from './memory-journals.ts'
import { openPinStore } from '../../../src/persistence/pins/pin-store.ts'
import type { PinStore } from '../../../src/persistence/pins/pin-store.ts'
import { pinPartitionName } from '../../../src/persistence/pins/partition-name.ts'
import { browserTabs } from '../../../src/persistence/pins/tabs.ts'

/**
 * How many plays a property makes. `npm test` plays few, `npm run test:full` many;
 * `PINLOOM_TEST_RUNS` says how many.
 */
export const RUNS = Number(
  process.env['PINLOOM_TEST_RUNS'] ?? (process.env['PINLOOM_TEST_FULL'] === '1' ? 120 : 15),
)
/** A play that does not come to an end is found out before its test is cut off, and reported. ms */
export const PATIENCE = 120_000

/** What a browser may have, and not. */
export const inBrowsers = [
  ['with locks', browserTabs(), { hasJournals: false }],
  ['without locks', { ...browserTabs(), locks: null }, { hasJournals: false }],
  ['with locks and journals', browserTabs(), { hasJournals: true }],
  ['without locks, with journals', { ...browserTabs(), locks: null }, { hasJournals: true }],
] as const

export interface Tab {
  readonly log: PinStore
  readonly needsReset: boolean
  readonly changes: () => number
  readonly damages: () => number
  /** `isFull`: for this tab only. `refusesRows`: it takes a snapshot, but no change. */
  readonly disk: { isFull: boolean; refusesRows: boolean }
  /** As SIGKILL: no further transaction begins, its channel and locks are gone. */
  readonly kill: () => void
}

let users = 0
const opened: Tab[] = []

/** To be called after each test. */
export async function closeTabs(): Promise<void> {
  for (const tab of opened.splice(0)) await tab.log.close()
}

/** The names differ per test, for channels and locks are the process's. */
export function browser(tabs = browserTabs(), { hasJournals = false } = {}) {
  const journals = memoryJournals()
  const indexedDB = new IDBFactory()
  const userId = `user ${(users += 1)}`
  const name = pinPartitionName(userId, testAccount)
  const warnings: string[] = []
  const kills: (() => void)[] = []
  const openTab = async (): Promise<Tab> => {
    const disk = { isDead: false, isFull: false, refusesRows: false }
    const count = { changes: 0, damages: 0 }
    const files = journals.open(name, disk)
    const log = openPinStore({
      userId,
      accountId: testAccount,
      indexedDB: failing(indexedDB, disk),
      tabs,
      journals: hasJournals ? { ...journals, open: () => files } : null,
      idle: async () => new Promise((resolve) => setImmediate(resolve)),
      onChange: () => (count.changes += 1),
      onDamage: () => (count.damages += 1),
      warn: (message) => disk.isDead || warnings.push(message),
    })
    const kill = (): void => {
      disk.isDead = true
      files.kill()
      log.link.close()
    }
    kills.push(kill)
    const loaded = await log.load()
    const { needsReset } = await loaded.complete
    if (hasJournals) await loaded.recovered
    const tab: Tab = {
      log,
      needsReset: needsReset || loaded.needsReset,
      changes: () => count.changes,
      damages: () => count.damages,
      disk,
      kill,
    }
    opened.push(tab)
    return tab
  }
  /** The whole browser: also tabs that are just being opened. */
  const killAll = (): void => kills.splice(0).forEach((kill) => kill())
  return { indexedDB, userId, name, warnings, journals, openTab, killAll }
}

function failing(
  indexedDB: IDBFactory,
  disk: Readonly<Tab['disk'] & { isDead: boolean }>,
): IDBFactory {
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    const request = indexedDB.open(name, version)
    request.addEventListener('success', () => {
      const database = request.result
      const begin = database.transaction.bind(database)
      database.transaction = (stores, mode, options) => {
        if (disk.isDead) throw new Error('killed')
        if (disk.refusesRows && mode === 'readwrite' && ![stores].flat().includes('chunks'))
          throw new DOMException('refused', 'AbortError')
        if (disk.isFull && mode === 'readwrite')
          throw new DOMException('full', 'QuotaExceededError')
        return begin(stores, mode, options)
      }
    })
    return request
  }
  return new Proxy(indexedDB, {
    get: (target, key) => (key === 'open' ? open : Reflect.get(target, key)),
  })
}
