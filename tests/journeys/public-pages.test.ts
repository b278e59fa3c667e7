/**
 * The public area as a whole: every kind of page in every language and theme for everybody, and a
 * build that is replaced under a visitor.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { languages } from '#core/contract/call/languages.ts'
import { isTranslated, pathIn } from '#core/public/languages.ts'
import { publicPages } from '#core/public/public-pages.ts'
import { themes } from '../../src/views/kit/styles/theme.ts'
import { SAMPLE_TURN } from '../support/sample-turn.ts'
import { copyBuild, deployAnother } from './another-build.ts'
import { STILL_DEVICE, withFullBrowser } from './journey.ts'
import { startProduct } from './product.ts'
import { sampled } from './sampled.ts'
import { seen, takenOver } from './seen.ts'
import { violationsIn } from './violations.ts'

/** A product of its own, over a build that may be replaced. */
const test = withFullBrowser.test.extend(
  'deployment',
  { scope: 'file' },
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'pinloom-build-'))
    await copyBuild(folder)
    const product = await startProduct({ BROWSER_DIR: folder })
    onCleanup(async () => {
      await product.remove()
      await rm(folder, { recursive: true, force: true })
    })
    return { product, deployAnother: async () => deployAnother(folder) }
  },
)

/**
 * One of each kind: the categories of board names are alike. Outside of the design-system provider
 * there are no themes.
 */
const kinds = [
  ...publicPages.filter((path) => !/^\/board-names\/(?!art)/.test(path)),
  '/blog',
  '/blog/page-2',
  '/blog/limits-worth-knowing',
]
/** Their own tests look at nothing but what they do. */
const isSeenNowhereElse = ({ path }: { readonly path: string }): boolean =>
  /\/blog|\/template-library$/.test(path)
const PHONE = { width: 412, height: 823 }
const isThemed = (path: string): boolean =>
  /^\/(?:free-tools|board-names|template-library)/.test(path)
/** Each kind of page in 1 of 3 languages, by turns. */
const looks = kinds.flatMap((path, nth) =>
  sampled(isTranslated(path) ? languages : (['en'] as const), 3, nth).map((language) => {
    const turn = nth + languages.indexOf(language)
    return {
      path: pathIn(language, path),
      theme: (isThemed(path) ? themes[turn % themes.length] : undefined) ?? 'light',
      width: turn % 2 === 0 ? 1440 : 390,
    }
  }),
)

test('late pictures shift nothing on any kind of page, and axe finds nothing, each language in themes and widths by turns', async ({
  browser,
  product,
}) => {
  const phone = await browser.newContext({ ...STILL_DEVICE, viewport: PHONE })
  try {
    await phone.addInitScript(keepShifts)
    const page = await phone.newPage()
    await page.route(/\.(?:jpe?g|png|webp|avif)$/, async (route) => {
      // Long enough for the words to be painted before, on a slow machine too.
      await new Promise((done) => setTimeout(done, 300))
      await route.continue()
    })
    const forAxe = new Set([...sampled(looks, 2, SAMPLE_TURN), ...looks.filter(isSeenNowhereElse)])
    const moved: string[] = []
    const violations: string[] = []
    for (const look of looks) {
      const { path } = look
      await page.goto(product.address + path)
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      )
      moved.push(
        ...(await page.evaluate(async () => shiftsSoFar())).map((shift) => `${path}: ${shift}`),
      )
      if (!forAxe.has(look)) continue
      await takenOver(page)
      violations.push(
        ...(await violationsIn(page, look)).map((violation) => `${path}: ${violation}`),
      )
      await page.setViewportSize(PHONE)
    }
    expect({ moved, violations }).toEqual({ moved: [], violations: [] })
  } finally {
    await phone.close()
  }
}, 400_000)

test('a page whose build was replaced before the first touch reloads once and then works', async ({
  deployment,
  page,
}) => {
  const { product } = deployment
  await page.goto(`${product.address}/free-tools/pinterest-board-name-generator`)
  const { after } = await deployment.deployAnother()
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 120)
  await expect.poll(() => loads.length, { timeout: 20_000 }).toBe(1)
  await takenOver(page)
  expect(
    await page.evaluate(() => document.getElementById('runtime-config')?.textContent),
  ).toContain(after)
  await page.getByLabel('What is the board about?').fill('small balcony garden')
  await seen(
    page
      .getByRole('listitem')
      .filter({ hasText: /balcony garden/i })
      .first(),
  ).toBeVisible()
  expect(loads).toHaveLength(1)
})

test('a hydrated page navigates into the new build, and the hourly check reports it', async ({
  context,
  deployment,
  page,
}) => {
  const { product } = deployment
  await context.clock.install()
  await page.goto(`${product.address}/free-tools`)
  await takenOver(page)
  const { after } = await deployment.deployAnother()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await context.clock.fastForward(3_600_000)
  await expect.poll(() => asked).toContain('/builds/latest.json')
  await page.getByRole('link', { name: /Pin checklist/ }).click()
  await seen(page.getByLabel('Title', { exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.getElementById('runtime-config')?.textContent), {
      timeout: 20_000,
    })
    .toContain(after)
})

declare const shiftsSoFar: () => Promise<string[]>

/**
 * Runs in the page: what moved without having been asked, and by how much (the Layout Instability
 * API's `value`).
 */
function keepShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const shifts: string[] = []
  const keep = (entries: PerformanceEntryList): void => {
    for (const { value, sources } of entries as Shift[])
      shifts.push(
        `${value.toFixed(3)} ${sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName)).join(', ')}`,
      )
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, {
    shiftsSoFar: async () => {
      // Shifts are reported with the frame that shows them.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      keep(observer.takeRecords())
      return shifts
    },
  })
}
