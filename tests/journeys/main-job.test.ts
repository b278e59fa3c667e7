/** The main job in a real browser: from signing up to the exported files, against the demo site. */
import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { withServiceWorker } from './journey.ts'
import { pinsOnServer, readPages, startGeneration } from './person.ts'
import { signUpByForm } from './prepared.ts'
import { seen } from './seen.ts'

const { test } = withServiceWorker

async function downloaded(page: Page, button: string): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path())
}

/** Until what is returned is called, no new board is answered. */
async function holdNewBoard(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/boards/', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  return resolve
}

test('a stranger signs up, makes twelve pins from two pages, gives them boards and exports them', async ({
  page,
  context,
  product,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))

  await signUpByForm(page, product)
  await readPages(page, product, ['roasted-tomato-soup', 'small-balcony-ideas'])
  await startGeneration(page, 12)

  const grid = page.getByRole('grid', { name: 'Generated pins' })
  await seen(page.getByText('12 pins', { exact: true })).toBeVisible({ timeout: 120_000 })
  await grid.getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()

  const table = page.getByRole('table', { name: 'Titles and boards of your pins' })
  await seen(table.getByRole('row')).toHaveCount(13)
  const title = page.getByLabel('Title of pin 1', { exact: true })
  await title.fill('A title of my own for the first pin')
  await title.press('Enter')
  await page.getByRole('button', { name: 'Boards for all' }).click()
  await page.getByLabel('Find or create a board').fill('Slow weekends')
  const answer = await holdNewBoard(page)
  await page.getByText('Create “Slow weekends”').click()
  // The pressed button goes: the keyboard must go on from somewhere at every moment, or Escape is
  // lost.
  await seen(page.getByLabel('Find or create a board')).toBeFocused()
  answer()
  await page.keyboard.press('Escape')
  await seen(page.getByRole('dialog', { name: 'Boards for all' })).toBeHidden()
  await seen(page.getByText('Every pin has a board.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as drafts and export' }).click()

  const zip = unzipSync(await downloaded(page, 'Download ZIP'))
  const pictures = Object.keys(zip).filter((name) => name.endsWith('.jpg'))
  expect(pictures).toHaveLength(12)
  expect(pictures.every((name) => name.startsWith('Slow weekends/'))).toBe(true)
  const first = await sharp(zip[pictures[0] ?? '']).metadata()
  expect([first.width, first.height, first.format]).toEqual([1000, 1500, 'jpeg'])
  expect(strFromU8(zip['captions.html'] ?? new Uint8Array())).toContain(
    'A title of my own for the first pin',
  )

  const csv = strFromU8(await downloaded(page, 'Download CSV'))
  const rows = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true })
  expect(rows.meta.fields).toEqual([
    'Title',
    'Media URL',
    'Pinterest board',
    'Thumbnail',
    'Description',
    'Link',
    'Publish date',
    'Keywords',
  ])
  expect(rows.data).toHaveLength(12)
  expect(new Set(rows.data.map((row) => row['Link'])).size).toBe(12)
  expect(
    rows.data.every(
      (row) =>
        row['Pinterest board'] === 'Slow weekends' && (row['Description'] ?? '').length <= 500,
    ),
  ).toBe(true)

  const pins = await pinsOnServer(context, product)
  expect(pins).toHaveLength(12)
  // Each page has more good titles than pins, so none is used twice.
  expect(new Set(pins.map((pin) => pin.title)).size).toBe(12)
  expect(errors).toEqual([])
})
