/**
 * The process in which faults are tried: a fault may go round in circles or gather memory without
 * end, and only a process can be stopped then. (A thread that runs out of memory takes all others
 * with it.)
 */
import fc from 'fast-check'
import type { Fault } from './faults.ts'
import { Trial, type Outcome, type Step, type Times } from './trial.ts'

export type Order =
  | {
      readonly type: 'measure'
      readonly files: readonly string[]
      readonly paths?: readonly string[]
    }
  | { readonly type: 'try'; readonly fault: Fault; readonly times: Times }
export type Word =
  | { readonly type: 'began'; readonly step: Step }
  | { readonly type: 'measured'; readonly times: Times }
  | { readonly type: 'tried'; readonly outcome: Outcome }
  | { readonly type: 'broke'; readonly message: string }

/**
 * The same draws for all: a fault is not killed today and overlooked tomorrow. Shrinking takes time
 * and gives a machine nothing.
 */
fc.configureGlobal({ seed: 1, endOnFailure: true })

const tell = (word: Word): void => void process.send?.(word)
const trial = new Trial((step) => tell({ type: 'began', step }))

/** An error of an actor that was not awaited. */
let uncaught: string | null = null
const note = (error: unknown): void =>
  void (uncaught = error instanceof Error ? error.message : String(error))
process.on('uncaughtException', note)
process.on('unhandledRejection', note)

process.on('disconnect', () => process.exit())
process.on(
  'message',
  (order: Order) =>
    void obey(order).then(tell, (error: unknown) =>
      tell({ type: 'broke', message: error instanceof Error ? error.message : String(error) }),
    ),
)

async function obey(order: Order): Promise<Word> {
  if (order.type === 'measure')
    return { type: 'measured', times: await trial.measure(order.files, order.paths) }
  return { type: 'tried', outcome: await tryIt(order) }
}

/**
 * An uncaught error fails a test run. The one before may have left it behind: so it
 * counts when it comes again.
 */
async function tryIt({ fault, times }: Extract<Order, { type: 'try' }>): Promise<Outcome> {
  let outcome = await quietly(fault, times)
  if (outcome.end === 'survived' && uncaught !== null) outcome = await quietly(fault, times)
  return outcome.end === 'survived' && uncaught !== null
    ? { end: 'killed', by: `an error that nobody caught: ${uncaught}` }
    : outcome
}

async function quietly(fault: Fault, times: Times): Promise<Outcome> {
  await new Promise((turn) => setTimeout(turn, 0))
  uncaught = null
  const outcome = await trial.try(fault, times)
  await new Promise((turn) => setTimeout(turn, 0))
  return outcome
}
