/** The spreadsheet of pins, worked through by keyboard alone: no mouse after the pins are there. */
import type { BrowserContext, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { picture, pinsOnServer } from './person.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

function sheetOf(page: Page): Locator {
  return page.getByRole('grid', { name: 'Pins as a spreadsheet' })
}

/** Words of a column, from the first row down. */
async function column(page: Page, at: number): Promise<string[]> {
  return sheetOf(page).locator(`[role=gridcell][aria-colindex="${at}"]`).allTextContents()
}

const titles = async (page: Page): Promise<string[]> => column(page, 2)

/** A key before the rows are there finds no cell. */
async function focusSheet(page: Page, pins: number): Promise<void> {
  await seen(sheetOf(page)).toHaveAttribute('aria-rowcount', String(pins + 1))
  await seen(sheetOf(page).locator('[data-cell="0-0"]')).toBeVisible()
  await sheetOf(page).focus()
}

async function openSheet(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/drafts?view=sheet&sort=title-asc`)
  await focusSheet(page, 6)
}

async function openCell(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await seen(sheetOf(page).getByRole('textbox')).toBeFocused()
}

async function paste(page: Page, context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+v')
}

test('typing, pasting from a spreadsheet and filling down are each one step that can be undone', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 6)
  // By creation, so that a new title does not move its row.
  await page.goto(`${product.address}/drafts?view=sheet`)
  await focusSheet(page, 6)
  const keys = page.keyboard
  await expect.poll(async () => titles(page)).toHaveLength(6)
  const before = await titles(page)

  await openCell(page)
  await keys.press('Control+a')
  await keys.type('x'.repeat(120))
  await keys.press('Enter')
  await seen(
    page.getByRole('alert').filter({ hasText: '120 characters: 20 over the limit of 100' }),
  ).toBeVisible()
  await picture(page, 'sheet-too-long')
  await keys.press('Escape')
  await expect.poll(async () => titles(page)).toEqual(before)
  await keys.type('Soup for Sunday')
  await keys.press('Enter')
  await seen(sheetOf(page)).toHaveAttribute('aria-activedescendant', 'sheet-cell-1-0')
  await expect.poll(async () => (await titles(page))[0]).toBe('Soup for Sunday')

  const rows = [
    ['Second', '"Two\nlines"'],
    ['y'.repeat(101), 'Third goes in'],
    ['Fourth', 'With a ""quote"" in it'],
  ]
  await paste(page, context, rows.map((row) => row.join('\t')).join('\r\n'))
  const refused = page.getByRole('dialog', { name: '1 cell wasn’t changed' })
  await seen(refused).toContainText('Row 3, Title')
  await seen(refused).toContainText('101 characters: 1 over the limit of 100')
  await picture(page, 'sheet-refused')
  await keys.press('Escape')
  await seen(refused).toBeHidden()
  await expect
    .poll(async () => (await titles(page)).slice(0, 4))
    .toEqual(['Soup for Sunday', 'Second', before[2], 'Fourth'])
  await expect
    .poll(async () => (await column(page, 3)).slice(1, 4))
    .toEqual(['Two lines', 'Third goes in', 'With a ""quote"" in it'])

  // With the names of the columns over it, in another order: they are no pin.
  await sheetOf(page).focus()
  await keys.press('Control+End')
  await keys.press('Home')
  const beforeLast = (await titles(page)).slice(0, 5)
  await paste(page, context, 'Description\tTitle\nWords of the last\tLast of all')
  await expect.poll(async () => titles(page)).toEqual([...beforeLast, 'Last of all'])
  await expect.poll(async () => (await column(page, 3))[5]).toBe('Words of the last')
  await keys.press('Control+z')
  await expect.poll(async () => (await titles(page))[5]).toBe(before[5])

  // A double click in an open cell chooses a word there; one on a name of a column opens nothing.
  const cell = sheetOf(page).locator('[data-cell="0-0"]')
  await cell.dblclick()
  const field = sheetOf(page).getByRole('textbox', { name: 'Title' })
  await field.fill('Half a word')
  await field.dblclick()
  await seen(field).toHaveValue('Half a word')
  await keys.press('Escape')
  await seen(cell).toHaveText('Soup for Sunday')
  await sheetOf(page).getByRole('columnheader', { name: 'Description' }).dblclick()
  await seen(sheetOf(page).getByRole('textbox')).toHaveCount(0)

  await sheetOf(page).focus()
  await keys.press('Control+Home')
  await keys.press('Control+Shift+ArrowDown')
  await seen(page.getByText('6 rows, 1 column selected')).toBeVisible()
  await picture(page, 'sheet-range')
  await keys.press('Control+d')
  await expect
    .poll(async () => titles(page))
    .toEqual(Array.from({ length: 6 }, () => 'Soup for Sunday'))
  await keys.press('Control+z')
  await expect
    .poll(async () => titles(page))
    .toEqual(['Soup for Sunday', 'Second', before[2], 'Fourth', before[4], before[5]])
  await expect
    .poll(async () => (await pinsOnServer(context, product)).map(({ title }) => title).toSorted(), {
      timeout: 20_000,
    })
    .toEqual((await titles(page)).toSorted())
})

test('keys alone find and replace with a preview, fill variables and assign boards', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 6)
  await openSheet(page, product)
  const keys = page.keyboard
  await paste(
    page,
    context,
    ['Soup one', 'Soup two', 'Soup three', 'Soup four', 'Soup five', 'Bread'].join('\n'),
  )
  await expect
    .poll(async () => (await titles(page)).toSorted())
    .toEqual(['Bread', 'Soup five', 'Soup four', 'Soup one', 'Soup three', 'Soup two'])

  await keys.press('Control+h')
  const replace = page.getByRole('dialog', { name: 'Find and replace' })
  await seen(replace.getByLabel('Find')).toBeFocused()
  await keys.type('soup')
  await keys.press('Tab')
  await keys.type('{interest} no. {n}:')
  await keys.press('Tab')
  // From all columns to the first of them.
  await keys.press('ArrowRight')
  await seen(replace.getByText('5 cells', { exact: true })).toBeVisible()
  const first = replace.getByRole('checkbox', { name: 'Change row 2, Title' })
  await first.focus()
  await keys.press('Space')
  await picture(page, 'sheet-replace')
  await replace.getByRole('button', { name: 'Change 4 cells' }).focus()
  await keys.press('Enter')
  await seen(replace).toBeHidden()
  await expect
    .poll(async () => (await titles(page)).filter((title) => title.includes(' no. ')))
    .toHaveLength(4)
  await expect
    .poll(async () => (await titles(page)).filter((title) => title.startsWith('Soup')))
    .toHaveLength(1)
  await seen(sheetOf(page)).toBeFocused()

  await keys.press('Control+a')
  await keys.press('Control+b')
  await seen(
    page.getByRole('dialog', { name: 'Boards for 6 pins' }).getByRole('searchbox'),
  ).toBeFocused()
  await keys.type('Sunday soups')
  await seen(page.getByRole('button', { name: 'Create “Sunday soups”' })).toBeVisible()
  await keys.press('Enter')
  await expect
    .poll(async () => column(page, 6))
    .toEqual(Array.from({ length: 6 }, () => 'Sunday soups'))
  await picture(page, 'sheet-boards')
  await keys.press('Escape')
  await page.reload()
  await seen(sheetOf(page)).toBeVisible({ timeout: 20_000 })
  await expect
    .poll(async () => column(page, 6))
    .toEqual(Array.from({ length: 6 }, () => 'Sunday soups'))
})

test('text typed into a cell is there when it is opened after a reload, until it is saved', async ({
  page,
  product,
}) => {
  await makePins(page, product, 6)
  await openSheet(page, product)
  await openCell(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Half a ti')
  await page.reload()
  await focusSheet(page, 6)
  await page.keyboard.press('Enter')
  await seen(sheetOf(page).getByRole('textbox')).toHaveValue('Half a ti')
  await page.keyboard.type('tle')
  await page.keyboard.press('Enter')
  await expect.poll(async () => titles(page)).toContain('Half a title')
  const kept = async () =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith('unsavedWords:') && text.includes('Half a') ? [text] : [],
      ),
    )
  await expect.poll(kept).toEqual([])
})

test('the second click on a button that closes its dialog does not reach the cell below', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1000, height: 560 })
  await makePins(page, product, 12)
  await page.goto(`${product.address}/drafts?view=sheet`)
  await focusSheet(page, 12)
  await page.keyboard.press('Control+h')
  const replace = page.getByRole('dialog', { name: 'Find and replace' })
  await replace.getByLabel('Find').fill('e')
  await replace.getByLabel('Replace with').fill('ee')
  const button = replace.getByRole('button', { name: /^Change \d+ cells$/ })
  await seen(button).toBeEnabled()
  const box = await button.boundingBox()
  await button.dblclick()
  await seen(replace).toBeHidden()
  if (box === null) throw new Error('The button is not drawn.')
  const isOverCell = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[role=gridcell]') != null,
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  )
  expect(isOverCell).toBe(true)
  await expect
    .poll(async () => (await titles(page)).filter((title) => title.includes('ee')))
    .not.toHaveLength(0)
  await seen(sheetOf(page).getByRole('textbox')).toHaveCount(0)
  const cell = sheetOf(page).getByRole('gridcell').first()
  await cell.dblclick()
  await seen(sheetOf(page).getByRole('textbox')).toHaveCount(1)
})

test('a paste counts the cells it empties, and does not report refused cells as left over', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 2)
  await page.goto(`${product.address}/drafts?view=sheet`)
  await focusSheet(page, 2)
  await expect.poll(async () => column(page, 3)).toHaveLength(2)
  const described = await column(page, 3)
  await page.keyboard.press('ArrowRight')
  await paste(page, context, '\t\r\n\t')
  await expect.poll(async () => column(page, 3)).toEqual(['', ''])
  const notes = page.getByRole('region', { name: 'Notifications' })
  await seen(notes).toContainText('4 of them are now empty')
  await picture(page, 'sheet-emptied')
  await notes.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => column(page, 3)).toEqual(described)
  await seen(notes).not.toContainText('are now empty')

  await page.getByRole('button', { name: 'Set text for all rows' }).click()
  const words = page.getByRole('dialog')
  await words.getByRole('textbox').fill('{nonsense}')
  await seen(words).toContainText('There is no variable “nonsense”')
  await seen(words).toContainText('can’t be changed this way')
})
