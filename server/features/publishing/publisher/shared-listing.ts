/**
 * The loops of one process share a listing of accounts: each account that it names is taken once, and
 * a loop that asks while it is made waits for it. Without this each loop listed all for itself.
 */
export interface SharedListing<T> {
  /** The next one of the last listing; undefined = none is left. */
  take(): T | undefined
  /** Lists again if none is left. */
  refresh(): Promise<void>
}

export function createSharedListing<T>(list: () => Promise<readonly T[]>): SharedListing<T> {
  let left: T[] = []
  let running: Promise<void> | null = null
  const read = async (): Promise<void> => {
    try {
      left = [...(await list())]
    } finally {
      running = null
    }
  }
  return {
    take: () => left.shift(),
    refresh: async () => {
      if (left.length === 0) await (running ??= read())
    },
  }
}
