/**
 * Pinloom's pins by the product's own `openStore` and `begin`: log, journal, and the link to other
 * tabs with its channel and locks; each change also notifies the machine of what is new. The
 * machine itself takes nothing here, and there is no server: its word is put into the log by
 * `settle`.
 */
import type { Client } from '../../../core/contract/client.ts'
import { editPin } from '../../../core/pins/pin-commands.ts'
import { authorOf, shortName } from '../../../core/pins/events/pin-author.ts'
import { listPins } from '../../../core/pins/book/pin-selectors.ts'
import { loadStore, openStore } from '../../../src/main/pins/store-commands.ts'
import {
  browserJournals,
  type JournalFiles,
  type Journals,
} from '../../../src/persistence/pins/journal/files.ts'
import { readStored } from '../../../src/persistence/pins/snapshot/read.ts'
import { rowOf } from '../../../src/persistence/pins/log/row.ts'
import { openLogStorage } from '../../../src/persistence/pins/log/database.ts'
import { pinPartitionName } from '../../../src/persistence/pins/partition-name.ts'
import type { Contender } from '../contender.ts'
import { benchAccount, pinIdAt, placeOfId } from '../sample-pins.ts'
import { v7 } from 'uuid'

const userId = pinIdAt(1)
const partition = pinPartitionName(userId, benchAccount)
const noServer: Client = async () => {
  throw new Error('There is no server here.')
}

export function openOurs(): Contender {
  let journalBytes = 0
  const journals = counting(browserJournals(), (bytes) => (journalBytes += bytes))
  const parts = {
    client: noServer,
    indexedDB,
    localStorage,
    journals,
    tab: authorOf(shortName(v7()), shortName(v7())),
    now: () => Date.now(),
    newId: v7,
  }
  const opened = Promise.withResolvers<void>()
  const store = openStore(parts, { userId, accountId: benchAccount }, () => undefined)
  const { log } = store
  let complete: Promise<unknown> = Promise.resolve()
  return {
    open: async () => {
      const whole = loadStore(store, {
        starts: [],
        sendBack: ({ type }) => {
          if (type === 'store.opened') opened.resolve()
        },
      })
      whole.catch((error: unknown) => opened.reject(error))
      complete = whole.then(async () => log.recovered())
      return opened.promise
    },
    whole: async () => void (await complete),
    seed: async (pins) => {
      await log.reset(pins, 1)
      await log.close()
    },
    first: async (count) => listPins(log.current()).slice(0, count),
    change: async (at, title) =>
      store.apply(editPin(log.current(), { id: pinIdAt(at), patch: { title } }, Date.now())),
    titles: async () =>
      listPins(log.current())
        .toSorted((a, b) => placeOfId(a.id) - placeOfId(b.id))
        .map(({ title }) => title),
    settle: async () => {
      const unsent = log.unsent()
      if (unsent.length > 0)
        await log.acknowledge(unsent, { revision: log.revision() + unsent.length })
    },
    stored: async () => {
      await log.settled()
      return journalBytes
    },
    checkpoint: async () => log.checkpoint(),
    holdCheckpoints: async () =>
      new Promise((held) => {
        void navigator.locks.request(`${partition}:compact`, async () => {
          held()
          await new Promise(() => undefined)
        })
      }),
    tail: async () => {
      const storage = openLogStorage(indexedDB, partition)
      const { snapshot, events } = await readStored(storage)
      storage.close()
      return events.filter(({ seq }) => rowOf(seq) > (snapshot?.row ?? 0)).length
    },
  }
}

/** Its files don't grow: what is written into them is counted on its way. */
function counting(journals: Journals | null, count: (bytes: number) => void): Journals | null {
  if (journals === null) return null
  const open = (partition: string): JournalFiles => {
    const files = journals.open(partition)
    const acquire = files.acquire.bind(files)
    return Object.assign(files, {
      acquire: async () =>
        (await acquire()).map((file) => ({
          ...file,
          write: async (at: number, bytes: ArrayBuffer) => {
            count(bytes.byteLength)
            return file.write(at, bytes)
          },
        })),
    })
  }
  return { ...journals, open }
}
