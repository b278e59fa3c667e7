/** The brand before the first batch: read from the website, saved onto the pins, or skipped. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { picture, pinsOnServer, readPages, startGeneration } from './person.ts'
import { signUp } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

const ACCENT = '#a8492c'

function card(page: Page) {
  return page.getByRole('region', { name: 'Add your brand' })
}

async function openDesign(page: Page, product: Product): Promise<void> {
  await readPages(page, product, ['roasted-tomato-soup'])
  await page.getByRole('button', { name: 'Continue to design' }).click()
}

test('the brand read from the website is saved with one key, is on the pins, and is not asked for again', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product)
  await openDesign(page, product)
  const name = card(page).getByLabel('Site name')
  await seen(name).toHaveValue('Slow Sunday')
  await seen(card(page).getByLabel('Accent')).toHaveValue(ACCENT)
  await seen(card(page).getByRole('img', { name: 'Your logo' })).toBeVisible({ timeout: 20_000 })
  await picture(page, 'first-brand')
  // The pins can be made without an answer.
  await seen(page.getByRole('button', { name: /^Make \d+ pins$/ })).toBeEnabled()
  await name.fill('Slow Sundays')
  await name.press('Enter')
  const saved = page.getByText('Brand saved. You can change it in Settings.')
  await seen(saved).toBeFocused()
  await seen(card(page)).toHaveCount(0)
  await seen(page.getByRole('radio', { name: /Your brand/ })).toBeChecked()

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await startGeneration(page, 3)
  await seen(page.getByText('3 pins', { exact: true })).toBeVisible({ timeout: 60_000 })
  const pins = (await pinsOnServer(context, product)) as unknown as {
    design: { brand: string; colors: Record<string, string>; logo_picture_id: string | null }
  }[]
  expect(
    pins.map(({ design: { brand, logo_picture_id: logo } }) => [brand, logo !== null]),
  ).toEqual(Array.from({ length: 3 }, () => ['Slow Sundays', true]))
  // A ground that the accent can't be read on has another of the brand's colours.
  expect(pins.some(({ design }) => Object.values(design.colors).includes(ACCENT))).toBe(true)

  await page.goto(`${product.address}/settings?section=brand`)
  await seen(page.getByLabel('Name on the pin')).toHaveValue('Slow Sundays')
  await seen(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
})

test('a skipped brand is not asked for again, also after a reload', async ({ page, product }) => {
  await signUp(page, product)
  await openDesign(page, product)
  const count = page.getByRole('textbox', { name: 'Number of pins' })
  await seen(count).toBeVisible()
  // The card comes before the choices, also for the keyboard.
  await card(page).getByRole('button', { name: 'Skip for now' }).focus()
  await page.keyboard.press('Tab')
  await seen(count).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await seen(page.getByText('Skipped. You can add your brand in Settings.')).toBeFocused()
  await page.reload()
  await seen(count).toBeVisible()
  await seen(page.getByRole('radio', { name: 'From each picture' })).toBeChecked()
  await seen(card(page)).toHaveCount(0)
})
