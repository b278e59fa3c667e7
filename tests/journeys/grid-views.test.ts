/**
 * What a person sees of the pins in Drafts: nothing on the pictures, filters that stay with their
 * account, and a sheet that reads aloud.
 */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { test, WIDE } from './journey.ts'
import { gridOf, pinsOnServer, readPages, send, startGeneration } from './person.ts'
import { makePins, signUp } from './prepared.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

test('filters in the address apply to their account only', async ({ page, context, product }) => {
  await makePins(page, product, 3)
  await send(context.request, product, { path: '/api/accounts/', data: { name: 'Second Studio' } })
  await page.goto(`${product.address}/drafts?status=failed&view=sheet`)
  await seen(page.getByText('No matching pins')).toBeVisible()
  await page
    .getByRole('button', { name: /Saltmarsh Kitchen/ })
    .first()
    .click()
  await page
    .getByRole('menuitemradio', { name: 'Second Studio' })
    .or(page.getByRole('menuitem', { name: 'Second Studio' }))
    .click()
  await seen(page.getByText('No pins yet')).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toBe('?view=sheet')
  await page
    .getByRole('button', { name: /Second Studio/ })
    .first()
    .click()
  await page
    .getByRole('menuitemradio', { name: 'Saltmarsh Kitchen' })
    .or(page.getByRole('menuitem', { name: 'Saltmarsh Kitchen' }))
    .click()
  await seen(page.getByText('3 pins', { exact: true })).toBeVisible()
})

test('nothing covers the picture of a pin, and its status is shown only when it matters', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 3)
  await page.goto(`${product.address}/drafts`)
  const cards = page.getByRole('gridcell')
  await seen(cards).toHaveCount(3)
  await seen(cards.first().locator('img[data-loaded]')).toBeVisible()
  await seen(page.getByRole('grid')).not.toContainText('Generated')
  await cards.first().hover()
  const covered = await page.evaluate(() => {
    const picture = document.querySelector('[role=gridcell] img')?.getBoundingClientRect()
    // Words keep 6 % away from the edge: what lies inside that is on them.
    const margin = (picture?.width ?? 0) * 0.06
    const inside = (box: DOMRect): boolean =>
      picture !== undefined &&
      box.left < picture.right - margin &&
      box.top < picture.bottom - margin &&
      box.right > picture.left + margin &&
      box.bottom > picture.top + margin
    const card = document.querySelector('[role=gridcell]')
    return [...(card?.querySelectorAll('button, p, svg') ?? [])]
      .filter((part) => inside(part.getBoundingClientRect()))
      .map((part) => part.outerHTML.slice(0, 80))
  })
  expect(covered).toEqual([])
  await page.goto(`${product.address}/generate?step=pins`)
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  await page.getByRole('button', { name: 'Save as drafts and export' }).click()
  await expect
    .poll(async () => (await pinsOnServer(context, product)).map(({ status }) => status))
    .toEqual(['draft', 'draft', 'draft'])
  await page.goto(`${product.address}/drafts`)
  await seen(cards.first()).toContainText('Draft')
})

test('a new sort order also applies to cards below the edge of the window', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 1000, height: 560 })
  await makePins(page, product, 12)
  await page.goto(`${product.address}/drafts`)
  const drawn = async () =>
    page
      .locator('[role=row]')
      .evaluateAll((rows) =>
        rows
          .toSorted((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex))
          .flatMap((row) =>
            [...row.querySelectorAll('[data-pin] > p')].map((title) => title.textContent),
          ),
      )
  const listed = await pinsOnServer(context, product)
  const newest = listed
    .toSorted((one, other) => other.created_at - one.created_at)
    .map(({ title }) => title)
  const oldest = listed
    .toSorted((one, other) => one.created_at - other.created_at)
    .map(({ title }) => title)
  /** However many are drawn, which may be more a moment later. */
  const areFirstOf = (order: readonly string[]) => (titles: readonly (string | null)[]) =>
    titles.length > 4 && isDeepStrictEqual(titles, order.slice(0, titles.length))
  await expect.poll(drawn).toSatisfy(areFirstOf(newest))
  const below = async () =>
    page
      .locator('[data-pin]')
      .evaluateAll(
        (cards) => cards.filter((card) => card.getBoundingClientRect().top > innerHeight).length,
      )
  await expect.poll(below).toBeGreaterThan(0)
  await page.getByLabel('Filters').getByRole('button', { name: /Sort/ }).click()
  await page.getByRole('option', { name: 'Oldest first' }).click()
  await expect.poll(drawn).toSatisfy(areFirstOf(oldest))
})

