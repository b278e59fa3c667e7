/** The list and a single day: pins are dropped, moved by keys and removed there as in the month. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'vitest'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { addDays } from '#core/schedule/wall-time.ts'
import { saveAsDrafts, untilBarsAreThere } from './drafts-on-board.ts'
import { test } from './journey.ts'
import { picture } from './person.ts'
import { dayAt, planAt, wallsOnServer, withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'
import { giveTwoKinds } from './two-kinds.ts'

const DAY = 86_400_000
const rows = (page: Page) => page.locator('[data-publication]')

test('a day takes drafts on its slots and on itself, and its pins move by M and go by Delete', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 3)
  const { slots } = defaultSchedule('UTC', () => crypto.randomUUID())
  const account = await withSchedule(context, product, { slots })
  await saveAsDrafts(context, product, account)
  const date = dayAt(account, 2, '').slice(0, 10)
  const walls = async () => (await wallsOnServer(context, product)).toSorted()
  await page.goto(`${product.address}/calendar?view=day&date=${date}`)
  await seen(page.getByText('Drafts to plan (3)')).toBeVisible()
  await untilBarsAreThere(page)

  const free = page.locator('[data-slot]')
  await page.getByRole('option').first().dragTo(free.nth(2))
  await seen(rows(page)).toHaveCount(1)
  await page.getByRole('option').first().dragTo(rows(page).first())
  await seen(rows(page)).toHaveCount(2)
  await expect.poll(walls).toEqual([`${date}T08:00`, `${date}T14:00`])
  await rows(page).first().dragTo(free.last())
  await expect.poll(walls).toEqual([`${date}T14:00`, `${date}T20:00`])

  await rows(page).last().focus()
  await page.keyboard.press('m')
  await seen(page.getByRole('toolbar', { name: /^Moving/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(walls).toEqual([`${date}T14:00`, `${addDays(date, 1)}T20:00`])

  await page.goto(`${product.address}/calendar?view=list&date=${date}`)
  await rows(page).first().press('Delete')
  await seen(rows(page)).toHaveCount(1)
  await seen(rows(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await seen(page.getByRole('dialog', { name: 'Planned pin' })).toBeVisible()
})

test('a draft stays under the mouse that lifts it while what is around it comes late', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 3)
  const { slots } = defaultSchedule('UTC', () => crypto.randomUUID())
  const account = await withSchedule(context, product, { slots })
  await saveAsDrafts(context, product, account)
  await giveTwoKinds(context, product)
  const date = dayAt(account, 2, '').slice(0, 10)
  const late = Promise.withResolvers<void>()
  await page.route(/\/assets\/(agenda|tray-filters|publishing-bars)-.*\.js/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(`${product.address}/calendar?view=day&date=${date}`)
  const draft = page.getByRole('option').first()
  await seen(draft).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await draft.hover()
  await page.mouse.down()
  // What comes before the press may still move it.
  const before = await middleOf(draft)
  late.resolve()
  const free = page.locator('[data-slot]')
  await seen(free.nth(2)).toBeVisible()
  await seen(page.getByRole('group', { name: 'Which drafts are shown' })).toBeVisible()
  // Not seen before the end of the drag.
  await seen(page.getByText('Connect the account')).toBeAttached()
  expect(await middleOf(draft)).toEqual(before)
  await page.mouse.move(...(await middleOf(free.nth(2))))
  await page.mouse.up()
  await seen(rows(page)).toHaveCount(1)
  await untilBarsAreThere(page)
})

async function middleOf(what: Locator): Promise<[number, number]> {
  const box = await boxOf(what)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('the list of this month begins with today, and earlier days are one press away', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 3)
  const account = await withSchedule(context, product)
  // The middle of a month, so that all three are of it.
  const first = dayAt(account, 45, '').slice(0, 8)
  const walls = [`${first}09T08:00`, `${first}10T08:00`, `${first}20T08:00`]
  await planAt(context, product, { ...account, walls })
  await context.clock.setSystemTime(Date.parse(`${first}15T12:00Z`))
  await page.goto(`${product.address}/calendar?view=list`)
  await seen(rows(page)).toHaveCount(1)
  const earlier = page.getByText('Earlier this month: 2 pins')
  await earlier.click()
  await seen(rows(page)).toHaveCount(3)
  await context.clock.setSystemTime(Date.parse(`${first}15T12:00Z`) + 30 * DAY)
  await page.goto(`${product.address}/calendar?view=list&date=${first}15`)
  await seen(rows(page)).toHaveCount(3)
  await seen(earlier).toBeHidden()
})

test('a drag that rests over a day of the week opens its hours, and a quarter of one takes the pin', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 2)
  const account = await withSchedule(context, product)
  const date = dayAt(account, 2, '').slice(0, 10)
  await planAt(context, product, { ...account, walls: [`${date}T08:00`, `${date}T09:00`] })
  await page.goto(`${product.address}/calendar?view=week&date=${date}`)
  await seen(rows(page)).toHaveCount(2)
  await untilBarsAreThere(page)
  const hours = await restOver(page, page.locator(`[role="gridcell"][data-date="${date}"]`))
  const quarter = hours.locator(`[data-wall="${date}T13:45"]`)
  await quarter.hover()
  await seen(page.locator('[data-drag-note]')).toContainText('1:45')
  await picture(page, 'drag-to-a-time')
  await page.mouse.up()
  await seen(hours).toBeHidden()
  await expect
    .poll(async () => (await wallsOnServer(context, product)).toSorted())
    .toEqual([`${date}T09:00`, `${date}T13:45`])
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await wallsOnServer(context, product)).toSorted())
    .toEqual([`${date}T08:00`, `${date}T09:00`])
})

/** Lifts the first pin and holds it still over the day, until its hours are there. */
async function restOver(page: Page, day: Locator): Promise<Locator> {
  await rows(page).first().hover()
  await page.mouse.down()
  const hours = page.locator('[data-hours]')
  const [x, y] = await middleOf(day)
  // A day of one pin is no larger than the pin: the mouse goes some way, or nothing is lifted.
  await page.mouse.move(x + 100, y)
  await page.mouse.move(x, y)
  await seen(page.getByText('Hold still to choose another time')).toBeVisible()
  // A browser that is driven sends no event while the mouse does not move.
  await expect
    .poll(async () => {
      await page.mouse.move(x + 1, y)
      await page.mouse.move(x, y)
      return hours.isVisible()
    })
    .toBe(true)
  return hours
}

