/** Time comes in as a part, so that tests can turn it by hand. Whole milliseconds UTC. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

export interface ManualClock extends Clock {
  advance(milliseconds: number): void
  set(now: number): void
}

export function manualClock(start = Date.UTC(2026, 0, 15, 12)): ManualClock {
  let now = start
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds
    },
    set: (time) => {
      now = time
    },
  }
}
