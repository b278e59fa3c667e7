/**
 * `npm test`: everything `npm run check` does, with PostgreSQL too, then drawing, contract, fault,
 * path and journey tests. Samples with fixed seeds replace what is too large (`tests/moved.json`);
 * `npm run test:full`, which is this with `--full`, runs all of it with new seeds.
 */
import { ensureInstalled } from './bootstrap.mjs'
import { failedPart, finish, runBuild, runStatic, runVitest, UNIT_FLAGS } from './check/checks.mjs'
import { presentTree, recordChecked } from './check/last-check.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'

const start = Date.now()
const tree = presentTree()
const isFull = process.argv.includes('--full')
ensureInstalled({ all: true })
const headlessShell = findHeadlessShell()
const chromium = findChromium()
/** @type {Record<string, string>} */
const env = {
  PINLOOM_TEST_PG: '1',
  PINLOOM_TEST_FULL: isFull ? '1' : '',
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...(headlessShell ? { HEADLESS_SHELL_PATH: headlessShell } : {}),
}
const unit = runVitest(['unit'], { env, flags: UNIT_FLAGS })
const checks = await runStatic({ isQuiet: true })
const isBuilt = chromium !== null && (await runBuild())
const parts = [checks, await unit]
// Beside the unit tests both take more of the processor than one after the other.
parts.push(await runVitest(['drawing', 'contract', 'paths'], { env }))
// Some measure work of the processor, which costs more beside others.
parts.push(await runVitest(['faults'], { env }))
parts.push(
  isBuilt
    ? await runVitest(['journeys'], { env })
    : failedPart('journeys', 'no Chromium, or the browser part could not be built'),
)
if (parts.every(({ failed }) => failed === 0)) recordChecked(tree)
finish(parts, { start, hasTable: true })
