/**
 * Work that an answer must not wait for, so that its time reveals nothing; the server waits for it
 * before it stops.
 */
import type { Log } from '../../platform/log.ts'

export interface Background {
  run(work: () => Promise<unknown>): void
  settled(): Promise<void>
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  return {
    run: (work) => {
      const one: Promise<void> = work().then(
        () => undefined,
        (error: unknown) => log.error('Work behind an answer failed', { error }),
      )
      running.add(one)
      void one.finally(() => running.delete(one))
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
