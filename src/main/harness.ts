/**
 * What a test brings that drives the page along generated paths (tests/paths/browser): an ear for
 * the machines and a clock that it turns itself. It has to be there before the first script of the
 * page runs; nobody else sets it.
 */
import type { BrowserParts } from './app.ts'

export type Harness = Pick<BrowserParts, 'inspect' | 'clock'>

declare global {
  var pinloomHarness: Harness | undefined
}
