/** The calendar on a phone, and what sets the days of a month apart. */
import { expect } from 'vitest'
import { addDays } from '#core/schedule/wall-time.ts'
import { openCalendarWithDrafts } from './drafts-on-board.ts'
import { test } from './journey.ts'
import { dayAt, planAt, withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'

test('on a phone a planned pin has the whole width, and long titles have two lines', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 1)
  const account = await withSchedule(context, product)
  await planAt(context, product, { ...account, walls: [dayAt(account, 1, '08:00')] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.address}/calendar?view=day&date=${dayAt(account, 1, '').slice(0, 10)}`)
  const row = page.locator('[data-publication]')
  const title = row.locator('[dir="auto"]').first()
  await seen(title).toBeVisible()
  await page.evaluate(async () => document.fonts.ready)
  await expect.poll(async () => title.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(false)
  await row.click()
  const dialog = page.getByRole('dialog')
  const parts = ['img', 'input[type=date]'] as const
  await seen(dialog.locator(parts[1])).toBeVisible()
  // The picture and the fields may still come into their places.
  const places = async () =>
    dialog.evaluate(
      (it, selectors) => selectors.map((part) => it.querySelector(part)?.getBoundingClientRect().x),
      parts,
    )
  await expect.poll(async () => new Set(await places()).size).toBe(1)
  // The buttons below don't lie over it.
  await seen(dialog.getByRole('button', { name: 'Edit pin' })).toBeInViewport()
  const gap = async (): Promise<number> => {
    const edit = await dialog.getByRole('button', { name: 'Edit pin' }).boundingBox()
    const move = await dialog.getByRole('button', { name: 'Move', exact: true }).boundingBox()
    return edit === null || move === null ? -1 : move.y - edit.y - edit.height
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test('the days of the next month do not look like days that have passed', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 1)
  const { today } = await withSchedule(context, product)
  // The month of today goes on for two weeks, also on its last day.
  await page.goto(`${product.address}/calendar?view=month`)
  await seen(page.locator(`[data-date="${addDays(today, 14)}"]`)).toBeVisible()
  await page.goto(`${product.address}/calendar?view=month&date=${addDays(today, 31)}`)
  const colour = async (days: string) =>
    page
      .locator(days)
      .first()
      .evaluate((it) => getComputedStyle(it).backgroundColor)
  const ahead = await colour('[data-date]:not([data-past]):not([data-outside])')
  for (const day of await page.locator('[data-outside]:not([data-past])').all())
    expect(await day.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(ahead)
})

test('keys are explained only where there is room for them and a mouse', async ({
  page,
  product,
}) => {
  await openCalendarWithDrafts(page, product, 1)
  const help = page.getByText(/press N for the next open slot/)
  await seen(help).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const tray = page.getByRole('button', { name: /^Drafts to plan/ })
  await tray.click()
  await seen(page.getByRole('dialog').getByRole('option')).toHaveCount(1)
  await seen(help).toBeHidden()
  await page.keyboard.press('Escape')
  await seen(page.getByRole('dialog')).toHaveCount(0)
  // Given back a frame later, it would be taken from the draft.
  await seen(tray).toBeFocused()
  await page.keyboard.press('t')
  await seen(page.getByRole('dialog').getByRole('option')).toBeFocused()
})
