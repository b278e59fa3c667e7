/**
 * What a picture is about: the box of what draws the eye, or the object around it (the plate around
 * the food) where one is distinguished from the ground.
 */
import { shareWithin } from '#core/templates/photo/crop.rules.ts'
import {
  LIGHT_GRID,
  MAX_OBJECTS,
  type PictureFacts,
} from '#core/templates/document/picture-facts.schema.ts'
import { labCellsOf, objectsIn, type SmallPicture } from '../stored/picture-objects.ts'
import { dishIn } from './picture-dish.ts'
import { barenessOf } from './picture-bareness.ts'
import { saliencyOf } from './picture-saliency.ts'
import { salientBoxOf } from './salient-box.ts'

/**
 * An object is the subject if it holds this share of the salient box and is at most so many times
 * as large.
 */
const AROUND = { share: 0.8, times: 2.6 }
/**
 * `holds`: the share of the salient box that is in the dish. `filled`: the dish is the subject if
 * the object covers this share of it; less is food on a large plate.
 */
const DISH = { holds: 0.75, filled: 0.6 }
/**
 * An object with this share of its area in the subject is a part of it; one that covers this share
 * of the subject is its background.
 */
const SHARED = 0.5
/** Objects that are less salient than the whole picture are part of the ground. */
const MIN_SALIENCE = 0.9

export function whatMatters(
  picture: SmallPicture,
): Pick<PictureFacts, 'subject' | 'objects' | 'salience' | 'bareness' | 'dish'> {
  const cells = labCellsOf(picture)
  const salience = saliencyOf(picture, cells)
  const salientBox = salientBoxOf(salience)
  const objects = objectsIn(cells)
  const found = dishIn(cells)
  const dish = found && shareWithin(salientBox, found) >= DISH.holds ? found : undefined
  const around =
    objects.find(
      (one) =>
        shareWithin(salientBox, one) >= AROUND.share &&
        areaOf(one) <= areaOf(salientBox) * AROUND.times,
    ) ?? salientBox
  const subject = dish && areaOf(around) >= areaOf(dish) * DISH.filled ? shownOf(dish) : around
  const whole = meanIn(salience, { x: 0, y: 0, width: 1, height: 1 })
  const others = objects.filter(
    (one) =>
      one !== subject &&
      Math.max(shareWithin(one, subject), shareWithin(subject, one)) < SHARED &&
      meanIn(salience, one) >= whole * MIN_SALIENCE,
  )
  return {
    subject,
    objects: [subject, ...others].slice(0, MAX_OBJECTS),
    bareness: barenessOf(cells, salience),
    ...(dish && { dish }),
    salience: Array.from(salience, (value) => Math.round(value * 15).toString(16)).join(''),
  }
}

const areaOf = ({ width, height }: PictureFacts['subject']): number => width * height

/** What the photo shows of it. */
function shownOf({ x, y, width, height }: PictureFacts['subject']): PictureFacts['subject'] {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width) - left,
    height: Math.min(1, y + height) - top,
  }
}

function meanIn(cells: Float64Array, { x, y, width, height }: PictureFacts['subject']): number {
  const inside = cells.filter((_, at) => {
    const column = ((at % LIGHT_GRID) + 0.5) / LIGHT_GRID
    const row = (Math.floor(at / LIGHT_GRID) + 0.5) / LIGHT_GRID
    return column >= x && column <= x + width && row >= y && row <= y + height
  })
  return inside.length === 0 ? 0 : inside.reduce((sum, value) => sum + value, 0) / inside.length
}
