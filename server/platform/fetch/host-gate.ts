/**
 * Politeness towards other people's machines: at most a few requests to one host at a time, and a
 * gap between two starts.
 */
import { setTimeout as sleep } from 'node:timers/promises'

export interface HostGate {
  /**
   * Waits for the turn; the answer gives it back. `gap` in milliseconds. An aborted one leaves
   * no gap behind.
   */
  enter(host: string, gap: number, signal?: AbortSignal): Promise<() => void>
}

export interface Lane {
  active: number
  nextStart: number
  readonly waiting: (() => void)[]
}

/** Above this number, idle hosts whose gap is over are dropped. */
const MANY_HOSTS = 1_000

/** `lanes`: by host, those that are remembered. */
export function createHostGate(
  now: () => number,
  atOnce: number,
  lanes = new Map<string, Lane>(),
): HostGate {
  function laneOf(host: string): Lane {
    if (lanes.size >= MANY_HOSTS) forgetIdle()
    const lane = lanes.get(host) ?? { active: 0, nextStart: 0, waiting: [] }
    lanes.set(host, lane)
    return lane
  }

  function forgetIdle(): void {
    for (const [host, lane] of lanes)
      if (lane.active === 0 && lane.nextStart <= now()) lanes.delete(host)
  }

  function leave(lane: Lane): void {
    const next = lane.waiting.shift()
    // The place is handed on, not released in between: another request could take it.
    if (next) next()
    else lane.active -= 1
  }

  async function awaitStart(
    lane: Lane,
    gap: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    signal?.throwIfAborted()
    const arrived = now()
    const start = Math.max(arrived, lane.nextStart)
    lane.nextStart = start + gap
    try {
      if (start > arrived) await sleep(start - arrived, undefined, signal ? { signal } : {})
      signal?.throwIfAborted()
    } catch (error) {
      // A later request has its time already.
      if (lane.nextStart === start + gap) lane.nextStart = start
      throw error
    }
  }

  return {
    async enter(host, gap, signal) {
      signal?.throwIfAborted()
      const lane = laneOf(host)
      if (lane.active >= atOnce) await turnOf(lane, signal)
      else lane.active += 1
      let left = false
      const release = () => {
        if (!left) leave(lane)
        left = true
      }
      try {
        await awaitStart(lane, gap, signal)
      } catch (error) {
        release()
        throw error
      }
      return release
    },
  }
}

/** Resolves with a place that is counted already; an aborted one leaves the queue. */
async function turnOf(lane: Lane, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const turn = () => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }
    const giveUp = () => {
      lane.waiting.splice(lane.waiting.indexOf(turn), 1)
      reject(signal?.reason)
    }
    lane.waiting.push(turn)
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}
