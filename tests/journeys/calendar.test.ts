/** A month is planned by mouse, and by keyboard alone: moved, undone, and kept by the server. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'vitest'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { addDays, addMonths, dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'
import { openTray, saveAsDrafts, untilBarsAreThere } from './drafts-on-board.ts'
import { test } from './journey.ts'
import { showNextMonth } from './next-month.ts'
import { wallsOnServer, withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

const COUNT = 30
/** As many as the other test has, whose pins are there then; with `PINLOOM_TEST_FULL=1` twice that. */
const MONTH = process.env['PINLOOM_TEST_FULL'] === '1' ? 60 : 30
const PAGES = 10
const MAX_PER_DAY = 3

/** Five slots a day, and nothing but the limit of a day delays a pin. */
async function prepareMonth(page: Page, product: Product, count = COUNT): Promise<void> {
  const context = page.context()
  await makePins(page, product, count)
  const { slots } = defaultSchedule('UTC', () => crypto.randomUUID())
  const account = await withSchedule(context, product, { slots, per_day: MAX_PER_DAY })
  const linkOf = (nth: number) => `${product.demoSite}/roasted-tomato-soup.html?page=${nth % PAGES}`
  await saveAsDrafts(context, product, { ...account, linkOf })
}

const drafts = (page: Page) => page.getByRole('option')
const planned = (page: Page) => page.locator('[data-publication]')
const trayOf = (page: Page, count: number) => page.getByText(`Drafts to plan (${count})`)

