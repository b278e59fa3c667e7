/**
 * How long to wait before asking again: min(1 s · 2^attempt, 30 s) ± 20 %, so that many browsers do
 * not come back at the same moment. What the server asked for by `Retry-After` wins, and is never
 * shortened.
 */
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000
const SPREAD = 0.2

/** `chance` is a random number in [0, 1). Answers milliseconds. */
export function backoff(attempt: number, chance: number, retryAfter: number | null = null): number {
  if (retryAfter !== null) return retryAfter
  const wait = Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS)
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance))
}
