/**
 * Joins the pins machine, and the commit of the flow, to the event log and its sync. One log is open at a time: that of the selected
 * account. The log is the only writer of the book; the machine hears of every change in the same turn of the event loop.
 */
import { fromCallback, fromPromise } from 'xstate'
import type { Client } from '#core/contract/client.ts'
import { commit } from '#core/pins/pin.commands.ts'
import { envelopAction } from '#core/pins/pin.envelope.ts'
import type { PinEvent } from '#core/pins/pin.events.ts'
import type { PinBook } from '#core/pins/pin.reducer.ts'
import type { SyncResult } from '../machines/pin-sync-words.ts'
import { pinFlowMachine } from '../machines/pin-flow.machine.ts'
import { pinsMachine, type StoreCommand, type StoreReport } from '../machines/pins.machine.ts'
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

interface OpenStore {
  readonly log: PinLog
  readonly sync: PinSync
  apply(events: readonly PinEvent[]): Promise<void>
  /** Tells the machine what has changed since it was told last. */
  tell(): void
}

export function providePins(parts: PinParts) {
  let open: OpenStore | null = null
  const current = (accountId: string): OpenStore => {
    if (open === null || open.log.accountId !== accountId) throw new Error('The pins of this account are not open')
    return open
  }
  const pins = pinsMachine.provide({
    actors: {
      pinStore: fromCallback<StoreCommand, { userId: string; accountId: string }, StoreReport>(({ input, sendBack, receive }) => {
        const store = openStore(parts, input, sendBack)
        open = store
        receive((command) => {
          obey(store, command).catch((error: unknown) => console.warn('The log of pins refused a change.', error))
        })
        begin(store, sendBack).catch((error: unknown) => {
          console.warn('The stored pins could not be opened.', error)
          sendBack({ type: 'store.failed', message: 'The pins stored in this browser could not be opened. Reload the page, or allow this site to store data.' })
        })
        return () => {
          if (open === store) open = null
          // Lets what is on its way to storage arrive; the machine has stopped listening.
          void store.log.close()
        }
      }),
      syncPins: fromPromise(async ({ input, signal }: { input: { accountId: string; refetch: boolean }; signal: AbortSignal }) => {
        const store = current(input.accountId)
        const outcome = await (input.refetch ? store.sync.refetch(signal) : store.sync.round(signal))
        store.tell()
        return resultOf(outcome)
      }),
    },
  })
  const pinFlow = pinFlowMachine.provide({
    actors: {
      commitSelection: fromPromise(async () => {
        if (open === null) throw new Error('Pins are committed in an open account')
        await open.apply(commit(open.log.current()))
        await open.log.settled()
      }),
    },
  })
  return { pins, pinFlow }
}

type SendBack = (report: StoreReport) => void

function openStore({ client, indexedDB, localStorage, tab, now, newId }: PinParts, { userId, accountId }: { userId: string; accountId: string }, sendBack: SendBack): OpenStore {
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

async function begin(store: OpenStore, sendBack: SendBack): Promise<void> {
  const { book, complete, needsReset, hasNewer } = await store.log.load()
  sendBack({ type: 'store.opened', book, note: { pending: store.log.unsent().length, state: store.log.state() }, needsReset, hasNewer })
  const whole = await complete
  store.tell()
  if (whole.needsReset && !needsReset) sendBack({ type: 'store.damaged' })
}

async function obey(store: OpenStore, command: StoreCommand): Promise<void> {
  if (command.type === 'pins.apply') return store.apply(command.events)
  return store.log.checkpoint()
}

function resultOf(outcome: SyncOutcome): SyncResult {
  return outcome.kind === 'waiting' ? { kind: 'waiting', pause: outcome.pause } : { kind: outcome.kind }
}
