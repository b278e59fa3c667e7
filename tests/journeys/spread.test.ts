/**
 * Drafts are spread over the calendar in one step, and one undo takes all of them back: twelve, with
 * `PINLOOM_TEST_FULL=1` sixty. `calendar.test.ts` spreads 24, or 54, by keys.
 */
import { expect } from 'vitest'
import { saveAsDrafts } from './drafts-on-board.ts'
import { test } from './journey.ts'
import { pinsOnServer } from './person.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'

const COUNT = process.env['PINLOOM_TEST_FULL'] === '1' ? 60 : 12

test('drafts are spread, one is moved and one left out before, and undo takes all back', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, COUNT)
  await saveAsDrafts(context, product)
  await page.goto(`${product.address}/calendar`)
  await seen(page.getByText(`Drafts to plan (${COUNT})`)).toBeVisible()

  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByRole('button', { name: 'Spread…' }).click()
  const dialog = page.getByRole('dialog')
  // All are of one page, two days apart: a year holds more than 60 of them.
  await seen(dialog.getByRole('button', { name: `Plan ${COUNT} publications` })).toBeVisible()
  await dialog
    .getByRole('button', { name: /^Change the time/ })
    .first()
    .click()
  await dialog.getByLabel('Time', { exact: true }).fill('23:59')
  await dialog.getByRole('button', { name: 'Set time' }).click()
  await dialog
    .getByRole('button', { name: /^Change the time/ })
    .last()
    .click()
  await dialog.getByRole('button', { name: 'Leave out' }).click()
  await dialog.getByRole('button', { name: `Plan ${COUNT - 1} publications` }).click()
  const walls = async () => {
    const pins = (await pinsOnServer(context, product)) as unknown as {
      publications?: { wall: string }[]
    }[]
    return pins.flatMap(({ publications = [] }) => publications.map(({ wall }) => wall))
  }
  await expect.poll(async () => new Set(await walls()).size).toBe(COUNT - 1)
  expect((await walls()).filter((wall) => wall.endsWith('T23:59'))).toHaveLength(1)

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await seen(page.getByText(`Drafts to plan (${COUNT})`)).toBeVisible()
  await expect.poll(async () => (await walls()).length).toBe(0)
})
