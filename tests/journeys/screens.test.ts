/**
 * What screens keep and give back: filters in the address, jobs that leave the tray, a theme that
 * follows the system, reads that ask again.
 */
import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { STILL_DEVICE, test } from './journey.ts'
import { openInterests } from './kept-page.ts'
import { gridOf, readPages, startGeneration } from './person.ts'
import { signUp } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

let product: Product
let context: BrowserContext
let page: Page
/** The job of the first pins was in the tray. */
let traySeen = false

test.beforeAll(async ({ browser, product: ofWorker }) => {
  product = ofWorker
  // Without a service worker, which would have the part of the program that a test takes away.
  context = await browser.newContext(STILL_DEVICE)
  page = await context.newPage()
  await signUp(page, product)
  await readPages(page, product, ['roasted-tomato-soup'])
  const tray = page.getByRole('region', { name: 'Jobs' }).waitFor({ timeout: 60_000 })
  await startGeneration(page, 4)
  await tray
  traySeen = true
  await seen(page.getByText('4 pins', { exact: true })).toBeVisible({ timeout: 60_000 })
})
test.afterAll(async () => context.close())

const drafts = (search = '') => `${product.address}/drafts${search}`
const address = () => page.url().slice(product.address.length)

test('a finished generation leaves the tray where its pins are seen, and the pins of its run stay', async () => {
  expect(traySeen).toBe(true)
  await seen(page.getByRole('region', { name: 'Jobs' })).toBeHidden({ timeout: 20_000 })
  await seen(gridOf(page).getByRole('gridcell')).toHaveCount(4)
  await expect.poll(address).toBe('/?step=pins')
})

test('the address keeps the filters of Drafts and restores them', async () => {
  await page.goto(drafts())
  await seen(page.getByText('4 pins', { exact: true })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('searchbox').fill('nothing has this name')
  await seen(page.getByText('No matching pins')).toBeVisible()
  await expect.poll(address).toBe('/drafts?q=nothing+has+this+name')
  await page.reload()
  await seen(page.getByRole('searchbox')).toHaveValue('nothing has this name', { timeout: 20_000 })
  await seen(page.getByText('0 of 4 pins')).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  // Pressed before, the link leads from Drafts to Drafts, which lets go of the filters.
  await seen(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Drafts' }).click()
  await expect.poll(address).toBe('/drafts?q=nothing+has+this+name')
  await page.goBack()
  await page.goForward()
  await seen(page.getByText('No matching pins')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect.poll(address).toBe('/drafts')
  await seen(page.getByText('4 pins', { exact: true })).toBeVisible()
})

test('invalid parts of a hand-written Drafts address are dropped', async () => {
  // The account's pins are opened only when the server has named the accounts, a moment after the
  // screen is there.
  await page.route('**/api/accounts/', async (route) => {
    await new Promise((done) => setTimeout(done, 800))
    await route.continue()
  })
  await page.goto(drafts('?sort=title-asc&status=generated,nonsense&type=tower&favored=perhaps'))
  await seen(page.getByText('4 pins', { exact: true })).toBeVisible({ timeout: 20_000 })
  await seen(page.getByRole('button', { name: /^Generated/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const cells = gridOf(page).or(page.getByRole('grid')).getByRole('gridcell')
  await seen(cells).toHaveCount(4)
  await expect
    .poll(async () => cells.allInnerTexts())
    .toSatisfy((titles: readonly string[]) =>
      isDeepStrictEqual(
        titles,
        titles.toSorted((a, b) => a.localeCompare(b)),
      ),
    )
  await page.goto(drafts('?status=failed'))
  await seen(page.getByText('No matching pins')).toBeVisible({ timeout: 20_000 })
  await expect.poll(address).toBe('/drafts?status=failed')
  await page.unroute('**/api/accounts/')
})

test('the theme follows the system if chosen, and is light by default', async () => {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${product.address}/settings?section=look`)
  await seen(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  await expect.poll(theme).toBe('light')
  await page.getByText('Match system').click()
  await expect.poll(theme).toBe('dark-experimental')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(theme).toBe('light')
  await page.reload()
  await seen(page.getByRole('radio', { name: 'Match system' })).toBeChecked()
  await page.getByText('Light', { exact: true }).click()
})

test('a failed request is retried when the server confirms the session', async () => {
  await page.goto(`${product.address}/settings?section=accounts`)
  await seen(page.getByText('No boards yet.', { exact: false })).toBeVisible()
  await context.route('**/api/**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"detail":"Back in a moment."}',
    }),
  )
  await page.reload()
  await seen(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({
    timeout: 20_000,
  })
  await context.unroute('**/api/**')
  await seen(page.getByText('No boards yet.', { exact: false })).toBeVisible({ timeout: 60_000 })
  await seen(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('a generation that ended on another screen stays in the tray with a link to its pins', async () => {
  const elsewhere = await context.newPage()
  await elsewhere.clock.install()
  await openInterests(elsewhere, product)
  await startGeneration(elsewhere, 3)
  await elsewhere.getByRole('link', { name: 'Settings' }).click()
  const tray = elsewhere.getByRole('region', { name: 'Jobs' })
  await seen(tray.getByText('Done.', { exact: true })).toBeVisible({ timeout: 60_000 })
  // Longer than a job that is seen stays.
  await elsewhere.clock.runFor(7_000)
  await tray.getByRole('button', { expanded: false }).click()
  await tray.getByRole('link', { name: 'View pins' }).click()
  await seen(gridOf(elsewhere).getByRole('gridcell')).toHaveCount(3)
  await expect.poll(() => new URL(elsewhere.url()).search).toBe('?step=pins')
})
