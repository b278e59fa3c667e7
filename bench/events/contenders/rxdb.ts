/** rxdb over its Dexie storage, without a schema check (a development tool there). */
import { createRxDatabase, type RxCollection } from 'rxdb/plugins/core'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'
import { pinIdAt, samplePin } from '../sample-pins.ts'

export async function rxdbRows(): Promise<Contender> {
  let pins: RxCollection<Pin>
  return {
    open: async () => {
      const database = await createRxDatabase<{ pins: RxCollection<Pin> }>({
        name: 'pins',
        storage: getRxStorageDexie({ chromeTransactionDurability: 'relaxed' }),
      })
      ;({ pins } = await database.addCollections({
        pins: {
          schema: {
            version: 0,
            type: 'object',
            primaryKey: 'id',
            properties: propertiesOf(samplePin(0)),
            required: ['id', 'title'],
          },
        },
      }))
    },
    whole: async () => undefined,
    seed: async (list) => {
      for (let at = 0; at < list.length; at += 2000)
        await pins.bulkInsert(list.slice(at, at + 2000))
    },
    first: async (count) => pins.find({ sort: [{ id: 'asc' }], limit: count }).exec(),
    change: async (at, title) => {
      const row = await pins.findOne(pinIdAt(at)).exec()
      await row?.incrementalPatch({ title, updated_at: Date.now() })
    },
    titles: async () =>
      (await pins.find({ sort: [{ id: 'asc' }] }).exec()).map(({ title }) => title),
  }
}

function propertiesOf(pin: Pin): Record<string, object> {
  const kinds = Object.fromEntries(
    Object.entries(pin).map(([field, value]) => [
      field,
      { type: Array.isArray(value) ? 'array' : typeof value },
    ]),
  )
  return { ...kinds, id: { type: 'string', maxLength: 36 } }
}
