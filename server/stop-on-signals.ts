/** SIGTERM and SIGINT close the server and exit. A second signal exits at once. */
const STOP_DEADLINE = 10_000

export function stopOnSignals(parts: readonly { close(): Promise<void> }[]): void {
  let isStopping = false
  const stop = (): void => {
    // A second signal means: now.
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), STOP_DEADLINE).unref()
    void Promise.allSettled(parts.map(async (part) => part.close())).then((results) =>
      process.exit(results.every(({ status }) => status === 'fulfilled') ? 0 : 1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
