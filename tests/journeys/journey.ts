/**
 * The fixtures of every journey. A worker has one browser and one product; each test has a browser
 * context of its own in them. A file that kills, fills or configures its server starts that server
 * itself: by `testAlone`, or by its own product fixture on `testInBrowser`.
 */
import type { Page } from 'playwright'
import { test as base } from 'vitest'
import { startProduct } from './product.ts'
import { sharedBrowser, sharedProduct, stopShared } from './shared.ts'

export const WIDE = { width: 1440, height: 900 }

/** Without a product. */
export const testInBrowser = base
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    onCleanup(stopShared)
    return sharedBrowser()
  })
  .extend('context', async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ viewport: WIDE })
    onCleanup(async () => context.close())
    return context
  })
  /** Another device of the same user. */
  .extend('elsewhere', async ({ browser }, { onCleanup }) => {
    const elsewhere = await browser.newContext()
    onCleanup(async () => elsewhere.close())
    return elsewhere
  })
  .extend('page', async ({ context }): Promise<Page> => context.newPage())

/** With the worker's product: other users are on it, and it is never stopped. */
export const test = testInBrowser
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => {
    onCleanup(stopShared)
    return sharedProduct()
  })

/** With a product for this file alone, which its tests may stop and start. */
export const testAlone = testInBrowser
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct()
    onCleanup(async () => product.remove())
    return product
  })
