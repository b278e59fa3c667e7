/** A page with few good titles has them again on other pins; the screen says on how many. */
import type { Pin } from '#core/contract/pins.contract.ts'
import { keyOf } from '#core/text/title-key.ts'

/** Pins whose title another pin of the same page has already; of three alike, two. */
export function countRepeatedTitles(pins: readonly Pick<Pin, 'page_id' | 'title'>[]): number {
  const titles = new Set(pins.map(({ page_id, title }) => `${page_id}\n${keyOf(title)}`))
  return pins.length - titles.size
}
