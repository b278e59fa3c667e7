/**
 * What is wrong with a design as it is laid out: a thing that touches the edge of its picture, an arch that
 * cuts what draws the eye, bands that stay empty. A template's own shape says little of that, because words
 * of one line leave its picture higher than words of four.
 */
import { roughWidth } from '../fit/rough-width.ts'
import { cutCost } from '../photo/crop.rules.ts'
import { eyeShare } from '../photo/eye-share.ts'
import { shareInMask } from '../photo/mask-fit.ts'
import { bottomOf, type PinNode, type ReadyTemplate } from '../document/template.model.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Crop } from '#core/contract/content/pins.contract.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

type PictureNode = Extract<PinNode, { kind: 'picture' }>

const COST = { cut: 3, eye: 14, masked: 9, empty: 1.2 }
/** A further picture is smaller. */
const OTHER_SHARE = 0.5
/** Of a crop's width and height: a thing that is nearer to an edge looks cut. */
const MARGIN = 0.02
/** Less of what draws the eye may be lost. */
const FREE_EYE = 0.05
/** Of what draws the eye, an arch or a circle shows as much. */
const LEAST_MASKED = 0.93

export function drawnCost(
  template: ReadyTemplate,
  design: PinDesign,
  facts: ReadonlyMap<string, PictureFacts>,
): number {
  const pictures = design.pictures.flatMap(({ picture_id: id, crop }) => {
    const found = facts.get(id)
    return found ? [{ facts: found, crop }] : []
  })
  const nodes = template.layout({ design, pictures, logo: null, measure: roughWidth })
  const shown = nodes.filter((node): node is PictureNode => node.kind === 'picture')
  const cuts = shown.map((node) => {
    const source = pictures[node.slot]
    return source ? pictureCost(node, source.facts) * (node.slot === 0 ? 1 : OTHER_SHARE) : 0
  })
  return cuts.reduce((sum, cost) => sum + cost, 0) + emptyCost(nodes)
}

function pictureCost({ crop, box, radii }: PictureNode, facts: PictureFacts): number {
  const seen = inside(crop)
  const lost = Math.max(0, 1 - eyeShare(facts, crop) - FREE_EYE)
  return COST.cut * cutCost(facts, seen) + COST.eye * lost + maskedCost({ crop, box, radii }, facts)
}

/** An edge of the picture itself is kept: no crop shows more there. */
function inside({ x, y, width, height }: Crop): Crop {
  const left = x > EDGE ? x + MARGIN * width : x
  const top = y > EDGE ? y + MARGIN * height : y
  const right = x + width < 1 - EDGE ? x + width * (1 - MARGIN) : x + width
  const bottom = y + height < 1 - EDGE ? y + height * (1 - MARGIN) : y + height
  return { x: left, y: top, width: right - left, height: bottom - top }
}
const EDGE = 0.005

/** Corners rounder than these cut a picture. */
const ROUND = 0.3

function maskedCost(
  { crop, box, radii }: Pick<PictureNode, 'crop' | 'box' | 'radii'>,
  facts: PictureFacts,
): number {
  if (!radii || radii[0] < box.width * ROUND) return 0
  const shape = radii[2] > 0 ? 'round' : 'arch'
  const share = shareInMask(facts, { crop, aspect: box.width / box.height, shape })
  return COST.masked * Math.min(1, Math.max(0, LEAST_MASKED - share) / (1 - LEAST_MASKED))
}

/** Rows between two things of a pin, in units: so many are air, more look like a hole. */
const AIR = 130
const UNIT = 100

function emptyCost(nodes: readonly PinNode[]): number {
  const spans = nodes
    .filter(({ kind }) => kind === 'picture' || kind === 'text')
    .map(({ box }) => [box.y, bottomOf(box)] as const)
    .toSorted(([one], [other]) => one - other)
  let [end, empty] = [0, 0]
  for (const [from, to] of spans) {
    empty += Math.max(0, from - end - AIR)
    end = Math.max(end, to)
  }
  return (COST.empty * empty) / UNIT
}
