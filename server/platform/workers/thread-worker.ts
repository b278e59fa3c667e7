/** A worker of a pool in a thread of this process. */
import { Worker } from 'node:worker_threads'
import { WorkerMessage } from './worker-message.schema.ts'
import type { RunningWorker, WorkerEvents, WorkerPoolOptions } from './running-worker.ts'

export function startThreadWorker<Question>(
  { script, name, memoryMegabytes }: WorkerPoolOptions,
  events: WorkerEvents,
): RunningWorker<Question> {
  // Without this process's flags: the loaders of a test runner have no place in it.
  const worker = new Worker(script, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    name,
  })
  worker.on('message', (sent) => {
    const message = WorkerMessage.parse(sent)
    if (message.type === 'ready') events.ready()
    if (message.type === 'answered') events.answered(message.answer)
  })
  worker.on('error', (error) =>
    events.died(error instanceof Error ? error : new Error(String(error))),
  )
  worker.on('exit', () => events.died(new Error('The thread ended by itself.')))
  return {
    send: (question) => worker.postMessage(question),
    keepAlive: (isWorking) => (isWorking ? worker.ref() : worker.unref()),
    end: async () => {
      await worker.terminate()
    },
  }
}
