/** Repeats a request that the server has rate-limited, after the wait that the server names. */
import type { Outcome } from '#core/contract/call/client.ts'

/** After this many waits something else is wrong. */
const MAX_WAITS = 5

/** `onWait` is called when a wait begins and ends. Any other failure is returned at once. */
export async function afterLimit<T>(
  ask: () => Promise<Outcome<T>>,
  onWait: (isWaiting: boolean) => void = () => undefined,
): Promise<Outcome<T>> {
  for (let waits = 0; ; waits += 1) {
    const outcome = await ask()
    const wait = outcome.ok ? null : waitOf(outcome.failure)
    if (wait === null || waits === MAX_WAITS) return outcome
    onWait(true)
    await new Promise((resolve) => setTimeout(resolve, wait))
    onWait(false)
  }
}

/** In ms; null = a retry would not help. */
function waitOf({
  code,
  retryAfter,
}: Extract<Outcome<unknown>, { ok: false }>['failure']): number | null {
  return code === 'rate_limited' ? retryAfter : null
}
