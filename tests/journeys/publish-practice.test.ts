/** A new user publishes a pin, and it goes out to the practice network, once, though the server dies. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { freePort } from '../../server/platform/free-port.ts'
import { saveAsDrafts } from './drafts-on-board.ts'
import { testInBrowser } from './journey.ts'
import { picture, pinsOnServer } from './person.ts'
import {
  boardNamed,
  connectPractice,
  dayAt,
  makeFirstPinDue,
  planAt,
  withSchedule,
} from './planned-pins.ts'
import { makePins } from './prepared.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

/** With a practice network beside it, which is at the same address after a restart. */
// oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
const test = testInBrowser.extend('practice', { scope: 'file' }, async ({}, { onCleanup }) => {
  const port = await freePort('127.0.0.1')
  const product = await startProduct({ PRACTICE_PORT: String(port) })
  onCleanup(async () => product.remove())
  return { product, address: `http://127.0.0.1:${port}/` }
})

/** A new account with a draft on a board of the network, in the calendar. */
async function openWithDraft(page: Page, product: Product): Promise<void> {
  const context = page.context()
  await makePins(page, product, 1)
  await connectPractice(context, product)
  await saveAsDrafts(context, product, await boardNamed(context, product, 'Quick dinners'))
  await page.goto(`${product.address}/calendar`)
}

/** For tomorrow: a file takes no pin that is due within a quarter of an hour. */
async function openWithPlannedPin(page: Page, product: Product): Promise<void> {
  const context = page.context()
  await makePins(page, product, 1)
  const account = await withSchedule(context, product)
  await connectPractice(context, product)
  const board = await boardNamed(context, product, 'Quick dinners')
  const walls = [dayAt(account.zone, 1, '12:00')]
  await planAt(context, product, { ...account, ...board, walls })
  await page.goto(`${product.address}/calendar`)
  await seen(page.locator('[data-publication]')).toHaveAttribute('data-state', 'planned')
}

test('Practice is connected, a draft is published now, and once although the server is killed', async ({
  page,
  context,
  practice: { product, address },
}) => {
  await openWithDraft(page, product)
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const states = async () => (await pinsOnServer(context, product)).map(({ status }) => status)
  await expect.poll(states, { timeout: 20_000 }).not.toEqual(['draft'])
  await expect.poll(states, { timeout: 90_000, interval: 20 }).not.toEqual(['scheduled'])
  // Between the sending and its end, or just after it.
  await product.kill()
  await product.start()
  // The lease of the killed server ends first, and asking for all pins is work too.
  await expect.poll(states, { timeout: 90_000, interval: 500 }).toEqual(['published'])

  await page.reload()
  const card = page.locator('[data-publication]')
  await seen(card).toHaveCount(1)
  await seen(card).toHaveAttribute('data-state', 'published')
  await picture(page, 'publish-practice-calendar')

  const network = await context.newPage()
  await network.goto(address)
  await seen(network.getByRole('listitem')).toHaveCount(1)
  const [pin] = await pinsOnServer(context, product)
  await network.getByText(pin?.title ?? '', { exact: true }).click()
  await seen(network.getByText('Quick dinners')).toBeVisible()
  await seen(network.getByRole('link', { name: /utm_content=/ })).toBeVisible()
  await picture(network, 'publish-practice-network')
}, 400_000)

test('what goes out next is said again as soon as a pause has ended', async ({
  page,
  practice: { product },
}) => {
  await openWithPlannedPin(page, product)
  await page.getByRole('button', { name: 'Pause this account…', exact: true }).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await seen(page.getByRole('button', { name: 'Resume…', exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Resume…', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resume', exact: true }).click()
  await seen(page.getByText(/sent today · next /)).toBeVisible()
})

test('a plan file takes its pins off publishing, and puts them back when it is undone', async ({
  page,
  practice: { product },
}) => {
  await openWithPlannedPin(page, product)
  const card = page.locator('[data-publication]')
  await page.getByRole('button', { name: 'More options', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Plan as a Pinterest file…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your plan as a file for Pinterest' })
  await seen(dialog.getByText('1 pin stops going out from here')).toBeVisible()
  await picture(page, 'plan-file-stops')
  const download = dialog.getByRole('button', { name: 'Download the file' })
  await dialog.getByText('This account, as planned').click()
  await seen(dialog.getByText('1 pin stops going out from here')).toBeHidden()
  await download.click()
  await seen(dialog.getByText(/^1 pin is in the copy\./)).toBeVisible()
  await seen(card).toHaveAttribute('data-state', 'planned')
  await dialog.getByText('Pinterest, once you upload the file').click()
  await download.click()
  await seen(card).toHaveAttribute('data-state', 'filed')
  await picture(page, 'plan-file-made')
  await dialog.getByRole('button', { name: 'Undo: publish from here' }).click()
  await seen(card).toHaveAttribute('data-state', 'planned')
})

test('a board that the network lacks is named before its pins fail, and a failed pin is tried again on another one', async ({
  page,
  context,
  practice: { product, address },
}) => {
  await makePins(page, product, 1)
  const account = await withSchedule(context, product)
  await connectPractice(context, product)
  const walls = [dayAt(account.zone, 1, '12:00')]
  await planAt(context, product, { ...account, walls })
  await page.goto(`${product.address}/calendar`)
  await seen(page.getByText('“Soups” isn’t on Practice')).toBeVisible()
  await picture(page, 'publish-practice-board-missing')
  await makeFirstPinDue(context, product)
  const states = async () => (await pinsOnServer(context, product)).map(({ status }) => status)
  await expect.poll(states, { timeout: 90_000 }).toEqual(['failed'])

  await page.reload()
  await page.locator('[data-publication][data-state="failed"]').click()
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByRole('button', { name: 'Create it on Practice' })).toBeVisible()
  await picture(page, 'publish-practice-failed')
  await dialog.getByRole('button', { name: /Board/ }).click()
  await page.getByRole('option', { name: 'Quick dinners', exact: true }).click()
  await dialog.getByRole('button', { name: 'Try again now' }).click()
  await expect.poll(states, { timeout: 120_000 }).toEqual(['published'])
  await page.reload()
  await page.locator('[data-publication]').click()
  await page.getByText('What happened so far').click()
  await seen(dialog.getByText(/^Not published/)).toBeVisible()
  await picture(page, 'publish-practice-happened')
  const network = await context.newPage()
  await network.goto(address)
  // The pins of the tests before may have the same title: the newest stands first.
  const [pin] = await pinsOnServer(context, product)
  await network
    .getByText(pin?.title ?? '', { exact: true })
    .first()
    .click()
  await seen(network.getByText('Quick dinners')).toBeVisible()
}, 400_000)
