/**
 * One pin in other looks, drawn by the browser: taken from the grid by keys alone and in the editor
 * by mouse, as one change that is undone like any other.
 */
import type { BrowserContext, Locator } from 'playwright'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { gridOf, picture, pinsOnServer } from './person.ts'
import { withPins } from './prepared.ts'
import type { Product } from './product.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

const WIDE = { width: 1440, height: 900 }

async function allDrawn(dialog: Locator, count: number): Promise<void> {
  const options = dialog.getByRole('listbox', { name: 'Looks of this pin' }).getByRole('option')
  await seen(options).toHaveCount(count, { timeout: 30_000 })
  await seen(options.locator('[data-drawn=true]')).toHaveCount(count, { timeout: 60_000 })
}

async function designOf(context: BrowserContext, product: Product, id: string): Promise<string> {
  const found = (await pinsOnServer(context, product)).find((pin) => pin.id === id)
  return JSON.stringify(found?.design)
}

test('keys alone give a pin another look, which is undone in one step, and the palette and the bar of one pin open the looks too', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize(WIDE)
  await withPins(page, product, 2)
  const first = gridOf(page).getByRole('gridcell').first()
  await first.focus()
  await page.keyboard.press('l')
  const dialog = page.getByRole('dialog', { name: 'Looks' })
  await allDrawn(dialog, 12)
  const options = dialog.getByRole('option')
  await seen(options.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await seen(options.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await seen(options.nth(1)).not.toBeFocused()
  await seen(dialog.getByRole('figure', { name: 'Your pin now' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Twelve more' }).focus()
  await page.keyboard.press('Enter')
  await seen(options.nth(12)).toBeFocused({ timeout: 30_000 })
  await page.keyboard.press('ArrowRight')
  await seen(options.nth(13)).toBeFocused()
  await page.keyboard.press('Escape')
  await seen(dialog).toBeHidden()
  const pins = await pinsOnServer(context, product)
  const id = pins[0]?.id ?? ''
  const before = await designOf(context, product, id)

  await first.focus()
  await page.keyboard.press('Control+k')
  await seen(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('looks')
  await page.getByRole('menuitem', { name: /^Looks: variations/ }).press('Enter')
  await allDrawn(dialog, 12)
  await seen(options.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await seen(dialog).toBeHidden()
  await expect
    .poll(async () => designOf(context, product, id), { timeout: 20_000 })
    .not.toBe(before)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => designOf(context, product, id), { timeout: 20_000 }).toBe(before)
  await first.focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' })
  await bar.getByRole('button', { name: 'Looks' }).press('Enter')
  await seen(dialog).toBeVisible()
})

test('a look clicked in the editor is shown in the preview', async ({ page, product }) => {
  await page.setViewportSize(WIDE)
  await withPins(page, product, 2)
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit pin' })
  await dialog.getByRole('tab', { name: 'Looks' }).click()
  await allDrawn(dialog, 12)
  await dialog.getByRole('option').nth(3).click()
  await seen(dialog.getByRole('option').nth(3)).toHaveAttribute('aria-selected', 'true')
  await seen(dialog.getByText(/^Contrast/)).toBeVisible({ timeout: 20_000 })
  await picture(page, 'looks')
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2, 1))
    expect(await violationsIn(page, look)).toEqual([])
  await picture(page, 'looks-phone-dark')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await seen(dialog).toBeHidden()
})

test('a carousel has no looks, which L explains', async ({ page, product }) => {
  await page.setViewportSize(WIDE)
  await withPins(page, product, 3)
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Make a carousel' }).click()
  await seen(page.getByText('The carousel is in your drafts')).toBeVisible({ timeout: 60_000 })
  await page.goto(`${product.address}/drafts`)
  const carousel = page.getByRole('gridcell', { name: /carousel/i })
  await carousel.focus()
  await page.keyboard.press('l')
  await seen(page.getByText(/^A carousel has no other looks/)).toBeVisible()
  await seen(page.getByRole('dialog', { name: 'Looks' })).toBeHidden()
})