test('a month is planned by mouse: to days, to slots, on a date and by a spread; undo takes a step back', async ({
  page,
  context,
  product,
}) => {
  await prepareMonth(page, product)
  await planFromDrafts(page, product)
  const walls = async () => (await wallsOnServer(context, product)).toSorted()
  // The next month has no day that has passed.
  await showNextMonth(page)
  const day = (nth: number) => page.locator('[role="gridcell"]:not([data-outside])').nth(nth)
  await drafts(page).first().dragTo(day(9))
  await seen(day(9).locator('[data-publication]')).toHaveCount(2)
  await drafts(page).first().dragTo(day(9))
  await seen(trayOf(page, COUNT - 3)).toBeVisible()
  await day(9).locator('[data-publication]').first().dragTo(day(16))
  await seen(day(16).locator('[data-publication]')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await seen(day(16).locator('[data-publication]')).toHaveCount(0)

  await planned(page).first().click()
  await page.getByLabel('Time', { exact: true }).fill('09:45')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(async () => (await walls()).filter(isAtQuarter)).toHaveLength(1)

  for (const nth of [0, 1, 2]) await drafts(page).nth(nth).click()
  await page.getByRole('button', { name: 'Next open slot' }).click()
  await seen(trayOf(page, COUNT - 6)).toBeVisible()
  await drafts(page).first().click()
  await page.getByRole('button', { name: 'Choose a date…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plan', exact: true }).click()
  await seen(trayOf(page, COUNT - 7)).toBeVisible()

  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByRole('button', { name: 'Spread…' }).click()
  await page.getByRole('button', { name: `Plan ${COUNT - 7} publications` }).click()
  await seen(page.getByText('No drafts to plan')).toBeVisible()
  await expect.poll(async () => new Set(await walls()).size).toBe(COUNT)
  const all = await walls()
  // A spread may choose the minute that was set by hand too.
  expect(all.filter(isAtQuarter).length).toBeGreaterThan(0)
  await page.keyboard.press('Control+z')
  await seen(trayOf(page, COUNT - 7)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await seen(page.getByText('No drafts to plan')).toBeVisible()
  await page.reload()
  await seen(page.getByText('No drafts to plan')).toBeVisible()
  await expect.poll(walls).toEqual(all)
})

test('pins that are not drafts yet are made drafts beside the calendar', async ({
  page,
  product,
}) => {
  await makePins(page, product, 2)
  await page.goto(`${product.address}/calendar`)
  await seen(page.getByText('2 pins aren’t drafts yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save 2 pins as drafts' }).click()
  await seen(trayOf(page, 2)).toBeVisible()
  await page.keyboard.press('Control+z')
  await seen(page.getByText('2 pins aren’t drafts yet')).toBeVisible()
})

test(`${MONTH} drafts of ten pages are planned by keyboard alone, and what moved keeps the focus when that is undone`, async ({
  page,
  context,
  product,
}) => {
  await prepareMonth(page, product, MONTH)
  await openTray(page, product, MONTH)
  const walls = async () => (await wallsOnServer(context, product)).toSorted()
  const { keyboard } = page
  const cursor = page.locator('[role="option"][tabindex="0"]')
  await tabTo(page, cursor)
  // The tray keeps the focus for the next one.
  await keyboard.press('n')
  await seen(drafts(page)).toHaveCount(MONTH - 1)
  await keyboard.press('n')
  await seen(drafts(page)).toHaveCount(MONTH - 2)
  await expect.poll(async () => new Set(await walls()).size).toBe(2)
  const before = await walls()

  // A look-alike of the draft holds one of the two: its picture is compared before it is placed.
  const draftId = (await cursor.getAttribute('data-draft')) ?? ''
  const checked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/preflight/') && request.postData()?.includes(draftId) === true,
  )
  await keyboard.press('m')
  const bar = page.getByRole('toolbar', { name: 'Planning 1 pin' })
  await seen(bar).toBeFocused()
  await checked
  await keyboard.press('PageDown')
  await keyboard.press('ArrowDown')
  await seen(bar.getByRole('status')).toContainText('Nothing else planned')
  await keyboard.press('Escape')
  await seen(bar).toBeHidden()
  expect(await walls()).toEqual(before)
  await seen(cursor).toBeFocused()

  // Three at once, to the month after.
  for (const key of [' ', 'ArrowDown', ' ', 'ArrowDown', ' ', 'm']) await keyboard.press(key)
  await seen(page.getByRole('toolbar', { name: 'Planning 3 pins' })).toBeFocused()
  await keyboard.press('PageDown')
  await keyboard.press('Enter')
  await seen(drafts(page)).toHaveCount(MONTH - 5)
  const card = page.locator('[data-publication]:focus')
  const day = async () =>
    card.evaluate((it) => it.closest('[data-date]')?.getAttribute('data-date'))
  await seen(page.locator('[data-day]:focus')).toHaveCount(1)
  await keyboard.press('Enter')
  await seen(card).toHaveCount(1)
  const from = await day()
  await keyboard.press('m')
  await seen(page.getByRole('toolbar', { name: /^Moving/ })).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect.poll(day).not.toBe(from)
  await keyboard.press('Control+z')
  await expect.poll(day).toBe(from)

  await tabTo(page, cursor)
  await keyboard.press('Enter')
  await seen(page.getByRole('dialog', { name: 'Plan 1 pin' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Plan', exact: true }))
  await keyboard.press('Enter')
  await seen(drafts(page)).toHaveCount(MONTH - 6)

  // The palette has the focus until it has faded out.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await keyboard.press('Control+k')
  await seen(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  await keyboard.press('Escape')
  await keyboard.press('t')
  await seen(cursor).toBeFocused()
  await keyboard.press('Control+a')
  await tabTo(page, page.getByRole('button', { name: 'Spread…' }))
  await keyboard.press('Enter')
  const plan = page.getByRole('button', { name: `Plan ${MONTH - 6} publications` })
  await seen(plan).toBeEnabled()
  await keyboard.press('Control+Enter')
  await expect.poll(async () => new Set(await walls()).size).toBe(MONTH)
  const perDay = Map.groupBy(await walls(), (wall) => wall.slice(0, 10))
  expect([...perDay.values()].every(({ length }) => length <= MAX_PER_DAY)).toBe(true)
})

test('keys pressed before the move bar has loaded are handled by it', async ({
  page,
  context,
  product,
}) => {
  await prepareMonth(page, product, 2)
  const loading = Promise.withResolvers<void>()
  await page.route('**/assets/{moving,calendar-move.machine}-*.js', async (route) => {
    await loading.promise
    await route.continue()
  })
  await openTray(page, product, 2)
  await tabTo(page, page.locator('[role="option"][tabindex="0"]'))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const today = dateOfWall(wallOf(Date.now(), timeZone))
  const keys = ['m', 'PageDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']
  for (const key of keys) await page.keyboard.press(key)
  loading.resolve()
  await seen(trayOf(page, 1)).toBeVisible()
  await expect
    .poll(async () => (await wallsOnServer(context, product)).map(dateOfWall))
    .toEqual([addDays(addMonths(today, 1), 9)])
})

/** Two of the pins are chosen in Drafts, and ticked in the tray. */
async function planFromDrafts(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/drafts`)
  for (const nth of [1, 4])
    await page
      .locator('[data-pin]')
      .nth(nth)
      .click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await seen(trayOf(page, COUNT)).toBeVisible()
  await seen(page.getByText('2 selected')).toBeVisible()
  await seen(page.getByRole('button', { name: 'Next open slot' })).toBeInViewport()
  const ticked = page.locator('[role="option"][aria-selected="true"]')
  await seen(ticked).toHaveCount(2)
  await seen(drafts(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await untilBarsAreThere(page)
}

const isAtQuarter = (wall: string): boolean => wall.endsWith('T09:45')

/** By Tab alone, as far as a person would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached it')
}

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
