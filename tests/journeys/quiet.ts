import type { Page } from 'playwright'

/** No request of the page begins or ends for this time. ms */
const STILL = 500

/**
 * Nothing is on its way any more: no call, no picture, no skeleton, nothing that fades in. With a
 * touch screen an overlay with a field waits, unseen, for the keyboard on it; up to 0.6 s.
 */
export async function quiet(page: Page): Promise<void> {
  await untilStill(page)
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role$="dialog"]')].every((overlay) =>
      overlay.checkVisibility({ opacityProperty: true }),
    ),
  )
}

/**
 * Playwright's `networkidle` is a moment of the last navigation: once it has been, it is not waited
 * for again.
 */
async function untilStill(page: Page): Promise<void> {
  let last = Date.now()
  const note = (): void => {
    last = Date.now()
  }
  const events = ['request', 'requestfinished', 'requestfailed'] as const
  for (const event of events) page.on(event as 'request', note)
  while (Date.now() - last < STILL) await new Promise((done) => setTimeout(done, STILL / 5))
  for (const event of events) page.off(event as 'request', note)
}
