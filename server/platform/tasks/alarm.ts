/**
 * Sleep that can be broken off; a ring between looking for work and falling asleep is not missed.
 */
import type { Log } from '../log.ts'
import { createOutageLog } from '../observability/outage-log.ts'

export interface Alarm {
  /** How often it rang; remembered before looking for work. */
  rings(): number
  sleep(milliseconds: number, since: number): Promise<void>
  ring(): void
}

export function createAlarm(): Alarm {
  const sleepers = new Set<() => void>()
  let count = 0
  return {
    rings: () => count,
    sleep: (milliseconds, since) =>
      new Promise((done) => {
        if (since !== count) return done()
        const end = () => {
          clearTimeout(timer)
          sleepers.delete(end)
          done()
        }
        const timer = setTimeout(end, milliseconds)
        sleepers.add(end)
      }),
    ring() {
      count += 1
      for (const end of sleepers) end()
    },
  }
}

export interface LoopParts {
  readonly alarm: Alarm
  readonly log: Log
  /** Milliseconds to sleep; 0 = there may be more to do. */
  readonly work: () => Promise<number>
  /** Logged when `work` throws: once, until each loop that failed works again. */
  readonly failure: string
  /** Milliseconds until the next try after a failure. */
  readonly retry: number
}

export interface Loops {
  isStopping(): boolean
  /** So many work at the same time. */
  start(count: number): void
  /** `breakOff` is called before the loops are waited for. */
  stop(breakOff?: () => void): Promise<void>
}

export function createLoops({ alarm, log, work, failure, retry }: LoopParts): Loops {
  const startAttempt = createOutageLog(log)
  const loops: Promise<void>[] = []
  let isStopping = false
  async function loop(slot: number): Promise<void> {
    while (!isStopping) {
      const rings = alarm.rings()
      const attempt = startAttempt('', slot)
      try {
        const pause = await work()
        attempt.succeeded()
        if (pause > 0) await alarm.sleep(pause, rings)
      } catch (error) {
        attempt.failed(failure, { error })
        await alarm.sleep(retry, alarm.rings())
      }
    }
  }
  return {
    isStopping: () => isStopping,
    start(count) {
      for (let index = 0; index < count; index += 1) loops.push(loop(index))
    },
    async stop(breakOff) {
      isStopping = true
      breakOff?.()
      alarm.ring()
      await Promise.all(loops)
    },
  }
}
