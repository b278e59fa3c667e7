/** From the titles of new pins on: whichever way is taken, they are drafts that can be planned. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { dateOfWall, wallOf } from '#core/schedule/wall-time.ts'
import { test } from './journey.ts'
import { openDrafts, picture, pinsOnServer, send } from './person.ts'
import { planPins } from './planned-pins.ts'
import { withPins } from './prepared.ts'
import { seen } from './seen.ts'

async function openTitles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  await seen(page.getByLabel('Title of pin 1', { exact: true })).toBeVisible()
}

const exportInBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Export' })

test('Export in the step bar saves the pins as drafts, and stays at a title that is missing', async ({
  page,
  context,
  product,
}) => {
  const states = async () => (await pinsOnServer(context, product)).map(({ status }) => status)
  await withPins(page, product, 2)
  await openTitles(page)
  const title = page.getByLabel('Title of pin 1', { exact: true })
  await title.fill('')
  await exportInBar(page).click()
  await seen(page.getByText('Pin 1 has no title. Write one, then save.')).toBeVisible()
  await seen(title).toBeFocused()
  expect(await states()).toEqual(['generated', 'generated'])

  await title.fill('Plum cake for beginners')
  await exportInBar(page).click()
  await seen(page.getByRole('heading', { name: 'Export for Pinterest' })).toBeVisible()
  await expect.poll(states).toEqual(['draft', 'draft'])
})

test('an address leads to Export with unsaved pins, which are saved there', async ({
  page,
  context,
  product,
}) => {
  const states = async () => (await pinsOnServer(context, product)).map(({ status }) => status)
  await withPins(page, product, 2)
  await openTitles(page)
  await page.goto(`${product.address}/?step=done`)
  await seen(page.getByText('2 pins aren’t saved as drafts yet')).toBeVisible()
  await picture(page, 'export-unsaved')
  await page.getByRole('button', { name: 'Save as drafts' }).click()
  await seen(page.getByText('Next: publish your 2 pins')).toBeVisible()
  await seen(page.getByText('2 pins aren’t saved as drafts yet')).toHaveCount(0)
  await expect.poll(states).toEqual(['draft', 'draft'])
})

test('drafts that were just saved lead to the calendar', async ({ page, product }) => {
  await withPins(page, product, 2)
  await openTitles(page)
  await page.getByRole('button', { name: 'Save as drafts and export' }).click()
  const next = page.getByRole('region', { name: 'Publish from the calendar' })
  await seen(next.getByRole('heading')).toHaveText('Next: publish your 2 pins')
  await seen(next.getByRole('link', { name: 'Connect an account' })).toBeVisible()
  // Its words begin with the connection, and so does the eye.
  const arePrimary = async () =>
    next.getByRole('link').evaluateAll((all) => all.map((one) => /_primary\b/.test(one.className)))
  await expect.poll(arePrimary).toEqual([true, false])
  await next.getByRole('link', { name: 'Publish from the calendar' }).click()
  await seen(page.getByText('Drafts to plan (2)')).toBeVisible()
})

const IN_40_DAYS = 40 * 86_400_000

/** One that has another date than this machine at `at` (ms UTC): the two are 25 hours apart. */
function zoneOfAnotherDate(at: number): string {
  const own = dateOfWall(wallOf(at, Intl.DateTimeFormat().resolvedOptions().timeZone))
  const isEastern = dateOfWall(wallOf(at, 'Pacific/Kiritimati')) !== own
  return isEastern ? 'Pacific/Kiritimati' : 'Pacific/Niue'
}

test('a plan on a deleted board leads to its day on the calendar', async ({
  page,
  context,
  product,
}) => {
  await withPins(page, product, 1)
  const { accountId, boardId, publications } = await planPins(page, product, {
    later: [IN_40_DAYS],
    zone: zoneOfAnotherDate(Date.now() + IN_40_DAYS),
  })
  await send(context.request, product, {
    path: `/api/accounts/${accountId}/boards/${boardId}/`,
    method: 'DELETE',
  })
  await openDrafts(page, product)
  await page.locator('[data-pin]').first().click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click()
  const row = page.getByRole('listitem', { name: /^Issues with/ })
  await seen(row).toContainText('A board of this pin no longer exists')
  await seen(page.getByRole('button', { name: /^Choose boards/ })).toHaveCount(0)
  await row.getByRole('link', { name: 'Change the plan' }).click()
  await seen(page.locator(`[data-publication="${publications[0]?.id}"]`)).toContainText(
    'Deleted board',
  )
})
