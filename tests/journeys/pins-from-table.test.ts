/** A table pasted into the dialog, its pins, and what the CSV needs before the download. */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { picture, pinsOnServer } from './person.ts'
import { makeUser } from './prepared.ts'
import { seen } from './seen.ts'

const TABLE = [
  'Title\tText\tLink',
  'Tomato soup\tA soup for the first cold evening\thttps://a.example/soup',
  'Plum cake\tA tray of plums and crumble\thttps://a.example/cake',
  'Barley stew\tLeft alone for two hours\thttps://a.example/stew',
].join('\n')

test('pins of a pasted table are followed to the step that chooses them, and the CSV says what they lack', async ({
  page,
  context,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Pins from a table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Paste' }).click()
  await dialog.getByLabel('Cells from your spreadsheet').fill(TABLE)
  await seen(dialog.getByRole('button', { name: /Use of “Text”/ })).toHaveText(/Description/)
  await picture(page, 'pins-from-table')
  await dialog.getByRole('button', { name: 'Make 3 pins' }).click()

  await seen(dialog.getByRole('heading', { name: 'What comes next' })).toBeVisible()
  await seen(dialog.getByText('Save them as drafts, then plan or export them.')).toBeVisible()
  await seen(dialog.getByRole('list', { name: 'The pins so far' }).locator('img')).toHaveCount(3, {
    timeout: 60_000,
  })
  await picture(page, 'pins-from-table-made')
  await dialog.getByRole('link', { name: 'Choose your pins' }).click()
  await seen(page.getByText('3 pins', { exact: true })).toBeVisible({ timeout: 30_000 })
  await seen(page.getByRole('dialog')).toHaveCount(0)
  const grid = page.getByRole('grid', { name: 'Generated pins' })
  await seen(grid.getByRole('gridcell')).toContainText(['Tomato soup', 'Plum cake', 'Barley stew'])
  const pins = (await pinsOnServer(context, product)) as unknown as {
    title: string
    description: string
    design: { headline: string }
  }[]
  expect(
    pins
      .map(({ title, description, design }) => [title, description, design.headline])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ).toEqual([
    ['Barley stew', 'Left alone for two hours', 'Barley stew'],
    ['Plum cake', 'A tray of plums and crumble', 'Plum cake'],
    ['Tomato soup', 'A soup for the first cold evening', 'Tomato soup'],
  ])

  // Without a board nothing can go into the CSV.
  await grid.getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  await page.getByRole('button', { name: 'Save as drafts and export' }).click()
  const way = page.getByRole('region', { name: 'CSV: Pinterest’s bulk upload' })
  await seen(way.getByText('3 pins have no board, so the CSV leaves them out.')).toBeVisible()
  await seen(way.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
  await picture(page, 'pins-from-table-export')
  await way.getByRole('button', { name: 'Choose boards for 3 pins' }).click()
  await page.getByLabel('Find or create a board').fill('Slow weekends')
  await page.getByText('Create “Slow weekends”').click()
  await page.keyboard.press('Escape')
  await seen(way.getByText(/have no board/)).toHaveCount(0)
  await seen(way.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
})
