/**
 * The steps that `npm run check` and `npm test` share: each runs one program and counts what passed
 * and failed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileCache, pinnedNode, root, printLine } from '../bootstrap.mjs'
import { describeFailedTests } from './failed-tests.mjs'
import { filesToLint } from '../lint/reached-files.mjs'
import { filesOf, minutesBetween, testTable } from './test-table.mjs'

/** @typedef {import('./test-table.mjs').Part} Part */

/** Some samples take turns by the day (`tests/support/sample-turn.ts`): one of the whole run. */
const SAMPLE_TURN = process.env.PINLOOM_TEST_TURN ?? String(Math.floor(Date.now() / 86_400_000))

/**
 * What failed, by name: stated again above the closing line, for a long log is read from its end.
 * @type {string[]}
 */
const failures = []

/**
 * `isQuiet`: another program is printing, so the output is kept until this one has ended.
 *
 * @returns {Promise<number>} the exit code
 */
async function run(
  /** @type {string[]} */ args,
  {
    env = {},
    isQuiet = false,
  } = /** @type {{ env?: Record<string, string>, isQuiet?: boolean }} */ ({}),
) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
    env: { ...compileCache, ...process.env, PINLOOM_TEST_TURN: SAMPLE_TURN, ...env, PATH: path },
  })
  /** @type {Buffer[]} */
  const kept = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => kept.push(part))
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (status) => resolve(status ?? 1))
  })
  process.stderr.write(Buffer.concat(kept))
  return code
}

