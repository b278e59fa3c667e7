/**
 * Pins of the grid are taken by mouse, band and keys; what a screen reader announces of it, and how a
 * band goes on where the window ends.
 */
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { gridOf, picture } from './person.ts'
import { withPins } from './prepared.ts'
import { seen } from './seen.ts'

interface Point {
  readonly x: number
  readonly y: number
}

async function selectedPlaces(page: Page): Promise<number[]> {
  return gridOf(page)
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.flatMap((cell, place) =>
        cell.getAttribute('aria-selected') === 'true' ? [place] : [],
      ),
    )
}

async function nothingSelected(page: Page): Promise<void> {
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Escape')
  await expect.poll(async () => selectedPlaces(page)).toEqual([])
}

/**
 * Presses on a card that does not move, and draws a band of some pixels. A press beside the grid
 * begins a selection of text, under which the browser scrolls on too.
 */
async function beginBand(page: Page, card: Locator): Promise<Point> {
  await card.hover({ position: { x: 60, y: 40 } })
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not drawn')
  await page.mouse.down()
  await page.mouse.move(box.x + 72, box.y + 60, { steps: 3 })
  await seen(gridOf(page)).toHaveAttribute('data-drawing')
  return { x: box.x + 72, y: box.y + 60 }
}

/** From inside one card to inside another. */
async function drawBand(page: Page, from: number, to: number): Promise<void> {
  const cards = gridOf(page).getByRole('gridcell')
  await beginBand(page, cards.nth(from))
  const end = await cards.nth(to).boundingBox()
  if (!end) throw new Error('The card is not drawn')
  await page.mouse.move(end.x + end.width / 2, end.y + 90, { steps: 5 })
  await page.mouse.up()
}

/**
 * What a screen reader says of the selection: the list's own region, polite, of which nothing is
 * seen.
 */
async function saysSelected(page: Page, words: string): Promise<void> {
  await seen(page.locator('[aria-live=polite]').filter({ hasText: /selected$/ })).toHaveText(words)
}

test('the grid announces rows, columns and positions, and the number selected however they were selected', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await withPins(page, product, 8)
  const grid = gridOf(page)
  const cells = grid.getByRole('gridcell')
  await seen(cells).toHaveCount(8)
  // All in one moment: a grid that gets another width is laid out again.
  const { columns, rowCount, rows } = await grid.evaluate((one) => ({
    columns: Number(one.getAttribute('aria-colcount')),
    rowCount: Number(one.getAttribute('aria-rowcount')),
    rows: [...one.querySelectorAll('[role=row]')].map((row) => [
      row.getAttribute('aria-rowindex'),
      [...row.querySelectorAll('[role=gridcell]')].map((cell) =>
        cell.getAttribute('aria-colindex'),
      ),
    ]),
  }))
  const places = Array.from({ length: columns }, (_, at) => String(at + 1))
  expect(columns).toBeGreaterThan(2)
  expect(rowCount).toBe(Math.ceil(8 / columns))
  expect(rows.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(
    Array.from({ length: Math.ceil(8 / columns) }, (_, at) => [
      String(at + 1),
      places.slice(0, 8 - at * columns),
    ]),
  )
  await seen(grid).toHaveAttribute('aria-multiselectable', 'true')
  expect(
    await cells.evaluateAll(
      (all) => all.filter((cell) => cell.getAttribute('tabindex') === '0').length,
    ),
  ).toBe(1)
  // Each cell says whether it is selected, and has the title of its pin for a name.
  expect(
    await cells.evaluateAll((all) =>
      all.every((cell) => ['true', 'false'].includes(cell.getAttribute('aria-selected') ?? '')),
    ),
  ).toBe(true)
  const title = await cells.nth(1).locator('p').first().innerText()
  await seen(grid.getByRole('gridcell', { name: title }).first()).toBeVisible()

  await nothingSelected(page)
  await saysSelected(page, 'Nothing selected')
  await cells.nth(1).click()
  await saysSelected(page, '1 pin selected')
  await cells.nth(4).click({ modifiers: ['Shift'] })
  await saysSelected(page, '4 pins selected')
  await page.keyboard.press('Control+a')
  await saysSelected(page, '8 pins selected')
  await nothingSelected(page)
  await saysSelected(page, 'Nothing selected')
  await drawBand(page, 0, 2)
  await saysSelected(page, '3 pins selected')
})

