import type { Page } from 'playwright'

/**
 * Nothing is on its way any more: no call, no picture, no skeleton, nothing that fades in. With a touch screen an overlay with a field
 * waits, unseen, for the keyboard on it; up to 0.6 s.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null && [...document.images].every((image) => image.complete || image.loading === 'lazy'))
  await page.waitForFunction(() => [...document.querySelectorAll('[role$="dialog"]')].every((overlay) => overlay.checkVisibility({ opacityProperty: true })))
}
