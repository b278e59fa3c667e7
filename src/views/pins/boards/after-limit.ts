/** Repeats a request that the server has rate-limited, after the wait that the server names. */
import type { Outcome } from '#core/contract/client.ts'

/** After this many waits something else is wrong. */
const MAX_WAITS = 5

export interface AfterLimitOptions {
  /** Called when a wait begins and ends. */
  readonly onWait?: (isWaiting: boolean) => void
  /** Aborted = the answer is no longer needed: the refusal is returned, and nothing is repeated. */
  readonly signal?: AbortSignal | undefined
}

/** Any other failure is returned at once. */
export async function afterLimit<T>(
  ask: () => Promise<Outcome<T>>,
  { onWait = () => undefined, signal }: AfterLimitOptions = {},
): Promise<Outcome<T>> {
  for (let waits = 0; ; waits += 1) {
    const outcome = await ask()
    const wait = outcome.ok ? null : waitOf(outcome.failure)
    if (wait === null || waits === MAX_WAITS) return outcome
    onWait(true)
    const isOver = await hasWaited(wait, signal)
    onWait(false)
    if (!isOver) return outcome
  }
}

/** False = the signal was aborted. */
const hasWaited = async (ms: number, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      resolve(signal?.aborted !== true)
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end, { once: true })
    if (signal?.aborted === true) end()
  })

/** In ms; null = a retry would not help. */
function waitOf({
  code,
  retryAfter,
}: Extract<Outcome<unknown>, { ok: false }>['failure']): number | null {
  return code === 'rate_limited' ? retryAfter : null
}
