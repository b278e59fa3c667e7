/**
 * A page that is seen or not, as the browser itself says: by its window, which is laid away and put
 * back.
 */
import type { Locator, Page } from 'playwright'
import { patiently } from './patiently.ts'
import { reach, speakerOf } from './speaker.ts'

/** Until the page knows it too. */
export async function showPage(page: Page, state: DocumentVisibilityState): Promise<void> {
  const speaker = speakerOf(page)
  const isSeen = state === 'visible'
  // Playwright keeps each of its pages in focus, and so in sight whatever its window does.
  await speaker.send('Emulation.setFocusEmulationEnabled', { enabled: isSeen })
  const windowId = reach(await speaker.send('Browser.getWindowForTarget', {}), 'windowId')
  await speaker.send('Browser.setWindowBounds', {
    windowId,
    bounds: { windowState: isSeen ? 'normal' : 'minimized' },
  })
  await patiently(
    async () => ((await page.evaluate(() => document.visibilityState)) === state ? true : null),
    () => `The page has not become ${state}`,
  )
}

/**
 * A page out of sight gets no mouse: there a press is the button's own event, as a screen reader
 * sends it.
 */
export async function press(button: Locator): Promise<void> {
  const isSeen = await button.page().evaluate(() => document.visibilityState === 'visible')
  await (isSeen ? button.click() : button.dispatchEvent('click'))
}
