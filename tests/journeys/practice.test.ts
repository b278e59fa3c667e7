/**
 * The practice network: an account is connected to it with one click, and to nothing else by
 * mistake; a pin goes out to it once, though the server dies.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { saveAsDrafts } from './drafts-on-board.ts'
import { picture, pinsOnServer, type ServerPin } from './person.ts'
import {
  boardNamed,
  connectPractice,
  dayAt,
  makeFirstPinDue,
  planAt,
  withSchedule,
} from './planned-pins.ts'
import { makePins, makeUser } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'
import { withPractice as test } from './with-practice.ts'

const openAccounts = async (page: Page, product: Product) =>
  page.goto(`${product.address}/settings?section=accounts`)
const connected = (page: Page) => page.getByText('The account is connected to Practice.')

test('Practice is connected with one click, marked as practice, and its boards and figures appear', async ({
  page,
  product,
  practice,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/results`)
  await page.getByRole('link', { name: 'Connect account' }).click()
  await seen(page.getByText('Not connected: you download your pins as files.')).toBeVisible()
  await page.getByRole('button', { name: /^Connect .* to Practice$/ }).click()
  await seen(connected(page)).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toBe('?section=accounts')
  await seen(page.getByText('Practice', { exact: true }).first()).toBeVisible()
  await seen(
    page.getByText('Connected to Practice. Nothing there reaches Pinterest.'),
  ).toBeVisible()
  await seen(page.getByText('Quick dinners')).toBeVisible()
  await seen(page.getByText('On Practice', { exact: true })).toHaveCount(3)
  await picture(page, 'connect-practice')
  // The mark makes the column at the side longer.
  await page.setViewportSize({ width: 1366, height: 800 })
  const you = page.getByRole('button', { name: /^Your menu/ })
  await seen(you).toBeInViewport({ ratio: 1 })

  const network = await page.context().newPage()
  await network.goto(practice)
  await seen(network.getByRole('heading', { name: 'Quick dinners' })).toBeVisible()
  await network.close()

  await page.getByRole('link', { name: 'Results' }).click()
  await seen(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await seen(page.getByText('Practice figures')).toBeVisible()
  await seen(page.getByText('Dashed line: the 30 days before.')).toBeVisible()
  await page.getByRole('button', { name: /^Saves/ }).click()
  const chart = page.getByRole('slider', { name: /^Saves a day/ })
  await chart.focus()
  const lastDay = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await seen(chart).not.toHaveAttribute('aria-valuetext', lastDay ?? '')
  const dayBefore = (await chart.getAttribute('aria-valuetext')) ?? ''
  await seen(page.getByText(dayBefore, { exact: true })).toBeVisible()
  await page.getByText('Show as a table').click()
  // Thirty days, today and the head.
  await seen(page.getByRole('table').getByRole('row')).toHaveCount(32)
  expect(await violationsIn(page, { theme: 'dark-experimental', width: 390 })).toEqual([])
})

test('an account that was connected stays so when the server was killed, and is disconnected with its boards kept', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await openAccounts(page, product)
  await page.getByRole('button', { name: /^Connect .* to Practice$/ }).click()
  await seen(connected(page)).toBeVisible()
  await product.kill()
  await product.start()
  await openAccounts(page, product)
  const more = page.getByRole('button', { name: /^More options for/ }).first()
  await more.click()
  await page.getByRole('menuitem', { name: 'Read boards now' }).click()
  await seen(page.getByText(/^3 boards there, read/)).toBeVisible()
  await seen(page.getByText('Connection lost')).toHaveCount(0)
  await more.click()
  await page.getByRole('menuitem', { name: 'Disconnect…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await seen(page.getByText('Not connected: you download your pins as files.')).toBeVisible()
  await seen(page.getByText('Quick dinners')).toBeVisible()
  await seen(page.getByText('On Practice', { exact: true })).toHaveCount(0)
})

test('a return address without a started connection connects nothing and shows an error', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/settings?state=made-up&code=made-up`)
  await seen(page.getByRole('alert').filter({ hasText: 'Start it again' })).toBeVisible()
  await page.goto(`${product.address}/settings?state=made-up&error=access_denied`)
  await seen(page.getByText('You didn’t allow the connection. Nothing was changed.')).toBeVisible()
})

/** As if the network had had its pins for three hours. */
function agePins({ dataDir }: Product): void {
  const network = new DatabaseSync(join(dataDir, 'practice-network.sqlite'), { timeout: 5_000 })
  const since = Date.now() - 3 * 3_600_000
  network
    .prepare(
      "update documents set body = json_set(body, '$.created_at', ?) where kind = 'pin' or kind like 'pin of %'",
    )
    .run(since)
  network.close()
}

test('the account has what its pins have, also today, which is not over', async ({
  page,
  product,
}) => {
  await openWithDraft(page, product)
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const states = async () =>
    (await pinsOnServer(page.context(), product)).map(({ status }) => status)
  await expect.poll(states, { timeout: 90_000, interval: 500 }).toEqual(['published'])
  agePins(product)
  await page.goto(`${product.address}/results`)
  // The pin may have been read when it was new, with nothing to count.
  await page.getByRole('button', { name: 'Update now' }).click()
  const impressions = page
    .getByRole('button', { name: /^Impressions/ })
    .filter({ hasText: 'so far on' })
  await seen(impressions).toHaveText(/^Impressions[1-9]\d*(?<soFar>\d+) so far on/, {
    timeout: 60_000,
  })
  await seen(page.getByText(/was not over at the last update/)).toBeVisible()
  await page.getByText('Show as a table').click()
  await seen(
    page.getByRole('table').first().getByRole('row').last().getByRole('rowheader'),
  ).toHaveText(/\(so far\)$/)
  await picture(page, 'results-today')
  // A picture that the network has no more leaves no broken one.
  const pictures = page.getByRole('rowheader').locator('img')
  await seen(pictures).toHaveCount(1)
  await page.route(await pictures.evaluate((one) => (one as HTMLImageElement).src), (route) =>
    route.abort(),
  )
  await page.reload()
  await seen(page.getByRole('rowheader').locator('svg')).toHaveCount(1)
  await seen(pictures).toHaveCount(0)
})

