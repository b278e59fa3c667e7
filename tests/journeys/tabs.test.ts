/**
 * Several devices of one person come to the same, an undo hurts no other tab's work, and a change
 * of many pins is one step.
 */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { STILL_DEVICE, test } from './journey.ts'
import { hearts, logIn, openDrafts, picture, pinsOnServer } from './person.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'

/** Another device asks every half minute while its page is visible. */
const ASKING_PAUSE_MS = 30_000
const HEARD = 45_000

const titles = async (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-pin] p:first-of-type').allTextContents()

async function retitle(page: Page, title: string): Promise<void> {
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Title & description' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Apply' }).click()
  await seen(page.getByRole('dialog')).toBeHidden()
}

test('two devices converge, and an undo over the other device’s change is refused with a reason', async ({
  browser,
  context,
  page,
  product,
}) => {
  const email = await makePins(page, product, 2)
  const titlesOnServer = async () =>
    (await pinsOnServer(context, product)).map(({ title }) => title)
  const phone = await browser.newContext(STILL_DEVICE)
  const other = await phone.newPage()
  await other.clock.install()
  await other.goto(`${product.address}/drafts`)
  await logIn(other, email)
  await seen(other.locator('[data-pin]').first()).toBeVisible({ timeout: 20_000 })
  await openDrafts(page, product)
  await retitle(page, 'From the laptop')
  await expect.poll(titlesOnServer).toContain('From the laptop')
  await other.clock.fastForward(ASKING_PAUSE_MS)
  await expect.poll(async () => titles(other), { timeout: HEARD }).toContain('From the laptop')
  await page.locator('[data-pin]').first().focus()
  await retitle(other, 'From the phone')
  await expect.poll(titlesOnServer).toContain('From the phone')
  // Perhaps before this tab has received it.
  await page.keyboard.press('Control+z')
  await seen(page.getByText('Not undone')).toBeVisible()
  await seen(
    page.getByText(/^The title of “From the phone” was changed later on another device\./),
  ).toBeVisible()
  await picture(page, 'undo-refused')
  await expect.poll(async () => titles(page)).toContain('From the phone')
  expect(await titles(page)).toEqual(await titles(other))
  expect(await titlesOnServer()).toContain('From the phone')
  await phone.close()
})

test('a change to many pins is one undo step, also after a reload', async ({
  context,
  page,
  product,
}) => {
  await makePins(page, product, 4)
  await openDrafts(page, product)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Control+a')
  await page
    .getByRole('button', { name: /favorite/i })
    .last()
    .click()
  await expect
    .poll(
      async () => (await pinsOnServer(context, product)).filter(({ favored }) => favored).length,
      { timeout: 20_000 },
    )
    .toBe(4)
  await page.reload()
  await seen(hearts(page).nth(3)).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 })
  await page.keyboard.press('Control+z')
  await seen(page.getByText('Undone: Marked 4 pins as favorite')).toBeVisible()
  for (const nth of [0, 1, 2, 3])
    await seen(hearts(page).nth(nth)).toHaveAttribute('aria-pressed', 'false')
  // In a field the keys are the browser's own.
  await page.getByRole('searchbox').first().fill('soup')
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('searchbox').first().fill('')
  await seen(hearts(page).nth(3)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Redo: Marked 4 pins as favorite' }).click()
  await expect
    .poll(
      async () => (await pinsOnServer(context, product)).filter(({ favored }) => favored).length,
      { timeout: 20_000 },
    )
    .toBe(4)
})