test('the focus stays on its pin when a job adds pins before it', async ({ page, product }) => {
  await signUp(page, product)
  await readPages(page, product, ['roasted-tomato-soup'])
  // One change of pins comes alone; the others wait until its pin has the focus.
  const { promise: hasFocus, resolve: letOthersCome } = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(/\/pin-events\/\?after=/, async (route) => {
    if (!isFirst) {
      await hasFocus
      return route.continue()
    }
    const one = new URL(route.request().url())
    one.searchParams.set('limit', '1')
    const response = await route.fetch({ url: one.href })
    isFirst = (await response.json()).events.length === 0
    return route.fulfill({ response })
  })
  await startGeneration(page, 12)
  const cards = gridOf(page).locator('[data-pin]')
  await seen(cards.first()).toBeVisible({ timeout: 60_000 })
  await cards.first().focus()
  const id = await page.evaluate(() => document.activeElement?.getAttribute('data-pin'))
  const place = async () =>
    page.evaluate(() =>
      document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'),
    )
  expect([id, await place()]).toEqual([expect.any(String), '1'])
  letOthersCome()
  await seen(page.getByText('12 pins', { exact: true })).toBeVisible({ timeout: 180_000 })
  await expect.poll(async () => Number(await place())).toBeGreaterThan(1)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-pin'))).toBe(id)
  // Before it there is always another one; it may have been the first pin of all, and so be the
  // last one now.
  await page.keyboard.press('ArrowLeft')
  const others = gridOf(page).locator(`[data-pin]:focus:not([data-pin="${id}"])`)
  await seen(others).toHaveCount(1)
})

test('after the focused pin is deleted, the pin in its place has the focus', async ({
  page,
  product,
}) => {
  await makePins(page, product, 3)
  await page.goto(`${product.address}/drafts`)
  const cards = page.getByRole('gridcell')
  await seen(cards).toHaveCount(3)
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-pin')))
  const focused = async () => page.evaluate(() => document.activeElement?.getAttribute('data-pin'))
  await cards.nth(1).focus()
  await page.keyboard.press('Delete')
  await seen(cards).toHaveCount(2)
  await expect.poll(focused).toBe(ids[2])
  await page.keyboard.press('ArrowLeft')
  await expect.poll(focused).toBe(ids[0])
})

test('the focus returns to the grid after a selection button, and an undo offer disappears once undone', async ({
  page,
  product,
}) => {
  await makePins(page, product, 3)
  await page.goto(`${product.address}/drafts`)
  const cards = page.getByRole('gridcell')
  await seen(cards).toHaveCount(3)
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-pin')))
  const focused = async () => page.evaluate(() => document.activeElement?.getAttribute('data-pin'))
  const press = async (name: string) => {
    await page.getByRole('toolbar').getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await cards.nth(1).focus()
  for (const name of ['Clear selection', 'Select all 3']) {
    await page.keyboard.press('Space')
    await press(name)
    await expect.poll(focused).toBe(ids[1])
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Space')
  await press('Delete')
  await seen(cards).toHaveCount(2)
  await expect.poll(focused).toBe(ids[2])
  await seen(page.getByText('1 pin deleted')).toBeVisible()
  await page.keyboard.press('Control+z')
  await seen(page.getByText(/^Undone: /)).toBeVisible()
  await seen(page.getByText('1 pin deleted')).toHaveCount(0)
})

test('a card that shows another pin never flashes the old picture', async ({ page, product }) => {
  await makePins(page, product, 3)
  await page.goto(`${product.address}/drafts`)
  const cards = page.getByRole('gridcell')
  await seen(cards).toHaveCount(3)
  await seen(cards.first().locator('img[data-loaded]')).toBeVisible()
  const before = await cards.first().locator('img').elementHandle()
  const titles = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('p')?.textContent ?? ''),
  )
  // The pins are in the order in which they were drawn, and one title may be a part of another.
  const title = titles
    .slice(1)
    .find((words) => titles.filter((other) => other.includes(words)).length === 1)
  if (title === undefined) throw new Error(`No title is found alone: ${titles.join(', ')}`)
  await page.getByRole('searchbox').fill(title)
  await seen(cards).toHaveCount(1)
  await seen(cards.first()).toContainText(title)
  expect(await before?.evaluate((image) => image.isConnected)).toBe(false)
  await seen(cards.first().locator('img[data-loaded]')).toBeVisible()
})

test('the sheet has row and column counts, one tab stop and no axe violation', async ({
  page,
  product,
}) => {
  await makePins(page, product, 3)
  await page.goto(`${product.address}/drafts?view=sheet`)
  const sheet = page.getByRole('grid', { name: 'Pins as a spreadsheet' })
  await seen(sheet).toHaveAttribute('aria-rowcount', '4')
  await seen(sheet).toHaveAttribute('aria-colcount', '11')
  await sheet.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await seen(sheet).toHaveAttribute('aria-activedescendant', 'sheet-cell-1-1')
  await page.keyboard.press('Shift+ArrowDown')
  await seen(sheet.locator('[aria-selected=true]')).toHaveCount(2)
  for (const theme of sampled(
    ['light', 'dark-experimental', 'light-high-contrast-experimental'] as const,
    3,
    2,
  ))
    expect(await violationsIn(page, { theme, width: WIDE.width })).toEqual([])
  await page.keyboard.press('Tab')
  await seen(sheet).not.toBeFocused()
})

test('typing into Find filters pins wherever the caret was', async ({ page, product }) => {
  await makePins(page, product, 3)
  await page.goto(`${product.address}/generate`)
  await page.getByLabel('Page addresses').focus()
  await page.keyboard.press('Control+k')
  await seen(page.getByPlaceholder('Type a command, or words from a pin…')).toBeFocused()
  // The blank is typed before the next word: what is found must not go away for it.
  await page.keyboard.type('words of no pin ')
  await seen(page.getByRole('menuitem', { name: 'Find pins with “words of no pin”' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await seen(page.getByText('No matching pins')).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('words of no pin')
})
