/** The calendar while parts of it come late. */
import type { Page } from 'playwright/test'
import { openCalendarWithDrafts } from './drafts-on-board.ts'
import { test } from './journey.ts'
import { showNextMonth } from './next-month.ts'
import { seen } from './seen.ts'

const drafts = (page: Page) => page.getByRole('option')

test('a bar that appears during a drag does not move the day under the mouse', async ({
  page,
  product,
}) => {
  await openCalendarWithDrafts(page, product, 1)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/connections/', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await seen(drafts(page)).toHaveCount(1)
  await showNextMonth(page)
  const bar = page.getByRole('link', { name: 'Connect the account' })
  await seen(bar).toHaveCount(0)

  const day = page.locator('[role="gridcell"]:not([data-outside])').nth(16)
  await day.scrollIntoViewIfNeeded()
  await drafts(page).first().hover()
  await page.mouse.down()
  const box = await day.boundingBox()
  if (box === null) throw new Error('The day is not there.')
  // Near its upper edge: a bar above would put the day before it there.
  const [x, y] = [box.x + box.width / 2, box.y + 12]
  await page.mouse.move(x, y + 40, { steps: 4 })
  answer()
  await seen(page.getByText('Connect the account', { exact: true })).toBeAttached()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
  await seen(day.locator('[data-publication]')).toHaveCount(1)
  await seen(bar).toBeVisible()
})
