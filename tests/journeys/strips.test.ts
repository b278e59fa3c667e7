/**
 * What is shown over the content when changes can't be made, kept or taken: words that say so, and
 * nothing that was typed is lost.
 */
import type { BrowserContext, Page, Route } from 'playwright'
import { expect } from 'vitest'
import { pinPartitionName } from '../../src/persistence/pins/partition-name.ts'
import { test } from './journey.ts'
import { writeAsNewerBuild } from './newer-build.ts'
import { gridOf, hearts, openDrafts, picture, pinsOnServer, send } from './person.ts'
import { makePins, withPins } from './prepared.ts'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'

async function partitionOf(context: BrowserContext, product: Product): Promise<string> {
  const user = (await (await context.request.get(`${product.address}/api/auth/user/`)).json()) as {
    id: string
  }
  const { accounts } = (await (
    await context.request.get(`${product.address}/api/accounts/`)
  ).json()) as { accounts: { id: string }[] }
  return pinPartitionName(user.id, accounts[0]?.id ?? '')
}

/**
 * Until 'disk-emptied', what is written into a database is refused as on a full disk: a quota that
 * is set for a test moves nothing here.
 */
async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype)
    const refuse = (): never => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse })
    addEventListener(
      'disk-emptied',
      () => Object.defineProperties(IDBObjectStore.prototype, { add: own.add, put: own.put }),
      { once: true },
    )
  })
}

/** The first two pins, in the table of titles. */
async function openTitles(page: Page): Promise<void> {
  await gridOf(page).locator('[data-pin]').first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  await seen(page.getByLabel('Title of pin 1', { exact: true })).toBeVisible()
}

