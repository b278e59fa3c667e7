/**
 * The fixtures of every journey. A worker has a product and a browser of each kind, and in each
 * browser one context that is emptied after each test of `test` and `testStopping`; the others have a
 * fresh one each. A file that kills, fills or configures its server starts that server itself, by
 * `testAlone` or by its own product fixture on `testInBrowser`; one that only kills has
 * `testStopping`.
 */
import type { Browser, BrowserContext, Page } from 'playwright'
import { onTestFailed, test as base, TestRunner } from 'vitest'
import type { KeptOptions } from './kept-context.ts'
import { ended } from './ended.ts'
import { lastStepsOf } from './last-steps.ts'
import { type Product, startProduct } from './product.ts'
import {
  borrowContext,
  returnContext,
  sharedBrowser,
  sharedFullBrowser,
  sharedProduct,
  sharedStoppableProduct,
  stopShared,
} from './shared.ts'

export const WIDE = { width: 1440, height: 900 }

/**
 * Of a browser context. Nothing moves: frames that are never looked at take a fifth of the
 * processor's time. Nor does the service worker come, which reads some 200 files for each new
 * context: two to three seconds of it.
 */
export const STILL_DEVICE = {
  viewport: WIDE,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const

interface JourneyParts {
  /** Of each context. */
  readonly serviceWorkers: 'allow' | 'block'
  readonly openBrowser: typeof sharedBrowser
}

function sayLastSteps(context: BrowserContext): void {
  const lastSteps = lastStepsOf(context)
  onTestFailed(({ task }) => {
    process.stderr.write(`Last steps of "${task.name}":\n${lastSteps()}\n`)
  })
}

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage()
}

function journeys({ serviceWorkers, openBrowser }: JourneyParts) {
  /** Without a product. */
  const testInBrowser = base
    // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
    .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
      onCleanup(stopShared)
      return openBrowser()
    })
    .extend('context', async ({ browser }, { onCleanup }) => {
      const context = await browser.newContext({ ...STILL_DEVICE, serviceWorkers })
      sayLastSteps(context)
      onCleanup(async () => ended('Closing a browser context', context.close()))
      return context
    })
    /** Another device of the same user. */
    .extend('elsewhere', async ({ browser }, { onCleanup }) => {
      const elsewhere = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers })
      onCleanup(async () => ended('Closing the other device', elsewhere.close()))
      return elsewhere
    })
    .extend('page', async ({ context }) => firstPage(context))
  return {
    testInBrowser,
    /** With the worker's product: other users are on it, and it is never stopped. */
    // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
    test: testInBrowser.extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => {
      onCleanup(stopShared)
      return sharedProduct()
    }),
    /** With another product of the worker's, which tests may stop and start. */
    testStopping: testInBrowser.extend('product', { scope: 'file' }, sharedStoppableProduct),
    /** With a product for this file alone. */
    // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
    testAlone: testInBrowser.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
      const product = await startProduct()
      onCleanup(async () => product.remove())
      return product
    }),
  }
}

interface Lifetime {
  readonly onCleanup: (cleanup: () => Promise<void>) => void
}

interface Lent {
  readonly browser: Browser
  readonly options: KeptOptions
  /** Of the product that the test is in; asked when it has ended. */
  readonly origin: (page: Page) => string
}

/** The worker's, emptied after each test. One that a test failed in is closed. */
export async function lendContext(
  { browser, options, origin }: Lent,
  { onCleanup }: Lifetime,
): Promise<BrowserContext> {
  const kept = await borrowContext(browser, options)
  sayLastSteps(kept.context)
  const test = TestRunner.getCurrentTest()
  onCleanup(async () => {
    // What is registered with `onTestFailed` runs after this.
    if (test?.result?.state === 'fail') kept.isSpent = true
    await returnContext(kept, origin(kept.page))
  })
  return kept.context
}

export async function keptContext(
  { browser, product }: { readonly browser: Browser; readonly product: Product },
  lifetime: Lifetime,
): Promise<BrowserContext> {
  return lendContext({ browser, options: STILL_DEVICE, origin: () => product.address }, lifetime)
}

const fresh = journeys({ serviceWorkers: 'block', openBrowser: sharedBrowser })

export const { testInBrowser, testAlone } = fresh
export const test = fresh.test.extend('context', keptContext)
export const testStopping = fresh.testStopping.extend('context', keptContext)

/**
 * For journeys about the service worker, and those that go offline.
 */
export const withServiceWorker = journeys({
  serviceWorkers: 'allow',
  openBrowser: sharedBrowser,
})

/**
 * For journeys that the headless shell can't take: it has one mouse for all pages, so that a page
 * may open under it; a link opens no window; and analytics takes it for a robot.
 */
export const withFullBrowser = {
  test: journeys({ serviceWorkers: 'block', openBrowser: sharedFullBrowser }).test.extend(
    'context',
    keptContext,
  ),
  withServiceWorker: journeys({ serviceWorkers: 'allow', openBrowser: sharedFullBrowser }),
}
