/** What a person does in the product, by role and name as a screen reader would find it. Journeys are made of these. */
import { type BrowserContext, type Page, expect as seen } from 'playwright/test'
import type { Product } from './product.ts'

export const PASSWORD = 'correct horse battery'

/** From the front page to the studio with a first pinning account. */
export async function signUp(page: Page, product: Product, email = `mara-${crypto.randomUUID().slice(0, 8)}@example.test`): Promise<string> {
  await page.goto(`${product.address}/signup`)
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Name of the account').fill('Saltmarsh Kitchen')
  await page.getByRole('button', { name: 'Create account' }).click()
  await seen(page.getByLabel('Page addresses')).toBeVisible({ timeout: 20_000 })
  return email
}

/** Brings pages of the demo site and waits until all are read. */
export async function readPages(page: Page, product: Product, names: readonly string[]): Promise<void> {
  await page.getByLabel('Page addresses').fill(names.map((name) => `${product.demoSite}/${name}.html`).join('\n'))
  await page.getByRole('button', { name: /^Read (\d+ )?page/ }).click()
  const ready = page.getByRole('button', { name: new RegExp(`^Continue with ${names.length} page`) })
  await seen(ready).toBeEnabled({ timeout: 90_000 })
  await ready.click()
}

/** From the interests to the running job. */
export async function startGeneration(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Continue to design' }).click()
  const number = page.getByRole('textbox', { name: 'Number of pins' })
  await number.fill(String(count))
  await number.blur()
  await page.getByRole('button', { name: `Make ${count} pins` }).click()
}

/** How many pins the account has now, as the server says: no page can hide or double one. */
export async function pinsOnServer(context: BrowserContext, product: Product): Promise<{ id: string; image_url: string; title: string }[]> {
  const { accounts } = (await (await context.request.get(`${product.address}/api/accounts/`)).json()) as { accounts: { id: string }[] }
  const pins: { id: string; image_url: string; title: string }[] = []
  for (const account of accounts) {
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer = await context.request.get(`${product.address}/api/accounts/${account.id}/pins/${cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`}`)
      const body = (await answer.json()) as { pins: typeof pins; next: string | null }
      pins.push(...body.pins)
      cursor = body.next
    }
  }
  return pins
}
