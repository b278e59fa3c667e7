/**
 * The demo on the front page: a stranger pastes an address, sees three pins, and takes the address
 * along into an account.
 */
import { expect, onTestFinished } from 'vitest'
import { themes } from '../../src/views/kit/styles/theme.ts'
import { test, WIDE } from './journey.ts'
import { PASSWORD } from './person.ts'
import { READING_TIMEOUT_MS, signUpByForm } from './prepared.ts'
import { startProduct } from './product.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

test('a stranger sees three pins of a page, signs up, and finds its address in the first step', async ({
  page,
  context,
  product,
}) => {
  const address = `${product.demoSite}/roasted-tomato-soup.html`
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(product.address)
  await page.getByLabel('Page address').fill(address)
  await page.keyboard.press('Enter')
  const pins = page.getByRole('list', { name: /^3 pins from “/ })
  await seen(pins.getByRole('listitem')).toHaveCount(3, { timeout: READING_TIMEOUT_MS })
  await quiet(page)
  expect(errors).toEqual([])
  const pictures = async () =>
    pins
      .getByRole('img')
      .evaluateAll((all) =>
        all.map((one) =>
          one instanceof HTMLImageElement
            ? [one.naturalWidth, one.naturalHeight, one.alt.length > 0]
            : [],
        ),
      )
  await expect.poll(pictures).toEqual(Array.from({ length: 3 }, () => [500, 750, true]))
  expect(new Set(await pins.getByRole('heading').allTextContents()).size).toBe(3)
  const found: string[] = []
  const looks = [
    ...themes.map((theme) => ({ theme, width: WIDE.width })),
    { theme: 'light-mobile' as const, width: 390 },
  ]
  for (const look of sampled(looks, 3)) found.push(...(await violationsIn(page, look)))
  expect(found).toEqual([])
  await page.setViewportSize(WIDE)

  await page.getByRole('link', { name: 'Sign up and continue with this page' }).click()
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Email').fill(`mara-${crypto.randomUUID()}@example.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  // As after a verification in the same tab.
  await page.reload()
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Email').fill(`mara-${crypto.randomUUID()}@example.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const asked: string[] = []
  context.on(
    'request',
    (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Account name').fill('Saltmarsh Kitchen')
  await page.getByRole('button', { name: 'Create account' }).click()
  await seen(page.getByLabel('Page addresses')).toHaveValue(address)
  await expect.poll(() => new URL(page.url()).search).not.toContain('address')
  // A link can bring an address, but only a person has it read.
  expect(asked.filter((one) => one.endsWith('/sources/'))).toEqual([])
  await page.getByRole('button', { name: /^Read (\d+ )?page/ }).click()
  await seen(page.getByRole('button', { name: /^Continue with 1 page/ })).toBeEnabled({
    timeout: 60_000,
  })
})

test('the pins come into view by themselves, and of a page with two good titles it is said that the third pin reuses one', async ({
  page,
  product,
}) => {
  // Words get better, and with them the titles of any page: this one has two of three.
  await page.route('**/api/demo/', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.pins[2].title = answer.pins[0].title
    await route.fulfill({ response, json: answer })
  })
  await page.goto(product.address)
  await page.getByLabel('Page address').fill(`${product.demoSite}/roasted-tomato-soup.html`)
  await page.getByRole('button', { name: 'Make three pins' }).click()
  const titles = page.getByRole('list', { name: /^3 pins from “/ }).getByRole('heading')
  await seen(titles).toHaveCount(3, { timeout: READING_TIMEOUT_MS })
  expect(new Set(await titles.allTextContents()).size).toBe(2)
  await seen(page.getByText('one pin reuses a title')).toBeVisible()
  // The form is at the bottom of the screen.
  const pins = page.getByRole('list', { name: /^3 pins from “/ })
  await seen(pins.getByRole('img').first()).toBeInViewport({ ratio: 1 })
  await seen(titles.first()).toBeInViewport({ ratio: 1 })
})

test('one press opens the example of the demo site', async ({ page, product }) => {
  await page.goto(product.address)
  await page.getByRole('button', { name: 'Try it with our example page' }).click()
  await seen(page.getByRole('list', { name: /^3 pins from “/ }).getByRole('listitem')).toHaveCount(
    3,
    { timeout: READING_TIMEOUT_MS },
  )
  await seen(page.getByLabel('Page address')).toHaveValue(
    `${product.demoSite}/roasted-tomato-soup.html`,
  )
})

test('where proof of work is asked for, the browser does it unseen', async ({ page }) => {
  const proving = await startProduct({
    REGISTRATION_PROOF: 'work',
    REGISTRATION_PROOF_BITS: '10',
  })
  onTestFinished(async () => proving.remove())
  const statuses: number[] = []
  page.on('response', (response) => {
    if (/\/api\/(demo|auth\/register)\/$/.test(response.url())) statuses.push(response.status())
  })
  await page.goto(proving.address)
  // The first page that a new server reads would take it six seconds.
  await page.getByLabel('Page address').fill('http://10.0.0.1/')
  await page.keyboard.press('Enter')
  await seen(page.getByRole('alert')).toContainText('private network')
  await signUpByForm(page, proving)
  expect(statuses).toEqual([403, 400, 403, 200])
})
