/** A plan that is held by a pause, and one that two devices change while they are apart. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { addDays, addMonths, dateOfWall } from '#core/schedule/wall-time.ts'
import { untilBarsAreThere } from './drafts-on-board.ts'
import { test, WIDE } from './journey.ts'
import { send } from './person.ts'
import { dayAt, planAt, wallsOnServer, withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

const DAY = 86_400_000

const card = (page: Page, nth: number): Locator => page.locator('[data-publication]').nth(nth)

async function openCalendar(page: Page, product: Product, search: string): Promise<void> {
  await page.goto(`${product.address}/calendar?${search}`)
  await seen(card(page, 0)).toBeVisible()
  await untilBarsAreThere(page)
}

test('a pause holds the plan, and all of it moves behind the pause as one step', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 2)
  const account = await withSchedule(context, product)
  const walls = [dayAt(account, 2, '08:00'), dayAt(account, 3, '09:30')]
  await planAt(context, product, { ...account, walls })
  await openCalendar(page, product, 'view=list')

  await page.getByRole('button', { name: 'Pause this account…', exact: true }).click()
  await page.getByLabel('Why (optional)').fill('On holiday')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await seen(page.getByText('On holiday')).toBeVisible()
  // A pause of hours in which nothing came due leaves nothing to choose.
  await context.clock.setSystemTime(Date.now() + DAY + 60_000)
  await page.reload()
  await seen(page.getByText('On holiday')).toBeVisible()
  expect((await wallsOnServer(context, product)).toSorted()).toEqual(walls)

  await page.getByRole('button', { name: 'Resume…', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByText('No times change.')).toBeVisible()
  await dialog.getByText('Move everything by the length of the pause').click()
  await seen(dialog.getByText('2 pins move, none stay.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Resume', exact: true }).click()
  await seen(page.getByText('On holiday')).toBeHidden()
  const later = walls.map((wall) => `${addDays(dateOfWall(wall), 2)}${wall.slice(10)}`)
  await expect.poll(async () => (await wallsOnServer(context, product)).toSorted()).toEqual(later)

  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await wallsOnServer(context, product)).toSorted()).toEqual(walls)
})

/** As a late proof of the person's address pauses it. */
function pauseUnproven({ dataDir }: Product, accountId: string): void {
  const stored = new DatabaseSync(join(dataDir, 'pinloom.sqlite'), { timeout: 5_000 })
  stored
    .prepare(
      "update account_schedules set paused_at = ?, pause_reason = 'unproven' where account_id = ?",
    )
    .run(Date.now(), accountId)
  stored.close()
}

test('Settings lead from a plan that nobody has proven to the calendar of its account', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 1)
  const account = await withSchedule(context, product)
  await planAt(context, product, { ...account, walls: [dayAt(account, 1, '12:00')] })
  pauseUnproven(product, account.accountId)
  await send(context.request, product, { path: '/api/accounts/', data: { name: 'Second' } })
  await page.goto(`${product.address}/settings?section=accounts`)
  await page.getByRole('button', { name: 'More options for Second' }).click()
  await page.getByRole('menuitem', { name: 'Switch to this account' }).click()
  await page.getByRole('link', { name: 'Open the calendar' }).click()
  await seen(page.getByText(/so somebody else may have planned them/)).toBeVisible()
  await seen(card(page, 0)).toBeVisible()
})

test('two devices move pins while offline, and end with the same plan', async ({
  page,
  context,
  elsewhere,
  product,
}) => {
  await makePins(page, product, 2)
  const account = await withSchedule(context, product)
  const first = addMonths(account.today, 1).slice(0, 8)
  const walls = [`${first}09T08:00`, `${first}09T09:30`]
  await planAt(context, product, { ...account, walls })
  await elsewhere.addCookies(await context.cookies())
  const other = await elsewhere.newPage()
  await other.setViewportSize(WIDE)
  const devices = [page, other]
  for (const device of devices) await openCalendar(device, product, `date=${first}09`)

  for (const device of devices) await device.context().setOffline(true)
  await moveTo(page, 0, `${first}16`)
  // The same pin, and then the other one too.
  await moveTo(other, 0, addDays(`${first}16`, 1))
  await moveTo(other, 0, addDays(`${first}16`, 2))
  for (const device of devices) {
    await device.context().setOffline(false)
    await expect.poll(async () => hasUnsent(device)).toBe(false)
  }
  const onServer = async () => (await wallsOnServer(context, product)).toSorted()
  const after = [`${first}17T08:00`, `${first}18T09:30`]
  await expect.poll(onServer).toEqual(after)
  for (const device of devices) {
    await device.reload()
    // The page starts again, and asks for the changes of the other one.
    await seen(dayOf(device, `${first}17`).locator('[data-publication]')).toHaveCount(1, {
      timeout: 60_000,
    })
    await seen(dayOf(device, `${first}18`).locator('[data-publication]')).toHaveCount(1)
  }
  expect(await onServer()).toEqual(after)
})

function dayOf(page: Page, date: string): Locator {
  return page.locator(`[role="gridcell"][data-date="${date}"]`)
}

async function moveTo(page: Page, nth: number, date: string): Promise<void> {
  await card(page, nth).dragTo(dayOf(page, date))
  await seen(dayOf(page, date).locator('[data-publication]')).toHaveCount(1)
}

async function hasUnsent(page: Page): Promise<boolean> {
  return !(await page.getByText('Saved', { exact: true }).first().isVisible())
}
