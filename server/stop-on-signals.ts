/** Milliseconds for the requests under way. */
const STOP_DEADLINE_MS = 10_000

/**
 * SIGTERM and SIGINT close the server and exit: with 0, or with 1 when it took longer than
 * `drainMs` and the deadline together. A second signal exits at once.
 */
export function stopOnSignals(parts: readonly { close(): Promise<void> }[], drainMs = 0): void {
  let isStopping = false
  const stop = (): void => {
    // A second signal means: now.
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), drainMs + STOP_DEADLINE_MS).unref()
    void Promise.allSettled(parts.map(async (part) => part.close())).then((results) =>
      process.exit(results.every(({ status }) => status === 'fulfilled') ? 0 : 1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
