/** Work that has to end before a time is over, and what is reported when it has not. */

export interface Deadline<Late> {
  /**
   * Aborted when the time is over, as `AbortSignal.timeout` is; several pieces of work may share
   * one.
   */
  readonly over: AbortSignal
  readonly signal: AbortSignal
  readonly late: () => Late
}

/**
 * The signal given to the work aborts with the caller's signal and when the time is over; the result
 * of the work after that is discarded.
 */
export async function before<Done, Late>(
  { over, signal, late }: Deadline<Late>,
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<Done | Late> {
  if (over.aborted) return late()
  const { promise: isOver, resolve } = Promise.withResolvers<Late>()
  const end = (): void => resolve(late())
  over.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work(AbortSignal.any([signal, over])), isOver])
  } catch (error) {
    // What was stopped has not failed by itself.
    if (over.aborted) return late()
    throw error
  } finally {
    over.removeEventListener('abort', end)
  }
}

/**
 * The same for one piece of work and `time` ms. Its timer ends with the work; that of an
 * `AbortSignal.timeout` does not.
 */
export async function within<Done, Late>(
  time: number,
  ending: Omit<Deadline<Late>, 'over'>,
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<Done | Late> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new DOMException('Too late', 'TimeoutError')), time)
  try {
    return await before({ ...ending, over: over.signal }, work)
  } finally {
    clearTimeout(timer)
  }
}
