/**
 * One tab of the kill test: the product's own log, sync and client, changing pins as fast as
 * storage takes them.
 */
import { v7 } from 'uuid'
import { editPin, envelopAction } from '#core/pins/pin-commands.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { createClient } from '../../src/api/client.ts'
import { decodeRow } from '../../src/persistence/pins/log/row.ts'
import { openLogStorage } from '../../src/persistence/pins/log/database.ts'
import type { LogTransaction } from '../../src/persistence/pins/log/database.ts'
import { Snapshot } from '../../src/persistence/pins/log/stored-rows.schema.ts'
import { browserJournals } from '../../src/persistence/pins/journal/files.ts'
import { openPinStore } from '../../src/persistence/pins/pin-store.ts'
import { pinPartitionName } from '../../src/persistence/pins/partition-name.ts'
import { createPinSync } from '../../src/persistence/pins/sync/engine.ts'
import { browserTabs } from '../../src/persistence/pins/tabs.ts'
import { storedAccounts } from '../../src/persistence/purge-accounts.ts'
import { renewStore } from '../../src/persistence/pins/log/store-renewal.ts'

/**
 * What was acknowledged: reported outside of the browser, where no kill reaches it. Most of it is
 * in the journal only by then.
 */
export interface Note {
  readonly id: string
  readonly pinId: string
  readonly title: string
}

/**
 * The place of an acknowledged change in the log: reported a little later, and not of what the axe
 * was faster than.
 */
export interface Place {
  readonly id: string
  readonly seq: number
}

/** What was about to be done, and may never have been: reported outside before it is done. */
export type Begun = Pick<Note, 'pinId' | 'title'>

/**
 * `begun`: the first rows of a checkpoint are stored, and no snapshot names them; `ended`: a
 * snapshot does, and what it has replaced is removed next.
 */
export interface CheckpointWord {
  readonly checkpoint: 'begun' | 'ended'
}

/** What is in storage, read without the log. */
export interface Stored {
  readonly rows: readonly number[]
  /** `isReported`: as the server answered it. */
  readonly events: readonly {
    readonly id: string
    readonly seq: number
    readonly isReported: boolean
  }[]
  readonly damage: readonly string[]
  readonly snapshotRow: number
  /**
   * Rows of chunks that the snapshot does not name: a checkpoint is being written, or was cut off.
   */
  readonly leftOver: readonly number[]
}

const CHANGES_PER_CHECKPOINT = 30
const ROUND_MS = 120
/**
 * Half of all changes are of the first pins: tabs meet there. The others are everywhere, so that a
 * checkpoint has much to write.
 */
const FOUGHT_FOR = 150

const query = new URLSearchParams(location.search)
const [userId, accountId, tab] = [
  query.get('user') ?? '',
  query.get('account') ?? '',
  query.get('tab') ?? '',
]
const warnings: string[] = []
const client = createClient({ baseUrl: '', warn: () => undefined })
const log = openPinStore({
  userId,
  accountId,
  indexedDB,
  localStorage,
  tabs: browserTabs(),
  journals: browserJournals(),
  onChange: () => notifyPlaces(),
  warn: (message) => warnings.push(message),
})
const sync = createPinSync({ client, log, tab, now: () => Date.now(), newId: v7 })
let serial = 0
/** Acknowledged, and not yet seen in the log. */
const unplaced = new Set<string>()
const checkpoint: { phase: 'none' | 'asked' | 'begun' | 'ended' } = { phase: 'none' }

const page = {
  async open(): Promise<{
    needsReset: boolean
    recovered: number | null
    warnings: readonly string[]
  }> {
    const loaded = await log.load()
    const { needsReset } = await loaded.complete
    const recovered = await loaded.recovered
    return { needsReset: needsReset || loaded.needsReset, recovered, warnings }
  },
  refetch: async () => sync.refetch(),
  round: async () => sync.round(),
  /** Until the browser dies. */
  edit(): void {
    void editForEver()
  },
  talk(): void {
    void talkForEver()
  },
  /** So many changes, one after the other, each acknowledged. */
  async change(count: number): Promise<Note[]> {
    const ids = listPins(log.current()).map(({ id }) => id)
    const notes: (Note | null)[] = []
    for (let nth = 0; nth < count; nth += 1)
      notes.push(await append(ids[nth % ids.length] ?? '', { title: `${tab} ${(serial += 1)}` }))
    return notes.filter((note) => note !== null)
  },
  /** Changes of many words until nothing more goes in, at most so many; how the last one went. */
  async fill(most: number): Promise<string> {
    const id = log.current().buckets[0]?.rows[0]?.id ?? ''
    for (let nth = 0; nth < most && log.state() !== 'memoryOnly'; nth += 1)
      await append(id, {
        title: `fill ${(serial += 1)}`,
        description: `${serial} `.repeat(800).slice(0, 800),
      })
    return log.state()
  },
  rows: () => listPins(log.current()),
  /** As when the page is seen again. */
  async look(): Promise<string[]> {
    await log.catchUp()
    return listPins(log.current()).map(({ title }) => title)
  },
  state: () => ({
    state: log.state(),
    unsent: log.unsent().length,
    revision: log.revision(),
    warnings,
  }),
  settled: async () => log.settled(),
  checkpoint: async () => log.checkpoint(),
  stored: async () => readStorage(),
  accounts: async () => storedAccounts(userId, indexedDB),
  destroy: async () => log.destroy(),
  /** A write of the log's rows and one of its chunks: begun, and never ended. */
  async writeForEver(): Promise<void> {
    const storage = openLogStorage(indexedDB, pinPartitionName(userId, accountId))
    for (const store of ['log', 'chunks'] as const)
      void storage.write([store], 'relaxed', async (transaction) => putForEver(transaction, store))
    await pause(1_000)
  },
}
export type KillPage = typeof page
Object.assign(window, { page })
watchChunks(notifyCheckpoint)

