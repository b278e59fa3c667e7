/**
 * The browser context of the paths: one after another goes in the same, emptied, so that the
 * application is compiled once. A fresh one for each takes 1.1 s of the processor more.
 */
import type { Browser, Page } from 'playwright'
import { emptyContext, openKept, type KeptContext } from '../../journeys/kept-context.ts'
import { TIMEOUT_MS } from './patiently.ts'
import { speakerOf } from './speaker.ts'

const idle = new WeakMap<Browser, KeptContext>()

/** Empty. */
export async function borrowContext(browser: Browser): Promise<KeptContext> {
  const known = idle.get(browser)
  idle.delete(browser)
  if (known !== undefined) return known
  const kept = await openKept(browser, {
    viewport: { width: 1_280, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  kept.context.setDefaultTimeout(TIMEOUT_MS)
  // This is the same for all of them.
  kept.isSpent = false
  return kept
}

export async function returnContext(kept: KeptContext, origin: string): Promise<void> {
  const browser = kept.context.browser()
  if (browser !== null && (await emptyContext(kept, origin))) idle.set(browser, kept)
  else await kept.context.close()
}

/** Where Playwright may answer requests, it has the browser fetch each file again for each page. */
export async function keepFilesCached(page: Page): Promise<void> {
  await speakerOf(page).send('Network.setCacheDisabled', { cacheDisabled: false })
}
