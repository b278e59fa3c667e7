/**
 * The open event log of one account with its sync: what the pins machine is told, and what it tells the log. A chunk of its own: nobody
 * needs it before there is an account.
 */
import type { Client, Failure } from '#core/contract/client.ts'
import { commit } from '#core/pins/pin.commands.ts'
import { envelopAction } from '#core/pins/pin.envelope.ts'
import type { PinEvent } from '#core/pins/pin.events.ts'
import type { PinHistory } from '#core/pins/pin.history.ts'
import type { PinBook } from '#core/pins/pin-book.ts'
import { AccountNotOpen } from '../machines/call-failed.ts'
import type { StoreNote, SyncResult } from '../machines/pin-sync-words.ts'
import { outdated, type StoreCommand, type StoreReport } from '../machines/pins.machine.ts'
import type { IntendedStart } from '../machines/tasks.machine.ts'
import { dropPictures } from '../offline/picture-cache.ts'
import { browserJournals, type Journals } from '../persistence/pin-journal.files.ts'
import { openPinLog, type PinLog } from '../persistence/pin-log.ts'
import { browserTabs, type TabParts } from '../persistence/pin-tabs.ts'
import { createPinSync, type SyncOutcome } from '../persistence/pin-sync.ts'
import { owedRenderings } from './owed-rendering.ts'
import { takeBack } from './take-back.ts'

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
  /** What else of this site gives way to the pins when the disk is full; the kept pictures, unless a test has its own. */
  readonly giveWay?: () => Promise<void>
}

export interface OpenStore {
  readonly log: PinLog
  /** Who this tab is in the history. */
  readonly tab: string
  /** One user action. */
  apply(events: readonly PinEvent[], naming?: { action?: string | undefined; cause?: string | undefined }): Promise<void>
  /** One round with the server, of which the machine is told. */
  round(wish: { refetch: boolean; signal: AbortSignal }): Promise<SyncOutcome>
  /** Resolves when the server has told what others did; after `longest` ms, or where the last round did not reach it, without that. */
  hear(longest: number): Promise<void>
  /** Undo and redo one after the other: each goes by what the one before has done. */
  inTurn(work: () => Promise<void>): Promise<void>
  /** Tells the machine what has changed since it was told last. */
  tell(): void
}

export type SendBack = (report: StoreReport) => void

