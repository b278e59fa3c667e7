/**
 * A new build is deployed while a tab of the old one is open: both go on, nothing is lost, and the
 * next opening has the new one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { copyBuild, deployAnother } from './another-build.ts'
import { STILL_DEVICE, withServiceWorker } from './journey.ts'
import { hearts, openDrafts, picture, pinsOnServer } from './person.ts'
import { withPins } from './prepared.ts'
import { startProduct } from './product.ts'
import { seen } from './seen.ts'

/** A product of its own, over a build that may be replaced. */
const { testInBrowser } = withServiceWorker
// oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
const test = testInBrowser.extend('deployment', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-build-'))
  await copyBuild(folder)
  const product = await startProduct({ BROWSER_DIR: folder })
  onCleanup(async () => {
    await product.remove()
    await rm(folder, { recursive: true, force: true })
  })
  return { product, deployAnother: async () => deployAnother(folder) }
})

/** The build whose program runs in the page. */
async function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('runtime-config')?.textContent ?? '{}') as {
          build_id?: string
        }
      ).build_id ?? '',
  )
}

/** Builds that the worker keeps. */
async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys())
      .flatMap((name) => /^pinloom-shell-(.+)$/.exec(name)?.[1] ?? [])
      .toSorted(),
  )
}

/**
 * Resolves when another worker than the first controls the page. What the page knows of a
 * registration is late on a busy machine.
 */
async function watchWorker(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset['newWorker'] = ''
    }),
  )
  return async () => page.locator('html[data-new-worker]').waitFor({ state: 'attached' })
}

/** How often a document is loaded from now on. */
function watchReload(page: Page): { readonly count: number } {
  const loads = { count: 0 }
  page.on('domcontentloaded', () => (loads.count += 1))
  return loads
}

test('an open tab keeps its own files, is notified once of the new build, and works beside a tab of it', async ({
  context,
  deployment,
  page: old,
}) => {
  const { product } = deployment
  await context.clock.install()
  await withPins(old, product, 3)
  await expect.poll(async () => (await kept(old)).length, { timeout: 30_000 }).toBe(1)
  // Its files are kept one by one, and the deployment takes those that are not kept yet.
  await old.evaluate(async () => void (await navigator.serviceWorker.ready))
  const { before, after } = await deployment.deployAnother()
  const loads = watchReload(old)

  await old.getByRole('link', { name: 'Drafts' }).click()
  await seen(hearts(old)).toHaveCount(3)
  await context.clock.fastForward(3_600_000)
  await seen(old.getByText('A new version is available.').first()).toBeVisible()
  await picture(old, 'new-build')

  const fresh = await context.newPage()
  const newWorker = await watchWorker(fresh)
  await openDrafts(fresh, product)
  expect([before, await buildOf(old), await buildOf(fresh)]).toEqual([
    await buildOf(old),
    before,
    after,
  ])
  await expect
    .poll(async () => kept(fresh), { timeout: 30_000 })
    .toEqual([before, after].toSorted())
  await newWorker()
  await hearts(old).nth(0).click()
  await hearts(fresh).nth(1).click()
  for (const tab of [old, fresh])
    for (const nth of [0, 1])
      await seen(hearts(tab).nth(nth)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(
      async () => (await pinsOnServer(context, product)).filter(({ favored }) => favored).length,
      { timeout: 20_000 },
    )
    .toBe(2)

  // Never loaded before, and gone from the server: the worker has kept it for this tab.
  await old.getByRole('link', { name: 'Settings' }).click()
  await seen(old.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(loads.count).toBe(0)

  await old.close()
  await product.kill()
  await fresh.reload()
  await seen(hearts(fresh)).toHaveCount(3, { timeout: 30_000 })
  expect(await buildOf(fresh)).toBe(after)
})

test('without a service worker a missing screen reloads the page once and keeps what was typed', async ({
  browser,
  deployment,
}) => {
  const { product } = deployment
  await product.start()
  const context = await browser.newContext(STILL_DEVICE)
  const page = await context.newPage()
  await withPins(page, product, 3)
  await page.goto(`${product.address}/generate`)
  const { before, after } = await deployment.deployAnother()
  expect(await buildOf(page)).toBe(before)
  const loads = watchReload(page)
  await page.getByLabel('Page addresses').fill('https://a-page-that-i-was-typing.example/')
  await page.getByRole('link', { name: 'Drafts' }).click()
  await seen(hearts(page)).toHaveCount(3, { timeout: 30_000 })
  expect([await buildOf(page), loads.count]).toEqual([after, 1])
  await page.getByRole('link', { name: 'Generate' }).click()
  await seen(page.getByLabel('Page addresses')).toHaveValue(
    'https://a-page-that-i-was-typing.example/',
  )
  await context.close()
})
