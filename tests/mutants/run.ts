/**
 * `npm run mutants [-- --only PATH] [--since REF] [--sample N [--turn N]] [--again] [--json]`: plants faults in
 * machines, reducers and rules, one at a time and in memory only, runs the unit tests and the
 * generated paths that concern each, and prints who survived. What was found is remembered, so a
 * run that was cut off goes on. Ends with 1 when a folder is under its goal, a survivor is not
 * explained, or an explanation is no longer true.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compilable } from '../../packages/mutation-testing/compiler.ts'
import { evenSample } from '../../packages/mutation-testing/even-sample.ts'
import { explainedMachines } from './explained-machines.ts'
import { explainedPins } from './explained-pins.ts'
import { explainedSchedule } from './explained-schedule.ts'
import { staleExplanations, whyOf } from '../../packages/mutation-testing/explanation.ts'
import { faultsIn, nameOf, type Fault } from '../../packages/mutation-testing/faults.ts'
import {
  inFolder,
  isGood,
  killedOf,
  scoreOf,
  type Score,
  type Tried,
} from '../../packages/mutation-testing/score.ts'
import { GOAL, mutatedFolders } from '../../packages/mutation-testing/subject.ts'
import { Verdicts } from '../../packages/mutation-testing/verdicts.ts'
import { ROOT } from '../../packages/mutation-testing/warm-modules.ts'
import { WatchedTrial } from '../../packages/mutation-testing/watched-trial.ts'

const { values } = parseArgs({
  options: {
    /** A file or a folder; may be given several times. */
    only: { type: 'string', multiple: true },
    /** Only files that differ from this commit. */
    since: { type: 'string' },
    /** So many, evenly from all, before the compiler refuses some of them. */
    sample: { type: 'string' },
    /** Another sample for each. */
    turn: { type: 'string', default: '0' },
    /** Forgets what was found before. */
    again: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

/**
 * So many verdicts are kept at once, when the tests that gave them have shown that they still pass
 * without a fault.
 */
const AT_ONCE = 100

/** Between two words about how far it is. ms */
const PAUSE = 5_000

/** Tests, models and what only they use are no product. */
const isTried = (file: string): boolean => !/\.(test|model|intent|builder|fixture)\.ts$/.test(file)

const explanations = { ...explainedMachines, ...explainedPins, ...explainedSchedule }
const start = performance.now()
const files = chosen(
  globSync(
    mutatedFolders.map((folder) => `${folder}/**/*.ts`),
    { cwd: ROOT },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTried)
    .toSorted(),
)
const drafted = files.flatMap((file) => faultsIn(file, readFileSync(join(ROOT, file), 'utf8')))
if (drafted.length === 0) end('There is nothing to plant a fault in.')
if (values.again) Verdicts.forget()
const verdicts = new Verdicts()
// Compiling all of a large folder takes minutes, so a sample is chosen first.
const sample = sampleOf(drafted)
say(`${drafted.length} faults in ${files.length} files, ${sample.length} chosen: which compile?`)
const planted = await compilable(sample, { say: (done, of) => say(`  compiled ${done} of ${of}`) })
const tried = await tryAll(planted)
const all = scoreOf(tried, explanations)
const byFolder = mutatedFolders
  .map((folder) => ({ folder, ...scoreOf(inFolder(tried, folder), explanations) }))
  .filter((one) => one.planted > 0)
// The faults that a sample leaves out can be explained all the same.
const explainable = values.sample === undefined ? planted : drafted
const stale = staleExplanations(explanations, explainable, killedOf(tried))
const seconds = Math.round((performance.now() - start) / 1_000)
if (values.json)
  process.stdout.write(
    `${JSON.stringify({ ...all, goal: GOAL, folders: byFolder, stale, seconds })}\n`,
  )
else print()
process.exit(stale.length === 0 && byFolder.every(isGood) ? 0 : 1)

