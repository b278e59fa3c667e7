/** The page that an imported account has (`makePins`), taken up again in the main job. */
import type { Page } from 'playwright/test'
import type { Product } from './product.ts'

/** A new device has chosen none of the pages that are there. */
export async function openInterests(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/generate?step=sources`)
  await page.getByRole('button', { name: 'Choose all' }).click()
  await page.getByRole('button', { name: 'Continue with 1 page' }).click()
}

export async function openDesign(page: Page, product: Product): Promise<void> {
  await openInterests(page, product)
  await page.getByRole('button', { name: 'Continue to design' }).click()
}
