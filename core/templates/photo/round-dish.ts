/**
 * A round dish in a round place: both have one middle, or the crescent beside the dish looks like a mistake.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

/** Width / height of a dish that is seen from above. */
const ROUND = { least: 0.88, most: 1.14 }
/** So much air is around a whole dish at least, and at most, in dishes. */
const AIR = { least: 1.06, most: 1.3 }
/** Of a dish that the photo leaves no air, so much is shown: its rim is outside all the way round. */
const FILLED = 0.78

/** The part of the picture for a circle; null = there is no round dish, or the photo cuts it. */
export function dishCircle({ dish, clean, width, height }: PictureFacts): Crop | null {
  if (!dish) return null
  const across = dish.width * width
  const shape = across / (dish.height * height)
  if (shape < ROUND.least || shape > ROUND.most) return null
  const { x, y, width: w, height: h } = clean ?? { x: 0, y: 0, width: 1, height: 1 }
  const middle = { x: dish.x + dish.width / 2, y: dish.y + dish.height / 2 }
  const room = Math.min(
    2 * Math.min(middle.x - x, x + w - middle.x) * width,
    2 * Math.min(middle.y - y, y + h - middle.y) * height,
  )
  const diameter = Math.max(across, dish.height * height)
  const isWhole = room >= diameter * AIR.least
  const size = isWhole ? Math.min(room, diameter * AIR.most) : across * FILLED
  if (size > room) return null
  return {
    x: middle.x - size / width / 2,
    y: middle.y - size / height / 2,
    width: size / width,
    height: size / height,
  }
}

/** Whether this is that part, moved to no side, in a place of any size. */
export function isDishCircle(facts: PictureFacts, crop: Crop): boolean {
  const own = dishCircle(facts)
  return own !== null && SIDES.every((side) => Math.abs(own[side] - crop[side]) < NEARLY)
}
const SIDES = ['x', 'y', 'width', 'height'] as const
const NEARLY = 0.002
