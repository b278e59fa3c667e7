/**
 * Slots of one process that look for work at the same moment ask together: one statement claims for
 * all of them.
 */

/** `claim(count)` returns fewer than `count` while some are left, but none only if none is left. */
export function sharedClaims<Lease>(
  claim: (count: number) => Promise<readonly Lease[]>,
): () => Promise<Lease | null> {
  const waiting: PromiseWithResolvers<Lease | null>[] = []
  let isAsking = false

  async function ask(): Promise<void> {
    isAsking = true
    // Slots whose tasks ended together ask one after another.
    await Promise.resolve()
    while (waiting.length > 0) {
      const asked = waiting.slice()
      try {
        const leases = await claim(asked.length)
        const answered = leases.length === 0 ? asked.length : leases.length
        waiting.splice(0, answered)
        for (const [nth, one] of asked.slice(0, answered).entries())
          one.resolve(leases[nth] ?? null)
      } catch (error) {
        waiting.splice(0, asked.length)
        for (const one of asked) one.reject(error)
      }
    }
    isAsking = false
  }

  return async () => {
    const one = Promise.withResolvers<Lease | null>()
    waiting.push(one)
    if (!isAsking) void ask()
    return one.promise
  }
}
