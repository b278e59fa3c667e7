/** What axe finds on a page, by any of its rules. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import type { Theme } from '../../src/views/kit/styles/theme.ts'

export interface Look {
  readonly theme: Theme
  readonly width: number
}

export const WIDE_LIGHT_AND_NARROW_DARK: readonly Look[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark-experimental', width: 390 },
]

/** One line a violation: rule, theme, first element. */
export async function violationsIn(page: Page, { theme, width }: Look): Promise<string[]> {
  if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 844 })
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  return (await violationsNow(page)).map(
    ({ id, nodes: [first] }) =>
      `${id} (${theme} ${width}): ${first?.target.join(' ') ?? ''} ${first?.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
  )
}

/**
 * As the page is now. In the page itself: a second one to gather the findings takes longer than to
 * find them. axe is loaded once per document: that takes twice as long as a look.
 */
export async function violationsNow(page: Page): Promise<Violations> {
  const { violations } = await new AxeBuilder({
    page,
    ...((await hasAxe(page)) && { axeSource: NOTHING }),
  })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
}

/** An empty source would mean the builder's own. */
const NOTHING = ';'

/** In every frame. */
async function hasAxe(page: Page): Promise<boolean> {
  const frames = await Promise.all(
    page.frames().map(async (frame) => frame.evaluate(() => 'axe' in window)),
  )
  return frames.every(Boolean)
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
