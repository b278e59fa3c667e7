/** How light is what frames leave of a node over what is below it. */
import { insideFrames, type Point } from '../document/layer-frames.ts'
import type { Box, LayerFrame, Radii } from '../document/template.model.ts'
import { greyOf, linearOf, type LightRange } from './light-range.ts'

/** Whether no clip of the frames hides a point. */
export function isSeenIn(
  point: Point,
  frames: readonly LayerFrame[],
  covers: (box: Box, radii: Radii | undefined, point: Point) => boolean,
): boolean {
  return frames.every(
    ({ clip, box }, at) => !clip || covers(box, clip, insideFrames(point, frames.slice(0, at + 1))),
  )
}

/** Of two greys from 0 to 1, the lower one first. */
const BLENDS: Record<NonNullable<LayerFrame['blend']>, (under: number, over: number) => number> = {
  multiply: (under, over) => under * over,
  screen: (under, over) => under + over - under * over,
  overlay: (under, over) => (under <= 0.5 ? 2 * under * over : 1 - 2 * (1 - under) * (1 - over)),
  darken: Math.min,
  lighten: Math.max,
}

/** What was painted, as the frames lay it on what was there; colours count as greys of their light. */
export function overlaid(
  under: LightRange,
  painted: LightRange,
  frames: readonly LayerFrame[],
): LightRange {
  return frames.reduceRight(
    (over, { blend, opacity = 1 }) => laid(under, over, { blend, opacity }),
    painted,
  )
}

function laid(
  under: LightRange,
  over: LightRange,
  { blend, opacity }: { blend: LayerFrame['blend']; opacity: number },
): LightRange {
  const at = (below: number, above: number): number => {
    const [b, a] = [greyOf(below) / 255, greyOf(above) / 255]
    const blended = blend ? BLENDS[blend](b, a) : a
    return linearOf(Math.min(1, Math.max(0, b + (blended - b) * opacity)) * 255)
  }
  return { least: at(under.least, over.least), most: at(under.most, over.most) }
}
