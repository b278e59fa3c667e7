/**
 * The open event log of one account with its sync: what the pins machine is told, and what it tells the log. A chunk of its own: nobody
 * needs it before there is an account.
 */
import type { Client } from '#core/contract/client.ts'
import { commit } from '#core/pins/pin.commands.ts'
import { envelopAction } from '#core/pins/pin.envelope.ts'
import type { PinEvent } from '#core/pins/pin.events.ts'
import type { PinBook } from '#core/pins/pin-book.ts'
import type { SyncResult } from '../machines/pin-sync-words.ts'
import type { StoreCommand, StoreReport } from '../machines/pins.machine.ts'
import { openPinLog, type PinLog } from '../persistence/pin-log.ts'
import { createPinSync, type PinSync, type SyncOutcome } from '../persistence/pin-sync.ts'

export interface PinParts {
  readonly client: Client
  readonly indexedDB: IDBFactory
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly tab: string
  readonly now: () => number
  readonly newId: () => string
}

export interface OpenStore {
  readonly log: PinLog
  readonly sync: PinSync
  apply(events: readonly PinEvent[]): Promise<void>
  /** Tells the machine what has changed since it was told last. */
  tell(): void
}

export type SendBack = (report: StoreReport) => void

export function openStore({ client, indexedDB, localStorage, tab, now, newId }: PinParts, { userId, accountId }: { userId: string; accountId: string }, sendBack: SendBack): OpenStore {
  let told: { book: PinBook | null; pending: number; state: string } = { book: null, pending: 0, state: '' }
  const tell = (): void => {
    const book = log.current()
    const note = { pending: log.unsent().length, state: log.state() }
    const before = told
    told = { book, ...note }
    if (book !== before.book) sendBack({ type: 'store.changed', book })
    if (note.pending !== before.pending || note.state !== before.state) sendBack({ type: 'store.noted', note })
  }
  const log = openPinLog({ userId, accountId, indexedDB, localStorage, onState: () => tell() })
  const sync = createPinSync({ client, log, tab, now, newId, onRejected: (rejections) => sendBack({ type: 'store.rejected', rejections }) })
  return {
    log,
    sync,
    tell,
    async apply(events) {
      const stored = log.append(envelopAction(events, { at: now(), tab, cause: newId(), newId }))
      tell()
      await stored
      tell()
    },
  }
}

export async function begin(store: OpenStore, sendBack: SendBack): Promise<void> {
  const { book, complete, needsReset, hasNewer } = await store.log.load()
  sendBack({ type: 'store.opened', book, note: { pending: store.log.unsent().length, state: store.log.state() }, needsReset, hasNewer })
  const whole = await complete
  store.tell()
  if (whole.needsReset && !needsReset) sendBack({ type: 'store.damaged' })
}

export async function obey(store: OpenStore, command: StoreCommand): Promise<void> {
  if (command.type === 'pins.apply') return store.apply(command.events)
  return store.log.checkpoint()
}

/** Commits the selection and resolves when storage has it for good. */
export async function commitSelected(store: OpenStore): Promise<void> {
  await store.apply(commit(store.log.current()))
  await store.log.settled()
}

export async function runRound(store: OpenStore, { refetch, signal }: { refetch: boolean; signal: AbortSignal }): Promise<SyncResult> {
  const outcome = await (refetch ? store.sync.refetch(signal) : store.sync.round(signal))
  store.tell()
  return resultOf(outcome)
}

function resultOf(outcome: SyncOutcome): SyncResult {
  return outcome.kind === 'waiting' ? { kind: 'waiting', pause: outcome.pause } : { kind: outcome.kind }
}
