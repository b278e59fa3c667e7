/** Runs each work after the one before it, also when that failed. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** Rejects if this work failed. */
    async add(work: () => Promise<void>): Promise<void> {
      const done = last.then(work)
      last = done.catch(() => undefined)
      return done
    },
    settled: async () => last,
  }
}
