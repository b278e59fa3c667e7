/** A thing that a crop cuts at one side with air at the other looks like a mistake. */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

/** By how much of its width and height the crop could move to cut less of the main thing. */
export function lopsided({ objects: [main], subject }: PictureFacts, crop: Crop): number {
  const { x, y, width, height } = main ?? subject
  return (
    movable(x - crop.x, crop.x + crop.width - x - width) / crop.width +
    movable(y - crop.y, crop.y + crop.height - y - height) / crop.height
  )
}

/** Air before and after a thing; less than 0 = so much of it is cut. */
const movable = (before: number, after: number): number =>
  before * after < 0 ? Math.min(Math.abs(before), Math.abs(after)) : 0
