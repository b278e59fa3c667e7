/** A product with a practice network beside it, which is at the same address after a restart. */
import { freePort } from '../../server/platform/free-port.ts'
import { keptContext, testInBrowser } from './journey.ts'
import { startProduct } from './product.ts'

export const withPractice = testInBrowser
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('beside', { scope: 'file' }, async ({}, { onCleanup }) => {
    const port = await freePort('127.0.0.1')
    const product = await startProduct({ PRACTICE_PORT: String(port) })
    onCleanup(async () => product.remove())
    return { product, practice: `http://127.0.0.1:${port}/` }
  })
  .extend('product', { scope: 'file' }, ({ beside }) => beside.product)
  /** The address of the network. */
  .extend('practice', ({ beside }) => beside.practice)
  .extend('context', keptContext)
