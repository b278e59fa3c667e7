/**
 * `npm run check`: types, lint, unused code, and the unit tests that a change can reach, on the
 * embedded database. Under a minute where a check has passed before; `-- --all` runs every unit
 * test, as the first check of a copy does.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './bootstrap.mjs'
import { finish, runStatic, runVitest, UNIT_FLAGS } from './check/checks.mjs'
import { changedBetween, lastChecked, presentTree, recordChecked } from './check/last-check.mjs'

/** More cost as much as all. */
const FEW_FILES = 700

/** Tests in these folders read the tree itself, and always run. */
const TREE_TESTS = ['tests', 'packages/mutation-testing']

ensureInstalled({ all: true })
const tree = presentTree()
const base = process.argv.includes('--all') ? null : lastChecked()
/** `npm test` plays three times as many runs of a property. */
const env = { PINLOOM_TEST_RUNS: '10' }
// Side by side: many a test waits.
const parts = await Promise.all([
  runStatic({ isQuiet: true, since: base }),
  runVitest(['unit'], { env, flags: UNIT_FLAGS, related: related() }),
])
if (parts.every(({ failed }) => failed === 0)) recordChecked(tree)
finish(parts)

/**
 * What Vitest finds tests for, by the imports: all files that changed since `base`. Null: every
 * test is due.
 */
function related() {
  const changed = base === null || tree === null ? null : changedBetween(base, tree)
  if (changed === null || changed.length > FEW_FILES) return null
  return [...new Set([...changed, ...TREE_TESTS.flatMap(testsIn)])]
}

/** Relative to the root. */
function testsIn(/** @type {string} */ folder) {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.test.ts'))
  return names.map((name) => `${folder}/${name}`)
}
