/** Pins of one page as drafts on the board "Soups", and the calendar open. */
import type { Page } from 'playwright/test'
import { send } from './person.ts'
import { withPins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

export async function openCalendarWithDrafts(
  page: Page,
  product: Product,
  count: number,
): Promise<void> {
  await withPins(page, product, count)
  const { request } = page.context()
  const { accounts } = (await (await request.get(`${product.address}/api/accounts/`)).json()) as {
    accounts: { id: string }[]
  }
  await send(request, product, {
    path: `/api/accounts/${accounts[0]?.id}/boards/`,
    data: { name: 'Soups' },
  })
  await page.reload()
  await seen(page.locator('[data-pin]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  await page.getByRole('button', { name: 'Boards for all' }).click()
  await page.getByRole('dialog').getByText('Soups').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save as drafts and export' }).click()
  await seen(page.getByRole('button', { name: 'Download ZIP' })).toBeVisible()
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await seen(page.getByText(`Drafts to plan (${count})`)).toBeVisible()
  await untilBarsAreThere(page)
}

/** What an account without a connection is shown moves the days down: a drag waits for it. */
export async function untilBarsAreThere(page: Page): Promise<void> {
  await seen(page.getByRole('link', { name: 'Connect the account' })).toBeVisible()
}
