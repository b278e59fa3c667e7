/** "Publish now" where the rules of the account make planned pins wait for it. */
import type { BrowserContext, Page } from 'playwright/test'
import { expect } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { saveAsDrafts } from './drafts-on-board.ts'
import { picture, pinsOnServer } from './person.ts'
import {
  boardNamed,
  connectPractice,
  dayAt,
  planAt,
  wallsOnServer,
  withSchedule,
} from './planned-pins.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'
import { withPractice as test } from './with-practice.ts'

const TWO_DAYS_MS = 2 * 24 * 60 * 60_000

test('publishing now names the planned pins that would wait, and moves them only if the person goes on', async ({
  page,
  context,
  product,
}) => {
  const { account, board } = await twoPinsApart({ page, context, product })
  const tomorrow = dayAt(account, 1, '12:00')
  await saveAsDrafts(context, product, board)
  await planAt(context, product, { ...account, ...board, walls: [tomorrow] })
  const draft = (await pinsOnServer(context, product)).find(({ status }) => status === 'draft')
  await page.goto(`${product.address}/calendar`)
  await seen(page.getByText('Select drafts first')).toBeVisible()
  await seen(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Publish now' }).click()

  const dialog = page.getByRole('alertdialog', { name: '1 planned pin would go out later' })
  await seen(dialog.getByText('Pins with the same link are kept apart.')).toBeVisible()
  expect(await violationsIn(page, { theme: 'light', width: 1440 })).toEqual([])
  await picture(page, 'publish-now-delays')
  await dialog.getByRole('button', { name: 'Choose a time' }).click()
  const plan = page.getByRole('dialog', { name: 'Plan 1 pin' })
  await seen(plan.getByRole('button', { name: 'Plan', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await wallsOnServer(context, product)).toEqual([tomorrow])

  await page.getByRole('button', { name: 'Publish now' }).click()
  const pressed = Date.now()
  await dialog.getByRole('button', { name: 'Publish now and move 1 pin' }).click()
  await seen(page.getByText(/^Publishing has started\. 1 planned pin moved to /)).toBeVisible()
  const [earliest, latest] = [pressed + TWO_DAYS_MS, Date.now() + TWO_DAYS_MS + 60_000]
  await picture(page, 'publish-now-moved')
  const moved = async () =>
    ((await pinsOnServer(context, product)) as unknown as Pin[])
      .flatMap(({ publications = [] }) => publications)
      .filter(({ at }) => at >= earliest && at <= latest)
  await expect.poll(moved).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => wallsOnServer(context, product)).toContain(tomorrow)
  const stateOfDraft = async () =>
    (await pinsOnServer(context, product)).find(({ id }) => id === draft?.id)?.status
  await expect.poll(stateOfDraft, { timeout: 90_000, interval: 500 }).toBe('published')
})

test('the calendar says in one note what goes out now and what moves', async ({
  page,
  context,
  product,
}) => {
  const { account, board } = await twoPinsApart({ page, context, product })
  const [chosen, tomorrow] = [dayAt(account, 20, '09:00'), dayAt(account, 1, '12:00')]
  await planAt(context, product, { ...account, ...board, walls: [chosen, tomorrow] })
  await page.goto(`${product.address}/calendar?view=list&date=${chosen.slice(0, 10)}`)
  await page.locator('[data-publication]').filter({ hasText: '9:00' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('button', { name: 'Publish now and move 1 pin' }).click()
  await seen(page.getByText(/^Publishing has started\. 1 pin moved to /)).toBeVisible()
  await picture(page, 'publish-now-in-calendar')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => wallsOnServer(context, product)).toContain(tomorrow)
})

test('on a phone the note follows a pin until it is published, and leads to it', async ({
  page,
  context,
  product,
  practice,
}) => {
  await makePins(page, product, 1)
  const account = await withSchedule(context, product)
  await connectPractice(context, product)
  const board = await boardNamed(context, product, 'Quick dinners')
  await saveAsDrafts(context, product, { ...account, ...board })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.address}/calendar`)
  await page.getByRole('button', { name: /^Drafts to plan/ }).click()
  await page.getByRole('option').first().click()
  const saidIn = await recordNotes(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  const status = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  await expect
    .poll(async () => status.textContent(), { timeout: 90_000 })
    .toBe('Your pin is published.Open the pin')
  // The practice network may publish before the next look at the page.
  expect((await saidIn())[0]).toBe('Publishing has started.')
  const link = status.getByRole('link', { name: 'Open the pin' })
  await seen(link).toHaveAttribute('href', new RegExp(`^${practice}`))
  expect(await violationsIn(page, { theme: 'light-mobile', width: 390 })).toEqual([])
  await picture(page, 'publish-now-published')
})

/** What notes say from now on, each text once in its order. */
async function recordNotes(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver(() => {
      const text = document.querySelector('[role=region] [role=status]')?.textContent ?? ''
      if (text !== '' && !texts.includes(text)) texts.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return async () => said.jsonValue()
}

/** Two pins with the same link, which a rule keeps two days apart, and their board on Practice. */
async function twoPinsApart({
  page,
  context,
  product,
}: {
  page: Page
  context: BrowserContext
  product: Product
}) {
  await makePins(page, product, 2)
  const account = await withSchedule(context, product, { link_hours: 48 })
  await connectPractice(context, product)
  return { account, board: await boardNamed(context, product, 'Quick dinners') }
}
