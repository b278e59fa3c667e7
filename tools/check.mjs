/**
 * `npm run check`: types, lint, unused code, unit and architecture tests on the embedded database.
 * Under a minute.
 */
import { ensureInstalled } from './bootstrap.mjs'
import { finish, runStatic, runVitest, UNIT_FLAGS } from './checks.mjs'

ensureInstalled({ all: true })
// Side by side: many a test waits. `npm test` plays three times as many runs of a property.
finish(
  await Promise.all([
    runStatic({ isQuiet: true }),
    runVitest(['unit'], { env: { PINLOOM_TEST_RUNS: '10' }, flags: UNIT_FLAGS }),
  ]),
)
