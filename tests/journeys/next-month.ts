import type { Page } from 'playwright/test'
import { seen } from './seen.ts'

/** Shows the next month of the calendar, and waits for its days: until then all places are of this one. */
export async function showNextMonth(page: Page): Promise<void> {
  const firstDay = page.locator('[role="gridcell"][data-date]:not([data-outside])').first()
  const before = (await firstDay.getAttribute('data-date')) ?? ''
  await page.getByRole('button', { name: 'Next month' }).click()
  await seen(firstDay).not.toHaveAttribute('data-date', before)
}
