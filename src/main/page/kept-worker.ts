/**
 * Keeps a worker for a while after its last use: the next canvas finds its engine, fonts and
 * pictures there.
 */
const KEPT_MS = 60_000

export function keptWorker<W extends { terminate: () => void }>(start: () => W) {
  let kept: { readonly worker: W; readonly timer: ReturnType<typeof setTimeout> } | null = null
  const take = (): W | null => {
    if (kept === null) return null
    const { worker, timer } = kept
    clearTimeout(timer)
    kept = null
    return worker
  }
  return {
    start: (): W => take() ?? start(),
    drop: (worker: W): void => {
      if (kept?.worker === worker) take()
    },
    release: (worker: W): void => {
      take()?.terminate()
      kept = { worker, timer: setTimeout(() => take()?.terminate(), KEPT_MS) }
    },
  }
}
