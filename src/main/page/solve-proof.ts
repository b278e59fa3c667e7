/**
 * Solves a challenge in a worker, so that the page stays responsive. Null if the worker failed or
 * the call was aborted.
 */
export async function solveProof(challenge: string, signal?: AbortSignal): Promise<string | null> {
  const worker = signal?.aborted === true ? null : startWorker()
  if (worker === null) return null
  return new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    signal?.addEventListener('abort', () => resolve(null), { once: true })
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

/** Null if the browser refuses to start one, by policy or for lack of memory. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('../../workers/proof.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
