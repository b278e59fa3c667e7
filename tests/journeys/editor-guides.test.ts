/** Rulers and guides of the design editor, by mouse and by keys alone. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'vitest'
import { drag, screenOf, stageOf, undoOf } from './editor-stage.ts'
import { test } from './journey.ts'
import { makeUser } from './prepared.ts'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

async function openEditor(page: Page, product: Product): Promise<void> {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Edit a copy of Big words' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  // Places on the picture are measured: nothing may come late beside it.
  await quiet(page)
}

const listOf = (page: Page): Locator => page.getByRole('list', { name: 'Guides' })
const placeOf = (page: Page, name: string): Locator =>
  listOf(page).getByRole('textbox', { name, exact: true })

async function rulerOf(page: Page, axis: 'x' | 'y'): Promise<[number, number]> {
  const box = await page.locator(`[data-ruler=${axis}]`).boundingBox()
  if (box === null) throw new Error('There is no ruler.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Between `hold` and `release` the worker that draws does not answer, as on a busy device. */
async function heldDrawings(page: Page) {
  const worker = page.workers().find((one) => one.url().includes('design-canvas'))
  if (worker === undefined) throw new Error('No worker draws the template.')
  return {
    hold: async () =>
      worker.evaluate(() => {
        const post = self.postMessage.bind(self)
        const kept: Parameters<typeof post>[] = []
        const hold = (...answer: Parameters<typeof post>): void => void kept.push(answer)
        Object.assign(self, {
          postMessage: hold,
          releaseAnswers: () => {
            self.postMessage = post
            for (const answer of kept) post(...answer)
          },
        })
      }),
    release: async () =>
      worker.evaluate(() => {
        if ('releaseAnswers' in self && self.releaseAnswers instanceof Function)
          self.releaseAnswers()
      }),
  }
}

