/**
 * Work that would hold the event loop up, done in threads of its own: a few at most, made when
 * first wanted, gone when idle. A piece of work that takes too long, too much memory or its
 * thread's life is an outcome for whoever asked for it; the next one gets a new thread.
 */
import { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'

export interface WorkerPoolOptions {
  /** A module that calls `serveWork`. */
  readonly script: URL
  /** What the log calls the work. */
  readonly name: string
  /** Threads at once. */
  readonly size: number
  /** Milliseconds for one piece of work, the thread's start included. */
  readonly timeLimit: number
  readonly memoryMegabytes: number
  readonly log: Pick<Log, 'warn'>
}

/**
 * `late`: past the time limit. `died`: it threw, or ran out of memory. `stopped`: nobody wants it
 * any more.
 */
export type WorkOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: 'late' | 'died' | 'stopped' }

export interface WorkerPool<Question, Answer> {
  /** Question and answer are copied (structured clone). The first come are served first. */
  run(question: Question, signal?: AbortSignal): Promise<WorkOutcome<Answer>>
  /** What is under way ends as `stopped`. */
  close(): Promise<void>
}

/** A thread that has had nothing to do for so long gives its memory back. */
const IDLE = 60_000

interface Job<Question, Answer> {
  readonly question: Question
  readonly settle: (outcome: WorkOutcome<Answer>) => void
}

export function createWorkerPool<Question, Answer>(
  options: WorkerPoolOptions,
): WorkerPool<Question, Answer> {
  const waiting: Job<Question, Answer>[] = []
  const threads = new Set<Thread<Question, Answer>>()
  let isClosed = false

  const next = (): void => {
    if (waiting.length === 0) return
    const free =
      [...threads].find((thread) => thread.job === null) ??
      (threads.size < options.size ? added() : undefined)
    const job = free === undefined ? undefined : waiting.shift()
    if (job !== undefined) free?.take(job)
  }
  const added = (): Thread<Question, Answer> => {
    const thread = new Thread<Question, Answer>(options, {
      freed: next,
      gone: () => threads.delete(thread),
    })
    threads.add(thread)
    return thread
  }
  const stop = (job: Job<Question, Answer>): void => {
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
    for (const thread of threads) if (thread.job === job) void thread.end('stopped')
    job.settle({ ok: false, reason: 'stopped' })
  }
  return {
    run: (question, signal) =>
      new Promise((resolve) => {
        const onAbort = (): void => stop(job)
        const job: Job<Question, Answer> = {
          question,
          settle: (outcome) => {
            signal?.removeEventListener('abort', onAbort)
            resolve(outcome)
          },
        }
        if (isClosed || signal?.aborted === true)
          return job.settle({ ok: false, reason: 'stopped' })
        signal?.addEventListener('abort', onAbort, { once: true })
        waiting.push(job)
        next()
      }),
    async close() {
      isClosed = true
      for (const job of waiting.splice(0)) job.settle({ ok: false, reason: 'stopped' })
      await Promise.all([...threads].map((thread) => thread.end('stopped')))
    },
  }
}

class Thread<Question, Answer> {
  job: Job<Question, Answer> | null = null
  readonly #options: WorkerPoolOptions
  readonly #to: { readonly freed: () => void; readonly gone: () => void }
  readonly #worker: Worker
  #timer: NodeJS.Timeout | undefined

  constructor(options: WorkerPoolOptions, to: { freed: () => void; gone: () => void }) {
    this.#options = options
    this.#to = to
    // No flags of the parent's: a test runner's loaders have no business in it.
    this.#worker = new Worker(options.script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMegabytes },
      name: options.name,
    })
    this.#worker.on('message', (answer: Answer) => this.#finish({ ok: true, answer }))
    this.#worker.on('error', (error) => this.#die(error))
    this.#worker.on('exit', () => this.#die(new Error('The thread ended by itself.')))
  }

  take(job: Job<Question, Answer>): void {
    clearTimeout(this.#timer)
    this.job = job
    this.#worker.ref()
    this.#timer = setTimeout(() => void this.end('late'), this.#options.timeLimit)
    this.#worker.postMessage(job.question)
  }

  /** The thread goes, and with it what it was doing. */
  async end(reason: 'late' | 'stopped'): Promise<void> {
    if (reason === 'late')
      this.#options.log.warn(
        `${this.#options.name} took longer than ${this.#options.timeLimit} ms and was ended`,
      )
    this.#leave(reason)
    await this.#worker.terminate()
  }

  #finish(outcome: WorkOutcome<Answer>): void {
    const { job } = this
    if (job === null) return
    clearTimeout(this.#timer)
    this.job = null
    // An idle thread keeps no process alive.
    this.#worker.unref()
    this.#timer = setTimeout(() => void this.end('stopped'), IDLE).unref()
    job.settle(outcome)
    this.#to.freed()
  }

  #die(error: Error): void {
    if (this.job !== null)
      this.#options.log.warn(`${this.#options.name} ended its thread`, { error })
    this.#leave('died')
  }

  #leave(reason: 'late' | 'died' | 'stopped'): void {
    clearTimeout(this.#timer)
    const { job } = this
    this.job = null
    this.#to.gone()
    job?.settle({ ok: false, reason })
    this.#to.freed()
  }
}
