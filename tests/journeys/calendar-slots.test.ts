/** The week of an account is filled by pressing its hours, by keys, and by typing a time. */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'

test('an hour of the week is added and removed by a press or by keys, and other minutes are typed', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 1)
  const { accountId } = await withSchedule(context, product)
  await page.goto(`${product.address}/calendar`)
  await page.getByRole('button', { name: 'Slots', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Weekly slots' })
  const hour = (name: string) => dialog.getByRole('button', { name, exact: true })
  await hour('9:00 AM on Monday').click()
  await seen(hour('9:00 AM on Monday')).toHaveAttribute('aria-pressed', 'true')
  await hour('9:00 AM on Tuesday').click()
  await page.keyboard.press('ArrowRight')
  await seen(hour('10:00 AM on Tuesday')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await hour('9:00 AM on Tuesday').click()
  await seen(hour('9:00 AM on Tuesday')).toHaveAttribute('aria-pressed', 'false')
  await dialog.getByLabel('New time').fill('18:45')
  await page.keyboard.press('Enter')
  await seen(hour('6:45 PM on Sunday')).toHaveText('45')
  // What a press removes, the next one brings back.
  await hour('6:45 PM on Sunday').click()
  await seen(hour('6:45 PM on Sunday')).toHaveAttribute('aria-pressed', 'false')
  await hour('6:45 PM on Sunday').click()
  await seen(hour('6:45 PM on Sunday')).toHaveText('45')
  await page.emulateMedia({ forcedColors: 'active' })
  const background = async (name: string) =>
    hour(name).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await background('6:45 PM on Sunday')).not.toBe(await background('9:00 AM on Sunday'))
  await page.emulateMedia({ forcedColors: 'none' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await seen(dialog).toBeHidden()
  const answer = await context.request.get(`${product.address}/api/accounts/${accountId}/schedule/`)
  const { schedule } = (await answer.json()) as {
    schedule: { slots: { weekday: number; time: string }[] }
  }
  const saved = schedule.slots.map(({ weekday, time }) => `${weekday} ${time}`).toSorted()
  const typed = [1, 2, 3, 4, 5, 6, 7].map((weekday) => `${weekday} 18:45`)
  expect(saved).toEqual(['1 09:00', '3 10:00', ...typed].toSorted())
})
