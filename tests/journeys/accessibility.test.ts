/** Every screen in all four themes, and as narrow as a phone: no violation that axe can find. */
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, launchBrowser, startProduct } from './product.ts'
import { tour } from './tour.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = 390
let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

const everyRule = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** What a theme can change: a theme is colours and sizes on the same elements. */
const lookRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block', 'target-size'] }

interface Look {
  readonly theme: string
  readonly width: number
  readonly runOnly: typeof everyRule | typeof lookRules
}

/** Every rule once wide and once narrow; in each further theme all the rules that can answer differently there. */
const looks: readonly Look[] = [
  { theme: 'light', width: WIDE.width, runOnly: everyRule },
  { theme: 'light-high-contrast-experimental', width: WIDE.width, runOnly: lookRules },
  { theme: 'dark-experimental', width: WIDE.width, runOnly: lookRules },
  { theme: 'light-mobile', width: WIDE.width, runOnly: lookRules },
  { theme: 'light-mobile', width: PHONE, runOnly: everyRule },
]

/** One line a violation: rule, theme, first element. */
async function violationsIn(page: Page, { theme, width, runOnly }: Look): Promise<string[]> {
  if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 844 })
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], runOnly })
  const { violations } = await builder.analyze()
  return violations.map((violation) => `${violation.id} (${theme} ${width}): ${violation.nodes[0]?.target.join(' ') ?? ''} ${violation.nodes[0]?.failureSummary?.split('\n')[1]?.trim() ?? ''}`)
}

test('no screen has a violation in any theme', async () => {
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const found: Record<string, string[]> = {}
  let screens = 0
  await tour(page, product, async (name) => {
    screens += 1
    const before = await page.evaluate(() => document.documentElement.getAttribute('data-theme'))
    const violations: string[] = []
    for (const look of looks) violations.push(...(await violationsIn(page, look)))
    await page.setViewportSize(WIDE)
    await page.evaluate((theme) => (theme === null ? document.documentElement.removeAttribute('data-theme') : document.documentElement.setAttribute('data-theme', theme)), before)
    if (violations.length > 0) found[name] = violations
  })
  await context.close()
  expect(screens).toBeGreaterThan(25)
  expect(found).toEqual({})
}, 300_000)
