/** The thread of trials, watched: stopped and begun anew when it says nothing for longer than what it does may take. */
import { Worker } from 'node:worker_threads'
import type { Fault } from './faults.ts'
import { limitOf, type Outcome, type Times } from './trial.ts'
import type { Order, Word } from './trial.thread.ts'

/** Until a new thread has loaded everything. ms */
const START_LIMIT = 300_000
/** The thread itself notices what waits for ever; what runs for ever is noticed here, a little later. ms */
const GRACE = 2_000
/** A fault may gather memory without end. */
const MEMORY_MB = 1_024

export class WatchedTrial {
  #thread: Worker | null = null

  async measure(files: readonly string[]): Promise<Times> {
    const word = await this.#ask({ type: 'measure', files }, {})
    if (word.type !== 'measured') throw new Error(word.type === 'broke' ? word.message : 'The tests without a fault did not end.')
    return word.times
  }

  async try(fault: Fault, times: Times): Promise<Outcome> {
    const word = await this.#ask({ type: 'try', fault, times }, times)
    if (word.type === 'tried') return word.outcome
    if (word.type === 'began') return { end: 'timedOut', by: word.path }
    throw new Error(word.type === 'broke' ? `${fault.file}:${fault.line}: ${word.message}` : 'The trial answered something else.')
  }

  async stop(): Promise<void> {
    await this.#thread?.terminate()
    this.#thread = null
  }

  /** The answer; or where it stood when it had to be stopped. */
  async #ask(order: Order, times: Times): Promise<Word> {
    const thread = (this.#thread ??= new Worker(new URL('trial.thread.ts', import.meta.url), { stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } }))
    let began: Word = { type: 'began', path: 'loading' }
    let stop: NodeJS.Timeout | undefined
    const answer = await new Promise<Word>((resolve) => {
      const watch = (limit: number): void => {
        clearTimeout(stop)
        stop = setTimeout(() => resolve(began), limit)
      }
      watch(START_LIMIT)
      thread.removeAllListeners()
      thread.on('error', () => resolve(began))
      thread.on('message', (word: Word) => {
        if (word.type !== 'began') return resolve(word)
        began = word
        watch(limitOf(times[word.path] ?? START_LIMIT) + GRACE)
      })
      thread.postMessage(order)
    })
    clearTimeout(stop)
    if (answer.type === 'began') await this.stop()
    return answer
  }
}
