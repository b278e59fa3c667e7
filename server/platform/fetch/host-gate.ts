/** Politeness towards other people's machines: at most a few requests to one host at a time, and a gap between two starts. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface HostGate {
  /** Waits for the turn; the answer gives it back. `gap` in milliseconds. */
  enter(host: string, gap: number, signal?: AbortSignal): Promise<() => void>
}

interface Lane {
  active: number
  nextStart: number
  readonly waiting: (() => void)[]
}

export function createHostGate(now: () => number, atOnce: number): HostGate {
  const lanes = new Map<string, Lane>()

  function leave(host: string, lane: Lane): void {
    lane.active -= 1
    const next = lane.waiting.shift()
    if (next) next()
    else if (lane.active === 0 && lane.nextStart <= now()) lanes.delete(host)
  }

  return {
    async enter(host, gap, signal) {
      const lane = lanes.get(host) ?? { active: 0, nextStart: 0, waiting: [] }
      lanes.set(host, lane)
      if (lane.active >= atOnce) await new Promise<void>((turn) => lane.waiting.push(turn))
      lane.active += 1
      const arrived = now()
      const start = Math.max(arrived, lane.nextStart)
      lane.nextStart = start + gap
      let left = false
      const release = () => {
        if (!left) leave(host, lane)
        left = true
      }
      try {
        if (start > arrived) await sleep(start - arrived, undefined, signal ? { signal } : {})
        signal?.throwIfAborted()
      } catch (error) {
        release()
        throw error
      }
      return release
    },
  }
}
