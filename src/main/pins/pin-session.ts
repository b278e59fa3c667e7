/**
 * The one open pin store, of the selected account, and the session that passes the user's commands
 * to it. Callers can wait until it is loaded.
 */
import { AccountNotOpen } from '../../machines/call-failed.ts'
import type { PinSession } from '../../machines/pins/pin-session.ts'
import type { UndoOutcome } from '../../machines/pins/undo-outcome.ts'
import type { OpenStore } from './open-store.ts'

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

export function createPinSession(current: CurrentStore, newId: () => string): PinSession {
  const writable = (verb: UndoOutcome['verb']): OpenStore | null => {
    const store = current.shown()
    return store === null || store.refuses(verb) ? null : store
  }
  return {
    isReadOnly: () => current.shown()?.log.isReadOnly() ?? false,
    apply(events, action) {
      const store = writable('change')
      if (store === null) return null
      const cause = newId()
      store.apply(events, { action, cause }).catch(warn)
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
