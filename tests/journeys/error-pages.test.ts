/**
 * A page that is not there: a person sees which, and finds the way on; a bot is shown nothing,
 * and what it met is logged.
 */
import { expect } from 'vitest'
import { STILL_DEVICE, test } from './journey.ts'
import { picture } from './person.ts'
import { makeUser } from './prepared.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

const BOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36'

test('an unknown path is named, and a link leads to the start', async ({ page, product }) => {
  const answer = await page.goto(`${product.address}/no/such page<script>`)
  expect(answer?.status()).toBe(404)
  await seen(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page not found: /no/such page<script>',
  )
  await seen(page).toHaveTitle(/^Page Not Found/)
  await seen(page.getByText(/page not found/i)).toHaveCount(1)
  await seen(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await seen(page.getByText('Details for developers')).toHaveCount(0)
  expect(await violationsIn(page, { theme: 'dark-experimental', width: 390 })).toEqual([])
  await picture(page, 'not-found')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await seen(page).toHaveURL(`${product.address}/`)
})

test('a missing page leads to Generate, Drafts and a search through the pins', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  expect((await page.goto(`${product.address}/no/such/page`))?.status()).toBe(404)
  await seen(page.getByRole('link', { name: 'Drafts' })).toHaveAttribute('href', '/drafts')
  await seen(page.getByRole('link', { name: 'Generate' })).toHaveAttribute('href', '/generate')
  await page.getByLabel('Search your pins').fill('tomato soup')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(`${product.address}/drafts?q=tomato+soup`)
})

test('a bot gets no error page for an unknown path, and the page is marked as not to be indexed', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ ...STILL_DEVICE, userAgent: BOT })
  const page = await context.newPage()
  const logged: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())))
  await page.goto(`${product.address}/login`)
  await seen(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.evaluate(() => history.pushState({}, '', '/no/such/page'))
  await expect
    .poll(() => logged.join('\n'))
    .toContain('An error met by a bot: Page not found: /no/such/page')
  await seen(page.getByRole('heading')).toHaveCount(0)
  await seen(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await (await page.goto(`${product.address}/no/such/page`))?.text()).toBe(
    'Page Not Found\n',
  )
  await context.close()
})
