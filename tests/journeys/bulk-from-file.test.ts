/**
 * A file of a thousand rows whose problems are listed, and pins of a file whose server is killed
 * while it makes them: each row still makes one pin.
 */
import { expect } from 'vitest'
import { testStopping as test } from './journey.ts'
import { picture, pinsOnServer } from './person.ts'
import { makeUser } from './prepared.ts'
import { seen } from './seen.ts'

const HEADER = 'Title,Link,Picture'
const row = (number: number): string =>
  `Garden idea number ${number},https://garden.example/ideas/${number},`

/** Of the file, from 1 below its header. */
const NO_TITLE = 7
const BAD_LINK = 400
const BAD_PICTURE = 999
const faulty: Readonly<Record<number, string>> = {
  [NO_TITLE]: ',https://garden.example/ideas/7,',
  [BAD_LINK]: 'Garden idea number 400,not an address,',
  [BAD_PICTURE]: 'Garden idea number 999,https://garden.example/ideas/999,photo.jpg',
}

function table(name: string, count: number) {
  const rows = Array.from({ length: count }, (_, at) => faulty[at + 1] ?? row(at + 1))
  return { name, mimeType: 'text/csv', buffer: Buffer.from([HEADER, ...rows].join('\n')) }
}

test('a thousand rows of a file are listed with their problems, and no pin is made twice after a kill of the server', async ({
  page,
  context,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Pins from a table' }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles(table('thousand.csv', 1_003))
  await seen(dialog.getByText('Only the first 1,000 rows are used.')).toBeVisible()
  const problems = dialog.getByRole('region', { name: 'Problems' })
  await seen(problems.getByText(/rows? (?:is|are) left out until/)).toBeVisible()
  const listed = problems.getByRole('listitem')
  for (const [number, words] of [
    [NO_TITLE, 'It has no title and no headline.'],
    [BAD_LINK, '“not an address” isn’t the address of a page.'],
    [BAD_PICTURE, '“photo.jpg” isn’t the address of a picture'],
  ] as const)
    await seen(listed.filter({ hasText: words })).toContainText(`Row ${number + 1}`)
  await picture(page, 'bulk-thousand-rows')

  await file.setInputFiles(table('small.csv', 24))
  await seen(dialog.getByText('Only the first 1,000 rows are used.')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Make 23 pins' }).click()
  await seen(dialog.getByRole('list', { name: 'The pins so far' })).toBeVisible({
    timeout: 60_000,
  })
  await product.kill()
  await product.start()
  await expect
    .poll(async () => (await pinsOnServer(context, product)).length, { timeout: 90_000 })
    .toBe(23)
  await seen(dialog.getByText('23 of 23')).toBeVisible({ timeout: 60_000 })
  const titles = (await pinsOnServer(context, product)).map(({ title }) => title)
  expect(new Set(titles).size).toBe(23)
  expect(titles).not.toContain('Garden idea number 7')
})
