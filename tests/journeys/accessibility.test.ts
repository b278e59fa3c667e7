/** Every screen in all four themes: no violation that axe can find. */
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, launchBrowser, startProduct } from './product.ts'
import { tour } from './tour.ts'

const themes = ['light', 'light-mobile', 'light-high-contrast-experimental', 'dark-experimental']
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

/** One line a violation: rule, theme, first element. */
async function violationsIn(page: Page, theme: string): Promise<string[]> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  return violations.map((violation) => `${violation.id} (${theme}): ${violation.nodes[0]?.target.join(' ') ?? ''} ${violation.nodes[0]?.failureSummary?.split('\n')[1]?.trim() ?? ''}`)
}

test('no screen has a violation in any theme', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const found: Record<string, string[]> = {}
  let screens = 0
  await tour(page, product, async (name) => {
    screens += 1
    const before = await page.evaluate(() => document.documentElement.getAttribute('data-theme'))
    const violations: string[] = []
    for (const theme of themes) violations.push(...(await violationsIn(page, theme)))
    await page.evaluate((theme) => (theme === null ? document.documentElement.removeAttribute('data-theme') : document.documentElement.setAttribute('data-theme', theme)), before)
    if (violations.length > 0) found[name] = violations
  })
  await context.close()
  expect(screens).toBeGreaterThan(20)
  expect(found).toEqual({})
}, 300_000)
