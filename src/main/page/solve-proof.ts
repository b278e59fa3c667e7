/** Proof of work in a worker, so that the page goes on. Null: it could not be found, or nobody waits. */
export function solveProof(challenge: string, signal?: AbortSignal): Promise<string | null> {
  const worker = new Worker(new URL('../../workers/proof.worker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    signal?.addEventListener('abort', () => resolve(null), { once: true })
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
