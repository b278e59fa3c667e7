/** An account's rules: changed, what they move seen before, accepted, and the moves taken back. */
import type { BrowserContext, Page } from 'playwright/test'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { send } from './person.ts'
import { dayAt, planAt, type PlannedAccount, wallsOnServer, withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

const TIMES = ['08:00', '10:00', '12:00']

/** Three pins of one page tomorrow, and the calendar open. */
async function openPlan(page: Page, product: Product): Promise<PlannedAccount> {
  const context = page.context()
  await makePins(page, product, TIMES.length)
  const account = await withSchedule(context, product)
  const walls = TIMES.map((time) => dayAt(account, 1, time))
  await planAt(context, product, { ...account, walls })
  await page.goto(`${product.address}/calendar?view=list`)
  await seen(page.locator('[data-publication]').first()).toBeVisible()
  return account
}

const sorted = async (context: BrowserContext, product: Product) =>
  (await wallsOnServer(context, product)).toSorted()

test('a stricter rule previews what it moves, moves the pins in one step, and can be undone', async ({
  page,
  context,
  product,
}) => {
  const account = await openPlan(page, product)
  const before = TIMES.map((time) => dayAt(account, 1, time))
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByText('No planned pins are held back.')).toBeVisible()
  const link = dialog.getByRole('textbox', { name: 'Between two pins with the same link' })
  await seen(link).toHaveValue('0 hours')
  await link.fill('24')
  await link.press('Enter')
  await seen(dialog.getByText('2 planned pins wait and go out later than planned.')).toBeVisible()
  await seen(dialog.getByText(/^A pin with the same link goes out on/)).toHaveCount(2)
  expect(await violationsIn(page, { theme: 'light', width: 1440 })).toEqual([])
  await dialog.getByRole('button', { name: 'Change and move 2 pins' }).click()
  await seen(dialog).toHaveCount(0)
  const after = [1, 2, 3].map((days) => dayAt(account, days, '08:00'))
  await expect.poll(async () => sorted(context, product)).toEqual(after)

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(async () => sorted(context, product)).toEqual(before)
  // The rule stays: what it would move is offered again.
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await seen(link).toHaveValue('24 hours')
  await seen(dialog.getByRole('button', { name: 'Move 2 pins' })).toBeVisible()
})

test('hours of the day preview the pins planned outside them, and move these into the hours', async ({
  page,
  context,
  product,
}) => {
  const account = await openPlan(page, product)
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const hours = dialog.getByRole('group', { name: 'Only at certain hours' })
  await hours.getByText('Only at certain hours').click()
  await seen(hours.getByLabel('Until')).toHaveValue('21:00')
  await hours.getByLabel('From').fill('09:30')
  await seen(dialog.getByText('It is planned outside your hours.')).toHaveCount(1)
  expect(await violationsIn(page, { theme: 'light', width: 1440 })).toEqual([])
  await dialog.getByRole('button', { name: 'Change and move 1 pin' }).click()
  await seen(dialog).toHaveCount(0)
  const after = ['09:30', '10:00', '12:00'].map((time) => dayAt(account, 1, time))
  await expect.poll(async () => sorted(context, product)).toEqual(after)
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await seen(hours.getByLabel('From')).toHaveValue('09:30')
})

test('rules can be changed without moving pins, and rules saved on another device are offered first', async ({
  page,
  context,
  product,
}) => {
  const account = await openPlan(page, product)
  const before = TIMES.map((time) => dayAt(account, 1, time))
  const perDay = page.getByRole('dialog').getByRole('textbox', { name: 'Pins a day, at most' })
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await perDay.fill('2')
  await perDay.press('Enter')
  const path = `/api/accounts/${account.accountId}/schedule/`
  const { schedule } = (await (await context.request.get(product.address + path)).json()) as {
    schedule: { zone: string; slots: []; rules: { per_day: number }; revision: number }
  }
  const data = { ...schedule, rules: { ...schedule.rules, per_day: 9 } }
  await send(context.request, product, { method: 'PUT', path, data })
  const loading = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') await loading.promise
    await route.continue()
  })
  const only = page.getByRole('button', { name: 'Change the rules only' })
  await only.click()
  await seen(page.getByText('Another device changed these rules')).toBeVisible()
  // Not before they have come.
  const newer = page.getByRole('button', { name: 'Show the newer rules' })
  await seen(newer).toBeDisabled()
  loading.resolve()
  await newer.click()
  await seen(perDay).toHaveValue('9')
  await perDay.fill('1')
  await perDay.press('Enter')
  await only.click()
  await seen(page.getByText('Rules saved.')).toBeVisible()
  expect(await sorted(context, product)).toEqual(before)
})
