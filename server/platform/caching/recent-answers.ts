/** Remembers answers for some time, the latest ones, and asks once for what is asked at once. */
export interface RecentLimits {
  readonly now: () => number
  /** ms */
  readonly lifetime: number
  readonly most: number
}

interface Remembered<T> {
  readonly answer: Promise<T>
  readonly until: number
}

export class RecentAnswers<T> {
  readonly #known = new Map<string, Remembered<T>>()
  readonly #limits: RecentLimits

  constructor(limits: RecentLimits) {
    this.#limits = limits
  }

  /** What failed is asked again the next time. */
  async get(key: string, ask: () => Promise<T>): Promise<T> {
    const { now, lifetime, most } = this.#limits
    const known = this.#known.get(key)
    if (known !== undefined && known.until > now()) return known.answer
    const answer = ask()
    this.#known.delete(key)
    this.#known.set(key, { answer, until: now() + lifetime })
    const [oldest] = this.#known.keys()
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest)
    try {
      return await answer
    } catch (error) {
      this.#known.delete(key)
      throw error
    }
  }
}
