/** Asks until there is something; these machines may be busy. */
export const TIMEOUT_MS = 8_000
const PAUSE = 15

export async function patiently<T>(
  ask: () => T | null | Promise<T | null>,
  excuse: () => string,
): Promise<T> {
  const end = performance.now() + TIMEOUT_MS
  for (;;) {
    const found = await ask()
    if (found !== null) return found
    if (performance.now() > end) throw new Error(`${excuse()} (waited ${TIMEOUT_MS / 1_000} s).`)
    await new Promise((done) => setTimeout(done, PAUSE))
  }
}
