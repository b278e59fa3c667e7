/**
 * The process of trials, watched: stopped and begun again when it says nothing for longer than what
 * it does may take, or when it broke down.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Fault } from './faults.ts'
import type { Order, Word } from './trial.process.ts'
import { limitOf, type Outcome, type Step, type Times } from './trial.ts'

/** Until one file is loaded, or its tests have run for the first time. */
const START_TIMEOUT_MS = 300_000
/**
 * The process itself notices what waits forever; what runs forever is noticed here, a little
 * later.
 */
const GRACE_MS = 2_000

const PROCESS = fileURLToPath(new URL('trial.process.ts', import.meta.url))

interface Watch {
  readonly times: Times
  readonly say?: ((step: Step) => void) | undefined
}

export class WatchedTrial {
  readonly #memory: number
  #process: ChildProcess | null = null

  /** A fault may gather memory without end: it gets so many megabytes. */
  constructor(memory = 1_024) {
    this.#memory = memory
  }

  /** `say` receives how far it is. */
  async measure(files: readonly string[], say: (step: Step) => void): Promise<Times> {
    return this.#measured({ type: 'measure', files }, say)
  }

  async #measured(order: Order, say?: (step: Step) => void): Promise<Times> {
    const word = await this.#ask(order, { times: {}, say })
    if (word.type === 'began')
      throw new Error(`Without any fault this does not end: ${word.step.path}`)
    if (word.type !== 'measured')
      throw new Error(word.type === 'broke' ? word.message : 'The trial answered something else.')
    return word.times
  }

  /**
   * That these tests still pass without a fault: throws when an earlier fault left something
   * behind, by which they fail whatever is tried.
   */
  async check(files: readonly string[], paths: readonly string[]): Promise<void> {
    if (paths.length > 0) await this.#measured({ type: 'measure', files, paths })
  }

  async try(fault: Fault, times: Times): Promise<Outcome> {
    const word = await this.#ask({ type: 'try', fault, times }, { times })
    if (word.type === 'tried') return word.outcome
    if (word.type === 'began') return { end: 'timedOut', by: word.step.path }
    throw new Error(
      word.type === 'broke'
        ? `${fault.file}:${fault.line}: ${word.message}`
        : 'The trial answered something else.',
    )
  }

  stop(): void {
    this.#process?.kill('SIGKILL')
    this.#process = null
  }

  /** The answer; or how far it was when it had to be stopped. */
  async #ask(order: Order, { times, say }: Watch): Promise<Word> {
    const own = (this.#process ??= fork(PROCESS, {
      execArgv: [`--max-old-space-size=${this.#memory}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }))
    let began: Word = {
      type: 'began',
      step: { does: 'loads', path: 'the first test', at: 0, of: 1 },
    }
    let stop: NodeJS.Timeout | undefined
    const answer = await new Promise<Word>((resolve) => {
      const watch = (limit: number): void => {
        clearTimeout(stop)
        stop = setTimeout(() => resolve(began), limit)
      }
      watch(START_TIMEOUT_MS)
      for (const name of ['error', 'exit', 'message']) own.removeAllListeners(name)
      own.on('error', () => resolve(began)).on('exit', () => resolve(began))
      own.on('message', (word: Word) => {
        if (word.type !== 'began') return resolve(word)
        began = word
        say?.(word.step)
        const time = word.step.does === 'loads' ? undefined : times[word.step.path]
        watch(time === undefined ? START_TIMEOUT_MS : limitOf(time) + GRACE_MS)
      })
      own.send(order)
    })
    clearTimeout(stop)
    if (answer.type === 'began') this.stop()
    return answer
  }
}
