/**
 * The one log of pins that is open, that of the selected account, and who waits until that of
 * another account is.
 */
import { AccountNotOpen } from '../machines/call-failed.ts'
import type { OpenStore } from './open-store.ts'

export interface CurrentPins {
  /** Open, perhaps still being read; null while there is none. */
  now(): OpenStore | null
  open(store: OpenStore): void
  /** It has been read: whoever waits for this account's goes on. */
  loaded(store: OpenStore): void
  close(store: OpenStore | null): void
  /**
   * Resolves when the log of this account has been read; rejects when that of another one is open,
   * and when it is no longer wanted.
   */
  whenLoaded(accountId: string, signal: AbortSignal): Promise<OpenStore>
}

export function currentPins(): CurrentPins {
  let current: OpenStore | null = null
  let isLoaded = false
  const waiting = new Set<() => void>()
  return {
    now: () => current,
    open(store) {
      current = store
      isLoaded = false
      for (const look of waiting) look()
    },
    loaded(store) {
      if (store !== current) return
      isLoaded = true
      for (const look of waiting) look()
    },
    close(store) {
      if (store === current) current = null
    },
    async whenLoaded(accountId, signal) {
      return new Promise((found, fail) => {
        const look = (): void => {
          if (current === null) return
          const isOther = current.log.accountId !== accountId
          if (!isOther && !isLoaded) return
          waiting.delete(look)
          if (isOther) fail(new AccountNotOpen('The log of another account is open'))
          else found(current)
        }
        const stop = (): void => {
          waiting.delete(look)
          fail(new Error('Nobody waits for these pins any more'))
        }
        if (signal.aborted) return stop()
        signal.addEventListener('abort', stop, { once: true })
        waiting.add(look)
        return look()
      })
    },
  }
}
