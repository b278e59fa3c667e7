/** A page with few good titles has them again on other pins; the screen says on how many. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { keyOf } from '#core/text/language/title-key.ts'

type TitledPin = Pick<Pin, 'id' | 'page_id' | 'title'>

/**
 * Shown pins whose title another pin of the same page has: one that is not shown, such as an older
 * one, or another shown one. Of three alike that are shown, two.
 */
export function countRepeatedTitles(
  shown: readonly TitledPin[],
  all: readonly TitledPin[],
): number {
  const ids = new Set(shown.map(({ id }) => id))
  const before = new Set(all.filter(({ id }) => !ids.has(id)).map(titleOfPage))
  const fresh = new Set(shown.map(titleOfPage).filter((title) => !before.has(title)))
  return shown.length - fresh.size
}

const titleOfPage = ({ page_id, title }: TitledPin): string => `${page_id}\n${keyOf(title)}`
