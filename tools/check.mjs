/**
 * `npm run check`: types, lint, unused code, unit and architecture tests on the embedded database.
 * Under a minute.
 */
import { ensureInstalled } from './bootstrap.mjs'
import { add, finish, runStatic, runVitest } from './checks.mjs'

ensureInstalled({ all: true })
// One module graph for all files: 40 s instead of 66. `npm test` keeps them apart. Two workers, for
// Vitest leaves one core idle. A larger nursery spares the collector 2 s. Beside the static checks:
// many a test waits.
finish(
  add(
    ...(await Promise.all([
      runStatic({ isQuiet: true }),
      runVitest('unit', {}, [
        '--no-isolate',
        '--maxWorkers=2',
        '--execArgv=--max-semi-space-size=64',
      ]),
    ])),
  ),
)
