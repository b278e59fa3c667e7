/**
 * A page that cannot go on: a machine that broke, a part of the program that is gone. Each says
 * what is safe and what to do.
 */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { allEnded } from './ended.ts'
import { STILL_DEVICE, test as base } from './journey.ts'
import { picture } from './person.ts'
import { signUp } from './prepared.ts'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'

/**
 * Somebody who has signed up once for the file, in a browser where no worker keeps the build; a
 * page a test.
 */
const test = base
  .extend('person', { scope: 'file' }, async ({ browser, product }) => {
    const person = await browser.newContext(STILL_DEVICE)
    const page = await person.newPage()
    await signUp(page, product)
    await page.close()
    return person
  })
  .extend('page', async ({ person }, { onCleanup }) => {
    const page = await person.newPage()
    onCleanup(async () => {
      await allEnded({
        'Going online': async () => person.setOffline(false),
        'Closing a page': async () => page.close(),
      })
    })
    return page
  })

const isSafe = 'Something on this page broke, but your pins and changes are safe.'

/** Counts how often the document itself is fetched from now on. */
function countLoads(of: Page): { readonly count: number } {
  const loads = { count: 0 }
  of.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === of.mainFrame()) loads.count += 1
  })
  return loads
}

test('a machine that throws shows the error page, and a reload recovers', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/generate`)
  await page.getByLabel('Page addresses').fill('https://example.com/soup')
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error('The browser has no random numbers')
    }
  })
  await page.getByRole('button', { name: /^Read 1 page/ }).click()
  await seen(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  await seen(page.getByText('The browser has no random numbers')).toBeVisible()
  await seen(page.getByText(isSafe)).toBeVisible()
  await picture(page, 'fault')
  const home = await page.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await seen(page.getByLabel('Page addresses')).toBeVisible()
  expect(home).toBe('/')
})

test('a chunk of an old build that is gone reloads the page once, then shows the error page in the place of the screen', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/generate`)
  await seen(page.getByLabel('Page addresses')).toBeVisible()
  await page.route('**/assets/drafts-screen*.js*', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  )
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'another', timestamp: 1 } }),
  )
  const loads = countLoads(page)
  await page.getByRole('link', { name: 'Drafts' }).click()
  await seen(page.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible()
  await expect.poll(() => loads.count).toBe(1)
  await seen(page.getByText(isSafe)).toBeVisible()
  await seen(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await page.getByRole('main').count()).toBe(1)
  await picture(page, 'chunk-gone')
  await page.unroute('**/assets/drafts-screen*.js*')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await seen(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible()
  expect(loads.count).toBeLessThanOrEqual(2)
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
})

const TYPED = 'https://a-page-that-i-was-typing.example/'

/** Waits until the open screen has loaded its own files. */
async function typeAnAddress(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/generate`)
  await quiet(page)
  await page.getByLabel('Page addresses').fill(TYPED)
}

test('a chunk that is lost on its way leaves the open page as it is, with what is typed in it', async ({
  page,
  product,
}) => {
  await typeAnAddress(page, product)
  const loads = countLoads(page)
  await page.route('**/assets/drafts-screen*.js*', (route) => route.abort())
  const isAsked = page.waitForResponse('**/builds/latest.json')
  await page.getByRole('link', { name: 'Drafts' }).hover()
  await (await isAsked).finished()
  await quiet(page)
  await seen(page.getByLabel('Page addresses')).toHaveValue(TYPED)
  expect(loads.count).toBe(0)
})

test('without a network a screen that was never loaded leaves the open one in place', async ({
  page,
  product,
}) => {
  await typeAnAddress(page, product)
  const loads = countLoads(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Settings' }).hover()
  await failed
  await seen(page.getByLabel('Page addresses')).toHaveValue(TYPED)
  await page.getByRole('link', { name: 'Settings' }).click()
  await seen(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await page.getByRole('button', { name: 'Reload page' }).click()
  await seen(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await picture(page, 'offline-screen')
  // It comes by itself.
  await page.context().setOffline(false)
  await seen(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(loads.count).toBeLessThanOrEqual(1)
})

test('a screen whose file fails once is loaded from another address without a page reload', async ({
  page,
  product,
}) => {
  await typeAnAddress(page, product)
  const asked: string[] = []
  await page.route('**/assets/settings.view*.js*', (route) => {
    const { search } = new URL(route.request().url())
    asked.push(search)
    return search === '' ? route.abort('connectionreset') : route.continue()
  })
  const loads = countLoads(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await seen(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  // The next visit finds the file that came.
  await page.getByRole('link', { name: 'Generate' }).click()
  await seen(page.getByLabel('Page addresses')).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await seen(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  // The browser may ask for the broken file twice: for its preload link, then for the import.
  expect(asked[0]).toBe('')
  expect(asked.filter((search) => search !== '')).toEqual(['?try=1'])
  expect(loads.count).toBe(0)
})
