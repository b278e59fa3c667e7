/**
 * A storage for peers that don't say when they have stored: the same calls, and a promise for the
 * next write that succeeds.
 */
export interface WatchedStorage {
  readonly getItem: (name: string) => string | null
  readonly setItem: (name: string, value: string) => void
  readonly removeItem: (name: string) => void
  /** Resolves at the next finished write; rejects when it fails. */
  nextWrite(): Promise<void>
}

export function watchedLocalStorage(): WatchedStorage {
  let waiting: PromiseWithResolvers<void> = Promise.withResolvers()
  waiting.promise.catch(() => undefined)
  return {
    getItem: (name) => localStorage.getItem(name),
    removeItem: (name) => localStorage.removeItem(name),
    setItem: (name, value) => {
      const written = waiting
      waiting = Promise.withResolvers()
      waiting.promise.catch(() => undefined)
      try {
        localStorage.setItem(name, value)
        written.resolve()
      } catch (error) {
        written.reject(error)
        throw error
      }
    },
    nextWrite: () => waiting.promise,
  }
}
