/** Tasks of one process that end at the same moment are written together. */

/** `end` gets all that came while it ran, and returns one result for each, in their order. */
export function sharedEnds<Ending, End>(
  end: (endings: readonly Ending[]) => Promise<readonly End[]>,
): (ending: Ending) => Promise<End> {
  interface Waiting extends PromiseWithResolvers<End> {
    readonly ending: Ending
  }
  let waiting: Waiting[] = []
  let isEnding = false

  async function endAll(): Promise<void> {
    isEnding = true
    // Tasks that were claimed together end one after another.
    await Promise.resolve()
    while (waiting.length > 0) {
      const together = waiting
      waiting = []
      try {
        const ends = await end(together.map(({ ending }) => ending))
        for (const [nth, one] of together.entries()) one.resolve(ends[nth] as End)
      } catch (error) {
        for (const one of together) one.reject(error)
      }
    }
    isEnding = false
  }

  return async (ending) => {
    const one = { ...Promise.withResolvers<End>(), ending }
    waiting.push(one)
    if (!isEnding) void endAll()
    return one.promise
  }
}