async function tryAll(faults: readonly Fault[]): Promise<Tried[]> {
  const results: Tried[] = faults.flatMap((fault) => {
    const outcome = verdicts.recall(fault)
    return outcome === null ? [] : [{ fault, outcome }]
  })
  const recalled = new Set(results.map(({ fault }) => fault))
  const open = faults.filter((fault) => !recalled.has(fault))
  say(
    `${faults.length} compile; ${results.length} are known from earlier, ${open.length} are tried.`,
  )
  if (open.length > 0) for await (const one of trials(open)) results.push(one)
  return results
}

async function* trials(faults: readonly Fault[]): AsyncGenerator<Tried> {
  const trial = new WatchedTrial()
  const saysNow = everySoOften()
  // A fault that never ends would outlive this.
  process.once('exit', () => trial.stop())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  try {
    const concerned = [...new Set(faults.map(({ file }) => file))]
    const times = await trial.measure(concerned, ({ does, path, at, of }) => {
      if (saysNow()) say(`  without a fault: ${does} ${at + 1} of ${of}, ${path}`)
    })
    let found: Tried[] = []
    for (const [at, fault] of faults.entries()) {
      const open = new Set(verdicts.openTo(fault))
      const outcome = await trial.try(
        fault,
        Object.fromEntries(Object.entries(times).filter(([path]) => open.has(path))),
      )
      found.push({ fault, outcome })
      if (found.length === AT_ONCE || at === faults.length - 1) {
        await trial.check(
          concerned,
          Object.keys(times).filter((path) =>
            found.some((one) => one.outcome.end === 'killed' && one.outcome.by.startsWith(path)),
          ),
        )
        for (const one of found) verdicts.keep(one.fault, one.outcome)
        yield* found
        found = []
      }
      // Reported at once: the first can be fixed before the last is known.
      if (outcome.end === 'survived' && whyOf(fault, explanations) === undefined)
        say(`${fault.file}:${fault.line}  ${nameOf(fault)}\n    ${fault.code}`)
      if (saysNow())
        say(
          `  tried ${at + 1} of ${faults.length}, ${Math.round((performance.now() - start) / 1_000)} s`,
        )
    }
  } finally {
    trial.stop()
  }
}

function everySoOften(): () => boolean {
  let last = -Infinity
  return () => {
    if (performance.now() - last < PAUSE) return false
    last = performance.now()
    return true
  }
}

function chosen(all: readonly string[]): readonly string[] {
  const changed =
    values.since === undefined
      ? null
      : new Set(
          execFileSync('git', ['diff', '--name-only', values.since], {
            cwd: ROOT,
            encoding: 'utf8',
          }).split('\n'),
        )
  return all.filter(
    (file) =>
      (values.only === undefined ||
        values.only.some(
          (path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`),
        )) &&
      (changed === null || changed.has(file)),
  )
}

function sampleOf(faults: readonly Fault[]): readonly Fault[] {
  if (values.sample === undefined) return faults
  return evenSample(
    faults,
    wholeNumber('--sample', values.sample, 1),
    wholeNumber('--turn', values.turn, 0),
  )
}

function wholeNumber(name: string, value: string, least: number): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number) || number < least)
    end(`${name} is a whole number from ${least}, not "${value}".`)
  return number
}

function print(): void {
  for (const { file, line, name, code } of all.survived)
    process.stdout.write(`${file}:${line}  ${name}\n    ${code}\n`)
  for (const sentence of stale) process.stdout.write(`${sentence}\n`)
  for (const one of byFolder) process.stdout.write(`${one.folder}: ${lineOf(one)}\n`)
  process.stdout.write(`all: ${lineOf(all)}; ${seconds} s\n`)
}

function lineOf({ score, planted: count, killed, timedOut, survived, explained }: Score): string {
  return `${score} % (goal ${GOAL}): ${count} planted, ${killed} killed (${timedOut} never ended), ${explained.length} explained, ${survived.length} unexplained`
}

function say(words: string): void {
  process.stderr.write(`${words}\n`)
}

function end(words: string): never {
  say(words)
  process.exit(2)
}
