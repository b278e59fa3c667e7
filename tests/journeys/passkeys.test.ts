/** Passkeys: added in the profile, used at the login, removed. Chromium plays the authenticator. */
import type { BrowserContext, Page } from 'playwright/test'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { PASSWORD, picture } from './person.ts'
import { makeUser } from './prepared.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

/** A phone with a fingerprint that is always right. */
async function withAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const look of WIDE_LIGHT_AND_NARROW_DARK) found.push(...(await violationsIn(page, look)))
  return found
}

test('a passkey is added, logs in without the password, and is refused after its removal', async ({
  page,
  context,
  product,
}) => {
  // Browsers have no passkeys for IP addresses.
  const address = product.address.replace('127.0.0.1', 'localhost')
  await withAuthenticator(context, page)
  await makeUser(page, { ...product, address })
  await page.goto(`${address}/settings?section=profile`)
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Passkeys' }) })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await seen(dialog.getByText('Please enter a name')).toBeVisible()
  await seen(dialog.getByText('Please enter your password')).toBeVisible()
  await seen(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByLabel('Current password', { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await seen(dialog).toContainText('Your password was entered incorrectly.')
  await picture(page, 'passkey-add')
  const found = await violations(page)
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await seen(card.getByRole('listitem')).toContainText('My phone')
  await seen(card.getByRole('listitem')).toContainText('not used yet')
  found.push(...(await violations(page)))
  await picture(page, 'passkeys')

  await context.clearCookies()
  await page.goto(`${address}/login`)
  found.push(...(await violations(page)))
  await picture(page, 'passkey-login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await seen(page.getByLabel('Page addresses')).toBeVisible()

  await page.goto(`${address}/settings?section=profile`)
  await seen(card.getByRole('listitem')).toContainText('last used')
  await card.getByRole('button', { name: 'Remove My phone' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove “My phone”?' })
  found.push(...(await violations(page)))
  await removal.getByRole('button', { name: 'Remove' }).click()
  await seen(removal.getByText('Please enter your password')).toBeVisible()
  await removal.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await seen(card.getByRole('listitem')).toHaveCount(0)

  await context.clearCookies()
  await page.goto(`${address}/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await seen(page.getByRole('alert')).toContainText('We don’t know this passkey.')
  expect(found).toEqual([])
})