/** The newest pin: those of the tests before may have its title, and be below it. */
async function openNewest(network: Page, [pin]: readonly ServerPin[]): Promise<void> {
  await network
    .getByText(pin?.title ?? '', { exact: true })
    .first()
    .click()
}

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
  const walls = [dayAt(account, 1, '12:00')]
  await planAt(context, product, { ...account, ...board, walls })
  await page.goto(`${product.address}/calendar`)
  await seen(page.locator('[data-publication]')).toHaveAttribute('data-state', 'planned')
}

test('what goes out next is said again as soon as a pause has ended', async ({ page, product }) => {
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
  product,
}) => {
  await openWithPlannedPin(page, product)
  const card = page.locator('[data-publication]')
  await page.getByRole('button', { name: 'More options', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Plan as a Pinterest file…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your plan as a file for Pinterest' })
  // A copy is the default: the account goes on publishing.
  const stops = dialog.getByText('1 pin stops going out from here')
  const download = dialog.getByRole('button', { name: 'Download the file' })
  await seen(dialog.getByRole('radio', { name: 'This account, as planned' })).toBeChecked()
  await seen(stops).toBeHidden()
  await download.click()
  await seen(dialog.getByText(/^1 pin is in the copy\./)).toBeVisible()
  await seen(card).toHaveAttribute('data-state', 'planned')
  await dialog.getByText('Pinterest, once you upload the file').click()
  await seen(stops).toBeVisible()
  await picture(page, 'plan-file-stops')
  await download.click()
  await seen(card).toHaveAttribute('data-state', 'filed')
  await seen(page.getByText('nothing else planned')).toBeAttached()
  await picture(page, 'plan-file-made')
  await dialog.getByRole('button', { name: 'Undo: publish from here' }).click()
  await seen(card).toHaveAttribute('data-state', 'planned')
})

test('a board that only this account has is created on the network when a pin is planned on it', async ({
  page,
  context,
  product,
  practice,
}) => {
  await makePins(page, product, 1)
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    id: crypto.randomUUID(),
    weekday,
    time: '12:00',
  }))
  await withSchedule(context, product, { slots })
  const board = await boardNamed(context, product, 'Only here')
  await connectPractice(context, product)
  await saveAsDrafts(context, product, board)
  await page.goto(`${product.address}/calendar`)
  await page.getByRole('option').first().focus()
  await page.keyboard.press('n')
  await seen(page.getByText('Created on Practice: “Only here”.')).toBeVisible()
  const network = await context.newPage()
  await network.goto(practice)
  await seen(network.getByRole('heading', { name: 'Only here' })).toBeVisible()
  await network.close()
})

test('a board that the network lacks is named before its pins fail, and a failed pin is tried again on another one', async ({
  page,
  context,
  product,
  practice,
}) => {
  await makePins(page, product, 1)
  const account = await withSchedule(context, product)
  await connectPractice(context, product)
  const walls = [dayAt(account, 1, '12:00')]
  await planAt(context, product, { ...account, walls })
  await page.goto(`${product.address}/calendar`)
  await seen(page.getByText('“Soups” isn’t on Practice')).toBeVisible()
  await picture(page, 'publish-practice-board-missing')
  await makeFirstPinDue(context, product)
  const states = async () => (await pinsOnServer(context, product)).map(({ status }) => status)
  await expect.poll(states, { timeout: 90_000, interval: 500 }).toEqual(['failed'])

  await page.reload()
  await page.locator('[data-publication][data-state="failed"]').click()
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByRole('button', { name: 'Create it on Practice' })).toBeVisible()
  await picture(page, 'publish-practice-failed')
  await dialog.getByRole('button', { name: /Board/ }).click()
  await page.getByRole('option', { name: 'Quick dinners', exact: true }).click()
  await dialog.getByRole('button', { name: 'Try again now' }).click()
  await expect.poll(states, { timeout: 120_000, interval: 500 }).toEqual(['published'])
  await page.reload()
  await page.locator('[data-publication]').click()
  await page.getByText('What happened so far').click()
  await seen(dialog.getByText(/^Not published/)).toBeVisible()
  await picture(page, 'publish-practice-happened')
  const network = await context.newPage()
  await network.goto(practice)
  await openNewest(network, await pinsOnServer(context, product))
  await seen(network.getByText('Quick dinners')).toBeVisible()
}, 400_000)

test('Practice is connected, a draft is published now, and once although the server is killed', async ({
  page,
  context,
  product,
  practice,
}) => {
  const network = await context.newPage()
  await network.goto(practice)
  const published = network.getByRole('listitem')
  await seen(network.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await published.count()
  await page.bringToFront()
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

  // It reads itself again, too, and the two may break each other off.
  await network.bringToFront()
  const counted = async () => {
    await network.goto(practice).catch(() => undefined)
    return published.count()
  }
  await expect.poll(counted).toBe(before + 1)
  await openNewest(network, await pinsOnServer(context, product))
  await seen(network.getByText('Quick dinners')).toBeVisible()
  await seen(network.getByRole('link', { name: /utm_content=/ })).toBeVisible()
  await picture(network, 'publish-practice-network')
}, 400_000)
