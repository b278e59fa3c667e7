/** What the design editor offers for each kind of layer: pictures, lists, stacks. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'vitest'
import { screenOf, undoOf } from './editor-stage.ts'
import { test } from './journey.ts'
import { makeUser } from './prepared.ts'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Properties' })
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('treegrid', { name: 'Layers' }).getByRole('row', { name, exact: true })

async function openBlank(page: Page, product: Product): Promise<void> {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'New template' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
}

async function add(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add layer' }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await panelOf(page).getByRole('textbox', { name, exact: true }).fill(value)
    await page.keyboard.press('Tab')
  }
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await panelOf(page).getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await seen(page.getByRole('option')).toHaveCount(0)
}

/** The pixels of a square of the template, in units. */
async function pixelsAt(page: Page, x: number, y: number): Promise<string> {
  await quiet(page)
  const [left, top] = (await screenOf(page))(x, y)
  const [right, bottom] = (await screenOf(page))(x + 200, y + 200)
  const clip = { x: left, y: top, width: right - left, height: bottom - top }
  return (await page.screenshot({ clip })).toString('base64')
}

test('a design of two pictures built from blank shows two pictures', async ({ page, product }) => {
  await openBlank(page, product)
  const which = panelOf(page).getByRole('button', { name: 'Picture of the page' })
  await add(page, 'Picture')
  await seen(which).toContainText('Picture 1')
  await fill(page, { Width: '300', Height: '300', 'From the left': '100', 'From the top': '100' })
  await add(page, 'Picture')
  await seen(which).toContainText('Picture 2')
  await fill(page, { Width: '300', Height: '300', 'From the left': '600', 'From the top': '100' })
  // Without a selection, no outline lies on the pixels that are compared.
  const bothOf = async (): Promise<[string, string]> => {
    await page.keyboard.press('Escape')
    return [await pixelsAt(page, 150, 150), await pixelsAt(page, 650, 150)]
  }
  const [one, two] = await bothOf()
  await rowOf(page, 'Picture, 2').click()
  await choose(page, 'Picture of the page', 'Picture 1')
  const [same, other] = await bothOf()
  expect(same).toBe(one)
  expect(other).not.toBe(two)
  await undoOf(page).click()
  expect(await bothOf()).toEqual([one, two])

  await rowOf(page, 'Picture, 2').click()
  await fill(page, { 'Subject from the left': '10', 'Subject from the top': '5' })
  await choose(page, 'If the page has no picture', 'Show nothing')
  expect((await bothOf())[1]).not.toBe(two)
  await rowOf(page, 'Picture, 2').click()
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 1))
    expect(await violationsIn(page, look)).toEqual([])
  await page.getByRole('button', { name: 'Save version' }).click()
  await seen(page.getByText('Version 2 saved')).toBeVisible()
}, 120_000)
