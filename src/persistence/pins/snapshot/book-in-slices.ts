/** Builds a book from the server's list without blocking the page. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { BookDraft, bucketsOf, type PinBook } from '#core/pins/book/pin-book.ts'
import { Slices } from '../slices.ts'

/**
 * Replaces the book with the server's list; keeps the selection and marks of pins that still exist.
 */
export async function bookInSlices(
  { accountId, selectedIds, committedIds, pinGridKey }: PinBook,
  pins: readonly Pin[],
): Promise<PinBook> {
  const draft = new BookDraft(accountId ?? '')
  const slices = new Slices(yieldToPage)
  for (const bucket of bucketsOf(pins)) {
    draft.add(bucket)
    await slices.pauseIfDue()
  }
  const still = async (ids: readonly string[]): Promise<string[]> =>
    slices.filter(ids, (id) => draft.has(id))
  return draft.done({
    selectedIds: await still(selectedIds),
    committedIds: await still(committedIds),
    pinGridKey: pinGridKey + 1,
  })
}

export async function yieldToPage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
}
