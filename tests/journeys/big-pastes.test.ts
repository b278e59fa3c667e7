/**
 * Pasting more than anybody reads: a spreadsheet's thousand rows with faults among them, and ten
 * megabytes into one field. `PINLOOM_TEST_FULL=1`: five thousand rows.
 */
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { writeTable } from '#core/pins/sheet/tabular-text.ts'
import { testStopping as test, WIDE } from './journey.ts'
import { addPins } from './many-pins.ts'
import { picture, pinsOnServer } from './person.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { overlap } from './overlap.ts'
import { seen } from './seen.ts'

const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const ROWS = isFull ? 5_000 : 1_000
const WRONG = 40
/** Of each `ROWS / WRONG` rows the one at this place is wrong. */
const WRONG_AT = 10
const CHANGED = (ROWS - WRONG).toLocaleString('en')

interface SheetPin {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly link: string
  readonly created_at: number
}

function sheetOf(page: Page): Locator {
  return page.getByRole('grid', { name: 'Pins as a spreadsheet' })
}

async function copied(page: Page, context: BrowserContext, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
}

async function openSheet(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/drafts?view=sheet`)
  // A key before the rows are there finds no cell.
  await seen(sheetOf(page).locator('[data-cell="0-0"]')).toBeVisible({ timeout: 60_000 })
  await sheetOf(page).focus()
}

async function openSheetAnew(page: Page): Promise<void> {
  await page.reload()
  await seen(page.getByRole('grid').locator('[data-cell="0-0"]')).toBeVisible()
  await page.getByRole('grid').focus()
}

async function linesOfFile(page: Page, refused: Locator): Promise<string[]> {
  const download = page.waitForEvent('download')
  await refused.getByRole('button', { name: 'Download the whole list' }).click()
  return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
}

/** Five ways in which a row can be wrong; its other cells say what is there already. */
function wrongRow(pin: SheetPin, way: number): string[] {
  const { title, description, alt_text: alt, link } = pin
  const rows = [
    ['x'.repeat(101), description, alt, link, ''],
    ['', description, alt, link, ''],
    [title, 'y'.repeat(501), alt, link, ''],
    [title, description, alt, 'not an address', ''],
    [title, description, alt, link, 'No such board'],
  ]
  return rows[way % rows.length] ?? []
}

test('of many refused cells the first hundred are listed, the rest are counted, and the file has all', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 2)
  await openSheet(page, product)
  await page.keyboard.press('ArrowRight')
  await copied(page, context, Array.from({ length: 150 }, () => 'z'.repeat(501)).join('\n'))
  await page.keyboard.press('Control+v')
  const refused = page.getByRole('dialog', { name: '150 cells weren’t changed' })
  await seen(refused).toContainText('No cells were changed.')
  await seen(refused.getByRole('listitem')).toHaveCount(100)
  await seen(refused.getByText('and 50 more')).toBeVisible()
  await picture(page, 'paste-refused-many')
  expect(await linesOfFile(page, refused)).toHaveLength(151)
  await page.evaluate(() =>
    document.documentElement.setAttribute('data-theme', 'dark-experimental'),
  )
  await picture(page, 'paste-refused-many-dark')
  await page.evaluate(() => localStorage.setItem('language', '"ar"'))
  await openSheetAnew(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+v')
  await seen(page.getByRole('dialog').getByRole('listitem')).toHaveCount(100)
  await picture(page, 'paste-refused-many-arabic')
})

test('a paste of ten megabytes into a cell or the editor is refused with a reason and damages nothing', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 2)
  await openSheet(page, product)
  const before = (await pinsOnServer(context, product)) as unknown as SheetPin[]
  const mega = 'soup and bread '.repeat(700_000)
  await copied(page, context, mega)

  // On the cell.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+v')
  const refused = page.getByRole('dialog', { name: '1 cell wasn’t changed' })
  await seen(refused).toContainText('10,499,999 characters: 10,499,499 over the limit of 500', {
    timeout: 30_000,
  })
  await page.keyboard.press('Escape')

  // Into the open cell: the page would freeze for minutes.
  const note = page.getByText(
    'Nothing was pasted: 10,500,000 characters is too many for this field.',
  )
  await sheetOf(page).focus()
  await page.keyboard.press('Enter')
  const cell = sheetOf(page).getByRole('textbox', { name: 'Description' })
  const words = await cell.inputValue()
  await page.keyboard.press('Control+v')
  await seen(note).toBeVisible()
  await seen(cell).toHaveValue(words)
  await picture(page, 'paste-into-cell')
  await page.keyboard.press('Escape')

  // Into the editor, which goes on as before.
  await page.goto(`${product.address}/drafts`)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Title & description' }).click()
  const field = page.getByRole('textbox', { name: 'Description', exact: true })
  const described = await field.inputValue()
  await field.focus()
  await field.press('Control+End')
  await page.keyboard.press('Control+v')
  await seen(note).toBeVisible()
  await seen(field).toHaveValue(described)
  await picture(page, 'paste-into-editor')
  await page.keyboard.type(' Soup.')
  await seen(field).toHaveValue(`${described} Soup.`)
  await page.reload()
  await seen(page.locator('[data-pin]')).toHaveCount(2, { timeout: 20_000 })
  expect((await pinsOnServer(context, product)) as unknown as SheetPin[]).toEqual(before)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Title & description' }).click()
  await seen(field).toHaveValue(`${described} Soup.`)
})

test('a long text dropped on a field is refused too', async ({ page, product }) => {
  await makePins(page, product, 1)
  await page.goto(`${product.address}/drafts`)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Title & description' }).click()
  const field = page.getByRole('textbox', { name: 'Description', exact: true })
  await field.fill('soup')
  const source = await draggable(page, 'soup '.repeat(5_000))
  await source.dragTo(field)
  await seen(
    page.getByText('Nothing was pasted: 25,000 characters is too many for this field.'),
  ).toBeVisible()
  await seen(
    page.getByText('You can paste up to 20,000 at a time. Nothing was changed.'),
  ).toBeVisible()
  await seen(field).toHaveValue('soup')
})

// Last, for it stops the server: the first pins after a start take three seconds of the processor.
test('of thousands of pasted rows the forty wrong ones are named, and the rest are one step that can be undone and redone', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 1)
  await addPins(context, product, ROWS - 1)
  await openSheet(page, product)
  await seen(sheetOf(page)).toHaveAttribute('aria-rowcount', String(ROWS + 1), { timeout: 60_000 })
  // Newest first, as the sheet has them.
  const before = ((await pinsOnServer(context, product)) as unknown as SheetPin[]).toSorted(
    (a, b) => b.created_at - a.created_at,
  )
  const titlesBefore = before.map(({ title }) => title).toSorted()
  const isWrong = (row: number) => row % (ROWS / WRONG) === WRONG_AT
  const table = before.map((pin, row) =>
    isWrong(row)
      ? wrongRow(pin, Math.floor(row / (ROWS / WRONG)))
      : [`Pasted ${row + 1}`, pin.description, pin.alt_text, pin.link, ''],
  )
  const titlesAfter = before
    .map(({ title }, row) => (isWrong(row) ? title : `Pasted ${row + 1}`))
    .toSorted()
  const onServer = async () =>
    (await pinsOnServer(context, product)).map(({ title }) => title).toSorted()

  await copied(page, context, writeTable(table))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+v')
  const refused = page.getByRole('dialog', { name: '40 cells weren’t changed' })
  await seen(refused).toContainText(`The other ${CHANGED} cells were changed.`, { timeout: 60_000 })
  await seen(refused.getByRole('listitem')).toHaveCount(WRONG)
  for (const reason of [
    '101 characters: 1 over the limit of 100',
    'Pinterest needs a title',
    '501 characters: 1 over the limit of 500',
    'Not a web address',
    'There is no board “No such board”',
  ])
    await seen(refused.getByRole('listitem').filter({ hasText: reason })).toHaveCount(WRONG / 5)
  await seen(refused.getByRole('listitem').first()).toContainText(`Row ${WRONG_AT + 1}, Title`)
  await seen(page.getByText(`${CHANGED} cells changed`)).toBeVisible()
  // So low that the dialog fills the window.
  await page.setViewportSize({ width: 1000, height: 520 })
  await expect
    .poll(async () => overlap(page.getByRole('region', { name: 'Notifications' }), refused))
    .toBe(0)
  await picture(page, 'paste-refused-low')
  await page.setViewportSize(WIDE)
  await picture(page, 'paste-refused')
  expect(await linesOfFile(page, refused)).toHaveLength(WRONG + 1)
  await page.keyboard.press('Escape')
  await seen(sheetOf(page).locator('[data-cell="0-0"]')).toHaveText('Pasted 1')
  await expect.poll(onServer, { timeout: 60_000, interval: 1_000 }).toEqual(titlesAfter)

  await sheetOf(page).focus()
  await page.keyboard.press('Control+z')
  await seen(sheetOf(page).locator('[data-cell="0-0"]')).toHaveText(before[0]?.title ?? '', {
    timeout: 20_000,
  })
  await expect.poll(onServer, { timeout: 60_000, interval: 1_000 }).toEqual(titlesBefore)
  await page.keyboard.press('Control+Shift+z')
  await seen(sheetOf(page).locator('[data-cell="0-0"]')).toHaveText('Pasted 1', { timeout: 20_000 })
  await expect.poll(onServer, { timeout: 60_000, interval: 1_000 }).toEqual(titlesAfter)
  await page.reload()
  await seen(sheetOf(page)).toHaveAttribute('aria-rowcount', String(ROWS + 1), { timeout: 60_000 })
  await seen(sheetOf(page).locator('[data-cell="0-0"]')).toHaveText('Pasted 1')
  expect(await onServer()).toEqual(titlesAfter)
})

/** Something in the dialog that carries this text along when it is dragged. */
async function draggable(page: Page, text: string): Promise<Locator> {
  await page.getByRole('tablist').evaluate((tabs, carried) => {
    const source = document.createElement('div')
    source.id = 'drag-source'
    source.draggable = true
    source.textContent = 'Drag me'
    source.addEventListener('dragstart', (event) =>
      event.dataTransfer?.setData('text/plain', carried),
    )
    tabs.before(source)
  }, text)
  return page.locator('#drag-source')
}
