/** An account is connected to the practice network with one click, and to nothing else by mistake. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { testInBrowser } from './journey.ts'
import { picture } from './person.ts'
import { makeUser, signUp } from './prepared.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

/** With a practice network beside it. */
// oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
const test = testInBrowser.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
  const product = await startProduct({ PRACTICE_PORT: '0' })
  onCleanup(async () => product.remove())
  return product
})

function practiceOf(product: Product): string {
  const addresses = [...product.log().matchAll(/practice network to publish to is at (\S+)/g)]
  const url = addresses.at(-1)?.[1]
  if (url === undefined) throw new Error(`No practice network: ${product.log()}`)
  return url
}

const openAccounts = async (page: Page, product: Product) =>
  page.goto(`${product.address}/settings?section=accounts`)
const connected = (page: Page) => page.getByText('The account is connected to Practice.')

test('Practice is connected with one click, marked as practice, and its boards appear', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await openAccounts(page, product)
  await seen(page.getByText('Not connected: you download your pins as files.')).toBeVisible()
  await page.getByRole('button', { name: /^Connect .* to Practice$/ }).click()
  await seen(connected(page)).toBeVisible()
  expect(new URL(page.url()).search).toBe('?section=accounts')
  await seen(page.getByText('Practice', { exact: true }).first()).toBeVisible()
  await seen(
    page.getByText('Connected to Practice. Nothing there reaches Pinterest.'),
  ).toBeVisible()
  await seen(page.getByText('Quick dinners')).toBeVisible()
  await seen(page.getByText('On Practice', { exact: true })).toHaveCount(3)
  await picture(page, 'connect-practice')
  // The mark makes the column at the side longer.
  await page.setViewportSize({ width: 1366, height: 800 })
  const you = page.getByRole('button', { name: /^Your menu/ })
  await seen(you).toBeInViewport({ ratio: 1 })

  const network = await page.context().newPage()
  await network.goto(practiceOf(product))
  await seen(network.getByRole('heading', { name: 'Quick dinners' })).toBeVisible()
  await network.close()
}, 120_000)

test('figures of the practice network come by themselves, marked as practice', async ({
  page,
  product,
}) => {
  await signUp(page, product)
  await page.getByRole('link', { name: 'Results' }).click()
  await page.getByRole('link', { name: 'Connect account' }).click()
  await page.getByRole('button', { name: /^Connect .* to Practice$/ }).click()
  await seen(connected(page)).toBeVisible()
  await page.getByRole('link', { name: 'Results' }).click()
  await seen(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await seen(page.getByText('Practice figures')).toBeVisible()
  await page.getByRole('button', { name: /^Saves/ }).click()
  const chart = page.getByRole('slider', { name: /^Saves a day/ })
  await chart.focus()
  const lastDay = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await seen(chart).not.toHaveAttribute('aria-valuetext', lastDay ?? '')
  const dayBefore = (await chart.getAttribute('aria-valuetext')) ?? ''
  await seen(page.getByText(dayBefore, { exact: true })).toBeVisible()
  await page.getByText('Show as a table').click()
  // Thirty days and the head.
  await seen(page.getByRole('table').getByRole('row')).toHaveCount(31)
  expect(await violationsIn(page, { theme: 'dark-experimental', width: 390 })).toEqual([])
}, 120_000)

test('an account that was connected stays so when the server was killed, and is disconnected with its boards kept', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await openAccounts(page, product)
  await page.getByRole('button', { name: /^Connect .* to Practice$/ }).click()
  await seen(connected(page)).toBeVisible()
  await product.kill()
  await product.start()
  await openAccounts(page, product)
  const more = page.getByRole('button', { name: /^More options for/ }).first()
  await more.click()
  await page.getByRole('menuitem', { name: 'Read boards now' }).click()
  await seen(page.getByText(/^3 boards there, read/)).toBeVisible()
  await seen(page.getByText('Connection lost')).toHaveCount(0)
  await more.click()
  await page.getByRole('menuitem', { name: 'Disconnect…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await seen(page.getByText('Not connected: you download your pins as files.')).toBeVisible()
  await seen(page.getByText('Quick dinners')).toBeVisible()
  await seen(page.getByText('On Practice', { exact: true })).toHaveCount(0)
}, 120_000)

test('an address that nobody was sent to connects nothing and says so', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/settings?state=made-up&code=made-up`)
  await seen(page.getByRole('alert').filter({ hasText: 'Start it again' })).toBeVisible()
  await page.goto(`${product.address}/settings?state=made-up&error=access_denied`)
  await seen(page.getByText('You didn’t allow the connection. Nothing was changed.')).toBeVisible()
}, 120_000)
