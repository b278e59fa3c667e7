/**
 * What the server takes away by itself, so that a store doesn't grow for ever: each area names its
 * cleanup jobs, one sweep runs them all at the start and then every hour, or as seldom as it says. A
 * cleanup job that fails is logged and tried in the next round; the others run. Safe beside other
 * servers.
 */
import { setImmediate } from 'node:timers/promises'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

export interface CleanupJob {
  /** For the log: "expired sessions". */
  readonly name: string
  /** Milliseconds from one run to the next, for what is too much work for every hour. */
  readonly every?: number
  /** Takes away what is too old at `now` (ms UTC), in batches. Answers how much that was. */
  run(now: number): Promise<number>
}

export interface Sweep {
  /** The first round is under way when it returns. */
  start(): void
  /** One round now, behind one that is under way. */
  round(): Promise<void>
  /** Waits for a round that is under way. */
  stop(): Promise<void>
}

const HOUR = 3_600_000
/** Rows that one statement takes away: others wait for the store as long as that takes. */
export const BATCH = 200

export function createSweep({
  cleanupJobs,
  clock,
  log,
}: {
  readonly cleanupJobs: readonly CleanupJob[]
  readonly clock: Clock
  readonly log: Log
}): Sweep {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const ended = new Map<CleanupJob, number>()
  // Rounds don't come to the second.
  const isDue = (job: CleanupJob, now: number): boolean =>
    now - (ended.get(job) ?? -Infinity) > (job.every ?? 0) - HOUR / 2
  const runAll = async (): Promise<void> => {
    for (const job of cleanupJobs) {
      const now = clock.now()
      if (!isDue(job, now)) continue
      try {
        const count = await job.run(now)
        ended.set(job, now)
        if (count > 0) log.info(`Took away ${job.name}`, { count })
      } catch (error) {
        log.error(`Taking away ${job.name} failed; it is tried again in an hour`, { error })
      }
    }
  }
  const round = (): Promise<void> => (last = last.then(runAll))
  return {
    start: () => {
      timer = setInterval(() => void round(), HOUR).unref()
      void round()
    },
    round,
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}

/**
 * Repeats a statement that takes away at most BATCH rows until it finds fewer; others get their
 * turn in between.
 */
export async function inBatches(takeAway: (most: number) => Promise<bigint>): Promise<number> {
  for (let count = 0; ;) {
    const gone = Number(await takeAway(BATCH))
    count += gone
    if (gone < BATCH) return count
    await setImmediate()
  }
}
