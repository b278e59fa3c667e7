/** The worker's product with a practice network beside it; a test may stop and start it. */
import { keptContext, testInBrowser } from './journey.ts'
import { sharedPractising } from './shared.ts'

export const withPractice = testInBrowser
  .extend('beside', { scope: 'file' }, sharedPractising)
  .extend('product', { scope: 'file' }, ({ beside }) => beside.product)
  /** The address of the network. */
  .extend('practice', ({ beside }) => beside.practice)
  .extend('context', keptContext)
