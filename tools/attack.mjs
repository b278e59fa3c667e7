/**
 * `npm run test:attack`: the tests that attack the server (`tests/attack.json`). `npm test` runs all
 * of them too. `--full` runs what is only sampled, with new seeds.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './bootstrap.mjs'
import { finish, runVitest } from './check/checks.mjs'

const start = Date.now()
ensureInstalled({ all: true })
/** @type {Record<string, string[]>} */
const groups = JSON.parse(readFileSync(join(root, 'tests/attack.json'), 'utf8'))
const env = {
  PINLOOM_TEST_PG: '1',
  PINLOOM_TEST_FULL: process.argv.includes('--full') ? '1' : '',
}
const flags = Object.values(groups).flat()
finish([await runVitest(['unit', 'drawing', 'contract', 'faults'], { env, flags })], {
  start,
  hasTable: false,
})
