/**
 * `npm test`: everything `npm run check` does, with PostgreSQL too, then contract, fault, path and
 * journey tests.
 */
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, say } from './bootstrap.mjs'
import { add, finish, runStatic, runVitest } from './checks.mjs'
import { findChromium } from './chromium.mjs'

ensureInstalled({ all: true })
const chromium = findChromium()
const count = add(
  await runStatic(),
  await runVitest('unit', { PINLOOM_TEST_PG: '1', PINLOOM_TEST_FULL: '1' }),
  await runVitest('contract', { PINLOOM_TEST_PG: '1' }),
  await runVitest('paths'),
  await runVitest('faults', { PINLOOM_TEST_PG: '1', PINLOOM_TEST_FULL: '1' }),
)
if (chromium && ensureBuilt())
  finish(add(count, await runVitest('journeys', { CHROMIUM_PATH: chromium })))
say('The journeys did not run: no Chromium, or the browser part could not be built.')
finish(add(count, { passed: 0, failed: 1 }))
