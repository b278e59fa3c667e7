/**
 * `npm run screenshots [-- --only light-1440]`: every screen in light and dark at 1440 and 390 px, into `tests/screenshots/out/`,
 * and the templates' contact sheet beside them. Made to be looked at.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser, startProduct } from '../journeys/product.ts'
import { tour } from '../journeys/tour.ts'

const out = join(import.meta.dirname, 'out')
const views = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark-experimental', width: 1440, height: 900 },
  { theme: 'light', width: 390, height: 844 },
  { theme: 'dark-experimental', width: 390, height: 844 },
]
const only = process.argv[process.argv.indexOf('--only') + 1]

await mkdir(out, { recursive: true })
const browser = await launchBrowser()
for (const { theme, width, height } of views) {
  const folder = `${theme}-${width}`
  if (process.argv.includes('--only') && only !== folder) continue
  await rm(join(out, folder), { recursive: true, force: true })
  const product = await startProduct()
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', hasTouch: width < 500 })
  await context.addInitScript((name) => localStorage.setItem('theme', JSON.stringify(name)), theme)
  const page = await context.newPage()
  await tour(page, product, async (name) => {
    await page.screenshot({ path: join(out, folder, `${name}.png`), fullPage: !/^(editor|palette|titles-boards|pins-deleted)/.test(name) })
    process.stdout.write(`${folder}/${name}.png\n`)
  })
  await context.close()
  await product.remove()
}
await browser.close()
const sheet = spawnSync(process.execPath, ['tools/contact-sheet.ts', '--out', join(out, 'contact-sheet.png')], { stdio: 'inherit', cwd: join(import.meta.dirname, '..', '..') })
process.exit(sheet.status ?? 1)
