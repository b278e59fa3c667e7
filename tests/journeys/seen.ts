/** Playwright's expectations on what a person sees, with the patience that a busy machine needs. */
import { expect, type Page } from 'playwright/test'

export const seen = expect.configure({ timeout: 20_000 })

/** Touches a page that was made at build, and waits until the application has it. */
export async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(100, 100)
  await page.mouse.move(110, 110)
  // The mouse may have been there already.
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => document.querySelector('#root:not([data-prerendered])') !== null)
}
