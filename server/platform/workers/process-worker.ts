/**
 * A worker of a pool in a process of its own, for native code that works on bytes from outside: it
 * can be killed at any moment, and what it breaks is its own memory.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ProcessLimits } from './serve-process-work.ts'
import { WorkerMessage } from './worker-message.schema.ts'
import type { RunningWorker, WorkerEvents, WorkerPoolOptions } from './running-worker.ts'

export function startProcessWorker<Question>(
  { script, memoryMegabytes, timeLimit, cpuLimit = timeLimit }: WorkerPoolOptions,
  events: WorkerEvents,
): RunningWorker<Question> {
  const limits: ProcessLimits = { memoryMegabytes, cpuLimit }
  // Neither this process's flags nor its environment, which holds secrets. With the compile cache it
  // starts with a third less CPU time.
  const { HOME, SystemRoot, NODE_COMPILE_CACHE } = process.env
  const child = fork(fileURLToPath(script), [JSON.stringify(limits)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { HOME, SystemRoot, NODE_COMPILE_CACHE },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const exited = once(child, 'exit')
  child.on('message', (sent) => {
    const message = WorkerMessage.safeParse(sent).data
    if (message?.type === 'ready') return events.ready()
    if (message?.type === 'answered') return events.answered(message.answer)
    child.kill('SIGKILL')
    events.died(new Error(message?.fault ?? 'The process sent something else than an answer.'))
  })
  child.on('error', events.died)
  child.on('exit', (code, signal) =>
    events.died(new Error(`The process ended with ${signal ?? `exit code ${code}`}.`)),
  )
  return {
    // A process that has ended meanwhile says so by its exit.
    send: (question) => void child.send({ question }, () => undefined),
    keepAlive(isWorking) {
      if (isWorking) {
        child.ref()
        child.channel?.ref()
      } else {
        child.unref()
        child.channel?.unref()
      }
    },
    async end() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
