/** Refuses before a call what would go over, and books what was really used after it. */
export interface TokenBudget {
  /** False: the call must not be made. The estimate is held back until it is booked. */
  reserve(estimate: number): boolean
  book(estimate: number, used: number): void
  readonly used: number
}

export function createTokenBudget(limit: number): TokenBudget {
  let used = 0
  let reserved = 0
  return {
    reserve(estimate) {
      if (used + reserved + estimate > limit) return false
      reserved += estimate
      return true
    },
    book(estimate, real) {
      reserved -= estimate
      used += real
    },
    get used() {
      return used
    },
  }
}

/** Four characters a token for Latin script, fewer for others: on the safe side. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 3)
