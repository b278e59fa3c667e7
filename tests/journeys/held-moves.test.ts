/** What is planned or moved by one key says at once that the rules hold it back. */
import { expect } from 'vitest'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { saveAsDrafts } from './drafts-on-board.ts'
import { connectPractice, wallsOnServer, withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'
import { withPractice as test } from './with-practice.ts'

const HELD = /your rules hold back 1 pin until/

test('N in the drafts and “A day later” say that a pin is held back by a rule', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 2)
  const { slots } = defaultSchedule('UTC', () => crypto.randomUUID())
  const account = await withSchedule(context, product, { slots, link_hours: 24 * 30 })
  await saveAsDrafts(context, product, account)
  await connectPractice(context, product)
  await page.goto(`${product.address}/calendar`)
  const draft = page.locator('[role="option"][tabindex="0"]')
  await draft.focus()
  await page.keyboard.press('n')
  await seen(page.getByText(/^Planned for/)).toBeVisible()
  await seen(page.getByText(HELD)).toHaveCount(0)
  await draft.focus()
  await page.keyboard.press('n')
  await seen(page.getByText(/^Planned for.*your rules hold back 1 pin until/)).toBeVisible()
  await expect.poll(async () => (await wallsOnServer(context, product)).length).toBe(2)

  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Select pins' }).click()
  await page.locator('[data-publication]').last().click()
  await page.getByRole('button', { name: 'A day later' }).click()
  await seen(page.getByText(/^1 pin moved to.*your rules hold back 1 pin until/)).toBeVisible()
})
