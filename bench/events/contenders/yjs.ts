/** yjs with y-indexeddb: a shared map a pin, each update a row; merged after 500. */
import { IndexeddbPersistence } from 'y-indexeddb'
import { Doc, Map as SharedMap } from 'yjs'
import type { Contender } from '../contender.ts'
import { pinIdAt } from '../sample-pins.ts'

export function yjsDocument(): Contender {
  const document = new Doc()
  const rows = document.getMap<SharedMap<unknown>>('pins')
  const provider = new IndexeddbPersistence('pins', document)
  const field = (at: number, name: string): string => String(rows.get(pinIdAt(at))?.get(name))
  return {
    open: async () => void (await provider.whenSynced),
    whole: async () => undefined,
    seed: async (list) => {
      document.transact(() => {
        for (const pin of list) rows.set(pin.id, new SharedMap(Object.entries(pin)))
      })
      await stored(provider)
    },
    first: async (count) =>
      Array.from({ length: count }, (_, at) => ({
        title: field(at, 'title'),
        board_name: field(at, 'board_name'),
        link: field(at, 'link'),
      })),
    change: async (at, title) => {
      document.transact(() => {
        const row = rows.get(pinIdAt(at))
        row?.set('title', title)
        row?.set('updated_at', Date.now())
      })
      await stored(provider)
    },
    titles: async () => Array.from({ length: rows.size }, (_, at) => field(at, 'title')),
  }
}

/**
 * Transactions on one store run in their order: one that begins now and is over has all updates
 * before it.
 */
async function stored(provider: IndexeddbPersistence): Promise<void> {
  const { db } = provider
  if (db === null) throw new Error('The provider has no database.')
  await new Promise<void>((resolve, reject) => {
    const transaction = db.transaction('updates', 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('Aborted.'))
  })
}
