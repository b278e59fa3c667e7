/**
 * LiveStore with its persisted web adapter: SQLite in memory on the page, events and state on OPFS
 * by a worker that leads.
 */
import { makePersistedAdapter } from '@livestore/adapter-web'
// Vite makes the worker and this export. As an import of a file of ours it would be dropped: the
// package claims to have no side effects.
// oxlint-disable-next-line import/default
import LiveStoreSharedWorker from '@livestore/adapter-web/shared-worker?sharedworker'
import { createStorePromise } from '@livestore/livestore'
import { unstable_batchedUpdates } from 'react-dom'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'
import { pinIdAt } from '../sample-pins.ts'
import { events, schema, tables } from './livestore.schema.ts'

const PINS_PER_EVENT = 500

export async function livestore(): Promise<Contender> {
  const adapter = makePersistedAdapter({
    storage: { type: 'opfs' },
    worker: (options) =>
      new Worker(new URL('./livestore.worker.ts', import.meta.url), { ...options, type: 'module' }),
    sharedWorker: LiveStoreSharedWorker,
  })
  const open = () =>
    createStorePromise({
      schema,
      adapter,
      storeId: 'pins',
      batchUpdates: unstable_batchedUpdates,
      disableDevtools: true,
    })
  let store: Awaited<ReturnType<typeof open>>
  /**
   * The worker that leads has taken everything. Asked again and again: `subscribeSyncStatus` misses
   * what happens while it begins.
   */
  const taken = async (): Promise<void> => {
    while (!store.syncStatus().isSynced) await new Promise((done) => setTimeout(done))
  }
  return {
    open: async () => {
      store = await open()
    },
    whole: async () => undefined,
    seed: async (pins) => {
      for (let at = 0; at < pins.length; at += PINS_PER_EVENT) {
        store.commit(events.pinsAdded({ pins: pins.slice(at, at + PINS_PER_EVENT).map(rowOf) }))
        await taken()
      }
    },
    first: async (count) => store.query(tables.pins.orderBy('id', 'asc').limit(count)),
    change: async (at, title) => {
      store.commit(events.pinRetitled({ id: pinIdAt(at), title, updated_at: Date.now() }))
      await taken()
    },
    titles: async () => store.query(tables.pins.orderBy('id', 'asc')).map(({ title }) => title),
  }
}

function rowOf({ id, title, board_name, link, updated_at, ...rest }: Pin) {
  return { id, title, board_name, link, updated_at, rest: JSON.stringify(rest) }
}
