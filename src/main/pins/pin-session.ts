/**
 * The one open pin store, of the selected account, and the session that appends the user's changes
 * to it. Callers can wait until it is loaded.
 */
import { envelopAction } from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { AccountNotOpen } from '../../machines/call-failed.ts'
import type { PinSession } from '../../machines/pins/pin-session.ts'
import type { UndoOutcome } from '../../machines/pins/undo-outcome.ts'
import type { SyncOutcome } from '../../persistence/pins/sync/engine.ts'
import type { UndoableStore } from './undo.ts'

/** See open-store.ts. */
export interface OpenStore extends UndoableStore {
  /** This tab's author name in the history. */
  readonly tab: string
  readonly now: () => number
  readonly newId: () => string
  /** One round with the server. Its changes are reported. */
  round(options: { refetch: boolean; signal: AbortSignal }): Promise<SyncOutcome>
  /** A waiting `pullBeforeUndo` resolves at once. */
  cancelPull(): void
  /** While the page is visible the server reports new events (revision-stream.ts). */
  follow(isVisible: boolean): void
  undo(root?: string): Promise<void>
  redo(root?: string): Promise<void>
  /** Reports to the machine what has changed since the last report. */
  reportChanges(): void
  /**
   * Finishes pending undos without a pull and closes the store. Answers the number of unsent
   * events.
   */
  close(): Promise<number>
}

export interface CurrentStore {
  /** May still be loading. */
  now(): OpenStore | null
  open(store: OpenStore): void
  /** The store's book is shown: views may change it. */
  show(store: OpenStore): void
  /** Null until the store's book is shown. */
  shown(): OpenStore | null
  /** Resolves the waiting `whenLoaded` calls. */
  loaded(store: OpenStore): void
  close(store: OpenStore | null): void
  /** Rejects with `AccountNotOpen` when the store of another account is open, and on abort. */
  whenLoaded(accountId: string, signal: AbortSignal): Promise<OpenStore>
}

export function trackCurrentStore(): CurrentStore {
  let current: OpenStore | null = null
  let isShown = false
  let isLoaded = false
  const waiting = new Set<() => void>()
  return {
    now: () => current,
    shown: () => (isShown ? current : null),
    show(store) {
      if (store === current) isShown = true
    },
    open(store) {
      current = store
      isShown = false
      isLoaded = false
      for (const check of waiting) check()
    },
    loaded(store) {
      if (store !== current) return
      isLoaded = true
      for (const check of waiting) check()
    },
    close(store) {
      if (store === current) current = null
    },
    async whenLoaded(accountId, signal) {
      return new Promise((resolve, reject) => {
        const check = (): void => {
          if (current === null) return
          const isOther = current.log.accountId !== accountId
          if (!isOther && !isLoaded) return
          waiting.delete(check)
          if (isOther) reject(new AccountNotOpen('The log of another account is open'))
          else resolve(current)
        }
        const abort = (): void => {
          waiting.delete(check)
          reject(new Error('The wait for the pin store was aborted'))
        }
        if (signal.aborted) return abort()
        signal.addEventListener('abort', abort, { once: true })
        waiting.add(check)
        return check()
      })
    },
  }
}

/**
 * Appends the events of one user action. The pins machine gets the new book at once, and what has
 * changed with it once the events are stored.
 */
export async function appendAction(
  store: OpenStore,
  events: readonly PinEvent[],
  { action, cause }: { action?: string | undefined; cause?: string | undefined } = {},
): Promise<void> {
  const { log, tab, newId } = store
  const moment = { at: store.now(), tab, id: cause, action, newId }
  const stored = log.append(envelopAction(events, moment))
  store.reportChanges()
  await stored
  store.reportChanges()
}

/** True, and reported to the machine, when the store is read-only. */
export function isRefused(store: OpenStore, verb: UndoOutcome['verb']): boolean {
  const isReadOnly = store.log.isReadOnly()
  if (isReadOnly) store.report({ type: 'store.refused', verb })
  return isReadOnly
}

export function createPinSession(current: CurrentStore): PinSession {
  const writable = (verb: UndoOutcome['verb']): OpenStore | null => {
    const store = current.shown()
    return store === null || isRefused(store, verb) ? null : store
  }
  return {
    isReadOnly: () => current.shown()?.log.isReadOnly() ?? false,
    apply(events, action) {
      const store = writable('change')
      if (store === null) return null
      const cause = store.newId()
      appendAction(store, events, { action, cause }).catch(warn)
      // The log may notice a newer build during this append.
      return store.log.isReadOnly() ? null : cause
    },
    undo: (root) => void writable('undo')?.undo(root).catch(warn),
    redo: (root) => void writable('redo')?.redo(root).catch(warn),
  }
}

function warn(error: unknown): void {
  console.warn('The pin store refused a command.', error)
}