async function append(
  pinId: string,
  patch: { title: string; description?: string },
): Promise<Note | null> {
  const now = Date.now()
  const envelopes = envelopAction(editPin(log.current(), { id: pinId, patch }, now), {
    at: now,
    tab,
    cause: v7(),
    newId: v7,
  })
  await log.append(envelopes)
  const id = envelopes[0]?.id
  return id === undefined || log.state() === 'memoryOnly' ? null : { id, pinId, title: patch.title }
}

async function editForEver(): Promise<never> {
  for (;;) {
    const ids = listPins(log.current()).map(({ id }) => id)
    // Another tab has just fetched them.
    if (ids.length < FOUGHT_FOR) {
      await pause(10)
      continue
    }
    serial += 1
    const among = Math.random() < 0.5 ? FOUGHT_FOR : ids.length
    const begun: Begun = {
      pinId: ids[Math.floor(Math.random() * among)] ?? '',
      title: `${tab} ${serial}`,
    }
    await tell(begun)
    const note = await append(begun.pinId, { title: begun.title })
    if (note !== null) {
      void tell(note)
      unplaced.add(note.id)
    }
    notifyPlaces()
    if (serial % CHANGES_PER_CHECKPOINT === 0) void writeCheckpoint()
    if (serial % 4 === 0) await pause(1)
  }
}

function notifyPlaces(): void {
  if (unplaced.size === 0) return
  for (const { id, seq } of log.unsent()) if (unplaced.delete(id)) void tell({ id, seq })
}

async function tell(what: Note | Place | Begun | CheckpointWord): Promise<void> {
  await Reflect.get(window, 'recordOutside')(JSON.stringify(what))
}

async function writeCheckpoint(): Promise<void> {
  if (checkpoint.phase !== 'none') return
  checkpoint.phase = 'asked'
  await log.checkpoint()
  notifyCheckpoint(true)
  checkpoint.phase = 'none'
}

/**
 * Calls back whenever this page has stored or removed rows of chunks, or cut the log by what they
 * hold.
 */
function watchChunks(onWritten: (isCut: boolean) => void): void {
  const begin: IDBDatabase['transaction'] = Reflect.get(IDBDatabase.prototype, 'transaction')
  IDBDatabase.prototype.transaction = function watched(this: IDBDatabase, ...order) {
    const transaction = begin.apply(this, order)
    const stores = transaction.objectStoreNames
    if (transaction.mode === 'readwrite' && stores.contains('chunks'))
      transaction.addEventListener('complete', () => onWritten(stores.contains('log')))
    return transaction
  }
}

function notifyCheckpoint(isOver: boolean): void {
  const [before, next] = isOver ? (['begun', 'ended'] as const) : (['asked', 'begun'] as const)
  if (checkpoint.phase !== before) return
  checkpoint.phase = next
  void tell({ checkpoint: next })
}

async function talkForEver(): Promise<never> {
  for (;;) {
    await sync.round()
    await pause(ROUND_MS)
  }
}

async function putForEver(transaction: LogTransaction, store: 'log' | 'chunks'): Promise<never> {
  for (let row = 0; ; row += 1)
    await (row < 10 ? transaction.put(store, new ArrayBuffer(100_000)) : transaction.get(store, 0))
}

async function pause(ms: number): Promise<void> {
  await new Promise((done) => setTimeout(done, ms))
}

/**
 * Null: nothing is stored yet. Tried again as the log does it: after a kill the store may
 * be held for a moment.
 */
async function readStorage(): Promise<Stored | null> {
  const name = pinPartitionName(userId, accountId)
  await renewStore(indexedDB)
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return null
  const storage = openLogStorage(indexedDB, name)
  const [entries, keys, stored] = await storage.read(['log', 'chunks', 'meta'], async (reading) =>
    Promise.all([reading.entries('log'), reading.keys('chunks'), reading.get('meta', 'snapshot')]),
  )
  storage.close()
  const snapshot = stored === undefined ? null : Snapshot.parse(stored)
  const named = new Set(
    snapshot === null
      ? []
      : [
          ...snapshot.chunks.map(({ id }) => id),
          ...snapshot.marks.selected,
          ...snapshot.marks.committed,
        ],
  )
  const read = entries.map(({ key, value }) => decodeRow(Number(key), value))
  return {
    rows: entries.map(({ key }) => Number(key)),
    events: read.flatMap(({ events }) =>
      events.map(({ id, seq, revision }) => ({ id, seq, isReported: revision !== undefined })),
    ),
    damage: read.flatMap(({ damage }) => (damage === null ? [] : [damage.why])),
    snapshotRow: snapshot?.row ?? 0,
    leftOver: keys.map(Number).filter((id) => !named.has(id)),
  }
}
