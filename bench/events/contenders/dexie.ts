/** dexie: a row a pin. Nothing is held in memory: what is shown is asked for. */
import { Dexie, type Table } from 'dexie'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'
import { pinIdAt } from '../sample-pins.ts'

export function dexieRows(): Contender {
  const database = new Dexie('pins', { chromeTransactionDurability: 'relaxed' })
  database.version(1).stores({ pins: 'id' })
  const pins: Table<Pin, string> = database.table('pins')
  return {
    open: async () => void (await database.open()),
    whole: async () => undefined,
    seed: async (list) => {
      for (let at = 0; at < list.length; at += 5000) await pins.bulkPut(list.slice(at, at + 5000))
    },
    first: async (count) => pins.orderBy('id').limit(count).toArray(),
    change: async (at, title) => pins.update(pinIdAt(at), { title, updated_at: Date.now() }),
    titles: async () => (await pins.orderBy('id').toArray()).map(({ title }) => title),
  }
}
