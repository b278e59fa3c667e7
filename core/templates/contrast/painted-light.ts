/** The light that painted nodes leave to be seen at a point. */
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import { insideFrames, type Point } from '../document/layer-frames.ts'
import type { Box, PinNode, Radii } from '../document/template.model.ts'
import { isSolid, solidPart, type DrawingName } from '../drawings/drawing-names.ts'
import { colorAt } from './color-run.ts'
import { isSeenIn, overlaid } from './frame-light.ts'
import { lightOf, pictureLight, rgbOf, tinted, type LightRange } from './light-range.ts'

export type SlotFacts = ReadonlyMap<number, PictureFacts>

type Of<Kind extends PinNode['kind']> = Extract<PinNode, { kind: Kind }>

/** Whether a box with round corners covers a point. */
export function covers(box: Box, radii: Radii | undefined, { x, y }: Point): boolean {
  const [px, py] = [x - box.x, y - box.y]
  if (px < 0 || py < 0 || px > box.width || py > box.height) return false
  return !radii || isInCorner(box, radii, { x: px, y: py })
}

const isInEllipse = ({ x, y, width, height }: Box, point: Point): boolean =>
  width > 0 &&
  height > 0 &&
  Math.hypot((point.x - x) / width - 0.5, (point.y - y) / height - 0.5) <= 0.5

function isInCorner(box: Box, radii: Radii, { x, y }: Point): boolean {
  const [isLeft, isTop] = [x < box.width / 2, y < box.height / 2]
  const corner = radii[isTop ? (isLeft ? 0 : 1) : isLeft ? 3 : 2]
  const radius = Math.min(corner, box.width / 2, box.height)
  const dx = radius - (isLeft ? x : box.width - x)
  const dy = radius - (isTop ? y : box.height - y)
  return dx <= 0 || dy <= 0 || Math.hypot(dx, dy) <= radius
}

/** Strength 0-1 of a scrim at a height within its box. Smoothstep: a straight ramp shows its edge. */
export function scrimShape(shape: 'flat' | 'up' | 'down', part: number): number {
  if (shape === 'flat') return 1
  const ramp = Math.min(1, Math.max(0, (shape === 'up' ? part : 1 - part) / SCRIM_RAMP))
  return ramp * ramp * (3 - 2 * ramp)
}
/** Of a scrim's height. */
export const SCRIM_RAMP = 0.42

export interface Ground {
  nodes: readonly PinNode[]
  facts: SlotFacts
  background: string
}

/** What the nodes leave to be seen at a point. */
export function lightAt(point: Point, { nodes, facts, background }: Ground): LightRange {
  const base = lightOf(background)
  let range: LightRange = { least: base, most: base }
  for (const node of nodes) range = seen(range, node, { point, facts })
  return range
}

/** Of a node in frames: their turn, their clip, and how they lie on what is below. */
function seen(range: LightRange, node: PinNode, { point, facts }: Spot): LightRange {
  const { frames } = node
  if (!frames) return painted(range, node, { point, facts })
  if (!isSeenIn(point, frames, covers)) return range
  const own = painted(range, node, { point: insideFrames(point, frames), facts })
  return own === range ? range : overlaid(range, own, frames)
}

interface Spot {
  point: Point
  facts: SlotFacts
}

function painted(range: LightRange, node: PinNode, spot: Spot): LightRange {
  switch (node.kind) {
    case 'fill':
      return filled(range, node, spot.point)
    case 'scrim':
      return scrimmed(range, node, spot.point)
    case 'picture':
      return pictured(range, node, spot)
    case 'shadow':
      return shaded(range, node, spot.point)
    // words and signs are no ground
    case 'logo':
    case 'text':
      return range
    default:
      return node satisfies never
  }
}

function filled(range: LightRange, node: Of<'fill'>, point: Point): LightRange {
  if (node.drawing) return drawn(range, { ...node, drawing: node.drawing }, point)
  const isClipped = node.clip !== undefined && !covers(node.clip.box, node.clip.radii, point)
  const isInside = node.isEllipse
    ? isInEllipse(node.box, point)
    : covers(node.box, node.radii, point)
  if (isClipped || !isInside) return range
  const color = node.gradient ? colorAt(node.gradient, node.box, point) : rgbOf(node.color)
  return tinted(range, color, node.opacity ?? 1)
}

/**
 * Only a whole one is seen beside what casts it. Its blur reaches inside and outside its box; words
 * on this soft edge have to read on both.
 */
function shaded(range: LightRange, node: Of<'shadow'>, point: Point): LightRange {
  const { box, radii, isEllipse, blur, isWhole } = node
  const isIn = (by: number): boolean => {
    const part = inset(box, by)
    return isEllipse ? isInEllipse(part, point) : covers(part, radii, point)
  }
  if (!isWhole || !isIn(-blur)) return range
  const own = tinted(range, rgbOf(node.color ?? '#000000'), node.opacity)
  return blur > 0 && !isIn(blur) ? both(range, own) : own
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const both = (one: LightRange, other: LightRange): LightRange => ({
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
})

/** A pattern leaves some of its ground to be seen: words have to read on both. */
function drawn(
  range: LightRange,
  { box, color, opacity = 1, drawing }: Of<'fill'> & { drawing: DrawingName },
  point: Point,
): LightRange {
  const own = tinted(range, rgbOf(color), opacity)
  if (isSolid(drawing) && covers(solidPart(drawing, box), undefined, point)) return own
  if (!covers(box, undefined, point)) return range
  return both(range, own)
}

function scrimmed(range: LightRange, node: Of<'scrim'>, point: Point): LightRange {
  if (!covers(node.box, undefined, point)) return range
  const part = (point.y - node.box.y) / node.box.height
  return tinted(range, rgbOf(node.color), (node.strength ?? 0) * scrimShape(node.shape, part))
}

function pictured(range: LightRange, node: Of<'picture'>, { point, facts }: Spot): LightRange {
  const source = facts.get(node.slot)
  if (!source || !covers(node.box, node.radii, point)) return range
  const { box, crop } = node
  return pictureLight(
    source,
    crop.x + ((point.x - box.x) / box.width) * crop.width,
    crop.y + ((point.y - box.y) / box.height) * crop.height,
  )
}
