/**
 * Brand kits from the settings to the pins: a second kit, the lock to the brand's own colors, and
 * variations of a pin that keep to both.
 */
import { expect } from 'vitest'
import { brandPalettes } from '#core/templates/palettes/page-palettes.rules.ts'
import { test } from './journey.ts'
import { gridOf, picture, pinsOnServer } from './person.ts'
import { generatePins } from './prepared.ts'
import { seen } from './seen.ts'

interface Designed {
  readonly id: string
  readonly title: string
  readonly design: {
    readonly brand: string
    readonly colors: Readonly<Record<'background' | 'text' | 'accent', string>>
  }
}

test('a locked brand with a second kit is saved, and a varied pin gets new pins in its colors', async ({
  page,
  context,
  product,
}) => {
  await generatePins(page, product, 2)
  const before = (await pinsOnServer(context, product)).map(({ id }) => id)
  await page.goto(`${product.address}/settings?section=brand`)
  await page.getByLabel('Name on the pin').fill('Saltmarsh')
  await page.getByRole('button', { name: 'Choose brand colors' }).click()
  await page.getByLabel(/^Background/).fill('#efe3e2')
  await page.getByLabel(/^Text/).fill('#2f2230')
  await page.getByLabel(/^Accent/).fill('#7a3e57')
  await page.getByText('Only this brand’s colors and fonts', { exact: true }).click()
  await page.getByRole('button', { name: 'Add a kit' }).click()
  await page.getByLabel('Kit name').fill('Winter')
  await page.getByLabel('Name on the pin').fill('Saltmarsh in winter')
  await picture(page, 'brand-kits')
  await page.getByRole('button', { name: 'Save brand' }).click()
  await seen(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await seen(page.getByLabel('Name on the pin')).toHaveValue('Saltmarsh')
  await seen(page.getByLabel('Only this brand’s colors and fonts')).toBeChecked()
  await page.getByRole('button', { name: 'Kit to edit' }).click()
  await page.getByRole('option', { name: 'Winter' }).click()
  await seen(page.getByLabel('Name on the pin')).toHaveValue('Saltmarsh in winter')

  await page.goto(`${product.address}/?step=pins`)
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Space')
  await page
    .getByRole('toolbar', { name: 'Actions for the selection' })
    .getByRole('button', { name: /^Vary/ })
    .click()
  await seen(page.getByText(/new pins? (?:is|are) ready\./)).toBeVisible({ timeout: 60_000 })
  const pins = (await pinsOnServer(context, product)) as unknown as Designed[]
  const made = pins.filter(({ id }) => !before.includes(id))
  expect(made.length).toBeGreaterThan(0)
  const brand = new Set(['#efe3e2', '#2f2230', '#7a3e57'])
  const offered = new Set(brandPalettes([...brand]).flatMap((colors) => Object.values(colors)))
  for (const { design } of made) {
    expect(design.brand).toBe('Saltmarsh')
    for (const color of [design.colors.background, design.colors.text, design.colors.accent])
      expect(offered).toContain(color)
  }
  expect(new Set(pins.map(({ title }) => title)).size).toBe(pins.length)

  // A changed brand shows its drafts before and after.
  await page.goto(`${product.address}/settings?section=brand`)
  await page.getByLabel('Name on the pin').fill('Saltmarsh Kitchen')
  await page.getByRole('button', { name: 'Save brand' }).click()
  const dialog = page.getByRole('dialog', { name: /drafts? uses? this brand$/ })
  await seen(dialog.locator('[data-drawn=true]')).toHaveCount(made.length, { timeout: 60_000 })
  await picture(page, 'brand-drafts')
  await dialog.getByRole('button', { name: /^Update/ }).click()
  const brandsNow = async () =>
    ((await pinsOnServer(context, product)) as unknown as Designed[])
      .filter(({ id }) => !before.includes(id))
      .map(({ design }) => design.brand)
  await expect.poll(brandsNow, { timeout: 30_000 }).toEqual(made.map(() => 'Saltmarsh Kitchen'))
})
