/** The open pin store of one account with its sync, and the reports that the pins machine gets. */
import type { Client } from '#core/contract/client.ts'
import type { PinHistory } from '#core/pins/history/pin-history.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { StoreReport } from '../../machines/pins/pins-context.ts'
import { createQueue } from '../../machines/queue.ts'
import { dropPictures } from '../../offline/picture-cache.ts'
import { browserJournals, type Journals } from '../../persistence/pins/journal/files.ts'
import {
  openPinStore,
  type PinStore,
  type PinStoreOptions,
} from '../../persistence/pins/pin-store.ts'
import { browserTabs, type TabParts } from '../../persistence/pins/tabs.ts'
import {
  createPinSync,
  type PinSyncOptions,
  type SyncOutcome,
  type SharedPinSync,
} from '../../persistence/pins/sync/engine.ts'
import { appendAction, isRefused, type OpenStore } from './pin-session.ts'
import { followRevisions } from './revision-stream.ts'
import { PullBeforeUndo } from './pull-before-undo.ts'
import { redo, undo } from './undo.ts'

export interface PinParts {
  readonly client: Client
  readonly indexedDB: IDBFactory
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly tab: string
  readonly now: () => number
  readonly newId: () => string
  /** Default: the browser's. */
  readonly tabs?: TabParts
  /** Default: the browser's. */
  readonly journals?: Journals | null
  /** Frees disk space when the disk is full. Default: deletes the kept pictures. */
  readonly evictCaches?: () => Promise<void>
}

export type SendBack = (report: StoreReport) => void

export function openStore(
  parts: PinParts,
  ids: { userId: string; accountId: string },
  sendBack: SendBack,
): OpenStore {
  const { client, tab, now, newId } = parts
  const reportChanges = createReporter(() => log, sendBack)
  const log = openLog(parts, ids, {
    onState: reportChanges,
    onChange: reportChanges,
    onDamage: () => sendBack({ type: 'store.damaged' }),
  })
  const sync = createSync({ client, log, tab, now, newId }, sendBack)
  const revisions = followRevisions({
    accountId: ids.accountId,
    revision: () => log.revision(),
    pull: () => sendBack({ type: 'pins.pull' }),
    closed: log.link.closedSignal,
  })
  const pullBeforeUndo = new PullBeforeUndo(log, now)
  const undos = createQueue()
  const reporting = async (round: Promise<SyncOutcome>): Promise<SyncOutcome> =>
    round.finally(() => {
      if (!log.link.closedSignal.aborted) reportChanges()
    })
  const store: OpenStore = {
    log,
    tab,
    now,
    newId,
    report: sendBack,
    apply: async (events) => appendAction(store, events),
    refuses: (verb) => isRefused(store, verb),
    undo: async (root) => undo(store, root),
    redo: async (root) => redo(store, root),
    reportChanges,
    round: async ({ refetch, signal }) =>
      pullBeforeUndo.track(async () =>
        reporting(refetch ? sync.refetch(signal) : sync.round(signal)),
      ),
    pullBeforeUndo: async () =>
      pullBeforeUndo.pull(async (signal) => reporting(sync.freshRound(signal))),
    cancelPull: () => pullBeforeUndo.cancel(),
    follow: (isVisible) => revisions.setVisible(isVisible),
    inOrder: async (work) => undos.add(work),
    async close() {
      pullBeforeUndo.close()
      await undos.settled()
      const left = log.unsent().length
      await log.close()
      return left
    },
  }
  return store
}

type SyncParts = Pick<PinSyncOptions, 'client' | 'log' | 'tab' | 'now' | 'newId'>

const createSync = (parts: SyncParts, sendBack: SendBack): SharedPinSync =>
  createPinSync({
    ...parts,
    onRejected: (rejections) => sendBack({ type: 'store.rejected', rejections }),
  })

function openLog(
  {
    indexedDB,
    localStorage,
    tabs = browserTabs(),
    journals = browserJournals(),
    evictCaches = evictPictures,
  }: PinParts,
  ids: { userId: string; accountId: string },
  hooks: Pick<PinStoreOptions, 'onState' | 'onChange' | 'onDamage'>,
): PinStore {
  return openPinStore({ ...ids, indexedDB, localStorage, tabs, journals, evictCaches, ...hooks })
}

/** Browsers have no `caches` on insecure origins. */
async function evictPictures(): Promise<void> {
  if ('caches' in globalThis) await dropPictures({ caches: globalThis.caches, now: Date.now })
}

interface ReportedState {
  readonly book: PinBook | null
  readonly history: PinHistory | null
  readonly revision: number
  readonly pending: number
  readonly state: string
  readonly isReadOnly: boolean
}

/** Returns a function that reports what has changed since its last call. */
function createReporter(log: () => PinStore, sendBack: SendBack): () => void {
  let reported: ReportedState = {
    book: null,
    history: null,
    revision: 0,
    pending: 0,
    state: '',
    isReadOnly: false,
  }
  return () => {
    const last = reported
    const note = { pending: log().unsent().length, state: log().state() }
    const [book, history] = [log().current(), log().history()]
    const [revision, isReadOnly] = [log().revision(), log().isReadOnly()]
    reported = { book, history, revision, isReadOnly, ...note }
    if (book !== last.book) sendBack({ type: 'store.changed', book })
    if (history !== last.history || revision !== last.revision || isReadOnly !== last.isReadOnly)
      sendBack({ type: 'store.remembered', history, revision, isReadOnly })
    if (note.pending !== last.pending || note.state !== last.state)
      sendBack({ type: 'store.statusChanged', note })
  }
}
