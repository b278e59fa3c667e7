/**
 * The ground of every journey: one product and one browser a file, a page in a context of its own a
 * test. Each is made when a test asks for it and goes when that test or file is over, however it
 * ended.
 */
import type { Page } from 'playwright'
import { test as base } from 'vitest'
import { launchBrowser, startProduct } from './product.ts'

export const WIDE = { width: 1440, height: 900 }

export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct()
    onCleanup(async () => product.remove())
    return product
  })
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser()
    onCleanup(async () => browser.close())
    return browser
  })
  .extend('context', async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ viewport: WIDE })
    onCleanup(async () => context.close())
    return context
  })
  /** The same person's other device. */
  .extend('elsewhere', async ({ browser }, { onCleanup }) => {
    const elsewhere = await browser.newContext()
    onCleanup(async () => elsewhere.close())
    return elsewhere
  })
  .extend('page', async ({ context }): Promise<Page> => context.newPage())
