/**
 * `npm run check`: types, lint, unused code, and the unit tests that a change can reach, on the
 * embedded database. Under a minute where a check has passed before; `-- --all` runs every unit
 * test, as the first check of a copy does.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './bootstrap.mjs'
import {
  finish,
  isAncestor,
  isClean,
  listReached,
  presentCommit,
  runStatic,
  runVitest,
  UNIT_FLAGS,
} from './checks.mjs'

/** The commit at which every unit test was last known to pass. */
const LAST_CHECK = join(root, '.cache', 'last-check.json')

ensureInstalled({ all: true })
const commit = presentCommit()
const base = process.argv.includes('--all') ? null : lastChecked()
/** `npm test` plays three times as many runs of a property. */
const env = { PINLOOM_TEST_RUNS: '10' }
// Side by side: many a test waits.
const parts = await Promise.all([runStatic({ isQuiet: true, since: base }), runUnit()])
const isGreen = parts.every(({ failed }) => failed === 0)
// What is not committed may be thrown away: then nothing is known of the commit below it.
if (isGreen && commit !== null && isClean())
  writeFileSync(LAST_CHECK, `${JSON.stringify({ commit })}\n`)
finish(parts)

/** Null: a check of all is due. */
function lastChecked() {
  if (!existsSync(LAST_CHECK)) return null
  try {
    const { commit: checked } = JSON.parse(readFileSync(LAST_CHECK, 'utf8'))
    return typeof checked === 'string' && isAncestor(checked) ? checked : null
  } catch {
    rmSync(LAST_CHECK)
    return null
  }
}

/**
 * By the imports, Vitest finds the tests that files changed since `base` can reach. Tests in
 * `tests/` read the tree itself, and always run.
 */
async function runUnit() {
  const reached = base === null ? null : await listReached(['unit'], base)
  const files = reached === null ? [] : ['tests/', ...reached]
  return runVitest(['unit'], { env, flags: [...UNIT_FLAGS, ...files] })
}
