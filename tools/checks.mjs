/**
 * The steps that `npm run check` and `npm test` share: each runs one program and counts what passed
 * and failed.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pinnedNode, root, say } from './bootstrap.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

/** What failed, by name: said again above the closing line, for a long log is read from its end. @type {string[]} */
const failures = []

/** `isQuiet`: what it says is kept until it has ended, for another program is talking. @returns {Promise<number>} the exit code */
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
    env: { ...process.env, ...env, PATH: path },
  })
  /** @type {Buffer[]} */
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (status) => resolve(status ?? 1))
  })
  process.stderr.write(Buffer.concat(said))
  return code
}

/** What it has found right is remembered: 2 s instead of 18 where little has changed. */
const types = (/** @type {string} */ project) => [
  'node_modules/typescript/bin/tsc',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  join('.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`),
]

const programs = {
  types: types('.'),
  'types of the pure core': types('core'),
  'types of the service worker': types('src/offline'),
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--quiet'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  'sizes of files and functions': ['tools/size-debt.mjs'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
}

/** Types, lint and unused code: one count each. @returns {Promise<Count>} */
export async function runStatic({ isQuiet = false } = {}) {
  const count = { passed: 0, failed: 0 }
  for (const [name, args] of Object.entries(programs)) {
    const ok = (await run(args, { isQuiet })) === 0
    say(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
    count[ok ? 'passed' : 'failed'] += 1
    if (!ok) failures.push(name)
  }
  return count
}

/** One Vitest project. A run that ends without a report counts as one failure. @returns {Promise<Count>} */
export async function runVitest(
  /** @type {string} */ project,
  /** @type {Record<string, string>} */ env = {},
  /** @type {string[]} */ flags = [],
) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const report = join(root, '.cache', `vitest-${project}.json`)
  rmSync(report, { force: true })
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...flags,
  ]
  const code = await run(args, { env })
  if (!existsSync(report)) {
    failures.push(`${project}: ended without a report`)
    return { passed: 0, failed: 1 }
  }
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numTotalTests: total,
    testResults,
  } = JSON.parse(readFileSync(report, 'utf8'))
  failures.push(...failedTests(project, testResults))
  const broken = code !== 0 && failed === 0 ? 1 : 0
  if (broken) failures.push(`${project}: ended with code ${code}, though no test failed`)
  return { passed, failed: failed + broken + (total === 0 ? 1 : 0) }
}

/** @typedef {{ name: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} TestFile */

/** A line a failed test: its project, file, name and the first line of what it says. */
function failedTests(/** @type {string} */ project, /** @type {TestFile[]} */ files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${project}: ${relative(root, name)}: ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`,
      ),
  )
}

/** @returns {Count} */
export function add(/** @type {Count[]} */ ...counts) {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  )
}

/** Prints what failed and the closing line on standard output, and ends the process. */
export function finish(/** @type {Count} */ count) {
  for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`)
  process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`)
  process.exit(count.failed === 0 ? 0 : 1)
}
