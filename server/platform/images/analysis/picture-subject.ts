/**
 * What a picture is about: the box of what draws the eye, or the thing around it (the plate around
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

/** A thing is the subject when it holds this much of what draws the eye, and is no larger than so many of it. */
const AROUND = { share: 0.8, times: 2.6 }
/** Of what draws the eye, the dish holds at least this; less of it is food on a large plate. */
const DISH = { holds: 0.75, filled: 0.6 }
/** An object with this share of its area in the subject is a part of it; one that covers this share of the subject is its background. */
const SHARED = 0.5
/** Things that draw the eye less than the whole picture does are part of the ground. */
const MIN_DRAW = 0.9

export function whatMatters(
  picture: SmallPicture,
): Pick<PictureFacts, 'subject' | 'objects' | 'salience' | 'bareness' | 'dish'> {
  const cells = labCellsOf(picture)
  const salience = saliencyOf(picture, cells)
  const eye = salientBoxOf(salience)
  const things = objectsIn(cells)
  const round = dishIn(cells)
  const dish = round && shareWithin(eye, round) >= DISH.holds ? round : undefined
  const thing =
    things.find(
      (thing) =>
        shareWithin(eye, thing) >= AROUND.share && areaOf(thing) <= areaOf(eye) * AROUND.times,
    ) ?? eye
  const subject = dish && areaOf(thing) >= areaOf(dish) * DISH.filled ? shownOf(dish) : thing
  const whole = meanIn(salience, { x: 0, y: 0, width: 1, height: 1 })
  const others = things.filter(
    (thing) =>
      thing !== subject &&
      Math.max(shareWithin(thing, subject), shareWithin(subject, thing)) < SHARED &&
      meanIn(salience, thing) >= whole * MIN_DRAW,
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
