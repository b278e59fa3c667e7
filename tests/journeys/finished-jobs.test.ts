/**
 * A job that ends while the page is hidden says so where it can be seen from elsewhere: in the
 * title of the page.
 */
import type { Page } from 'playwright/test'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { gridOf, pinsOnServer, readPages, startGeneration } from './person.ts'
import { signUp } from './prepared.ts'
import { seen } from './seen.ts'

/** A hidden page asks for its job twice a minute. */
const HIDDEN_PAUSE_MS = 30_000

test('pins finished while the page is hidden are announced in its title until it is visible', async ({
  page,
  product,
}) => {
  await page.clock.install()
  await signUp(page, product)
  await readPages(page, product, ['roasted-tomato-soup'])
  // No job begins while the page is in sight: it could end there.
  const generation = /\/generation\/$/
  const isHidden = Promise.withResolvers<undefined>()
  await page.route(generation, async (route) => {
    await isHidden.promise
    // The start of the page before the reload has no page any more.
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(generation)
  await startGeneration(page, 2)
  await asked
  // Its job is taken up again by a page that has only just begun.
  await page.reload()
  await look(page, 'hidden')
  isHidden.resolve(undefined)
  await expect
    .poll(async () => (await pinsOnServer(page.context(), product)).length, { timeout: 60_000 })
    .toBe(2)
  await page.clock.fastForward(HIDDEN_PAUSE_MS)
  await expect
    .poll(async () => page.title(), { timeout: 60_000 })
    .toMatch(/^Your pins are ready · .+ · Pinloom$/)
  await look(page, 'visible')
  await expect
    .poll(async () => page.title(), { timeout: 20_000 })
    .not.toContain('Your pins are ready')
  await seen(gridOf(page).locator('[data-pin]')).toHaveCount(2)
})

/** A headless browser's pages are always in sight. */
async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
