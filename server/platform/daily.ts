/** What the house tidies by itself: at the start and then once a day. A failure is logged and tried again the next day. */
import type { Log } from './log.ts'

const DAY = 86_400_000

export interface Daily {
  /** Resolves when the first round is over. */
  start(): Promise<void>
  /** Waits for a round that is under way. */
  stop(): Promise<void>
}

/** `what` names the work in the log. Must be safe beside other servers that do the same. */
export function daily(what: string, log: Log, work: () => Promise<void>): Daily {
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const begin = (): void => {
    round = round.then(work).catch((error: unknown) => log.error(`${what} failed; it is tried again tomorrow`, { error }))
  }
  return {
    start: async () => {
      timer = setInterval(begin, DAY).unref()
      begin()
      await round
    },
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
