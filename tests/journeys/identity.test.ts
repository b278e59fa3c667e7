/**
 * The signed-in user and their work while the server can't confirm the session: sessions that end,
 * servers that don't answer, logouts that don't arrive.
 */
import type { BrowserContext } from 'playwright'
import { describe, expect } from 'vitest'
import { SAMPLE_TURN } from '../support/sample-turn.ts'
import { test, withServiceWorker } from './journey.ts'
import {
  gridOf,
  logIn,
  logInElsewhere,
  PASSWORD,
  picture,
  pinsOnServer,
  readPages,
  send,
  startGeneration,
} from './person.ts'
import { makeUser, signUp } from './prepared.ts'
import type { Product } from './product.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'

/** What this browser would be answered if it asked who it is. */
async function statusOfSession(context: BrowserContext, product: Product): Promise<number> {
  return (await context.request.get(`${product.address}/api/auth/user/`)).status()
}

test('a 401 clears the identity, and the log-in leads back to the page that was asked for', async ({
  page,
  context,
  product,
}) => {
  const email = await signUp(page, product)
  await context.clearCookies({ name: /^(?!csrftoken)/ })
  await page.goto(`${product.address}/settings?section=brand`)
  await seen(page.getByText('Log in to continue to the page you asked for.')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/settings?section=brand')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastIdentity'))).toBeNull()
  await picture(page, 'login-and-back')
  await logIn(page, email)
  await seen(page).toHaveURL(`${product.address}/settings?section=brand`)
  await seen(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a redirect_to that leads out of the product is not followed', async ({
  page,
  context,
  product,
}) => {
  const email = await makeUser(page, product)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  // Each takes a login of seconds. All of them are held against the rule in guards.test.ts.
  const targets = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ]
  for (const target of sampled(targets, targets.length, SAMPLE_TURN)) {
    await context.clearCookies()
    await page.goto(`${product.address}/login?redirect_to=${encodeURIComponent(target)}`)
    await logIn(page, email)
    await seen(page.getByLabel('Page addresses')).toBeVisible()
    expect(page.url().startsWith(`${product.address}/`)).toBe(true)
  }
  expect([...asked]).toEqual([product.address])
})

test('a logout without an answer is remembered by the next start, which signs no user in', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product)
  await page.route('**/api/auth/logout/', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await seen(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('owedSignOut'))).toBe('true')
  await page.close()
  expect(await statusOfSession(context, product)).toBe(200)

  const later = await context.newPage()
  await later.route('**/api/auth/logout/', (route) =>
    route.fulfill({ status: 503, body: 'Back soon' }),
  )
  await later.goto(`${product.address}/generate`)
  await seen(later.getByText('You’re logged out on this device')).toBeVisible()
  await picture(later, 'logout-not-heard')
  await later.unroute('**/api/auth/logout/')
  await later.reload()
  await expect.poll(() => statusOfSession(context, product)).toBe(401)
  await seen(later.getByLabel('Email')).toBeVisible()
  await expect.poll(() => later.evaluate(() => localStorage.getItem('owedSignOut'))).toBeNull()
})

describe('with the service worker', () => {
  const { test } = withServiceWorker

  test('a session that ends in mid job is asked for again over the screen, and nothing is lost', async ({
    page,
    context,
    product,
    elsewhere,
  }) => {
    const email = await signUp(page, product)
    await readPages(page, product, ['roasted-tomato-soup', 'small-balcony-ideas'])
    await startGeneration(page, 24)
    const cells = gridOf(page).locator('[data-pin]')
    await seen(cells.nth(1)).toBeVisible({ timeout: 60_000 })

    await context.setOffline(true)
    // Pins that were on their way may still come before it.
    const edited = await cells.first().getAttribute('data-pin')
    await gridOf(page).locator(`[data-pin="${edited}"]`).focus()
    await page.keyboard.press('f')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Title & description' }).click()
    const title = page.getByLabel('Title', { exact: true })
    await title.fill('Typed while nobody was signed in')

    await logInElsewhere(elsewhere.request, product, email)
    await send(elsewhere.request, product, { path: '/api/auth/sessions/end-others/' })
    await context.setOffline(false)
    const sheet = page.getByRole('dialog', { name: 'Please log in again' })
    await seen(sheet).toBeVisible({ timeout: 20_000 })
    await seen(sheet).toContainText(email)
    await picture(page, 'signed-out-in-mid-job')
    await expect
      .poll(async () => (await pinsOnServer(elsewhere, product)).length, { timeout: 60_000 })
      .toBe(24)
    expect((await pinsOnServer(elsewhere, product)).some((pin) => pin.favored)).toBe(false)

    await sheet.getByLabel('Password', { exact: true }).fill('not my password')
    await sheet.getByRole('button', { name: 'Log in again' }).click()
    await seen(sheet).toContainText('That email or password is wrong.')
    await picture(page, 'signed-out-wrong-password')
    await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Log in again' }).click()
    await seen(sheet).toBeHidden()
    await seen(title).toHaveValue('Typed while nobody was signed in')
    await page.getByRole('button', { name: 'Apply' }).click()
    await seen(page.getByText('24 pins', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect
      .poll(async () => (await pinsOnServer(elsewhere, product)).find(({ id }) => id === edited))
      .toMatchObject({ favored: true, title: 'Typed while nobody was signed in' })
  })

  test('a silent server at start keeps the last identity, and says so until it answers', async ({
    page,
    context,
    product,
  }) => {
    await signUp(page, product)
    await page.route('**/api/auth/user/', (route) =>
      route.fulfill({ status: 503, body: 'Back soon' }),
    )
    await page.reload()
    const unconfirmed = page.getByText(
      'The server isn’t responding, so you’re seeing what’s stored on this device.',
    )
    await seen(unconfirmed).toBeVisible()
    await seen(page.getByLabel('Page addresses')).toBeVisible()
    await picture(page, 'unconfirmed')
    await page.unroute('**/api/auth/user/')
    await context.setOffline(true)
    await seen(page.getByText('You’re offline.')).toBeVisible()
    await context.setOffline(false)
    await seen(unconfirmed).toBeHidden()

    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.goto(`${product.address}/settings?section=brand`)
    await seen(unconfirmed).toBeVisible()
    await picture(page, 'unconfirmed-settings')
    await page.unroute('**/api/**')
    await page.reload()
    await seen(page.getByRole('heading', { level: 1 })).toBeVisible()
    await seen(unconfirmed).toHaveCount(0)
  })

  test('a logout without a network is a logout: here at once, on the server as soon as it can be heard', async ({
    page,
    context,
    product,
  }) => {
    await signUp(page, product)
    // The front page is among the files that are kept for a time without a network.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await seen(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastIdentity'))).toBeNull()
    await context.setOffline(false)
    await expect.poll(() => statusOfSession(context, product)).toBe(401)
    await page.reload()
    await seen(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})
