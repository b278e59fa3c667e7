import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { ProbeReading, type ProbeRequest } from './probe-messages.ts'

/** Rejects when the process ends before it answers, or has ended. */
export async function askProbe(child: ChildProcess, request: ProbeRequest): Promise<ProbeReading> {
  const over = new AbortController()
  const onExit = (): void => over.abort(new Error('The process ended before the probe answered.'))
  child.once('exit', onExit)
  try {
    const answered = once(child, 'message', { signal: over.signal })
    // To a process that has ended: an error, which rejects the promise.
    child.send(request)
    const [message] = await answered
    return ProbeReading.parse(message)
  } finally {
    child.off('exit', onExit)
  }
}