test('guides are dragged out of the rulers, moved, met by a layer, and dropped on the ruler', async ({
  page,
  product,
}) => {
  await openEditor(page, product)
  const at = await screenOf(page)
  const lines = page.locator('[data-guide]')

  // Ctrl: on no line of a layer.
  await page.keyboard.down('Control')
  await drag(page, await rulerOf(page, 'y'), at(333, 700))
  await seen(lines).toHaveCount(1)
  await seen(undoOf(page)).toBeDisabled()
  await page.mouse.up()
  await drag(page, await rulerOf(page, 'x'), at(500, 1_111))
  await page.mouse.up()
  await page.keyboard.up('Control')
  await seen(lines).toHaveCount(2)
  const left = placeOf(page, 'Vertical guide 1, from the left')
  const top = placeOf(page, 'Horizontal guide 1, from the top')
  const near = async (field: Locator, unit: number) =>
    expect
      .poll(async () => Math.abs(Number((await field.inputValue()).replace(',', '')) - unit))
      .toBeLessThanOrEqual(3)
  await near(left, 333)
  await near(top, 1_111)

  // One step of undo a drag; Escape takes none.
  await page.keyboard.down('Control')
  await drag(page, at(333, 700), at(420, 700))
  await page.mouse.up()
  await near(left, 420)
  await drag(page, at(420, 700), at(600, 700))
  await page.keyboard.up('Control')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await near(left, 420)
  await undoOf(page).click()
  await near(left, 333)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await near(left, 420)

  // A layer meets the guide, and the line shows.
  await page.getByRole('button', { name: 'Add layer' }).click()
  await page.getByRole('menuitem', { name: 'Rectangle', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Properties' })
  for (const [name, value] of [
    ['From the left', '500'],
    ['From the top', '900'],
    ['Width', '130'],
    ['Height', '130'],
  ] as const) {
    await panel.getByRole('textbox', { name, exact: true }).fill(value)
    await page.keyboard.press('Tab')
  }
  await seen(page.locator('[data-ruler=x] [data-mark="500 630"]')).toHaveCount(1)
  await drag(page, at(560, 960), at(484, 960))
  await seen(stageOf(page).locator('[data-snap=x]')).toHaveCount(1)
  await page.mouse.up()
  await seen(panel.getByRole('textbox', { name: 'From the left', exact: true })).toHaveValue(
    await left.inputValue(),
  )

  // Between two layers with the same room on both sides: each gap is marked.
  const answers = await heldDrawings(page)
  for (const x of [40, 640]) {
    // The last one is dragged past before it is drawn.
    if (x === 640) await answers.hold()
    await page.getByRole('button', { name: 'Add layer' }).click()
    await page.getByRole('menuitem', { name: 'Rectangle', exact: true }).click()
    for (const [name, value] of [
      ['Width', '60'],
      ['Height', '700'],
      ['From the left', String(x)],
      ['From the top', '700'],
    ] as const) {
      await panel.getByRole('textbox', { name, exact: true }).fill(value)
      await page.keyboard.press('Tab')
    }
  }
  await drag(page, at(480, 1_020), at(366, 1_020))
  await seen(stageOf(page).locator('[data-gap]')).toHaveCount(0)
  await answers.release()
  await seen(stageOf(page).locator('[data-gap^=x]')).toHaveCount(2)
  await page.mouse.up()
  await seen(stageOf(page).locator('[data-gap]')).toHaveCount(0)
  for (let count = 0; count < 11; count += 1) await undoOf(page).click()
  await seen(panel.getByRole('textbox', { name: 'From the left', exact: true })).toHaveValue(
    await left.inputValue(),
  )

  // The ruler follows the zoom, and a guide goes back onto it, also where the picture is scrolled.
  const step = (): Promise<string | null> =>
    page.locator('[data-ruler=x] [data-axis=x] path').getAttribute('d')
  const before = await step()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(step).not.toBe(before)
  const zoomed = await screenOf(page)
  await drag(page, zoomed(420, 300), await rulerOf(page, 'y'))
  await page.mouse.up()
  await seen(lines).toHaveCount(1)
  await seen(left).toHaveCount(0)

  // A press selects the other, which Delete removes; both come back.
  await page.mouse.click(...zoomed(100, Number((await top.inputValue()).replace(',', ''))))
  await seen(page.locator('[data-guide][data-selected]')).toHaveCount(1)
  await page.keyboard.press('Delete')
  await seen(lines).toHaveCount(0)
  await undoOf(page).click()
  await undoOf(page).click()
  await seen(lines).toHaveCount(2)
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(page, look)).toEqual([])
})

test('guides are added, placed and removed by keys alone, and are in what a version changed', async ({
  page,
  product,
}) => {
  await openEditor(page, product)
  const lines = page.locator('[data-guide]')
  const rulers = page.locator('[data-ruler]')
  const toggle = page.getByRole('button', { name: 'Rulers', exact: true })
  await seen(toggle).toHaveAttribute('aria-pressed', 'true')
  await seen(rulers).toHaveCount(2)
  await stageOf(page).focus()
  await page.keyboard.press('Shift+R')
  await seen(rulers).toHaveCount(0)
  await toggle.focus()
  await page.keyboard.press('Enter')
  await seen(rulers).toHaveCount(2)

  await page.getByRole('button', { name: 'Add vertical guide' }).focus()
  await page.keyboard.press('Enter')
  const first = placeOf(page, 'Vertical guide 1, from the left')
  await seen(first).toBeFocused()
  await seen(first).toHaveValue('500')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await seen(first).toHaveValue('502')
  await seen(lines).toHaveCount(1)
  // Steps in a row are one change.
  await page.keyboard.press('Control+z')
  await seen(first).toHaveValue('500')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('240')
  await page.keyboard.press('Tab')
  await seen(first).toHaveValue('240')
  await page.getByRole('button', { name: 'Add horizontal guide' }).focus()
  await page.keyboard.press('Enter')
  await seen(placeOf(page, 'Horizontal guide 1, from the top')).toHaveValue('750')
  await page.getByRole('button', { name: 'Remove Vertical guide 1' }).focus()
  await page.keyboard.press('Enter')
  await seen(first).toHaveCount(0)
  await seen(page.getByRole('button', { name: 'Add vertical guide' })).toBeFocused()
  await seen(lines).toHaveCount(1)

  await page.getByRole('button', { name: 'Save version' }).focus()
  await page.keyboard.press('Enter')
  await seen(page.getByText('Version 2 saved')).toBeVisible()
  await page.reload()
  await seen(placeOf(page, 'Horizontal guide 1, from the top')).toHaveValue('750')
  await page.getByRole('button', { name: 'Versions' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('What changed since version 1').click()
  await seen(page.getByRole('list', { name: 'What changed' }).getByRole('listitem')).toHaveText([
    'Guides changed',
  ])
  await page.keyboard.press('Escape')

  // On a phone the rulers are off until they are asked for; the guide is there.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await seen(lines).toHaveCount(1)
  await seen(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await seen(rulers).toHaveCount(2)
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2, 1))
    expect(await violationsIn(page, look)).toEqual([])
})
