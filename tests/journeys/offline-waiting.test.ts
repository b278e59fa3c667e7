/** Changes that wait for the network are said in words, whether the network or the server is away, and its return is no storm. */
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { eventsOnServer, picture, withPins } from './person.ts'
import type { Product } from './product.ts'
import { requestsOf } from './requests.ts'
import { seen } from './seen.ts'

const hearts = (page: Page) => page.locator('[data-pin] [data-action="favor"]')

/** The three tabs of a person, all on her drafts. Their clocks can be put forward. */
async function threeTabs(context: BrowserContext, page: Page, product: Product): Promise<Page[]> {
  await context.clock.install()
  await withPins(page, product, 4)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await tab.goto(`${product.address}/drafts`)
    await seen(tab.locator('[data-pin]')).toHaveCount(4)
    await seen(tab.getByText('Saved', { exact: true }).first()).toBeVisible()
  }
  await page.bringToFront()
  return tabs
}

async function firstThree(page: Page): Promise<string[]> {
  const ids = await page.locator('[data-pin]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-pin') ?? ''))
  return ids.slice(0, 3)
}

/** The server has one event of each of these pins, and no other. */
async function eachOnce(context: BrowserContext, product: Product, pins: readonly string[]): Promise<void> {
  const events = await eventsOnServer(context, product, 'pin.favored')
  expect(events.map(({ pin }) => pin).toSorted()).toEqual(pins.toSorted())
  expect(new Set(events.map(({ id }) => id)).size).toBe(pins.length)
}

test('three changes wait, in words, and are sent at once when the network is back', async ({ context, page, product }) => {
  const tabs = await threeTabs(context, page, product)
  const pins = await firstThree(page)
  await context.setOffline(true)
  await hearts(page).nth(0).click()
  await seen(page.getByText('You are offline. 1 change waits for the network; you can go on working.')).toBeVisible()
  await hearts(page).nth(1).click()
  await hearts(page).nth(2).click()
  await seen(page.getByText('You are offline. 3 changes wait for the network; you can go on working.')).toBeVisible()
  await seen(page.getByText('Saved', { exact: true })).toHaveCount(0)
  await picture(page, 'offline-waiting')
  const requests = requestsOf(context)
  await context.setOffline(false)
  for (const tab of tabs) await seen(tab.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 40_000 })
  await eachOnce(context, product, pins)
  // Whoever would ask again after a pause asks now.
  await context.clock.runFor(20_000)
  await page.waitForLoadState('networkidle')
  expect(requests.sent()).toBe(1)
  expect(requests.all.slice(MOST_OF_THREE_TABS)).toEqual([])
}, 180_000)

test('a server that is silent is said in the same words, and gets each change once when it is back', async ({ context, page, product }) => {
  const tabs = await threeTabs(context, page, product)
  const pins = await firstThree(page)
  await product.kill()
  for (const nth of [0, 1, 2]) await hearts(page).nth(nth).click()
  await seen(page.getByText('3 changes wait for the network. They are kept on this device.')).toBeVisible({ timeout: 40_000 })
  await picture(page, 'server-silent')
  const requests = requestsOf(context)
  await product.start()
  for (const tab of tabs) await seen(tab.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await eachOnce(context, product, pins)
  await context.clock.runFor(20_000)
  await page.waitForLoadState('networkidle')
  // While it starts it may be asked and not answer.
  expect(requests.sent()).toBeLessThanOrEqual(3)
  expect(requests.all.slice(MOST_OF_THREE_TABS)).toEqual([])
}, 240_000)

/** One tab sends and asks for all, and each may ask once more for itself: measured, four. */
const MOST_OF_THREE_TABS = 9
