import type { Locator } from 'playwright/test'

/** How many pixels of height a note shares with what is seen of a dialog, which scrolls in a box. */
export async function overlap(note: Locator, dialog: Locator): Promise<number> {
  const [a, b] = [await note.boundingBox(), await dialog.locator('..').boundingBox()]
  if (a === null || b === null) throw new Error('Both are to be on the screen')
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
}
