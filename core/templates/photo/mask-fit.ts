/**
 * How much of what draws the eye a template's shape leaves in sight: arches and circles cut off a
 * picture's corners, and a turned photo its sides.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import type { LeadMask, ReadyTemplate } from '../document/template.model.ts'
import { leadAspect } from './lead-shape.rules.ts'
import { cropFor, cutCost, type CropRequest } from './crop.rules.ts'
import { dishCircle } from './round-dish.ts'
import { keepCosts } from './kept-costs.ts'
import { isPart } from './mark-cut.ts'
import { LIGHT_GRID, type PictureFacts } from '../document/picture-facts.schema.ts'

/**
 * Measured on 447 pictures of blogs: a single thing in the middle keeps 0.95 and more in an arch and
 * 0.93 in a circle, which leaves more of its sides; trays, groups and landscapes keep less. A turned
 * photo is a rectangle, which cuts the widest tenth.
 */
const LEAST = { arch: 0.95, round: 0.93, turned: 0.9 }
/** More than any other reason for a template, less than not fitting the words. */
const CUT_COST = 40

/** What it costs to show this picture in the template's shape: 0 where the shape cuts nothing of it. */
export function maskCost(
  template: Pick<ReadyTemplate, 'leadMask' | 'use'>,
  facts: PictureFacts,
): number {
  const { leadMask, use } = template
  if (leadMask === null || (leadMask.shape === 'round' && dishCircle(facts))) return 0
  const known = keptShares(facts, template)
  const share =
    known.get('') ?? shareIn(leadMask, facts, leadAspect(use.lead, facts.width / facts.height))
  known.set('', share)
  return share < LEAST[leadMask.shape] ? CUT_COST : 0
}

const keptShares = keepCosts()

/** A thing that loses an end in a circle is shown badly, however little of it that is. */
function shareIn({ shape, subject }: LeadMask, facts: PictureFacts, aspect: number): number {
  const crop = cropFor(facts, { aspect, zoom: 1, at: subject })
  if (shape === 'round' && !showsEnds(facts, { crop, aspect, shape })) return 0
  return shareInMask(facts, { crop, aspect, shape })
}

/** Nearer views push a name in the corner out of a circle. */
const NEARER = [1.06, 1.12, 1.18, 1.24]
/** So much more of the things may be cut for it. */
const MORE_CUT = 0.08

/** The crop of a circle: nearer where that leaves out a name of which the circle would show a part. */
export function circleCrop(facts: PictureFacts, wish: CropRequest): Crop {
  const dish = dishCircle(facts)
  if (dish) return dish
  const calm = cropFor(facts, wish)
  const { mark } = facts
  const cuts = (crop: Crop): boolean =>
    mark !== undefined &&
    isPart(shareInMask({ subject: mark }, { crop, aspect: wish.aspect, shape: 'round' }))
  if (!cuts(calm)) return calm
  const most = cutCost(facts, calm) + MORE_CUT
  return (
    NEARER.map((times) => cropFor(facts, { ...wish, zoom: wish.zoom * times })).find(
      (crop) => !cuts(crop) && cutCost(facts, crop) <= most,
    ) ?? calm
  )
}

/** Of the place's width: nearer to its edge, a thing looks cut. */
const MARGIN = 0.03

/**
 * Of what draws the eye, the share that is inside the shape with a margin, 0 to 1. Of facts stored
 * without salience, all of the subject's box counts the same. `aspect`: width / height of the place.
 */
export function shareInMask(
  { subject, salience }: Pick<PictureFacts, 'subject' | 'salience'>,
  { crop, aspect, shape }: { crop: Crop; aspect: number; shape: LeadMask['shape'] },
): number {
  let [all, inside] = [0, 0]
  for (let at = 0; at < LIGHT_GRID * LIGHT_GRID; at++) {
    const x = ((at % LIGHT_GRID) + 0.5) / LIGHT_GRID
    const y = (Math.floor(at / LIGHT_GRID) + 0.5) / LIGHT_GRID
    if (salience === undefined && !isWithin(subject, x, y)) continue
    // squared, as in `eyeShare`
    const weight = Number.parseInt(salience?.charAt(at) ?? 'f', 16) ** 2
    all += weight
    const place = { x: (x - crop.x) / crop.width, y: (y - crop.y) / crop.height / aspect }
    if (isSeen(place, shape, 1 / aspect)) inside += weight
  }
  return all === 0 ? 1 : inside / all
}

/** Of a thing's box, from its middle: its corners are emptier than this. */
const CORE = 0.88

/**
 * Whether the shape shows a thing to its ends: a share of its box says little of the two tips that a circle cuts off.
 */
export function showsEnds(
  facts: PictureFacts,
  { crop, aspect, shape }: { crop: Crop; aspect: number; shape: LeadMask['shape'] },
): boolean {
  const { x, y, width, height } = facts.subject
  return [-0.5, 0, 0.5].every((across) =>
    [-0.5, 0, 0.5].every((down) => {
      // the middles of its sides are reached, its corners nearly
      const reach = across !== 0 && down !== 0 ? CORE : 1
      const at = { x: x + width * (0.5 + across * reach), y: y + height * (0.5 + down * reach) }
      const place = { x: (at.x - crop.x) / crop.width, y: (at.y - crop.y) / crop.height / aspect }
      return isSeen(place, shape, 1 / aspect)
    }),
  )
}

const isWithin = (box: Crop, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** In widths of the place, as `height` is. */
function isSeen(
  { x, y }: { x: number; y: number },
  shape: LeadMask['shape'],
  height: number,
): boolean {
  if (x < MARGIN || x > 1 - MARGIN || y < MARGIN || y > height - MARGIN) return false
  const radius = 0.5
  const isRounded = shape !== 'turned' && (y < radius || (shape === 'round' && y > height - radius))
  if (!isRounded) return true
  return Math.hypot(x - 0.5, y - (y < radius ? radius : height - radius)) <= radius - MARGIN
}
