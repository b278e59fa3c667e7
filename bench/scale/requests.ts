/** Requests as they were answered, by what the person was doing. */
export interface Window {
  readonly requests: number
  readonly serverErrors: number
  readonly p50: number
  readonly p99: number
}

export class Requests {
  readonly #answers: { readonly kind: string; readonly ms: number; readonly status: number }[] = []
  /** Which answers were not as expected, with their number. */
  readonly refusals = new Map<string, number>()
  #windowStart = 0

  /** A `fetch` that records its answers under the kind of that moment. Status 0 is no answer. */
  fetchFor(kind: () => string): typeof globalThis.fetch {
    return async (input, init) => {
      const began = performance.now()
      const doing = kind()
      const answer = await globalThis.fetch(input, init).catch((error: unknown) => {
        this.#record(doing, began, 0)
        throw error
      })
      this.#record(doing, began, answer.status)
      return answer
    }
  }

  #record(kind: string, began: number, status: number): void {
    this.#answers.push({ kind, ms: performance.now() - began, status })
    if (status >= 200 && status < 400) return
    const name = `${kind} ${status}`
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1)
  }

  /** Of all answers since the last call. */
  window(): Window {
    const from = this.#windowStart
    this.#windowStart = this.#answers.length
    return summary(this.#answers.slice(from))
  }

  byKind(): readonly (Window & { readonly kind: string })[] {
    return [...new Set(this.#answers.map(({ kind }) => kind))].map((kind) => ({
      kind,
      ...summary(this.#answers.filter((one) => one.kind === kind)),
    }))
  }

  all(): Window {
    return summary(this.#answers)
  }
}

function summary(answers: readonly { readonly ms: number; readonly status: number }[]): Window {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return {
    requests: answers.length,
    serverErrors: answers.filter(({ status }) => status === 0 || status >= 500).length,
    p50: at(0.5),
    p99: at(0.99),
  }
}
