/** Asks again once the server lets it, where it limits how often something may be asked. */
import type { Outcome } from '#core/contract/call/client.ts'

/** More waits than this, and something else is wrong. */
const MAX_WAITS = 5

/** `onWait`: whether it waits now. Any other failure is answered at once. */
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

/** ms; null = asking again would not help. */
function waitOf({
  code,
  retryAfter,
}: Extract<Outcome<unknown>, { ok: false }>['failure']): number | null {
  return code === 'rate_limited' ? retryAfter : null
}
