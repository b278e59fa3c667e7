/** Where minutes begin, and a timer that goes with them. */
export const MINUTE_MS = 60_000

export function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS
}

/** Calls `tick` as each minute begins, until the answered function is called. */
export function everyMinute(now: () => number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    timer = setTimeout(
      () => {
        tick()
        wait()
      },
      minuteOf(now()) + MINUTE_MS - now(),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
