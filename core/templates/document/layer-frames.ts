/** Where nodes of turned layers are on the canvas: corners, outlines, and points seen from inside. */
import { overlaps, type Box, type LayerFrame } from './template.model.ts'

export interface Point {
  x: number
  y: number
}

interface Placed {
  box: Box
  frames?: readonly LayerFrame[]
}

/** Clockwise, in degrees: y points down. */
function turned({ x, y }: Point, { box, turn }: Pick<LayerFrame, 'box' | 'turn'>): Point {
  if (turn === undefined) return { x, y }
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const [dx, dy] = [x - middle.x, y - middle.y]
  return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos }
}

const back = ({ box, turn }: LayerFrame): Pick<LayerFrame, 'box' | 'turn'> =>
  turn === undefined ? { box } : { box, turn: -turn }

/** From the place that a node is laid out at to where it is seen. */
export const onCanvas = (point: Point, frames: readonly LayerFrame[] = []): Point =>
  frames.reduceRight((at, frame) => turned(at, frame), point)

/** The other way. */
export const insideFrames = (point: Point, frames: readonly LayerFrame[] = []): Point =>
  frames.reduce((at, frame) => turned(at, back(frame)), point)

const isTurned = (frames: readonly LayerFrame[] | undefined): frames is readonly LayerFrame[] =>
  frames?.some(({ turn }) => turn !== undefined) ?? false

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The smallest upright box around the node as it is seen. */
export function outlineBox({ box, frames }: Placed): Box {
  return isTurned(frames) ? boundsOf(cornersOf(box).map((point) => onCanvas(point, frames))) : box
}

/** What of the canvas a node inside turned frames can show, in the node's own coordinates. */
export function canvasInside(canvas: Box, frames: readonly LayerFrame[] | undefined): Box {
  return isTurned(frames)
    ? boundsOf(cornersOf(canvas).map((point) => insideFrames(point, frames)))
    : canvas
}

/** Whether two nodes touch as they are seen: turned boxes may, where their outlines only seem to. */
export function overlapsTurned(a: Placed, b: Placed): boolean {
  if (!overlaps(outlineBox(a), outlineBox(b))) return false
  if (!isTurned(a.frames) && !isTurned(b.frames)) return true
  const [own, other] = [a, b].map(({ box, frames }) =>
    cornersOf(box).map((point) => onCanvas(point, frames)),
  )
  if (!own || !other) return false
  return ![own, other].some((corners) => isParted(corners, own, other))
}

/** A side of the shape has the two on different sides of it. */
function isParted(corners: readonly Point[], a: readonly Point[], b: readonly Point[]): boolean {
  return corners.some((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const along = (points: readonly Point[]): number[] =>
      points.map(({ x, y }) => x * (from.y - to.y) + y * (to.x - from.x))
    const [own, other] = [along(a), along(b)]
    return Math.max(...own) <= Math.min(...other) || Math.max(...other) <= Math.min(...own)
  })
}
