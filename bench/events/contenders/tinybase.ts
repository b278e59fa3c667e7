/** tinybase with its own persister: the whole store at every save. */
import { createStore } from 'tinybase'
import { createLocalPersister } from 'tinybase/persisters/persister-browser'
import { createIndexedDbPersister } from 'tinybase/persisters/persister-indexed-db'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'
import { pinIdAt } from '../sample-pins.ts'

export function tinybase(kind: 'local' | 'idb'): Contender {
  const store = createStore()
  const persister =
    kind === 'local' ? createLocalPersister(store, 'pins') : createIndexedDbPersister(store, 'pins')
  const textAt = (id: string, field: 'title' | 'board_name' | 'link'): string =>
    textOf(store.getCell('pins', id, field))
  return {
    open: async () => void (await persister.load()),
    whole: async () => undefined,
    seed: async (pins) => {
      store.setTable('pins', Object.fromEntries(pins.map((pin) => [pin.id, rowOf(pin)])))
      await persister.save()
    },
    first: async (count) =>
      Array.from({ length: count }, (_, at) => pinIdAt(at)).map((id) => ({
        title: textAt(id, 'title'),
        board_name: textAt(id, 'board_name'),
        link: textAt(id, 'link'),
      })),
    change: async (at, title) => {
      store.setPartialRow('pins', pinIdAt(at), { title, updated_at: Date.now() })
      await persister.save()
    },
    titles: async () =>
      store
        .getRowIds('pins')
        .toSorted()
        .map((id) => textAt(id, 'title')),
  }
}

function textOf(cell: unknown): string {
  return typeof cell === 'string' ? cell : ''
}

/** Cells are text, numbers, flags, or since version 8 plain objects and lists. */
function rowOf(pin: Pin): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(pin).map(([field, value]) => [
      field,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )
}
