/** The one open pin store, of the selected account. Callers can wait until it is loaded. */
import { AccountNotOpen } from '../../machines/call-failed.ts'
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
