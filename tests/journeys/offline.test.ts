/**
 * No network at all: the studio starts, shows the pins with their pictures, takes changes, and
 * sends each of them once afterwards.
 */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { withServiceWorker } from './journey.ts'
import { eventsOnServer, gridOf, picture } from './person.ts'
import { withPinsMadeHere } from './prepared.ts'
import { requestsOf, settled } from './requests.ts'
import { seen } from './seen.ts'

const { testStopping: test } = withServiceWorker

/** How many pictures and builds the worker keeps. */
async function kept(page: Page): Promise<{ pictures: number; builds: number }> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const pictures = names.includes('pinloom-pictures')
      ? (await (await caches.open('pinloom-pictures')).keys()).length
      : 0
    return { pictures, builds: names.filter((name) => name.startsWith('pinloom-shell-')).length }
  })
}

async function brokenPictures(page: Page): Promise<number> {
  return page
    .locator('[data-pin] img')
    .evaluateAll(
      (images) =>
        images.filter(
          (image) =>
            image instanceof HTMLImageElement && (!image.complete || image.naturalWidth === 0),
        ).length,
    )
}

test('without a server a reload shows the grid, and edits arrive once when it is back', async ({
  context,
  page,
  product,
}) => {
  await withPinsMadeHere(page, product, 6)
  await expect.poll(async () => kept(page), { timeout: 30_000 }).toEqual({ pictures: 6, builds: 1 })

  await product.kill()
  await page.reload()
  await seen(gridOf(page).getByRole('row')).not.toHaveCount(0, { timeout: 30_000 })
  await seen(page.getByText(/^6 pins?$/)).toBeVisible()
  await expect.poll(async () => brokenPictures(page)).toBe(0)
  await picture(page, 'offline-grid')

  await page.goto(`${product.address}/drafts`)
  await seen(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible()
  await seen(page.locator('[data-pin]')).toHaveCount(6)
  const favoured = (
    await page
      .locator('[data-pin]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-pin') ?? ''))
  ).slice(0, 2)
  for (const nth of [0, 1]) {
    const heart = page.locator('[data-action="favor"]').nth(nth)
    await heart.click()
    await seen(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await seen(page.getByText(/^2 changes/).first()).toBeVisible()
  // A change of words gives the picture's address another version; the picture is the same.
  const shown = await page.locator('[data-pin] img').nth(3).getAttribute('src')
  await page.locator('[data-pin]').nth(3).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Title & description' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Written without a network')
  await page.getByRole('button', { name: 'Apply' }).click()
  await seen(page.getByRole('dialog')).toBeHidden()
  await seen(page.getByText(/^3 changes/).first()).toBeVisible()
  await expect
    .poll(async () => page.locator('[data-pin] img').nth(3).getAttribute('src'))
    .not.toBe(shown)
  await expect.poll(async () => brokenPictures(page)).toBe(0)
  await picture(page, 'offline-drafts')
  await page.reload()
  await seen(page.getByText(/^3 changes/).first()).toBeVisible({ timeout: 30_000 })
  await seen(page.locator('[data-pin] img')).toHaveCount(6)
  await expect.poll(async () => brokenPictures(page)).toBe(0)

  const requests = requestsOf(context)
  await product.start()
  await seen(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => brokenPictures(page)).toBe(0)
  await expect.poll(async () => kept(page), { timeout: 30_000 }).toEqual({ pictures: 6, builds: 1 })
  const events = await eventsOnServer(context, product, 'pin.favored')
  expect(events.map(({ pin }) => pin).toSorted()).toEqual(favoured.toSorted())
  await settled(requests)
  const written = await eventsOnServer(context, product, 'pin.updated')
  expect(written).toHaveLength(1)
  expect(requests.taken.toSorted()).toEqual([...events, ...written].map(({ id }) => id).toSorted())
})
