/**
 * The fixtures of every journey. A worker has one browser and one product; each test has a browser
 * context of its own in them. A file that kills, fills or configures its server starts that server
 * itself, by `testAlone` or by its own product fixture on `testInBrowser`; one that only kills has
 * `testStopping`.
 */
import type { Page } from 'playwright'
import { onTestFailed, test as base } from 'vitest'
import { lastStepsOf } from './last-steps.ts'
import { startProduct } from './product.ts'
import {
  sharedBrowser,
  sharedFullBrowser,
  sharedProduct,
  sharedStoppableProduct,
  stopShared,
} from './shared.ts'

export const WIDE = { width: 1440, height: 900 }

/**
 * Of a browser context. Nothing moves: frames that nobody looks at take a fifth of the processor's
 * time. Nor does the service worker come, which reads some 200 files for each new context: two to
 * three seconds of it.
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
      const lastSteps = lastStepsOf(context)
      onTestFailed(({ task }) => {
        process.stderr.write(`Last steps of "${task.name}":\n${lastSteps()}\n`)
      })
      onCleanup(async () => context.close())
      return context
    })
    /** Another device of the same user. */
    .extend('elsewhere', async ({ browser }, { onCleanup }) => {
      const elsewhere = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers })
      onCleanup(async () => elsewhere.close())
      return elsewhere
    })
    .extend('page', async ({ context }): Promise<Page> => context.newPage())
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

export const { testInBrowser, test, testStopping, testAlone } = journeys({
  serviceWorkers: 'block',
  openBrowser: sharedBrowser,
})

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
  ...journeys({ serviceWorkers: 'block', openBrowser: sharedFullBrowser }),
  withServiceWorker: journeys({ serviceWorkers: 'allow', openBrowser: sharedFullBrowser }),
}
