/** The design editor: layers copied and pasted, by keys alone. */
import type { Page } from 'playwright/test'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { signUp } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

async function openCopy(page: Page, product: Product, name: string): Promise<void> {
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: `Make a copy of ${name}` }).click()
  await page.getByRole('link', { name: `Edit Copy of ${name}` }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
}

test('layers are copied, cut and pasted by keys, also into another template', async ({
  page,
  product,
}) => {
  await signUp(page, product)
  await openCopy(page, product, 'Big words')
  const layers = page.getByRole('treegrid', { name: 'Layers' })
  const rows = layers.getByRole('row')
  const headlines = layers.getByRole('row', { name: 'Headline' })
  await headlines.click()
  const count = await rows.count()
  await page.keyboard.press('Control+c')
  await seen(page.getByText('Headline copied')).toBeVisible()
  await page.keyboard.press('Control+v')
  await seen(rows).toHaveCount(count + 1)
  await seen(headlines).toHaveCount(2)
  await seen(layers.getByRole('row', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Control+x')
  await seen(rows).toHaveCount(count)
  await page.keyboard.press('Control+z')
  await seen(rows).toHaveCount(count + 1)
  await page.keyboard.press('Control+z')
  await seen(rows).toHaveCount(count)

  // In a text field the same keys are those of the text.
  const name = page.getByRole('textbox', { name: 'Template name' })
  await name.fill('Two words')
  await name.selectText()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  await seen(name).toHaveValue('Two wordsTwo words')
  await page.keyboard.press('Control+z')
  await seen(name).toHaveValue('Two words')
  await seen(rows).toHaveCount(count)
  // What is no layer is refused in words.
  await headlines.first().focus()
  await page.keyboard.press('Control+v')
  await seen(page.getByText('The clipboard has no layers.', { exact: false })).toBeVisible()

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await seen(page.getByText(`layers copied`, { exact: false })).toBeVisible()

  await openCopy(page, product, 'Quote')
  const before = await rows.count()
  await rows.first().focus()
  await page.keyboard.press('Control+v')
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  await page.keyboard.press('Control+z')
  await seen(rows).toHaveCount(before)
}, 120_000)
