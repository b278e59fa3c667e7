/** Every screen in all four themes, and as narrow as a phone: no violation that axe can find, by any of its rules. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Theme, themes } from '../../src/views/styles/theme.ts'
import { test, WIDE } from './journey.ts'
import { tour } from './tour.ts'

const PHONE = 390

/** Every theme wide, and narrow the one that is made for touch. */
const looks: readonly Look[] = [...themes.map((theme) => ({ theme, width: WIDE.width })), { theme: 'light-mobile', width: PHONE }]

interface Look {
  readonly theme: Theme
  readonly width: number
}

/** One line a violation: rule, theme, first element. */
async function violationsIn(page: Page, { theme, width }: Look): Promise<string[]> {
  if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 844 })
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] }).analyze()
  return violations.map((violation) => `${violation.id} (${theme} ${width}): ${violation.nodes[0]?.target.join(' ') ?? ''} ${violation.nodes[0]?.failureSummary?.split('\n')[1]?.trim() ?? ''}`)
}

test('no screen has a violation in any theme', async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce', serviceWorkers: 'block' })
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
  expect(screens).toBeGreaterThan(40)
  expect(found).toEqual({})
}, 600_000)
