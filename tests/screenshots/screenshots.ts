/**
 * `npm run screenshots [-- --only light-1440]`: every screen in light and dark at 1440 and 390 px,
 * into `tests/screenshots/out/`, and the templates' contact sheet beside them. Made to be looked
 * at: of the browser part as its sources are now, and whole.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { launchBrowser, startProduct } from '../journeys/product.ts'
import { quiet } from '../journeys/quiet.ts'
import { walkThrough } from '../journeys/walkthrough.ts'

const root = join(import.meta.dirname, '..', '..')
const out = join(import.meta.dirname, 'out')
const views = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark-experimental', width: 1440, height: 900 },
  { theme: 'light', width: 390, height: 844 },
  { theme: 'dark-experimental', width: 390, height: 844 },
]
const only = process.argv[process.argv.indexOf('--only') + 1]
/** Overlays are as high as the window, and so are pictures of what moves. */
const asHighAsTheWindow =
  /^(editor|palette|shortcuts|account-menu|titles-boards|sheet-replace|history|past-board|pins-running|pins-deleted)/

/**
 * The window grows to the page: bars at its lower edge are below everything, and a list that draws
 * only what is seen draws everything.
 */
async function wholePicture(page: Page, path: string, height: number): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (whole > height) await page.setViewportSize({ width, height: whole })
  // The rows that now come into sight are drawn with the frame after the one that learns of it.
  await page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      ),
  )
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await quiet(page)
  // Loaded is not drawn yet.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
  await page.screenshot({ path })
  await page.setViewportSize({ width, height })
}

const built = spawnSync(
  process.execPath,
  [
    '--input-type=module',
    '--eval',
    "import { ensureBuilt, ensureServerBuilt } from './tools/build.mjs'; process.exit(ensureBuilt() && ensureServerBuilt() ? 0 : 1)",
  ],
  { stdio: 'inherit', cwd: root },
)
if (built.status !== 0) process.exit(1)
await mkdir(out, { recursive: true })
const browser = await launchBrowser()
for (const { theme, width, height } of views) {
  const folder = `${theme}-${width}`
  if (process.argv.includes('--only') && only !== folder) continue
  await rm(join(out, folder), { recursive: true, force: true })
  const product = await startProduct()
  // A service worker would have the part that the walkthrough takes away.
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: width < 500,
    serviceWorkers: 'block',
  })
  await context.addInitScript((name) => localStorage.setItem('theme', JSON.stringify(name)), theme)
  const page = await context.newPage()
  await walkThrough(page, product, async (name, _, open) => {
    await open?.()
    const path = join(out, folder, `${name}.png`)
    await (asHighAsTheWindow.test(name)
      ? page.screenshot({ path })
      : wholePicture(page, path, height))
    process.stdout.write(`${folder}/${name}.png\n`)
  })
  await context.close()
  await product.remove()
}
await browser.close()
const sheet = spawnSync(
  process.execPath,
  ['tools/contact-sheet.ts', '--out', join(out, 'contact-sheet.png')],
  { stdio: 'inherit', cwd: root },
)
process.exit(sheet.status ?? 1)
