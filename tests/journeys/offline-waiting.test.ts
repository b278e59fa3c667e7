/**
 * Changes that wait for the network are shown in words, whether the network or the server is away,
 * and its return is no storm.
 */
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { testStopping as test } from './journey.ts'
import { eventsOnServer, hearts, picture } from './person.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { type Requests, requestsOf, settled } from './requests.ts'
import { seen } from './seen.ts'

/** The three tabs of a person, all on her drafts. Their clocks can be put forward. */
async function threeTabs(context: BrowserContext, page: Page, product: Product): Promise<Page[]> {
  await context.clock.install()
  await makePins(page, product, 4)
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
  const ids = await page
    .locator('[data-pin]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-pin') ?? ''))
  return ids.slice(0, 3)
}

/**
 * Beside the earlier ones the server has one event of each of these pins, and no other, and was
 * given each of them once. Answers their ids.
 */
async function eachOnce(
  context: BrowserContext,
  product: Product,
  {
    pins,
    requests,
    earlier = [],
  }: { pins: readonly string[]; requests: Requests; earlier?: readonly string[] },
): Promise<string[]> {
  const all = await eventsOnServer(context, product, 'pin.favored')
  const events = all.filter(({ id }) => !earlier.includes(id))
  expect(events.map(({ pin }) => pin).toSorted()).toEqual(pins.toSorted())
  expect(requests.taken.toSorted()).toEqual(events.map(({ id }) => id).toSorted())
  return events.map(({ id }) => id)
}

/**
 * What three tabs ask when the server is there again, and what each may ask once more after the
 * longest pause: not one more.
 */
async function fewAnswers(context: BrowserContext, requests: Requests): Promise<void> {
  await settled(requests)
  expect(requests.answered.slice(MAX_AT_ONCE)).toEqual([])
  // A jump: run through, a tab's five seconds of patience with another tab would pass in no time.
  await context.clock.fastForward(LONGER_THAN_ANY_PAUSE)
  await settled(requests)
  expect(requests.answered.slice(MAX_AT_ONCE + MAX_PER_ROUND)).toEqual([])
}

test('three unsent changes are counted and sent as soon as the network is back, and a silent server, reported like a lost network, gets each change once when it answers', async ({
  context,
  page,
  product,
}) => {
  const tabs = await threeTabs(context, page, product)
  const pins = await firstThree(page)
  await context.setOffline(true)
  await hearts(page).nth(0).click()
  await seen(
    page.getByText('You’re offline. 1 change is waiting to be sent; you can keep working.'),
  ).toBeVisible()
  await hearts(page).nth(1).click()
  await hearts(page).nth(2).click()
  await seen(
    page.getByText('You’re offline. 3 changes are waiting to be sent; you can keep working.'),
  ).toBeVisible()
  await seen(page.getByText('Saved', { exact: true })).toHaveCount(0)
  await picture(page, 'offline-waiting')
  // All three are stored by then, and no try is under way that has only some of them.
  await settled(requestsOf(context))
  const requests = requestsOf(context)
  await context.setOffline(false)
  for (const tab of tabs)
    await seen(tab.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 40_000 })
  await fewAnswers(context, requests)
  const earlier = await eachOnce(context, product, { pins, requests })
  expect(requests.sent()).toBe(1)
  expect(requests.all).toEqual(requests.answered)

  await product.kill()
  for (const nth of [0, 1, 2]) await hearts(page).nth(nth).click()
  await seen(
    page.getByText('3 changes will be sent when you’re back online. They’re saved on this device.'),
  ).toBeVisible({ timeout: 40_000 })
  await picture(page, 'server-silent')
  // However long the start takes, there are no requests meanwhile.
  await context.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  // A send that was on its way then is refused, and tried once more at once.
  await settled(requestsOf(context))
  const later = requestsOf(context)
  await product.start()
  await context.clock.resume()
  for (const tab of tabs)
    await seen(tab.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await fewAnswers(context, later)
  await eachOnce(context, product, { pins, requests: later, earlier })
  expect(later.sent()).toBe(1)
  // The browser itself opens the stream again every few seconds, however long the server takes to
  // start: no clock of the page stops that.
  const asked = later.all.filter((one) => one !== STREAM)
  expect(asked.slice(MAX_AT_ONCE + MAX_PER_ROUND)).toEqual([])
})

const STREAM = 'GET /api/accounts/:id/stream/'

const TABS = 3
/**
 * Each tab's pause ends once, and each then asks for one round. The leader serves requests that
 * arrive together with one pull, but a request that arrives after a pull has begun gets the next
 * one: as many pulls as tabs, when they arrive apart.
 */
const MAX_PER_ROUND = TABS
/** One sending, those pulls, and the stream of revisions that one tab opens again. */
const MAX_AT_ONCE = 1 + MAX_PER_ROUND + 1
/** The longest pause is 30 s, by the tabs' clocks. ms */
const LONGER_THAN_ANY_PAUSE = 35_000
