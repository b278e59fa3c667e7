/** What axe finds on a page, by any of its rules. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import type { Theme } from '../../src/views/styles/theme.ts'

export interface Look {
  readonly theme: Theme
  readonly width: number
}

/** One line a violation: rule, theme, first element. */
export async function violationsIn(page: Page, { theme, width }: Look): Promise<string[]> {
  if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 844 })
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(
    (violation) =>
      `${violation.id} (${theme} ${width}): ${violation.nodes[0]?.target.join(' ') ?? ''} ${violation.nodes[0]?.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
  )
}
