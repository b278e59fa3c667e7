/**
 * Sleep that can be broken off; a ring between looking for work and falling asleep is not missed.
 */
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
