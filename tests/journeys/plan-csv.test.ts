/** The plan is taken to Pinterest as a file: its dates are read by the checker, in every zone. */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import type { Page } from 'playwright/test'
import { expect } from 'vitest'
import { checkBulkCsv } from '#core/export/bulk-csv-check.ts'
import { test } from './journey.ts'
import { picture } from './person.ts'
import { planPins } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'
import { violationsNow } from './violations.ts'

const DAY = 86_400_000

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Plan as a Pinterest file…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your plan as a file for Pinterest' })
  await seen(dialog).toBeVisible()
  return dialog
}

test('CSV with dates read by the checker: planned in one zone, in UTC in the file, and remembered', async ({
  page,
  product,
}) => {
  await makePins(page, product, 3)
  const { publications } = await planPins(page, product, {
    later: [2 * DAY, 5 * DAY, 12 * DAY],
    zone: 'Pacific/Chatham',
  })
  await page.goto(`${product.address}/calendar`)
  const dialog = await openDialog(page)
  await seen(dialog.getByText('2 pins go into the file')).toBeVisible()
  await dialog.getByText('The next 14 days').click()
  await seen(dialog.getByText('3 pins go into the file')).toBeVisible()
  await dialog
    .getByLabel('Address of the folder where you put the pictures')
    .fill('https://ada.example.com/pins')
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'plan-csv-dialog')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the file' }).click(),
  ])
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const text = strFromU8(files['plan-1.csv'] ?? new Uint8Array())
  // The pages of the demo site are on this computer: that alone is no finding of ours.
  expect(checkBulkCsv(text)).toMatchObject({ refusal: null, rows: 3, findings: [] })
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
  expect(rows.map((row) => Date.parse(`${row['Publish date']}Z`))).toEqual(
    publications.map(({ at }) => at),
  )
  expect(rows.map((row) => new URL(row['Link'] ?? '').searchParams.get('utm_content'))).toEqual(
    publications.map(({ id }) => id),
  )
  const names = rows.map((row) => row['Media URL']?.split('/').at(-1) ?? '')
  for (const name of names) expect(Object.keys(files)).toContain(`pictures/${name}`)

  // It is remembered, also after a reload, until the person says that it was not uploaded.
  await page.reload()
  const again = await openDialog(page)
  await again.getByText('The next 14 days').click()
  await seen(
    again.getByText('All 3 pins planned for these days are already in a file'),
  ).toBeVisible()
  await seen(again.getByText('Include pins that are already in a file (3)')).toBeVisible()
  await again.getByRole('button', { name: /^I didn’t upload the file of/ }).click()
  await seen(again.getByText('3 pins go into the file')).toBeVisible()
})
