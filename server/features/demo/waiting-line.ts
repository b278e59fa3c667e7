/**
 * One demo at a time for this process, and a short line behind it: a visitor who would wait longer is
 * informed at once.
 */

export interface LineLength {
  readonly atOnce: number
  readonly waiting: number
}

export type InLine<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'full' | 'gone' }

export interface WaitingLine {
  /**
   * `gone`: who asked had left before the turn came. The place is free again when the work has
   * really ended, also after its time.
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<InLine<T>>
}

export function createWaitingLine({ atOnce, waiting: mostWaiting }: LineLength): WaitingLine {
  let running = 0
  const line: (() => void)[] = []
  const next = (): void => {
    running -= 1
    line.shift()?.()
  }
  /** True when the turn has come, false when the signal came first. */
  const turn = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const leave = (): void => {
        const place = line.indexOf(enter)
        if (place >= 0) line.splice(place, 1)
        resolve(false)
      }
      const enter = (): void => {
        signal.removeEventListener('abort', leave)
        running += 1
        resolve(true)
      }
      if (signal.aborted) return resolve(false)
      if (running < atOnce) return enter()
      line.push(enter)
      signal.addEventListener('abort', leave, { once: true })
      return undefined
    })
  return {
    async run(work, signal) {
      if (running >= atOnce && line.length >= mostWaiting) return { ok: false, reason: 'full' }
      if (!(await turn(signal))) return { ok: false, reason: 'gone' }
      try {
        return { ok: true, value: await work() }
      } finally {
        next()
      }
    },
  }
}
