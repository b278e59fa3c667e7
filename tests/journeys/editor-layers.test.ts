/** Layers of the design editor, on the picture and in their list, by mouse and by keys alone. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'vitest'
import { drag, press, screenOf, stageOf, undoOf } from './editor-stage.ts'
import { test } from './journey.ts'
import { makeUser } from './prepared.ts'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

const layersOf = (page: Page): Locator => page.getByRole('treegrid', { name: 'Layers' })
const rowsOf = (page: Page): Locator => layersOf(page).getByRole('row')
const rowOf = (page: Page, name: string): Locator =>
  layersOf(page).getByRole('row', { name, exact: true })
const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Properties' })
const fieldOf = (page: Page, name: string): Locator =>
  panelOf(page).getByRole('textbox', { name, exact: true })

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await fieldOf(page, name).fill(value)
    await page.keyboard.press('Tab')
  }
}

/** A square of 100 units above the headline. */
async function addSquare(
  page: Page,
  { name, x, y }: { name: string; x: number; y: number },
): Promise<void> {
  await page.getByRole('button', { name: 'Add layer' }).click()
  await page.getByRole('menuitem', { name: 'Rectangle', exact: true }).click()
  // The fields are those of the square before until it is selected.
  await seen(rowOf(page, 'Rectangle, Accent')).toHaveAttribute('aria-selected', 'true')
  await fill(page, {
    Width: '100',
    Height: '100',
    'From the left': String(x),
    'From the top': String(y),
  })
  await page.getByRole('button', { name: 'Actions for Rectangle, Accent' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  await rename(page, name)
}

async function rename(page: Page, name: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Layer name' })
  await field.fill(name)
  await field.press('Enter')
  await seen(page.getByRole('dialog')).toHaveCount(0)
  await seen(rowOf(page, name)).toBeVisible()
}

async function openBlank(page: Page, product: Product): Promise<void> {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'New template' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  await addSquare(page, { name: 'One', x: 100, y: 200 })
  await addSquare(page, { name: 'Two', x: 300, y: 220 })
  await addSquare(page, { name: 'Three', x: 700, y: 240 })
}

/** The names of the uppermost rows, in order. */
const uppermost = async (page: Page): Promise<string[]> =>
  (await rowsOf(page).allInnerTexts()).slice(0, 3).map((words) => words.trim())

const levelOf = (page: Page, name: string): Promise<string | null> =>
  rowOf(page, name).getAttribute('aria-level')

test('layers are selected, spread, turned, hidden, locked and put in order by mouse', async ({
  page,
  product,
}) => {
  await openBlank(page, product)
  await quiet(page)
  const at = await screenOf(page)
  const outline = stageOf(page).locator('polygon[data-layer]')

  // A rectangle drawn over the ground selects what it touches.
  await drag(page, at(60, 150), at(850, 400))
  await page.mouse.up()
  await seen(panelOf(page).getByRole('heading', { name: '3 layers selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page.getByRole('menuitem', { name: 'Equal gaps across' }).click()
  await rowOf(page, 'Two').click()
  await seen(fieldOf(page, 'From the left')).toHaveValue('400')

  // The handle above the layer turns it, with Shift in steps.
  await rowOf(page, 'One').click()
  await seen(fieldOf(page, 'From the left')).toHaveValue('100')
  const knob = await stageOf(page).locator('[data-grip=turn] rect').boundingBox()
  if (knob === null) throw new Error('The layer has no handle that turns it.')
  const [x, y] = at(150, 250)
  const arm = y - (knob.y + knob.height / 2)
  await page.keyboard.down('Shift')
  await drag(page, [x, y - arm], [x + arm, y + 2])
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await seen(fieldOf(page, 'Rotation')).toHaveValue('90 deg')

  // A place of its own at one size leaves the others alone.
  await page.getByRole('button', { name: /^Square, 1080 × 1080/ }).click()
  await panelOf(page).getByText('Own position at this size').click()
  await fill(page, { 'From the left': '40' })
  await page.getByRole('button', { name: /^Standard pin/ }).click()
  await seen(fieldOf(page, 'From the left')).toHaveValue('100')
  await page.getByRole('button', { name: /^Square, 1080 × 1080/ }).click()
  await seen(fieldOf(page, 'From the left')).toHaveValue('40')
  await page.getByRole('button', { name: /^Standard pin/ }).click()

  await page.getByRole('button', { name: 'Hide Two' }).click()
  await rowOf(page, 'Two').click()
  await seen(outline).toHaveCount(0)
  await page.getByRole('button', { name: 'Show Two' }).click()
  await seen(outline).toHaveCount(1)

  await page.getByRole('button', { name: 'Lock Three' }).click()
  await rowOf(page, 'Three').click()
  const there = await screenOf(page)
  await drag(page, there(750, 290), there(500, 320))
  await page.mouse.up()
  await rowOf(page, 'Three').click()
  await seen(fieldOf(page, 'From the left')).toHaveValue('700')
  await page.getByRole('button', { name: 'Unlock Three' }).click()

  await expect.poll(() => uppermost(page)).toEqual(['Three', 'Two', 'One'])
  await page.getByRole('button', { name: 'Actions for Three' }).click()
  await page.getByRole('menuitem', { name: 'Send backward' }).click()
  await expect.poll(() => uppermost(page)).toEqual(['Two', 'Three', 'One'])

  // Rows are dragged: above another, and into a group, in which the layer stays where it is.
  await rowOf(page, 'One').dragTo(rowOf(page, 'Two'), { targetPosition: { x: 60, y: 2 } })
  await expect.poll(() => uppermost(page)).toEqual(['One', 'Two', 'Three'])
  await rowOf(page, 'One').click()
  await rowOf(page, 'Two').click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+g')
  const group = layersOf(page).getByRole('row', { name: /^Group/ })
  await seen(group).toHaveCount(1)
  await rowOf(page, 'Three').click()
  await seen(fieldOf(page, 'From the left')).toHaveValue('700')
  await quiet(page)
  const before = await outline.boundingBox()
  await rowOf(page, 'Three').dragTo(group)
  await expect.poll(() => levelOf(page, 'Three')).toBe('2')
  await seen(outline).toHaveCount(1)
  await expect.poll(async () => outline.boundingBox()).toEqual(before)

  const find = page.getByRole('searchbox', { name: 'Find a layer' })
  await find.fill('thr')
  await seen(rowsOf(page)).toHaveCount(2)
  await seen(rowOf(page, 'Three')).toBeVisible()
  await find.fill('')
  await undoOf(page).click()
  await expect.poll(() => levelOf(page, 'Three')).toBe('1')
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(page, look)).toEqual([])
})

async function choose(page: Page, name: string): Promise<void> {
  await seen(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await seen(page.getByRole('menuitem')).toHaveCount(0)
}

test('layers are selected, spread, turned, hidden, locked and put in order by keys alone', async ({
  page,
  product,
}) => {
  await openBlank(page, product)
  const { keyboard } = page

  // Three rows in a row, spread and turned by fields.
  await press(rowOf(page, 'Three'), 'Space')
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Shift+ArrowDown')
  await seen(panelOf(page).getByRole('heading', { name: '3 layers selected' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Arrange' }))
  await choose(page, 'Equal gaps across')
  await press(rowOf(page, 'Two'), 'Space')
  await seen(fieldOf(page, 'From the left')).toHaveValue('400')
  await fieldOf(page, 'Rotation').focus()
  await keyboard.press('Control+a')
  await keyboard.type('30')
  await keyboard.press('Tab')
  await seen(fieldOf(page, 'Rotation')).toHaveValue('30 deg')

  await press(page.getByRole('button', { name: 'Hide Two' }))
  await press(page.getByRole('button', { name: 'Show Two' }))
  await press(page.getByRole('button', { name: 'Lock Two' }))
  await seen(page.getByRole('button', { name: 'Unlock Two' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await press(page.getByRole('button', { name: 'Unlock Two' }))
  await press(page.getByRole('button', { name: 'Actions for Three' }))
  await choose(page, 'Send backward')
  await expect.poll(() => uppermost(page)).toEqual(['Two', 'Three', 'One'])
  await press(page.getByRole('button', { name: 'Actions for Three' }))
  await choose(page, 'Rename…')
  await rename(page, 'Last')

  // Into a group and out of it: by the menu, and by the handle of the row.
  await press(rowOf(page, 'Two'), 'Space')
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Control+g')
  const group = layersOf(page).getByRole('row', { name: /^Group/ })
  await seen(group).toHaveCount(1)
  await press(page.getByRole('button', { name: 'Actions for One' }))
  await seen(page.getByRole('menuitem', { name: /^Move into Group/ })).toBeVisible()
  await keyboard.type('Move into')
  await keyboard.press('Enter')
  await expect.poll(() => levelOf(page, 'One')).toBe('2')
  await press(page.getByRole('button', { name: 'Actions for One' }))
  await choose(page, 'Move out of the group')
  await expect.poll(() => levelOf(page, 'One')).toBe('1')
  await press(rowOf(page, 'One').getByRole('button', { name: /^Drag/ }))
  await seen(page.locator('[data-drop-target]')).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await keyboard.press('Escape')
  await seen(page.locator('[data-drop-target]')).toHaveCount(0)
  await press(group, 'Space')
  await keyboard.press('Control+Shift+g')
  await seen(group).toHaveCount(0)
  await seen(panelOf(page).getByRole('heading', { name: '2 layers selected' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Find a layer' }).focus()
  await keyboard.type('las')
  await seen(rowsOf(page)).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await seen(rowOf(page, 'Last')).toBeFocused()
})

test('words leave their group at every size, and an emptied group is removed', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Edit a copy of Full photo' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  const square = page.getByRole('button', { name: /^Square, 1080 × 1080/ })
  const standard = page.getByRole('button', { name: /^Standard pin/ })
  const outline = stageOf(page).locator('polygon[data-layer]')
  const boxAt = async (size: Locator) => {
    await size.click()
    await seen(outline).toHaveCount(1)
    await quiet(page)
    return outline.boundingBox()
  }
  await rowOf(page, 'Headline').click()
  const before = [await boxAt(square), await boxAt(standard)]

  for (const name of ['Headline', 'Kicker']) {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Move out of the group' }).click()
    await expect.poll(() => levelOf(page, name)).toBe('1')
  }
  await seen(layersOf(page).getByRole('row', { name: /^Group/ })).toHaveCount(0)
  await rowOf(page, 'Headline').click()
  await expect.poll(async () => [await boxAt(square), await boxAt(standard)]).toEqual(before)
  await undoOf(page).click()
  await expect.poll(() => levelOf(page, 'Kicker')).toBe('2')
})

test('a case shows what it replaces, and is removed and restored', async ({ page, product }) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Edit a copy of Full photo' }).click()
  await rowOf(page, 'Headline').click()
  const different = panelOf(page).getByRole('group', { name: 'Different look 1' })
  await seen(different).toContainText('these properties are replaced: typography.')
  await seen(different.getByRole('textbox', { name: /^Wider than/ })).toHaveValue('1')
  await different.getByRole('button', { name: 'Remove different look 1' }).click()
  await seen(different).toHaveCount(0)
  await undoOf(page).click()
  await seen(different).toBeVisible()
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 1))
    expect(await violationsIn(page, look)).toEqual([])
})
