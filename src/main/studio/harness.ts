/**
 * Set by tests that drive the page along generated paths (tests/paths/browser), before the page's
 * first script runs: an observer of the machines and a manual clock.
 */
import type { BrowserParts } from '../app.ts'

export type Harness = Pick<BrowserParts, 'inspect' | 'clock'>

declare global {
  var pinloomHarness: Harness | undefined
}