test('a rubber band at the edge of the window scrolls, and pins scrolled out of sight stay selected', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 420, height: 640 })
  await withPins(page, product, 24)
  const cells = gridOf(page).getByRole('gridcell')
  await nothingSelected(page)
  // The very first row has the focus, and is drawn wherever the list is.
  const swept = await cells.nth(2).getAttribute('data-pin')
  if (swept === null) throw new Error('The cards are not drawn')
  const start = await beginBand(page, cells.nth(0))
  // The first column only; the pointer rests, and the list goes on by itself to its end.
  await page.mouse.move(start.x, 639, { steps: 5 })
  const lastRow = gridOf(page).locator('[role=row][aria-rowindex="12"]')
  await seen(lastRow).toBeInViewport({ timeout: 20_000 })
  await expect
    .poll(
      async () =>
        page.evaluate(() =>
          Math.round(window.innerHeight + window.scrollY - document.documentElement.scrollHeight),
        ),
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(-1)
  await seen(page.locator(`[data-pin="${swept}"]`)).toHaveCount(0)
  await picture(page, 'band-at-the-edge')
  await page.mouse.up()
  await saysSelected(page, '12 pins selected')

  // Back up, with what is there kept: the second column joins it.
  await page.keyboard.down('Shift')
  const last = await beginBand(page, lastRow.getByRole('gridcell').nth(1))
  await page.mouse.move(last.x, 1, { steps: 5 })
  await seen(page.locator(`[data-pin="${swept}"]`)).toBeInViewport({ timeout: 20_000 })
  await expect.poll(async () => page.evaluate(() => window.scrollY), { timeout: 20_000 }).toBe(0)
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await saysSelected(page, '24 pins selected')
})

test('pins can be selected by rubber band, Shift and keys, also from right to left', async ({
  page,
  product,
}) => {
  await withPins(page, product, 8)
  const cards = gridOf(page).getByRole('gridcell')
  await nothingSelected(page)
  await drawBand(page, 1, 3)
  await expect.poll(async () => selectedPlaces(page)).toEqual([1, 2, 3])
  // Keys go on from where it ended.
  await seen(cards.nth(3)).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => selectedPlaces(page)).toEqual([1, 2, 3, 4])
  await page.keyboard.press('Escape')
  await expect.poll(async () => selectedPlaces(page)).toEqual([])
  await cards.nth(1).click()
  await cards.nth(4).click({ modifiers: ['Shift'] })
  await expect.poll(async () => selectedPlaces(page)).toEqual([1, 2, 3, 4])
  await cards.nth(2).click({ modifiers: ['Shift'] })
  await expect.poll(async () => selectedPlaces(page)).toEqual([1, 2])
  await nothingSelected(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => selectedPlaces(page)).toEqual([1, 2, 3])
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(async () => selectedPlaces(page)).toEqual([1, 2])
  await page.keyboard.press('Control+a')
  await expect.poll(async () => selectedPlaces(page)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])

  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const leftOf = async (nth: number) => (await cards.nth(nth).boundingBox())?.x ?? 0
  await expect.poll(async () => (await leftOf(0)) - (await leftOf(1))).toBeGreaterThan(0)
  await nothingSelected(page)
  await drawBand(page, 0, 1)
  await expect.poll(async () => selectedPlaces(page)).toEqual([0, 1])
  await picture(page, 'grid-right-to-left')
  await nothingSelected(page)
  await page.keyboard.press('ArrowLeft')
  await seen(cards.nth(1)).toBeFocused()
})
