/** A page that cannot go on: a machine that broke, a part of the program that is gone. Each says what is safe and what to do. */
import type { Browser, Page } from 'playwright'
import { expect as seen } from 'playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture, signUp } from './person.ts'
import { type Product, launchBrowser, startProduct } from './product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signUp(page, product)
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

const isSafe = 'Something broke on this page, not in your work: pins and changes are kept.'

/** Counts how often the document itself is fetched from now on. */
function countLoads(of: Page): { readonly count: number } {
  const loads = { count: 0 }
  of.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === of.mainFrame()) loads.count += 1
  })
  return loads
}

test('a machine that breaks down gives way to the error page, and loading again mends it', async () => {
  const other = await page.context().newPage()
  await other.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...given: Parameters<typeof listen>) {
      if (given[0] === 'offline' && sessionStorage.getItem('mended') === null) throw new Error('The browser knows no offline event')
      listen.apply(this, given)
    }
  })
  await other.goto(`${product.address}/generate`)
  await seen(other.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  await seen(other.getByText('The browser knows no offline event')).toBeVisible()
  await seen(other.getByText(isSafe)).toBeVisible()
  await picture(other, 'fault')
  const home = await other.getByRole('link', { name: 'Go to the start' }).getAttribute('href')
  await other.evaluate(() => sessionStorage.setItem('mended', 'yes'))
  await other.getByRole('button', { name: 'Load again' }).click()
  await seen(other.getByLabel('Page addresses')).toBeVisible()
  expect(home).toBe('/')
  await other.close()
}, 60_000)

test('a chunk of an old build that is gone reloads the page once, then shows the error page', async () => {
  const other = await page.context().newPage()
  await other.goto(`${product.address}/generate`)
  await seen(other.getByLabel('Page addresses')).toBeVisible()
  await other.route('**/assets/drafts-screen*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const loads = countLoads(other)
  await other.getByRole('link', { name: 'Drafts' }).click()
  await seen(other.getByRole('heading', { name: 'This page did not load' })).toBeVisible({ timeout: 15_000 })
  await expect.poll(() => loads.count).toBe(1)
  await seen(other.getByText(isSafe)).toBeVisible()
  await picture(other, 'chunk-gone')
  await other.unroute('**/assets/drafts-screen*.js')
  await other.getByRole('button', { name: 'Load again' }).click()
  await seen(other.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible()
  expect(loads.count).toBeLessThanOrEqual(2)
  await other.close()
}, 60_000)

test('without a network a screen that was never loaded does not throw away the one that is open', async () => {
  const other = await page.context().newPage()
  await other.goto(`${product.address}/generate`)
  await other.getByLabel('Page addresses').fill('https://a-page-that-i-was-typing.example/')
  const loads = countLoads(other)
  const failed = other.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await other.context().setOffline(true)
  await other.getByRole('link', { name: 'Settings' }).hover()
  await failed
  await seen(other.getByLabel('Page addresses')).toHaveValue('https://a-page-that-i-was-typing.example/')
  await other.getByRole('link', { name: 'Settings' }).click()
  await seen(other.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await picture(other, 'offline-screen')
  await other.context().setOffline(false)
  await other.getByRole('button', { name: 'Load again' }).click()
  await seen(other.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible({ timeout: 15_000 })
  expect(loads.count).toBeLessThanOrEqual(1)
  await other.close()
}, 60_000)
