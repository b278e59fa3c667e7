/**
 * `npm run mutants [-- --only PATH] [--since REF] [--sample N] [--json]`: plants faults in machines, reducers and rules, one at a time and in
 * memory only, runs the unit tests and the generated paths that concern each, and prints who survived. Ends with 1 when a room is
 * under its goal, or an explanation speaks of what is not so any more.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compilable } from './compiler.ts'
import { explanations } from './explained.ts'
import { faultsIn, type Fault } from './faults.ts'
import { inRoom, rooms, scoreOf, staleExplanations, type Score, type Tried } from './score.ts'
import { ROOT } from './warm-modules.ts'
import { WatchedTrial } from './watched-trial.ts'

const GOAL = 90

const { values } = parseArgs({
  options: {
    /** A file or a folder; may be given several times. */
    only: { type: 'string', multiple: true },
    /** Only files that differ from this commit. */
    since: { type: 'string' },
    /** So many, evenly from all. */
    sample: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

/** Tests, models and what only they use are no product. */
const isTried = (file: string): boolean => !/\.(test|model|builder|fixture)\.ts$/.test(file) && file !== 'src/machines/path-model.ts'

const start = performance.now()
const files = chosen(globSync(rooms.map((room) => `${room}/*.ts`), { cwd: ROOT }).map((file) => file.replaceAll('\\', '/')).filter(isTried).toSorted())
const drafted = files.flatMap((file) => faultsIn(file, readFileSync(join(ROOT, file), 'utf8')))
if (drafted.length === 0) end('There is nothing to plant a fault in.')
process.stderr.write(`${drafted.length} faults in ${files.length} files: the compiler looks at them first …\n`)
const planted = await compilable(drafted)
const tried = await tryAll(sampleOf(planted))
const all = scoreOf(tried, explanations)
const byRoom = rooms.map((room) => ({ room, ...scoreOf(inRoom(tried, room), explanations) }))
const stale = staleExplanations(explanations, planted, tried)
const seconds = Math.round((performance.now() - start) / 1_000)
if (values.json) process.stdout.write(`${JSON.stringify({ ...all, goal: GOAL, rooms: byRoom.map(({ room, score, planted: count, killed }) => ({ room, score, planted: count, killed })), stale, seconds })}\n`)
else print()
process.exit(stale.length === 0 && byRoom.every(({ score }) => score >= GOAL) ? 0 : 1)

async function tryAll(faults: readonly Fault[]): Promise<Tried[]> {
  const trial = new WatchedTrial()
  const results: Tried[] = []
  try {
    process.stderr.write(`${faults.length} to be tried. The tests without a fault …\n`)
    const times = await trial.measure(files)
    for (const fault of faults) {
      const outcome = await trial.try(fault, times)
      results.push({ fault, outcome })
      // Said at once: whoever mends the first need not wait for the last.
      if (outcome.end === 'survived') process.stderr.write(`${fault.file}:${fault.line}  ${fault.what}\n    ${fault.code.slice(0, 160)}\n`)
      if (results.length % 100 === 0) process.stderr.write(`${results.length} of ${faults.length} tried, ${results.filter(({ outcome }) => outcome.end === 'survived').length} survive, ${Math.round((performance.now() - start) / 1_000)} s\n`)
    }
  } finally {
    await trial.stop()
  }
  return results
}

function chosen(all: readonly string[]): readonly string[] {
  const changed = values.since === undefined ? null : new Set(execFileSync('git', ['diff', '--name-only', values.since], { cwd: ROOT, encoding: 'utf8' }).split('\n'))
  return all.filter((file) => (values.only === undefined || values.only.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))) && (changed === null || changed.has(file)))
}

function sampleOf(faults: readonly Fault[]): readonly Fault[] {
  if (values.sample === undefined) return faults
  const count = Number(values.sample)
  if (!Number.isSafeInteger(count) || count < 1) end(`--sample is a whole number from 1, not "${values.sample}".`)
  return faults.filter((_, at) => Math.floor((at * count) / faults.length) !== Math.floor(((at - 1) * count) / faults.length))
}

function print(): void {
  for (const { file, line, what } of all.survived) process.stdout.write(`${file}:${line}  ${what}\n`)
  for (const { room, score, planted: count, killed, explained } of byRoom.filter((one) => one.planted > 0)) process.stdout.write(`${room}: ${lineOf({ score, planted: count, killed, explained })}\n`)
  process.stdout.write(`all: ${lineOf(all)}, ${all.timedOut} of the killed never ended; ${seconds} s\n`)
  for (const sentence of stale) process.stdout.write(`${sentence}\n`)
}

function lineOf({ score, planted: count, killed, explained }: Pick<Score, 'score' | 'planted' | 'killed' | 'explained'>): string {
  return `${score} % (${killed} of ${count} killed, ${explained.length} of the others explained)`
}

function end(words: string): never {
  process.stderr.write(`${words}\n`)
  process.exit(2)
}
