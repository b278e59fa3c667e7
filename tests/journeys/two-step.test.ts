/** Two-step login: turned on by the QR code's key, asked for at the next login, turned off. */
import type { Page } from 'playwright/test'
import { expect } from 'vitest'
import { codeOf, stepAt } from '../../server/features/auth/second-factor/totp.ts'
import { test } from './journey.ts'
import { logIn, PASSWORD, picture } from './person.ts'
import { makeUser } from './prepared.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

/** `ahead`: a later step of the app than now, as a code counts once and the server takes the next too. */
const codeFor = (secret: string, ahead = 0): string => codeOf(secret, stepAt(Date.now()) + ahead)

async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const look of WIDE_LIGHT_AND_NARROW_DARK) found.push(...(await violationsIn(page, look)))
  return found
}

test('two-step login is turned on, asked for at the login, and turned off by a recovery code', async ({
  page,
  context,
  product,
}) => {
  const email = await makeUser(page, product)
  await page.goto(`${product.address}/settings?section=profile`)
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Two-step login' }) })
  await card.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step login' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await seen(dialog.getByText('Please enter your password')).toBeVisible()
  await seen(dialog.getByLabel('Current password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Current password', { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await seen(dialog).toContainText('Your password was entered incorrectly.')
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await seen(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await seen(dialog.getByText('Please enter the code')).toBeVisible()
  await picture(page, 'two-step-qr-code')
  const found = await violations(page)
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill('12345')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await seen(dialog).toContainText('That code isn’t right')
  await dialog.getByLabel('Code from the app').fill(codeFor(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await seen(list.getByRole('listitem')).toHaveCount(10)
  await picture(page, 'two-step-recovery-codes')
  found.push(...(await violations(page)))
  const [recovery = ''] = await list.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await seen(card).toContainText('You have 10 recovery codes left.')
  found.push(...(await violations(page)))

  await context.clearCookies()
  await page.goto(`${product.address}/login`)
  await logIn(page, email)
  await seen(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await picture(page, 'two-step-login')
  found.push(...(await violations(page)))
  await page.getByLabel('Code', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Continue' }).click()
  await seen(page.getByRole('alert')).toContainText('That code isn’t right')
  await page.getByRole('button', { name: 'Back to password' }).click()
  await logIn(page, email)
  await page.getByLabel('Code', { exact: true }).fill(codeFor(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await seen(page.getByLabel('Page addresses')).toBeVisible()

  await page.goto(`${product.address}/settings?section=profile`)
  await card.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off two-step login?' })
  found.push(...(await violations(page)))
  await picture(page, 'two-step-off')
  await off.getByRole('button', { name: 'Turn off' }).click()
  await seen(off.getByText('Please enter your password')).toBeVisible()
  await seen(off.getByText('Please enter the code')).toBeVisible()
  await off.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await off.getByLabel('Code from the app, or a recovery code').fill(recovery)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await seen(card.getByRole('button', { name: 'Turn on' })).toBeVisible()
  expect(found).toEqual([])
})

test('a fault of the server is shown with the id of its request, which can be copied', async ({
  page,
  context,
  product,
}) => {
  await makeUser(page, product)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = '01a22051-2091-75d6-85bd-1d270ee979aa'
  await page.route('**/api/auth/second-factor/', async (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': id },
      json: { code: 'server_error', detail: 'Something went wrong on our side.' },
    }),
  )
  await page.goto(`${product.address}/settings?section=profile`)
  const quote = page.getByText('Include this ID when you ask for help:')
  await seen(page.getByText('Details', { exact: true })).toBeVisible()
  await seen(quote).toBeHidden()
  await page.getByText('Details', { exact: true }).click()
  await seen(quote.locator('..')).toContainText(id)
  await page.getByRole('button', { name: 'Copy the ID of this error' }).click()
  await seen(quote.locator('..')).toContainText('Copied')
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(id)
  await picture(page, 'request-id')
  expect(await violations(page)).toEqual([])
  await picture(page, 'request-id-narrow')
})
