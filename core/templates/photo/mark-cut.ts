/**
 * Whether a crop cuts the name of a site in the corner of its picture: all of it, or none, is not
 * noticed. Words that are set into a picture are better not shown at all.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

/** Shares of its box, which holds some air around its letters. */
const SEEN = { none: 0.06, all: 0.94 }

/** `sure`: the part of the crop where nothing looks cut, the crop itself unless given. */
export function cutsMark(
  { mark }: Pick<PictureFacts, 'mark'>,
  crop: Crop,
  sure: Crop = crop,
): boolean {
  if (!mark) return false
  return isPart(shareOf(mark, crop), shareOf(mark, sure))
}

/** Of a shape, the share of the name that is inside it. */
export const isPart = (shown: number, whole = shown): boolean =>
  shown > SEEN.none && whole < SEEN.all

/** Whether words that are set into the picture can be seen, at least a part of them. */
export const showsLettering = (
  { lettering }: Pick<PictureFacts, 'lettering'>,
  crop: Crop,
): boolean => lettering !== undefined && shareOf(lettering, crop) > SEEN.none

function shareOf(mark: Crop, crop: Crop): number {
  const width = Math.min(mark.x + mark.width, crop.x + crop.width) - Math.max(mark.x, crop.x)
  const height = Math.min(mark.y + mark.height, crop.y + crop.height) - Math.max(mark.y, crop.y)
  return (Math.max(0, width) * Math.max(0, height)) / (mark.width * mark.height)
}
