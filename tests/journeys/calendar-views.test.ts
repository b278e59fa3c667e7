/** What a person does with a whole plan: shows a part of it, repeats a week, prints it. */
import type { Page } from 'playwright/test'
import { expect } from 'vitest'
import { dateOfWall } from '#core/schedule/wall-time.ts'
import { openCalendarWithDrafts, openTray, saveAsDrafts } from './drafts-on-board.ts'
import { test } from './journey.ts'
import { showNextMonth } from './next-month.ts'
import { pinsOnServer, send } from './person.ts'
import { planPins } from './planned-pins.ts'
import { makePins, withPins } from './prepared.ts'
import { seen } from './seen.ts'
import { giveTwoKinds } from './two-kinds.ts'
import { violationsIn } from './violations.ts'

const drafts = (page: Page) => page.getByRole('option')
const planned = (page: Page) => page.locator('[data-publication]')

/** The first drafts on the Monday of the week after the next month's first days. */
async function planOnMonday(page: Page, count: number): Promise<void> {
  await showNextMonth(page)
  const week = page.locator('[role="row"]').nth(2)
  await seen(week.getByRole('rowheader')).toHaveText(/^\d{1,2}$/)
  const monday = week.locator('[role="gridcell"][data-date]').first()
  for (let at = 1; at <= count; at += 1) {
    await drafts(page).first().dragTo(monday)
    await seen(monday.locator('[data-publication]')).toHaveCount(at)
  }
  await monday.locator('[data-day]').click()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await seen(planned(page)).toHaveCount(count)
}

async function chooseOption(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: option }).click()
}

test('a week’s times are repeated in the weeks after it as one step', async ({
  page,
  context,
  product,
}) => {
  await openCalendarWithDrafts(page, product, 5)
  await planOnMonday(page, 2)
  await chooseOption(page, 'Repeat this week’s times…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /How many weeks/ }).click()
  await page.getByRole('option', { name: '2 weeks' }).click()
  expect(await violationsIn(page, { theme: 'light', width: 1440 })).toEqual([])
  // Four times are free, and three drafts are left.
  await dialog.getByRole('button', { name: 'Plan 3 pins' }).click()
  await seen(drafts(page)).toHaveCount(0)
  const walls = async () =>
    (
      (await pinsOnServer(context, product)) as unknown as { publications?: { wall: string }[] }[]
    ).flatMap(({ publications = [] }) => publications.map(({ wall }) => wall))
  await expect.poll(async () => (await walls()).length).toBe(5)
  const times = (await walls()).toSorted()
  const daysLater = (first: number, second: number) =>
    (Date.parse(times[second]?.slice(0, 10) ?? '') - Date.parse(times[first]?.slice(0, 10) ?? '')) /
    86_400_000
  expect([daysLater(0, 2), daysLater(1, 3), daysLater(0, 4)]).toEqual([7, 7, 14])
  expect(times.map((wall) => wall.slice(11))).toEqual(
    [0, 1, 0, 1, 0].map((at) => times[at]?.slice(11)),
  )
  await page.keyboard.press('Control+z')
  await seen(drafts(page)).toHaveCount(3)
})

test('a filter shows a part of the plan, also after a reload, and paper gets what is shown', async ({
  page,
  product,
}) => {
  await openCalendarWithDrafts(page, product, 2)
  await planOnMonday(page, 2)
  await page.getByRole('button', { name: 'Filter' }).click()
  const filters = page.getByRole('region', { name: 'Which planned pins are shown' })
  await filters.getByRole('button', { name: /All states/ }).click()
  await page.getByRole('option', { name: 'Planned' }).click()
  await seen(filters.getByRole('status')).toHaveText('2 of 2 planned pins shown')
  expect(await violationsIn(page, { theme: 'light', width: 1440 })).toEqual([])
  await expect.poll(() => page.url()).toContain('state=planned')
  await page.goto(page.url().replace('state=planned', 'state=published'))
  await seen(filters.getByRole('status')).toHaveText('0 of 2 planned pins shown')
  await seen(planned(page)).toHaveCount(0)
  await filters.getByRole('button', { name: 'Show all' }).click()
  await seen(planned(page)).toHaveCount(2)

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('body > div:visible')
  await seen(paper).toHaveCount(1)
  await seen(paper.locator('strong')).toHaveCount(2)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await seen(page.locator('body > div > section strong')).toHaveCount(0)
  await seen(page.getByRole('heading', { name: 'Calendar' })).toBeVisible()
})

test('paper gets the plans of all accounts when those are shown', async ({
  page,
  context,
  product,
}) => {
  await withPins(page, product, 2)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { publications } = await planPins(page, product, {
    later: [86_400_000, 86_400_000],
    zone,
  })
  await send(context.request, product, { path: '/api/accounts/', data: { name: 'Garden Notes' } })
  const { accounts } = (await (
    await context.request.get(`${product.address}/api/accounts/`)
  ).json()) as { accounts: { id: string; name: string }[] }
  const garden = accounts.find(({ name }) => name === 'Garden Notes')
  await page.evaluate(
    (account) => localStorage.setItem('selectedAccount', JSON.stringify(account)),
    { id: garden?.id, name: garden?.name },
  )
  const [first] = publications
  if (first === undefined) throw new Error('No pin is planned.')
  const tomorrow = dateOfWall(first.wall)
  await page.goto(`${product.address}/calendar?view=week&date=${tomorrow}&accounts=all`)
  await seen(planned(page)).toHaveCount(2)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('body > div:visible')
  await seen(paper).toHaveCount(1)
  await seen(paper.locator('strong')).toHaveCount(2)
  await seen(paper.getByText('Saltmarsh Kitchen').first()).toBeVisible()
})

test('the drafts beside the calendar are filtered by board and kind, and the address keeps it', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 5)
  await saveAsDrafts(context, product)
  await giveTwoKinds(context, product)
  await openTray(page, product, 5)
  const filter = page.getByRole('group', { name: 'Which drafts are shown' })
  const listed = page.getByRole('listbox', { name: 'Drafts without a date' }).getByRole('option')
  await filter.getByRole('button', { name: /Kind/ }).click()
  const kinds = page.getByRole('listbox', { name: /Kind/ }).getByRole('option')
  await kinds.nth(1).click()
  await expect.poll(async () => listed.count()).toBeLessThan(5)
  const shown = await listed.allInnerTexts()
  await expect.poll(() => page.url()).toContain('tray_kind=')
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.reload()
  await expect.poll(async () => listed.allInnerTexts()).toEqual(shown)
  await filter.getByRole('button', { name: 'Show all' }).click()
  await seen(listed).toHaveCount(5)
  await expect.poll(() => page.url()).not.toContain('tray_kind=')
})
