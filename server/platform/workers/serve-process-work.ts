/**
 * The other side of a pool of processes: a module that calls this answers one question after the
 * other. A watch in a thread of its own kills the process when one question takes more CPU or memory
 * than allowed, also while the main thread works.
 */
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { WorkerMessage } from './worker-message.schema.ts'

export const ProcessLimits = z.object({
  memoryMegabytes: z.number(),
  /** Milliseconds for one question. */
  cpuLimit: z.number(),
})
export type ProcessLimits = z.infer<typeof ProcessLimits>

/** Shared with the watch: the CPU that was spent when the question came, negative between two. */
export type QuestionStart = Float64Array<SharedArrayBuffer>

export interface LimitWatchData extends ProcessLimits {
  readonly start: QuestionStart
}

/** Milliseconds of CPU of all threads of this process. */
export function spentCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function serveProcessWork<Question>(work: (question: Question) => Promise<unknown>): void {
  const limits = ProcessLimits.parse(JSON.parse(process.argv[2] ?? ''))
  const start: QuestionStart = new Float64Array(new SharedArrayBuffer(8)).fill(-1)
  const workerData: LimitWatchData = { ...limits, start }
  new Worker(new URL('./limit-watch.worker.ts', import.meta.url), { workerData }).unref()
  // The server alone ends this process. One that is gone can't: a native decoder would hold up an
  // ordinary exit, so the process is killed.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // The questions come from the pool of the same program, which types them.
  process.on('message', ({ question }: { readonly question: Question }) => {
    start[0] = spentCpu()
    void replyTo(work(question)).then((reply) => {
      start[0] = -1
      send(reply)
    })
  })
  // Node writes the cache at exit, and this process is killed.
  flushCompileCache()
  send({ type: 'ready' })
}

function send(message: WorkerMessage): void {
  process.send?.(message)
}

/** What throws is a fault for the pool's log. */
async function replyTo(working: Promise<unknown>): Promise<WorkerMessage> {
  try {
    return { type: 'answered', answer: await working }
  } catch (error) {
    return {
      type: 'failed',
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}