test('a tab of an older build is read-only and keeps what was typed into it', async ({
  context,
  page,
  product,
}) => {
  await withPins(page, product, 2)
  await openTitles(page)
  await seen(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  const before = (await pinsOnServer(context, product)).map(({ title }) => title).toSorted()
  await writeAsNewerBuild(page, await partitionOf(context, product))
  const strip = page.getByText('A newer version of the app was used here, in another tab', {
    exact: false,
  })
  await seen(strip).toBeVisible()
  await seen(page.getByText('View only', { exact: true }).first()).toBeVisible()

  const title = page.getByLabel('Title of pin 1', { exact: true })
  await title.fill('Typed where nothing may change')
  await title.press('Enter')
  await seen(page.getByText('Not changed', { exact: true }).first()).toBeVisible()
  await seen(title).toHaveValue('Typed where nothing may change')
  await page.getByRole('button', { name: 'Edit the picture of pin 2' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit pin' })
  await editor.getByRole('tab', { name: 'Title & description' }).click()
  await editor.getByLabel('Title', { exact: true }).fill('Typed in the editor')
  await editor.getByRole('button', { name: 'Apply' }).click()
  await seen(editor.getByLabel('Title', { exact: true })).toHaveValue('Typed in the editor')
  await seen(page.getByText('Changes applied', { exact: true })).toHaveCount(0)
  await picture(page, 'read-only')

  await page.reload()
  await seen(strip).toBeVisible()
  await seen(title).toHaveValue('Typed where nothing may change')
  await page.getByRole('button', { name: 'Edit the picture of pin 2' }).click()
  await editor.getByRole('tab', { name: 'Title & description' }).click()
  await seen(editor.getByLabel('Title', { exact: true })).toHaveValue('Typed in the editor')
  expect(
    (await pinsOnServer(context, product)).map(({ title: words }) => words).toSorted(),
  ).toEqual(before)
})

test('a full disk is reported with advice, and the change still reaches the server', async ({
  context,
  page,
  product,
}) => {
  await withPins(page, product, 2)
  await seen(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await fillDisk(page)
  await page.route('**/pin-events/**', (route) => route.abort('connectionrefused'))
  await hearts(page).nth(0).click()
  await seen(
    page.getByText('Changes can’t be saved on this device, most likely because its disk is full.', {
      exact: false,
    }),
  ).toBeVisible()
  await seen(page.getByText('Not saved here', { exact: true }).first()).toBeVisible()
  await seen(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await picture(page, 'disk-full')
  // What was stored before must not be taken back through what is only in memory.
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Control+z')
  await seen(
    page.getByText('You can’t undo while this browser isn’t saving changes', { exact: false }),
  ).toBeVisible()
  await seen(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/pin-events/**')
  await expect
    .poll(
      async () => (await pinsOnServer(context, product)).filter(({ favored }) => favored).length,
      { timeout: 60_000 },
    )
    .toBe(1)

  await page.evaluate(() => dispatchEvent(new Event('disk-emptied')))
  await hearts(page).nth(1).click()
  await seen(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await seen(page.getByText('Changes can’t be saved', { exact: false })).toHaveCount(0)
})

test('a change refused by the server is reverted and reported in every tab with its pin', async ({
  context,
  page,
  product,
}) => {
  await makePins(page, product, 2)
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.goto(`${product.address}/drafts`)
    await seen(tab.locator('[data-pin]')).toHaveCount(2)
    await seen(tab.getByText('Saved', { exact: true }).first()).toBeVisible()
  }
  const card = page.locator('[data-pin]').first()
  const title = (await card.locator('p').first().textContent()) ?? ''
  await refuseAll(context)
  await page.bringToFront()
  await hearts(page).first().click()
  for (const tab of tabs) {
    await seen(
      tab.getByText('The server didn’t accept a change, so it was undone here too.', {
        exact: false,
      }),
    ).toBeVisible()
    await seen(hearts(tab).first()).toHaveAttribute('aria-pressed', 'false')
    await tab.getByRole('button', { name: 'Details' }).click()
    await seen(
      tab.getByRole('listitem').filter({ hasText: 'This pin is being published.' }),
    ).toContainText(`Marked “${title.slice(0, 20)}`)
  }
  await quiet(page)
  await picture(page, 'refused')
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await seen(page.getByText('The server didn’t accept', { exact: false })).toHaveCount(0)
})

test('a refused change of an account that was left is reported with the account’s name', async ({
  context,
  page,
  product,
}) => {
  await context.clock.install()
  await makePins(page, product, 2)
  await send(context.request, product, { path: '/api/accounts/', data: { name: 'Second Studio' } })
  await page.goto(`${product.address}/drafts`)
  await seen(page.locator('[data-pin]')).toHaveCount(2)
  await seen(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  const away = async (route: Route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue()
  await context.route('**/pin-events/', away)
  await hearts(page).first().click()
  await seen(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('button', { name: /Saltmarsh Kitchen/ })
    .first()
    .click()
  await page
    .getByRole('menuitemradio', { name: 'Second Studio' })
    .or(page.getByRole('menuitem', { name: 'Second Studio' }))
    .click()
  await seen(page.getByText('No pins yet')).toBeVisible()
  // In this order: a try between the two would reach the server.
  await refuseAll(context)
  await context.unroute('**/pin-events/', away)
  // An account that was left is tried again after a pause.
  await context.clock.fastForward(LONGER_THAN_THE_PAUSE)
  await seen(
    page.getByText('The server didn’t accept a change, so it was undone here too.', {
      exact: false,
    }),
  ).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Details' }).click()
  await seen(
    page
      .getByRole('listitem')
      .filter({ hasText: 'In “Saltmarsh Kitchen”: This pin is being published.' }),
  ).toBeVisible()
  await picture(page, 'refused-elsewhere')
})

/** The open account asks every 30 s at most, and an account that was left is tried with it. ms */
const LONGER_THAN_THE_PAUSE = 35_000

/** The server takes no change. */
async function refuseAll(context: BrowserContext): Promise<void> {
  await context.route('**/pin-events/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const { events } = route.request().postDataJSON() as { events: { id: string }[] }
    const rejected = events.map(({ id }) => ({
      id,
      code: 'not_allowed',
      message: 'This pin is being published.',
    }))
    return route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ accepted: [], rejected, revision: 0 }),
    })
  })
}

test('a strip that appears while the mouse is pressed does not move what is pressed', async ({
  context,
  page,
  product,
}) => {
  await makePins(page, product, 2)
  await openDrafts(page, product)
  const heart = hearts(page).first()
  await heart.hover()
  await page.mouse.down()
  await context.setOffline(true)
  await page.getByText('You’re offline.', { exact: false }).waitFor({ state: 'attached' })
  await page.mouse.up()
  await seen(
    page.getByText('You’re offline. 1 change is waiting to be sent; you can keep working.'),
  ).toBeVisible()
  await seen(heart).toHaveAttribute('aria-pressed', 'true')
})
