/**
 * Vitest's set-up: properties run with one fixed seed, so a run can be repeated.
 * `npm run test:full` takes a new one; a failure names it. `PINLOOM_TEST_SEED`: that one.
 */
import fc from 'fast-check'

const given = process.env['PINLOOM_TEST_SEED']
if (given !== undefined) fc.configureGlobal({ seed: Number(given) })
else if (process.env['PINLOOM_TEST_FULL'] !== '1') fc.configureGlobal({ seed: 1 })
