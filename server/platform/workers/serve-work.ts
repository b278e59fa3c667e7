/**
 * The other side of the pool: a module that calls this answers one question after the other in its
 * thread.
 */
import { parentPort } from 'node:worker_threads'
import type { WorkerMessage } from './worker-message.schema.ts'

/** What throws ends the thread, and the pool rejects for the caller. */
export function serveWork<Question, Answer>(work: (question: Question) => Answer): void {
  // The questions come from the pool of the same process, which types them.
  parentPort?.on('message', (question: Question) =>
    send({ type: 'answered', answer: work(question) }),
  )
  send({ type: 'ready' })
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}
