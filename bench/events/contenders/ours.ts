/** Pinloom's own log, opened and used as `src/main/open-pins.ts` does. */
import { editPin } from '../../../core/pins/pin.commands.ts'
import { authorOf, shortName } from '../../../core/pins/pin-author.ts'
import { envelopAction } from '../../../core/pins/pin.envelope.ts'
import { listPins } from '../../../core/pins/pin.selectors.ts'
import { browserJournals, type JournalFiles, type Journals } from '../../../src/persistence/pin-journal.files.ts'
import { openPinLog } from '../../../src/persistence/pin-log.ts'
import type { Contender } from '../contender.ts'
import { benchAccount, pinIdAt, placeOfId } from '../sample-pins.ts'
import { v7 } from 'uuid'

export function openOurs(): Contender {
  let journalBytes = 0
  const journals = counting(browserJournals(), (bytes) => (journalBytes += bytes))
  const log = openPinLog({ userId: pinIdAt(1), accountId: benchAccount, indexedDB, localStorage, journals })
  const author = authorOf(shortName(v7()), shortName(v7()))
  let complete: Promise<unknown> = Promise.resolve()
  return {
    open: async () => {
      const loaded = await log.load()
      complete = loaded.complete.then(async () => loaded.recovered)
    },
    whole: async () => void (await complete),
    seed: async (pins) => {
      await log.reset(pins, 1)
      await log.close()
    },
    first: async (count) => listPins(log.current()).slice(0, count),
    change: async (at, title) => {
      const now = Date.now()
      return log.append(envelopAction(editPin(log.current(), { id: pinIdAt(at), patch: { title } }, now), { at: now, tab: author, newId: v7 }))
    },
    titles: async () => listPins(log.current()).toSorted((a, b) => placeOfId(a.id) - placeOfId(b.id)).map(({ title }) => title),
    settle: async () => {
      const unsent = log.unsent()
      if (unsent.length > 0) await log.acknowledge(unsent, { revision: log.revision() + unsent.length })
    },
    stored: async () => {
      await log.settled()
      return journalBytes
    },
    checkpoint: async () => log.checkpoint(),
  }
}

/** Its files don't grow: what is written into them is counted on its way. */
function counting(journals: Journals | null, count: (bytes: number) => void): Journals | null {
  if (journals === null) return null
  const open = (partition: string): JournalFiles => {
    const files = journals.open(partition)
    const take = files.take.bind(files)
    return Object.assign(files, {
      take: async () => (await take()).map((file) => ({ ...file, write: async (at: number, bytes: ArrayBuffer) => {
        count(bytes.byteLength)
        return file.write(at, bytes)
      } })),
    })
  }
  return { ...journals, open }
}
