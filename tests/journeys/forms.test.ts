/** Forms check what was entered before they send it, and show each problem under its own field. */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { makeUser } from './prepared.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'
import type { Locator, Page } from 'playwright'

/** The path of every request that changes something, while the page is open. */
function changesSentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

/** The sentences that a screen reader reads with a field. */
async function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

test('an empty sign-up form names every field in words, focuses the first and sends nothing', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/signup`)
  const firstName = page.getByLabel('First name')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await seen(page.getByText('At least 8 characters')).toBeVisible()
  await expect.poll(async () => descriptionOf(password)).toContain('At least 8 characters')
  const sent = changesSentBy(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect.poll(async () => descriptionOf(firstName)).toContain('Please enter your first name')
  await expect.poll(async () => descriptionOf(email)).toContain('Please enter your email address')
  await expect.poll(async () => descriptionOf(password)).toContain('Please choose a password')
  await seen(firstName).toBeFocused()
  expect(await violationsIn(page, { theme: 'light', width: 390 })).toEqual([])

  await firstName.fill('Mara')
  await seen(page.getByText('Please enter your first name')).toHaveCount(0)
  await email.fill('mara@')
  await seen(page.getByText('Please enter a full email address')).toBeVisible()
  await email.fill('mara@example.test')
  await password.fill('1234567')
  await seen(page.getByText('Please use at least 8 characters')).toBeVisible()
  await password.fill('12345678')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await seen(page.getByText('Please add letters or symbols')).toBeVisible()
  await seen(password).toBeFocused()
  expect(sent).toEqual([])
})

test('an empty log-in says the sentence of the specification and focuses the empty field', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/login`)
  const sent = changesSentBy(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await seen(page.getByRole('alert')).toHaveText('Email and password are required')
  await seen(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('mara@example.test')
  await page.getByRole('button', { name: 'Log in' }).click()
  await seen(page.getByRole('alert')).toHaveText('Email and password are required')
  await seen(page.getByLabel('Password', { exact: true })).toBeFocused()
  expect(sent).toEqual([])
})

test('the forms of the studio check their fields the same way', async ({ page, product }) => {
  await page.goto(`${product.address}/reset-password`)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect
    .poll(async () => descriptionOf(page.getByLabel('Email')))
    .toBe('Please enter your email address')

  await makeUser(page, product)
  await page.goto(`${product.address}/settings?section=profile`)
  const current = page.getByLabel('Current password').last()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect
    .poll(async () => descriptionOf(current))
    .toContain('Please enter your current password')
  await expect
    .poll(async () => descriptionOf(page.getByLabel('New password')))
    .toContain('Please choose a password')
  await seen(current).toBeFocused()

  await page.goto(`${product.address}/settings?section=accounts`)
  const board = page.getByLabel('New board')
  await page.getByRole('button', { name: 'Add board' }).click()
  await expect.poll(async () => descriptionOf(board)).toBe('Please enter a name')
  await board.fill('Weeknight dinners')
  await page.getByRole('button', { name: 'Add board' }).click()
  await seen(page.getByText('Weeknight dinners')).toBeVisible()
})
