/** Every screen in all four themes, and as narrow as a phone: no violation that axe can find, by any of its rules. */
import { expect } from 'vitest'
import { themes } from '../../src/views/styles/theme.ts'
import { test, WIDE } from './journey.ts'
import { tour } from './tour.ts'
import { type Look, violationsIn } from './violations.ts'

const PHONE = 390

/** Every theme wide, and narrow the one that is made for touch. */
const looks: readonly Look[] = [...themes.map((theme) => ({ theme, width: WIDE.width })), { theme: 'light-mobile', width: PHONE }]

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
