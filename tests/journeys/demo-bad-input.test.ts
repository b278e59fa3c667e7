/**
 * The demo given what it should not be: inner addresses, long ones, scripts, and far too much of
 * it.
 */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { testAlone as test } from './journey.ts'
import { seen, takenOver } from './seen.ts'

async function tryAddress(page: Page, address: string): Promise<void> {
  const field = page.getByLabel('Page address')
  // As a program would: the field itself takes no more than it should.
  await field.evaluate((element, value) => {
    if (element instanceof HTMLInputElement) element.value = value
  }, address)
  await field.press('Enter')
}

test('private addresses are not fetched, nothing is executed, and each refusal names its reason', async ({
  page,
  product,
}) => {
  await page.goto(product.address)
  // A value that no key has typed is not handed on to the application.
  await takenOver(page)
  // No sentence of the server is that of the one before, which is shown until its answer comes.
  const told: [string, RegExp][] = [
    [
      'http://169.254.169.254/latest/meta-data/',
      /“169\.254\.169\.254” is inside a private network/,
    ],
    [
      `http://[::1]:${new URL(product.address).port}/api/health/`,
      /“\[?::1\]?[^”]*” is inside a private/,
    ],
    [
      `<img src=x onerror="window.broken = 1">${'a'.repeat(3_000)}`,
      /doesn’t look like a web address/,
    ],
    ['javascript:window.broken = 1', /doesn’t look like a web address/],
  ]
  for (const [address, words] of told) {
    await tryAddress(page, address)
    await seen(page.getByRole('alert')).toContainText(words)
    await seen(page.getByRole('alert')).toContainText('Nothing was stored.')
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('a visitor who sends a hundred requests at once gets a Retry-After, and the page keeps working', async ({
  page,
  product,
}) => {
  await page.goto(product.address)
  await takenOver(page)
  const codes = await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/api/auth/csrf/')).json()) as { csrfToken: string }
    const ask = async () =>
      fetch('/api/demo/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'X-CSRFToken': csrfToken },
        body: JSON.stringify({ address: 'http://10.0.0.1/' }),
      })
    return (await Promise.all(Array.from({ length: 100 }, ask))).map(({ status }) => status)
  })
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(96)
  await tryAddress(page, 'https://example.com/')
  await seen(page.getByRole('alert')).toContainText(/You can try the next one in \d+ seconds/)
  expect((await fetch(`${product.address}/api/health/`)).status).toBe(200)
})