test('the hours and the note of a drag are above the bar of the screens, and apart', async ({
  page,
  context,
  product,
}) => {
  // As a zoom of 200 % leaves it.
  await page.setViewportSize({ width: 720, height: 450 })
  await makePins(page, product, 1)
  const account = await withSchedule(context, product)
  const date = dayAt(account, 2, '').slice(0, 10)
  await planAt(context, product, { ...account, walls: [`${date}T08:00`] })
  await page.goto(`${product.address}/calendar?view=day&date=${date}`)
  await seen(rows(page)).toHaveCount(1)
  await untilBarsAreThere(page)
  const hours = await restOver(page, page.locator(`section[data-date="${date}"]`))
  await picture(page, 'drag-in-a-low-window')
  const note = page.locator('[data-drag-note]')
  const bar = page.getByRole('navigation').last()
  const edges = async () => [
    ...(await edgesOf(hours)),
    ...(await edgesOf(note)),
    ...(await edgesOf(bar)),
  ]
  await expect.poll(edges).toSatisfy((all: readonly number[]) => isAscendingFromZero(all))
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

function isAscendingFromZero(all: readonly number[]): boolean {
  return all.every((edge, at) => edge >= (all[at - 1] ?? 0))
}

/** Its upper and lower one, pixels. */
async function edgesOf(what: Locator): Promise<[number, number]> {
  const box = await boxOf(what)
  return [box.y, box.y + box.height]
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return box
}
