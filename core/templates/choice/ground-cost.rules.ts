/** What speaks against a ground for the next pin of a page. */
import { PAGE_GROUNDS, strongestOf } from '../palettes/page-palettes.rules.ts'
import type { Trio } from '../color/colors.rules.ts'
import type { Used } from './look-likeness.rules.ts'

/** Each pin of a page that has this ground already. */
const GROUND_COST = 0.9
/** The color that a brand is known by is the ground of more pins than any other. */
const KNOWN_SHARE = 0.5
/** A ground beside the page's own comes when each of these was shown about three times. */
const OTHER_GROUND_COST = 2.6
/** The brand's color is drawn lighter or darker there than it was chosen. */
const MOVED_COST = 1.4

/** The cost of a palette, by its place among the palettes, from 0. */
export function groundCosts(
  used: readonly Used[],
  brandColors: readonly string[],
): (colors: Trio, step: number) => number {
  const known = strongestOf(brandColors)
  const usedGrounds = Map.groupBy(used, ({ colors }) => colors.background)
  const last = used.at(-1)?.colors.background
  const isMoved = ({ text, accent }: Trio): boolean =>
    brandColors.length > 0 && accent !== text && !brandColors.includes(accent)
  return (colors, step) => {
    const { background } = colors
    return (
      (step < PAGE_GROUNDS ? 0 : OTHER_GROUND_COST) +
      (usedGrounds.get(background)?.length ?? 0) *
        GROUND_COST *
        (background === known ? KNOWN_SHARE : 1) +
      (last === background ? GROUND_COST : 0) +
      (isMoved(colors) ? MOVED_COST : 0)
    )
  }
}
