/** Drafts are planned by mouse and by keyboard alone, moved, undone, and kept by the server. */
import type { BrowserContext, Page } from 'playwright/test'
import { untilBarsAreThere } from './drafts-on-board.ts'
import { expect } from 'vitest'
import { instantOf } from '#core/schedule/wall-time.ts'
import { test } from './journey.ts'
import { pinsOnServer, send } from './person.ts'
import { withPins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

/** Pins of one page as drafts on the board "Soups", and the calendar open. */
async function openCalendar(page: Page, product: Product, count: number): Promise<void> {
  await withPins(page, product, count)
  const { request } = page.context()
  const { accounts } = (await (await request.get(`${product.address}/api/accounts/`)).json()) as {
    accounts: { id: string }[]
  }
  await send(request, product, {
    path: `/api/accounts/${accounts[0]?.id}/boards/`,
    data: { name: 'Soups' },
  })
  await page.reload()
  await seen(page.locator('[data-pin]')).toHaveCount(count)
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  await page.getByRole('button', { name: 'Boards for all' }).click()
  await page.getByRole('dialog').getByText('Soups').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save as drafts and export' }).click()
  await seen(page.getByRole('button', { name: 'Download ZIP' })).toBeVisible()
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await seen(drafts(page)).toHaveCount(count)
  await untilBarsAreThere(page)
}

const drafts = (page: Page) => page.getByRole('option')
const planned = (page: Page) => page.locator('[data-publication]')
const wallsOf = async (context: BrowserContext, product: Product): Promise<string[]> => {
  const pins = (await pinsOnServer(context, product)) as unknown as {
    publications?: { wall: string }[]
  }[]
  return pins.flatMap(({ publications = [] }) => publications.map(({ wall }) => wall)).toSorted()
}

test('drafts are dragged to days and moved in a dialog; undo takes it back, and a reload keeps it', async ({
  page,
  context,
  product,
}) => {
  await openCalendar(page, product, 3)
  // The next month has no day that has passed.
  await page.getByRole('button', { name: 'Next month' }).click()
  const day = (nth: number) => page.locator('[role="gridcell"]:not([data-outside])').nth(nth)
  await drafts(page).first().dragTo(day(9))
  await seen(day(9).locator('[data-publication]')).toHaveCount(1)
  await drafts(page).first().dragTo(day(9))
  await seen(day(9).locator('[data-publication]')).toHaveCount(2)
  await day(9).locator('[data-publication]').first().dragTo(day(16))
  await seen(day(16).locator('[data-publication]')).toHaveCount(1)
  await expect.poll(async () => (await wallsOf(context, product)).length).toBe(2)

  await page.keyboard.press('Control+z')
  await seen(day(9).locator('[data-publication]')).toHaveCount(2)
  await seen(day(16).locator('[data-publication]')).toHaveCount(0)

  await planned(page).first().click()
  await page.getByLabel('Time', { exact: true }).fill('09:45')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect
    .poll(async () => (await wallsOf(context, product)).filter((wall) => wall.endsWith('T09:45')))
    .toHaveLength(1)
  await page.reload()
  await seen(planned(page)).toHaveCount(2)
  await seen(drafts(page)).toHaveCount(1)
})

test('by keyboard alone drafts go to open slots, a pin to another day, and Escape leaves it', async ({
  page,
  context,
  product,
}) => {
  await openCalendar(page, product, 3)
  await drafts(page).first().focus()
  // The tray keeps the focus for the next one.
  await page.keyboard.press('n')
  await seen(drafts(page)).toHaveCount(2)
  await page.keyboard.press('n')
  await seen(drafts(page)).toHaveCount(1)
  await expect.poll(async () => new Set(await wallsOf(context, product)).size).toBe(2)
  const before = await wallsOf(context, product)

  await page.keyboard.press('m')
  const bar = page.getByRole('toolbar', { name: 'Planning 1 pin' })
  await seen(bar).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowDown')
  await seen(bar.getByRole('status')).toContainText('Nothing else planned')
  await page.keyboard.press('Escape')
  await seen(bar).toBeHidden()
  expect(await wallsOf(context, product)).toEqual(before)

  await drafts(page).first().focus()
  await page.keyboard.press('m')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await seen(drafts(page)).toHaveCount(0)
  await expect.poll(async () => (await wallsOf(context, product)).length).toBe(3)
  await page.keyboard.press('Control+z')
  await seen(drafts(page)).toHaveCount(1)
  await expect.poll(async () => wallsOf(context, product)).toEqual(before)
})

test('what was moved by keys keeps the focus when that is undone', async ({ page, product }) => {
  await openCalendar(page, product, 1)
  await drafts(page).first().focus()
  await page.keyboard.press('n')
  const card = planned(page).first()
  await card.focus()
  const day = async () =>
    card.evaluate((it) => it.closest('[data-date]')?.getAttribute('data-date'))
  const before = await day()
  await page.keyboard.press('m')
  await seen(page.getByRole('toolbar', { name: /^Moving/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(day).not.toBe(before)
  await seen(card).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(day).toBe(before)
  await seen(card).toBeFocused()
})

/** Zones whose rules are the same in every release of the zone data that is in use. */
const ZONES = [
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'America/Phoenix',
  'Europe/Berlin',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Chatham',
  'Pacific/Apia',
  'UTC',
]

test('wall times are the instants that the browser’s own Temporal gives', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/login`)
  const walls = Array.from({ length: 366 }, (_, day) =>
    [0, 1, 2, 3, 4].map((hour) =>
      new Date(Date.UTC(2026, 0, 1 + day, hour, 30)).toISOString().slice(0, 16),
    ),
  ).flat()
  const theirs = await page.evaluate(
    ({ zones, times }) => {
      const { Temporal } = globalThis as unknown as {
        Temporal: {
          PlainDateTime: {
            from: (wall: string) => {
              toZonedDateTime: (zone: string) => { epochMilliseconds: number }
            }
          }
        }
      }
      return zones.map((zone) =>
        times.map(
          (wall) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds,
        ),
      )
    },
    { zones: ZONES, times: walls },
  )
  const different = ZONES.flatMap((zone, at) =>
    walls
      .filter((wall, nth) => theirs[at]?.[nth] !== instantOf(wall, zone))
      .map((wall) => `${zone} ${wall}`),
  )
  expect(different).toEqual([])
})
