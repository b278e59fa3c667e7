/**
 * Work that would hold up the event loop or could end the process, done elsewhere: in threads, or
 * in child processes where native code works on bytes from outside. A few at most, started when
 * first needed and ended when idle. Work that takes too long, too much memory or its worker's life
 * is an outcome for its caller; the next piece gets a new worker.
 */
import { FairQueue } from './fair-queue.ts'
import { startProcessWorker } from './process-worker.ts'
import type { RunningWorker, WorkerPoolOptions } from './running-worker.ts'
import { startThreadWorker } from './thread-worker.ts'

export type { WorkerPoolOptions } from './running-worker.ts'

/**
 * `late`: past the time limit. `died`: it threw, or took too much memory or CPU. `stopped`: it
 * was aborted. `full`: too much of its share is waiting.
 */
export type WorkOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: 'late' | 'died' | 'stopped' | 'full' }

export interface WorkOptions {
  readonly signal?: AbortSignal | undefined
  /** Whose work it is: shares take turns. */
  readonly share?: string
}

export interface WorkerPool<Question, Answer> {
  /** Question and answer are copied (structured clone). */
  run(question: Question, options?: WorkOptions): Promise<WorkOutcome<Answer>>
  /** What is under way ends as `stopped`. */
  close(): Promise<void>
}

/** After so many milliseconds without work a worker ends. */
const IDLE = 60_000
/** A start takes half a second, and several on a loaded machine. */
const START_LIMIT = 60_000

interface Job<Question, Answer> {
  readonly question: Question
  readonly share: string
  readonly settle: (outcome: WorkOutcome<Answer>) => void
}

export function createWorkerPool<Question, Answer>(
  options: WorkerPoolOptions,
): WorkerPool<Question, Answer> {
  return new Pool(options)
}

class Pool<Question, Answer> implements WorkerPool<Question, Answer> {
  readonly #options: WorkerPoolOptions
  readonly #waiting = new FairQueue<Job<Question, Answer>>()
  readonly #slots = new Set<Slot<Question, Answer>>()
  #isClosed = false

  constructor(options: WorkerPoolOptions) {
    this.#options = options
  }

  run(question: Question, { signal, share = '' }: WorkOptions = {}): Promise<WorkOutcome<Answer>> {
    return new Promise((resolve) => {
      const onAbort = (): void => this.#stop(job)
      const job: Job<Question, Answer> = {
        question,
        share,
        settle: (outcome) => {
          signal?.removeEventListener('abort', onAbort)
          resolve(outcome)
        },
      }
      if (this.#isClosed || signal?.aborted === true)
        return job.settle({ ok: false, reason: 'stopped' })
      if (this.#waiting.lengthOf(share) >= (this.#options.maxWaiting ?? Infinity))
        return job.settle({ ok: false, reason: 'full' })
      signal?.addEventListener('abort', onAbort, { once: true })
      this.#waiting.add(job)
      this.#startNext()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#waiting.drain()) job.settle({ ok: false, reason: 'stopped' })
    await Promise.all([...this.#slots].map((slot) => slot.end('stopped')))
  }

  #startNext(): void {
    const free = [...this.#slots].find((slot) => slot.job === null)
    if (free === undefined && this.#slots.size >= this.#options.size) return
    const job = this.#waiting.take((share) => this.#mayRun(share))
    if (job !== undefined) (free ?? this.#addSlot()).start(job)
  }

  #mayRun(share: string): boolean {
    const running = [...this.#slots].filter(({ job }) => job?.share === share).length
    return running < (this.#options.perShare ?? Infinity)
  }

  #addSlot(): Slot<Question, Answer> {
    const slot = new Slot<Question, Answer>(this.#options, {
      freed: () => this.#startNext(),
      gone: () => this.#slots.delete(slot),
    })
    this.#slots.add(slot)
    return slot
  }

  #stop(job: Job<Question, Answer>): void {
    this.#waiting.remove(job)
    for (const slot of this.#slots) if (slot.job === job) void slot.end('stopped')
    job.settle({ ok: false, reason: 'stopped' })
  }
}

/** A worker with what it works on. */
class Slot<Question, Answer> {
  job: Job<Question, Answer> | null = null
  readonly #options: WorkerPoolOptions
  readonly #on: { readonly freed: () => void; readonly gone: () => void }
  readonly #worker: RunningWorker<Question>
  #isReady = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: WorkerPoolOptions, on: { freed: () => void; gone: () => void }) {
    this.#options = options
    this.#on = on
    const start = options.runIn === 'process' ? startProcessWorker : startThreadWorker
    this.#worker = start<Question>(options, {
      ready: () => this.#becomeReady(),
      // The script's own types say what it answers.
      answered: (answer) => this.#finish({ ok: true, answer: answer as Answer }),
      died: (error) => this.#die(error),
    })
  }

  start(job: Job<Question, Answer>): void {
    clearTimeout(this.#timer)
    this.job = job
    this.#worker.keepAlive(true)
    if (this.#isReady) return this.#ask(job)
    const { startLimit = START_LIMIT } = this.#options
    this.#endAfter(startLimit, `did not start within ${startLimit} ms`)
  }

  /** The worker goes, and with it what it was doing. */
  async end(reason: 'late' | 'stopped'): Promise<void> {
    this.#leave(reason)
    await this.#worker.end()
  }

  /** Only the first time: a process that a picture has taken over must not prolong its own time. */
  #becomeReady(): void {
    if (this.#isReady) return
    this.#isReady = true
    if (this.job !== null) this.#ask(this.job)
  }

  #ask({ question }: Job<Question, Answer>): void {
    const { timeLimit } = this.#options
    this.#endAfter(timeLimit, `took longer than ${timeLimit} ms`)
    this.#worker.send(question)
  }

  #endAfter(limit: number, because: string): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#options.log.warn(`${this.#options.name} ${because} and was ended`)
      void this.end('late')
    }, limit)
  }

  #finish(outcome: WorkOutcome<Answer>): void {
    const { job } = this
    if (job === null) return
    clearTimeout(this.#timer)
    this.job = null
    this.#worker.keepAlive(false)
    this.#timer = setTimeout(() => void this.end('stopped'), IDLE).unref()
    job.settle(outcome)
    this.#on.freed()
  }

  #die(error: Error): void {
    if (this.job !== null)
      this.#options.log.warn(`${this.#options.name} ended its ${this.#options.runIn ?? 'thread'}`, {
        error,
      })
    this.#leave('died')
  }

  #leave(reason: 'late' | 'died' | 'stopped'): void {
    clearTimeout(this.#timer)
    const { job } = this
    this.job = null
    this.#on.gone()
    job?.settle({ ok: false, reason })
    this.#on.freed()
  }
}
