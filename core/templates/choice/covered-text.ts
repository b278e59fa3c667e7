/** Which shape or picture hides a text that is painted below it. */
import { insideFrames, onCanvas, overlapsTurned, type Point } from '../document/layer-frames.ts'
import { arcPoints } from '../fit/run-places.ts'
import type { Box, LayerFrame, PinNode, Radii, TextNode } from '../document/template.model.ts'

type Cover = Extract<PinNode, { kind: 'fill' | 'picture' | 'logo' }>

/** Share of a text's area. Less than this is a decoration that touches a letter. */
const MAX_COVERED = 0.08
/** Words stay readable through what is more transparent than this. */
const MIN_OPACITY = 0.5
const COLUMNS = 24
const ROWS = 8

/** The node that hides most of the text. `above`: what is painted after it. Null: it can be read. */
export function coverOf(text: TextNode, above: readonly PinNode[]): PinNode | null {
  const covers = above.filter(
    (node): node is Cover => isCover(node, text) && overlapsTurned(node, text),
  )
  if (covers.length === 0) return null
  const points = pointsOf(text).map((point) => onCanvas(point, text.frames))
  const hidden = covers.map((cover) => points.filter((point) => isCoveredBy(cover, point)))
  if (new Set(hidden.flat()).size <= MAX_COVERED * points.length) return null
  const most = Math.max(...hidden.map(({ length }) => length))
  return covers[hidden.findIndex(({ length }) => length === most)] ?? null
}

function isCover(node: PinNode, text: TextNode): boolean {
  if (!isOpaqueKind(node)) return false
  const shared = new Set(text.frames?.map(({ id }) => id))
  const own = node.frames?.filter(({ id }) => !shared.has(id)) ?? []
  // A blended layer leaves the words visible.
  if (own.some(({ blend }) => blend !== undefined)) return false
  const fill = node.kind === 'fill' ? (node.opacity ?? 1) : 1
  return own.reduce((product, { opacity = 1 }) => product * opacity, fill) >= MIN_OPACITY
}

/** Drawings are mostly gaps. */
const isOpaqueKind = (node: PinNode): node is Cover =>
  node.kind === 'picture' ||
  node.kind === 'logo' ||
  (node.kind === 'fill' && node.drawing === undefined)

/** Spread evenly over its letters. */
function pointsOf(text: TextNode): Point[] {
  if (text.curve !== undefined) return arcPoints(text)
  const { x, y, width, height } = text.box
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    x: x + (((index % COLUMNS) + 0.5) / COLUMNS) * width,
    y: y + ((Math.floor(index / COLUMNS) + 0.5) / ROWS) * height,
  }))
}

function isCoveredBy(cover: Cover, point: Point): boolean {
  const inside = pointInFrames(point, cover.frames)
  if (inside === null) return false
  if (cover.kind === 'logo') return isInside(inside, cover.box)
  if (cover.kind === 'picture') return isInside(inside, cover.box, cover.radii)
  const { box, clip, radii, isEllipse } = cover
  if (clip && !isInside(inside, clip.box, clip.radii)) return false
  return isEllipse ? isInEllipse(inside, box) : isInside(inside, box, radii)
}

/** In the coordinates of what is in the frames; null where one of them cuts it away. */
function pointInFrames(point: Point, frames: readonly LayerFrame[] = []): Point | null {
  let at = point
  for (const frame of frames) {
    at = insideFrames(at, [frame])
    if (frame.clip && !isInside(at, frame.box, frame.clip)) return null
  }
  return at
}

const isInEllipse = (point: Point, { x, y, width, height }: Box): boolean =>
  ((point.x - x - width / 2) / (width / 2)) ** 2 +
    ((point.y - y - height / 2) / (height / 2)) ** 2 <=
  1

function isInside({ x, y }: Point, box: Box, radii: Radii = [0, 0, 0, 0]): boolean {
  const [left, right] = [x - box.x, box.x + box.width - x]
  const [top, bottom] = [y - box.y, box.y + box.height - y]
  if (Math.min(left, right, top, bottom) < 0) return false
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
  const longest = Math.min(box.width, box.height) / 2
  return corners.every(([across, down], index) => {
    const radius = Math.min(radii[index] ?? 0, longest)
    const [dx, dy] = [radius - across, radius - down]
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
  })
}
