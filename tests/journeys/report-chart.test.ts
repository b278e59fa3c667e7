/** The charts in the report of the paths, which opens from disk: fitted and searched. */
import { expect } from 'vitest'
import { authModel } from '../../src/machines/auth/auth.model.ts'
import layout from '../../src/inspector/layouts/auth.json' with { type: 'json' }
import type { ChartLayout } from '../../packages/model-paths/chart/chart-layout.ts'
import { CHART_SECTION_STYLE, chartSection } from '../paths/report/chart-section.ts'
import { CHART_TOOLS_SCRIPT } from '../paths/report/chart-tools.ts'
import { STILL_DEVICE, testInBrowser as test } from './journey.ts'
import { seen } from './seen.ts'

test('a chart of the report fits the window, and a search shows one hit after the other', async ({
  browser,
}) => {
  const context = await browser.newContext(STILL_DEVICE)
  const page = await context.newPage()
  // JSON imports widen tuples to arrays and kinds to strings.
  const section = chartSection(layout as unknown as ChartLayout, {
    model: authModel,
    taken: new Set(),
  })
  await page.setContent(
    `<!doctype html><style>${CHART_SECTION_STYLE}</style>${section}<script>${CHART_TOOLS_SCRIPT}</script>`,
  )
  const chart = page.getByRole('img', { name: 'The statechart of auth' })
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const whole = await chart.boundingBox()
  expect(whole?.width).toBeLessThan(width)
  expect(whole?.height).toBeLessThan(height)
  await page.getByRole('searchbox').fill('signing')
  await seen(page.getByRole('status')).toHaveText(/^1 of [2-9]\d*$/)
  await seen(page.locator('.hit.shown')).toBeInViewport()
  await page.getByRole('searchbox').press('Enter')
  await seen(page.getByRole('status')).toHaveText(/^2 of /)
  await seen(page.locator('.hit.shown')).toBeInViewport()
  await page.getByRole('searchbox').fill('nothing has this name')
  await seen(page.getByRole('status')).toHaveText('No matches')
  await page.getByRole('button', { name: 'Fit to window' }).click()
  await expect.poll(async () => (await chart.boundingBox())?.width).toBe(whole?.width)
  await context.close()
})
