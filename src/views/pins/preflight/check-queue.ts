/**
 * Which pins the server is to be asked about, and when again after an answer that gave too little.
 */

/** ms. A site answers some links at a time: each question finds more. */
export const RETRY_PENDING_MS = 10_000
const MAX_RETRY_MS = 300_000

export class CheckQueue {
  /** By key. Infinity = asked, or answered. */
  readonly #askAt = new Map<string, number>()
  #failures = 0

  /** ms until the first of `keys` is to be asked; null = none. */
  waitFor(keys: readonly string[], now: number): number | null {
    const first = Math.min(...keys.map((key) => this.#askAt.get(key) ?? now))
    return first === Infinity ? null : Math.max(0, first - now)
  }

  isDue(key: string, now: number): boolean {
    return (this.#askAt.get(key) ?? now) <= now
  }

  begin(keys: readonly string[]): void {
    for (const key of keys) this.#askAt.set(key, Infinity)
  }

  /** `pending`: those of the question that are not fully known yet. */
  answer(pending: readonly string[], now: number): void {
    this.#failures = 0
    for (const key of pending) this.#askAt.set(key, now + RETRY_PENDING_MS)
  }

  /** The whole question. Each failure in a row doubles the pause. */
  fail(keys: readonly string[], now: number): void {
    const pause = Math.min(RETRY_PENDING_MS * 2 ** this.#failures, MAX_RETRY_MS)
    this.#failures += 1
    for (const key of keys) this.#askAt.set(key, now + pause)
  }
}
