/** What the design editor offers for each kind of layer: pictures, lists, stacks, parts of a text. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'vitest'
import { screenOf, undoOf } from './editor-stage.ts'
import { test } from './journey.ts'
import { makePins, makeUser } from './prepared.ts'
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
  await openNew(page, product)
}

async function openNew(page: Page, product: Product): Promise<void> {
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
  // The name of a choice is its value, then its label.
  const button = panelOf(page).getByRole('button', { name: new RegExp(`${field}$`) })
  await button.click()
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
  await page.reload()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  await rowOf(page, 'Picture, 2').click()
  await seen(fieldOf(page, 'Subject from the left')).toHaveValue('10%')
  await seen(fieldOf(page, 'Subject from the top')).toHaveValue('5%')
  const whenMissing = panelOf(page).getByRole('button', { name: /If the page has no picture$/ })
  await seen(whenMissing).toContainText('Show nothing')
})

const fieldOf = (page: Page, name: string): Locator =>
  panelOf(page).getByRole('textbox', { name, exact: true })

test('lists, collages, drawings and tints are added and set by their fields', async ({
  page,
  product,
}) => {
  await openBlank(page, product)
  const drawn = page.locator('[aria-busy=false] > canvas[data-drawn]')
  await add(page, 'List')
  await choose(page, 'Marker', 'Numbers in discs')
  await seen(fieldOf(page, 'Marker size')).toHaveValue('62')
  await fill(page, { 'Most entries': '3', 'Space between entries': '40', 'Largest size': '60' })
  await choose(page, 'Marker', 'None')
  await seen(fieldOf(page, 'Marker size')).toHaveCount(0)
  await undoOf(page).click()
  await seen(fieldOf(page, 'Marker size')).toHaveValue('62')
  await seen(fieldOf(page, 'Most entries')).toHaveValue('3')
  await seen(fieldOf(page, 'Space between entries')).toHaveValue('40')
  await seen(fieldOf(page, 'Largest size')).toHaveValue('60')

  await add(page, 'Collage')
  await fill(page, { 'Space between pictures': '30' })
  await add(page, 'Drawing')
  await choose(page, 'Drawing', 'Seal')
  await seen(panelOf(page).getByRole('button', { name: 'Drawing' })).toContainText('Seal')

  await page.getByRole('button', { name: 'Add layer' }).click()
  const tint = page.getByRole('menuitem', { name: 'Tint for contrast' })
  await seen(tint).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await add(page, 'Full-size photo')
  await page.getByRole('button', { name: 'Actions for Tint for contrast' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await seen(rowOf(page, 'Tint for contrast')).toHaveCount(0)
  await add(page, 'Tint for contrast')
  await seen(rowOf(page, 'Tint for contrast')).toHaveAttribute('aria-selected', 'true')
  await seen(drawn).toBeVisible()
  await rowOf(page, 'Collage').click()
  await seen(fieldOf(page, 'Space between pictures')).toHaveValue('30')
  await rowOf(page, 'List').click()
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 1))
    expect(await violationsIn(page, look)).toEqual([])
})

test('a group becomes a row, in which one layer takes the room that is left', async ({
  page,
  product,
}) => {
  await openBlank(page, product)
  await add(page, 'Rectangle')
  await fill(page, { Width: '200', Height: '300', 'From the left': '100', 'From the top': '100' })
  await add(page, 'Oval')
  await seen(rowOf(page, 'Oval')).toHaveAttribute('aria-selected', 'true')
  await fill(page, { Width: '300', Height: '300', 'From the left': '600', 'From the top': '100' })
  await rowOf(page, 'Rectangle, Accent').click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+g')
  await choose(page, 'Layers of the group', 'Side by side')
  await fill(page, { 'Space between layers': '50', 'Padding on the left': '20' })
  const outline = page.getByRole('application').locator('polygon[data-layer]')
  const widthAfter = async (name: string): Promise<number> => {
    await rowOf(page, name).click()
    await seen(outline).toHaveCount(1)
    await quiet(page)
    return (await outline.boundingBox())?.width ?? 0
  }
  const oval = await widthAfter('Oval')
  await choose(page, 'Width in the group', 'Takes the remaining space')
  // 800 units in all, without 20 of padding, 50 between the two and 200 of the rectangle.
  await expect.poll(async () => (await widthAfter('Oval')) / oval).toBeCloseTo(530 / 300, 1)
  await undoOf(page).click()
  await expect.poll(async () => widthAfter('Oval')).toBeCloseTo(oval, 0)
})

test('parts of a text have styles, are typed on the picture, moved and removed', async ({
  page,
  product,
}) => {
  await openBlank(page, product)
  await rowOf(page, 'Headline').click()
  await panelOf(page).getByRole('button', { name: 'Add a part with its own style' }).click()
  const second = panelOf(page).getByRole('group', { name: 'Part 2', exact: true })
  const words = (number: number): Locator => fieldOf(page, `Words of part ${number}`)
  await words(2).fill(' tonight')
  await second.getByText('Style of part 2').click()
  await second.getByText('Own color').click()
  await second.getByRole('checkbox', { name: 'Highlight each line' }).press('Space')
  await second.getByRole('textbox', { name: 'Size relative to the text' }).fill('150')
  await page.keyboard.press('Tab')
  await choose(page, 'Alignment', 'End')
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 1))
    expect(await violationsIn(page, look)).toEqual([])

  // What is typed on the picture belongs to the part in which it is typed.
  const stage = page.getByRole('application', { name: 'Picture of the template' })
  await stage.focus()
  await page.keyboard.press('Enter')
  const typed = stage.locator('..').getByRole('textbox', { name: 'Words' })
  await seen(typed).toHaveValue('{headline} tonight')
  await seen(typed).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await seen(words(1)).toHaveValue('{headline}')
  await seen(words(2)).toHaveValue(' tonight!')

  await second.getByRole('button', { name: 'Move part 2 before the previous one' }).press('Enter')
  await seen(words(1)).toHaveValue(' tonight!')
  const later = panelOf(page).getByRole('button', { name: 'Move part 1 after the next one' })
  await seen(later).toBeFocused()
  await panelOf(page).getByRole('button', { name: 'Remove part 2' }).press('Enter')
  await seen(words(1)).toHaveValue(' tonight!')
  await seen(words(1)).toBeFocused()
  await seen(words(2)).toHaveCount(0)
  await undoOf(page).click()
  await seen(words(2)).toHaveValue('{headline}')
})

test('own pages are tested at every size, and a problem of one leads to its layer', async ({
  page,
  product,
}) => {
  await makePins(page, product, 4)
  await openNew(page, product)
  await add(page, 'Picture')
  await add(page, 'Text')
  await fill(page, { 'From the left': '0', 'From the top': '2' })
  await choose(page, 'Alignment', 'Start')
  await rowOf(page, 'Picture').click()
  await page.getByText('Test with your newest pages').click()
  const cells = page.getByRole('list', { name: 'Your newest pages' }).getByRole('article')
  // The four pins are of one page.
  await seen(cells).toHaveCount(1)
  await seen(cells).toHaveAttribute('aria-busy', 'false')
  await seen(cells.locator('canvas')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show every size' }).press('Space')
  await seen(cells).toHaveCount(5)
  const square = cells.and(page.getByRole('article', { name: /Square, 1080 × 1080$/ }))
  await seen(square).toHaveAttribute('aria-busy', 'false')
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 1))
    expect(await violationsIn(page, look)).toEqual([])
  // A closed list is unmounted: hidden is not enough, opened again it must have forgotten its sizes.
  const summary = page.getByText('Test with your newest pages')
  const everySize = page.getByRole('checkbox', { name: 'Show every size', includeHidden: true })
  await summary.press('Enter')
  await seen(everySize).toHaveCount(0)
  await summary.press('Enter')
  await everySize.press('Space')
  await seen(square).toHaveAttribute('aria-busy', 'false')
  await square.getByRole('button', { name: 'Your text: Too close to the edge' }).click()
  await seen(rowOf(page, 'Your text')).toHaveAttribute('aria-selected', 'true')
  await seen(page.getByRole('button', { name: /^Square, 1080 × 1080/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