export function openStore({ client, indexedDB, localStorage, tab, now, newId, tabs = browserTabs(), journals = browserJournals(), giveWay = dropKeptPictures }: PinParts, { userId, accountId }: { userId: string; accountId: string }, sendBack: SendBack): OpenStore {
  let told: Told = { book: null, history: null, revision: 0, pending: 0, state: '', isReadOnly: false }
  const tell = (): void => {
    const before = told
    const note = { pending: log.unsent().length, state: log.state() }
    const kept = { book: log.current(), history: log.history(), revision: log.revision(), isReadOnly: log.isReadOnly() }
    told = { ...kept, ...note }
    report(before, { ...kept, note }, sendBack)
  }
  const log = openPinLog({ userId, accountId, indexedDB, localStorage, tabs, journals, giveWay, onState: () => tell(), onChange: () => tell(), onDamage: () => sendBack({ type: 'store.damaged' }) })
  const sync = createPinSync({ client, log, tab, now, newId, onRejected: (rejections) => sendBack({ type: 'store.rejected', rejections }) })
  let isReached = true
  let last: Promise<unknown> = Promise.resolve()
  const round: OpenStore['round'] = async ({ refetch, signal }) => {
    let kind: SyncOutcome['kind'] | null = null
    try {
      const outcome = await (refetch ? sync.refetch(signal) : sync.round(signal))
      kind = outcome.kind
      return outcome
    } finally {
      isReached = kind === 'synced'
      if (!log.link.over.aborted) tell()
    }
  }
  return {
    log,
    tab,
    tell,
    round,
    async hear(longest) {
      if (!isReached || log.isReadOnly()) return
      const signal = AbortSignal.timeout(longest)
      // It may stand behind a longer round.
      const isOver = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      const heard = round({ refetch: false, signal }).catch((error: unknown) => console.warn('What others did could not be fetched.', error))
      await Promise.race([heard, isOver])
      if (signal.aborted) isReached = false
    },
    async inTurn(work) {
      const done = last.then(work)
      last = done.catch(() => undefined)
      return done
    },
    async apply(events, { action, cause } = {}) {
      const stored = log.append(envelopAction(events, { at: now(), tab, id: cause, action, newId }))
      tell()
      await stored
      tell()
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
function report(before: Told, { book, history, revision, isReadOnly, note }: { book: PinBook; history: PinHistory; revision: number; isReadOnly: boolean; note: StoreNote }, sendBack: SendBack): void {
  if (book !== before.book) sendBack({ type: 'store.changed', book })
  if (history !== before.history || revision !== before.revision || isReadOnly !== before.isReadOnly) sendBack({ type: 'store.remembered', history, revision, isReadOnly })
  if (note.pending !== before.pending || note.state !== before.state) sendBack({ type: 'store.noted', note })
}

/** `starts`: what was meant before and is taken up already. */
export async function begin(store: OpenStore, starts: readonly IntendedStart[], sendBack: SendBack): Promise<void> {
  const { book, complete, needsReset, hasNewer } = await store.log.load()
  const unsent = store.log.unsent()
  sendBack({ type: 'store.opened', book, note: { pending: unsent.length, state: store.log.state() }, needsReset, hasNewer, tab: store.tab, owed: owedRenderings(book, unsent, starts) })
  const whole = await complete
  store.tell()
  if (whole.needsReset && !needsReset) sendBack({ type: 'store.damaged' })
}

export async function obey(store: OpenStore, command: StoreCommand, sendBack: SendBack): Promise<void> {
  switch (command.type) {
    case 'pins.apply':
      return store.apply(command.events, command)
    case 'pins.undo':
    case 'pins.redo':
      return store.inTurn(async () => takeBack(store, command, sendBack))
    case 'page.visible':
      return store.log.catchUp()
    default:
      // Also where another tab is just writing the snapshot.
      await store.log.settled()
      return store.log.checkpoint()
  }
}

/** Commits the selection and resolves when the disk has it: what comes after goes by it. */
export async function commitSelected(store: OpenStore): Promise<void> {
  await store.apply(commit(store.log.current()), { action: 'commit' })
  await store.log.secured()
}

export async function runRound(store: OpenStore, { refetch, signal }: { refetch: boolean; signal: AbortSignal }): Promise<SyncResult> {
  return resultOf(await store.round({ refetch, signal }))
}

/** Sends what is stored here and not yet on the server; null when all of it is there. Rejects when the log has been closed meanwhile. */
export async function sendAll(store: OpenStore, signal: AbortSignal): Promise<Failure | null> {
  const { log } = store
  await log.settled()
  refuseClosed(log)
  if (log.isReadOnly()) return endings.outdated
  if (log.unsent().length === 0) return null
  const outcome = await store.round({ refetch: false, signal })
  refuseClosed(log)
  return outcome.kind === 'waiting' ? outcome.failure : endings[outcome.kind]
}

function refuseClosed({ link }: PinLog): void {
  if (link.over.aborted) throw new AccountNotOpen('The log of this account has been closed')
}

const ended = (code: Failure['code'], status: number | null, message: string): Failure => ({ code, status, message, body: null, retryAfter: null })
const endings: Record<Exclude<SyncOutcome['kind'], 'waiting'>, Failure | null> = {
  synced: null,
  signedOut: ended('not_authenticated', 401, 'Your session has ended. Log in again.'),
  gone: ended('not_found', 404, 'This account is not there any more.'),
  outdated: ended('conflict', null, outdated),
  aborted: ended('aborted', null, 'The request was stopped.'),
}

/** That nothing more is asked and nothing can be changed the machine knows by the log, which is read-only. */
function resultOf(outcome: SyncOutcome): SyncResult {
  if (outcome.kind === 'outdated') return { kind: 'synced' }
  return outcome.kind === 'waiting' ? { kind: 'waiting', pause: outcome.pause } : { kind: outcome.kind }
}
