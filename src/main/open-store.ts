/**
 * The open log of one account with its sync, as one thing: what is done to it, and what the machine
 * is told of it.
 */
import type { Client } from '#core/contract/client.ts'
import { envelopAction } from '#core/pins/pin.envelope.ts'
import type { PinEvent } from '#core/pins/pin.events.ts'
import type { PinHistory } from '#core/pins/pin.history.ts'
import type { PinBook } from '#core/pins/pin-book.ts'
import type { StoreNote } from '../machines/pin-sync-words.ts'
import type { StoreReport } from '../machines/pins.machine.ts'
import { dropPictures } from '../offline/picture-cache.ts'
import { browserJournals, type Journals } from '../persistence/pins/journal/files.ts'
import { openPinStore, type PinStore } from '../persistence/pins/pin-store.ts'
import { browserTabs, type TabParts } from '../persistence/pins/tabs.ts'
import { createPinSync, type SyncOutcome } from '../persistence/pins/sync/engine.ts'
import { Hearing } from './hearing.ts'

export interface PinParts {
  readonly client: Client
  readonly indexedDB: IDBFactory
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly tab: string
  readonly now: () => number
  readonly newId: () => string
  /** The other tabs; the browser's, unless a test has its own. */
  readonly tabs?: TabParts
  /** Files in front of the log; the browser's too. */
  readonly journals?: Journals | null
  /**
   * What else of this site gives way to the pins when the disk is full; the kept pictures, unless a
   * test has its own.
   */
  readonly giveWay?: () => Promise<void>
}

export interface OpenStore {
  readonly log: PinStore
  /** Who this tab is in the history. */
  readonly tab: string
  /** One user action. */
  apply(
    events: readonly PinEvent[],
    naming?: { action?: string | undefined; cause?: string | undefined },
  ): Promise<void>
  /** One round with the server; the machine is told what it changed. */
  round(wish: { refetch: boolean; signal: AbortSignal }): Promise<SyncOutcome>
  /** Resolves when it is known here what others did, or when that takes too long (hearing.ts). */
  hear(): Promise<void>
  /** Whoever hears goes on without. */
  endHearing(): void
  /** Undo and redo one after the other: each goes by what the one before has done. */
  inTurn(work: () => Promise<void>): Promise<void>
  /** Tells the machine what has changed since it was told last. */
  tell(): void
  /**
   * Closes the log when what was asked for has been taken back, without hearing others first. How
   * many changes the server has not got.
   */
  close(): Promise<number>
}

export type SendBack = (report: StoreReport) => void

export function openStore(
  {
    client,
    indexedDB,
    localStorage,
    tab,
    now,
    newId,
    tabs = browserTabs(),
    journals = browserJournals(),
    giveWay = dropKeptPictures,
  }: PinParts,
  { userId, accountId }: { userId: string; accountId: string },
  sendBack: SendBack,
): OpenStore {
  let before: Told = {
    book: null,
    history: null,
    revision: 0,
    pending: 0,
    state: '',
    isReadOnly: false,
  }
  const tell = (): void => {
    const note = { pending: log.unsent().length, state: log.state() }
    const kept = {
      book: log.current(),
      history: log.history(),
      revision: log.revision(),
      isReadOnly: log.isReadOnly(),
    }
    const last = before
    before = { ...kept, ...note }
    report(last, { ...kept, note }, sendBack)
  }
  const log = openPinStore({
    userId,
    accountId,
    indexedDB,
    localStorage,
    tabs,
    journals,
    evictCaches: giveWay,
    onState: () => tell(),
    onChange: () => tell(),
    onDamage: () => sendBack({ type: 'store.damaged' }),
  })
  const sync = createPinSync({
    client,
    log,
    tab,
    now,
    newId,
    onRejected: (rejections) => sendBack({ type: 'store.rejected', rejections }),
  })
  const hearing = new Hearing(log, now)
  let turns: Promise<unknown> = Promise.resolve()
  const told = async (round: Promise<SyncOutcome>): Promise<SyncOutcome> =>
    round.finally(() => {
      if (!log.link.closedSignal.aborted) tell()
    })
  return {
    log,
    tab,
    tell,
    round: async ({ refetch, signal }) =>
      hearing.round(async () => told(refetch ? sync.refetch(signal) : sync.round(signal))),
    hear: async () => hearing.hear(async (signal) => told(sync.freshRound(signal))),
    endHearing: () => hearing.end(),
    async inTurn(work) {
      const done = turns.then(work)
      turns = done.catch(() => undefined)
      return done
    },
    async apply(events, { action, cause } = {}) {
      const stored = log.append(envelopAction(events, { at: now(), tab, id: cause, action, newId }))
      tell()
      await stored
      tell()
    },
    async close() {
      hearing.close()
      await turns
      const left = log.unsent().length
      await log.close()
      return left
    },
  }
}

/** Without a secure origin a browser has no caches, and no pictures in them. */
async function dropKeptPictures(): Promise<void> {
  if ('caches' in globalThis) await dropPictures({ caches: globalThis.caches, now: Date.now })
}

interface Told {
  readonly book: PinBook | null
  readonly history: PinHistory | null
  readonly revision: number
  readonly pending: number
  readonly state: string
  readonly isReadOnly: boolean
}

/** What is new since the machine was told last. */
function report(
  before: Told,
  {
    book,
    history,
    revision,
    isReadOnly,
    note,
  }: { book: PinBook; history: PinHistory; revision: number; isReadOnly: boolean; note: StoreNote },
  sendBack: SendBack,
): void {
  if (book !== before.book) sendBack({ type: 'store.changed', book })
  if (
    history !== before.history ||
    revision !== before.revision ||
    isReadOnly !== before.isReadOnly
  )
    sendBack({ type: 'store.remembered', history, revision, isReadOnly })
  if (note.pending !== before.pending || note.state !== before.state)
    sendBack({ type: 'store.noted', note })
}
