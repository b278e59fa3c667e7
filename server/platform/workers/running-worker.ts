/** What a pool needs of a worker, be it a thread or a process. */
import type { Log } from '../log.ts'

export interface WorkerPoolOptions {
  /** A module that calls `serveWork`, or `serveProcessWork` when it runs in a process. */
  readonly script: URL
  /** What the log calls the work. */
  readonly name: string
  /** Workers at once. */
  readonly size: number
  /** Milliseconds for one piece of work, from the moment its worker is ready. */
  readonly timeLimit: number
  /** Milliseconds until a new worker is ready; by default far more than a loaded machine takes. */
  readonly startLimit?: number
  /** Of a thread its heap, of a process all of it. */
  readonly memoryMegabytes: number
  /** `thread` by default. */
  readonly runIn?: 'thread' | 'process'
  /** Of a process: milliseconds of CPU for one piece of work. */
  readonly cpuLimit?: number
  /** Pieces of one share's work at once; no limit by default. */
  readonly perShare?: number
  /** Pieces of one share's work that wait; no limit by default. */
  readonly maxWaiting?: number
  readonly log: Pick<Log, 'warn'>
}

/** A thread or a process that answers one question at a time. */
export interface RunningWorker<Question> {
  send(question: Question): void
  /** While it works, it keeps this process alive. */
  keepAlive(isWorking: boolean): void
  end(): Promise<void>
}

export interface WorkerEvents {
  /** It has loaded its modules. */
  readonly ready: () => void
  readonly answered: (answer: unknown) => void
  readonly died: (error: Error) => void
}