const buildInfoOf = (/** @type {string} */ project) =>
  join('.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)

/**
 * `--incremental` takes 2 s instead of 18 after a small change. With one checker shared types are
 * computed once: 14 s of CPU time instead of 28 with four.
 */
const types = (/** @type {string} */ project) => [
  'node_modules/typescript/bin/tsc',
  '-p',
  project,
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  buildInfoOf(project),
]

/**
 * Type-aware lint creates a type checker for each core: 17 s of CPU time on one core, 23 on two.
 * Unit tests use the other core. With a heap that may grow to five times what is in use, types and
 * lint cost 8 s less; at their peak, types take 2.7 GB instead of 2.4 and lint 2.9 instead of 2.7.
 */
const GO_RUNTIME = { GOMAXPROCS: '1', GOGC: '400' }

const VITEST = 'node_modules/vitest/vitest.mjs'

const LINT = ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--quiet']

/** More cost as much as all. */
const FEW_FILES = 700

/** @type {Record<string, string[]>} */
const typeChecks = {
  types: types('.'),
  'types of the pure core': types('core'),
  'types of the service worker': types('src/offline'),
  'types of the benchmarks': types('bench'),
  // Their pages need the types of the peers, which only a benchmark installs.
  ...(existsSync(join(root, 'bench', 'node_modules'))
    ? Object.fromEntries(
        ['calendar', 'editor', 'events', 'grid'].map((name) => [
          `types of the page of bench:${name}`,
          types(`bench/${name}`),
        ]),
      )
    : {}),
}

/** @type {Record<string, string[]>} */
const otherChecks = {
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  'sizes of files and functions': [
    'node_modules/oxlint/bin/oxlint',
    '-c',
    '.oxlint-sizes.json',
    '--deny-warnings',
    '--quiet',
  ],
  'words and file suffixes': ['tools/vocabulary.mjs'],
  'unused code': [
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--cache',
    '--cache-location',
    '.cache/knip',
  ],
}

/** A third worker would hold a gigabyte more beside the type checks and the other tests. */
export const UNIT_FLAGS = ['--maxWorkers=2']

/**
 * Rules that need types cost 12 s of processor time on all files, the others 1.6 s. A file that no
 * change since the last check reaches keeps its verdict. Must run after the type check, which
 * records the imports.
 *
 * @returns {Record<string, string[]>}
 */
function lint(/** @type {string | null} */ since) {
  const files =
    since === null ? null : filesToLint({ root, since, buildInfo: join(root, buildInfoOf('.')) })
  if (files === null || files.length > FEW_FILES) return { lint: [...LINT, '--type-aware'] }
  if (files.length === 0) return { lint: LINT }
  return {
    lint: LINT,
    [`lint with types, ${files.length} files`]: [...LINT, '--type-aware', ...files],
  }
}

/**
 * Types, lint and unused code: one test each. `since`: a Git tree in which all of them passed.
 *
 * @returns {Promise<Part>}
 */
export async function runStatic({ isQuiet = false, since = /** @type {string | null} */ (null) }) {
  const start = Date.now()
  const count = { passed: 0, failed: 0 }
  for (const programs of [() => typeChecks, () => lint(since), () => otherChecks])
    for (const [name, args] of Object.entries(programs())) {
      const ok = (await run(args, { isQuiet, env: GO_RUNTIME })) === 0
      printLine(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
      count[ok ? 'passed' : 'failed'] += 1
      if (!ok) failures.push(name)
    }
  return { name: 'static checks', files: [], ...count, minutes: minutesBetween(start, Date.now()) }
}

/** Builds the browser's part in its own process, and returns whether that succeeded. */
export async function runBuild() {
  const program =
    "import { ensureBuilt } from './tools/build.mjs'; process.exit(ensureBuilt() ? 0 : 1)"
  return (await run(['--input-type=module', '--eval', program], { isQuiet: true })) === 0
}

/**
 * @typedef {{ flags?: string[], related?: string[] | null }} Choice `related`: only tests that
 * import one of these files, or are one. Null: all.
 */

function vitestArgs(
  /** @type {Choice & { projects: readonly string[], file: string }} */ {
    projects,
    file,
    flags = [],
    related = null,
  },
) {
  return [
    VITEST,
    ...(related === null ? ['run'] : ['related', '--run']),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/runner/silence-reporter.ts',
    `--outputFile.json=${file}`,
    ...flags,
    ...(related ?? []),
  ]
}

/**
 * Some Vitest projects in one run. A run that ends without a report counts as one failure.
 *
 * @returns {Promise<Part>}
 */
export async function runVitest(
  /** @type {readonly string[]} */ projects,
  { env = {}, ...choice } = /** @type {Choice & { env?: Record<string, string> }} */ ({}),
) {
  const name = projects.join(', ')
  const start = Date.now()
  const part = () => ({ name, minutes: minutesBetween(start, Date.now()) })
  mkdirSync(join(root, '.cache'), { recursive: true })
  const file = join(root, '.cache', `vitest-${projects.join('-')}.json`)
  rmSync(file, { force: true })
  const args = vitestArgs({ projects, file, ...choice })
  const silenceFile = `${file}.silence`
  const code = await run(args, { env: { ...env, PINLOOM_SILENCE_FILE: silenceFile } })
  if (!existsSync(file)) {
    failures.push(`${name}: ended without a report${takeSilence(silenceFile)}`)
    return { ...part(), files: [], passed: 0, failed: 1 }
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = report
  failures.push(...describeFailedTests(report, root).map((line) => `${name}: ${line}`))
  const broken = code !== 0 && failed === 0 ? 1 : 0
  if (broken) failures.push(`${name}: ended with code ${code}, though no test failed`)
  return {
    ...part(),
    files: filesOf(report, root),
    passed,
    failed: failed + broken + (total === 0 ? 1 : 0),
  }
}

/** What a run without a report was waiting for, where it was ended for its silence. */
function takeSilence(/** @type {string} */ file) {
  if (!existsSync(file)) return ''
  const lines = readFileSync(file, 'utf8').split('\n')
  rmSync(file)
  return `, after a long wait for ${lines.join('; ')}`
}

/** A failure that is no test. @returns {Part} */
export function failedPart(/** @type {string} */ name, /** @type {string} */ why) {
  failures.push(`${name}: ${why}`)
  return { name, files: [], passed: 0, failed: 1, minutes: 0 }
}

/**
 * Prints what failed and the closing line on standard output, and ends the process. With `table`
 * the table of the parts comes before, and `.cache/last-test.json` is written.
 */
export function finish(
  /** @type {Part[]} */ parts,
  { start, hasTable } = { start: Date.now(), hasTable: false },
) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    parts.reduce((all, part) => all + part[key], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  if (hasTable) {
    process.stdout.write(`${testTable(parts).join('\n')}\n\n`)
    const minutes = Number(minutesBetween(start, Date.now()).toFixed(1))
    writeFileSync(
      join(root, '.cache', 'last-test.json'),
      `${JSON.stringify({ commit: presentCommit(), passed, failed, minutes })}\n`,
    )
  }
  process.stdout.write(`samples of turn ${SAMPLE_TURN}; PINLOOM_TEST_TURN repeats them\n`)
  for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}

/** Null outside of a repository. */
export function presentCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : null
}
