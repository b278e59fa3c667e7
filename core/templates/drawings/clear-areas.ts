/**
 * Areas that the pieces of a strewn drawing keep out of: a leaf that a picture or a card cuts in two
 * looks like a slip.
 */
import type { Box, PinNode, Radii } from '../document/template.model.ts'

export interface ClearArea {
  readonly box: Box
  readonly radii?: Radii
}

/** From a point to the edge of the area; below 0 inside. */
export function distanceTo({ box, radii = [0, 0, 0, 0] }: ClearArea, x: number, y: number): number {
  const [across, down] = [x - box.x - box.width / 2, y - box.y - box.height / 2]
  const [topLeft, topRight, bottomRight, bottomLeft] = radii
  const own = down < 0 ? (across < 0 ? topLeft : topRight) : across < 0 ? bottomLeft : bottomRight
  const radius = Math.min(own, box.width / 2, box.height / 2)
  const dx = Math.abs(across) - box.width / 2 + radius
  const dy = Math.abs(down) - box.height / 2 + radius
  return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - radius
}

/** What hides less of a leaf than this is no edge that cuts it. */
const MIN_OPACITY = 0.5

/** Each strewn drawing with what is painted over it. Turned layers have their place by chance. */
export function withClearAreas(nodes: readonly PinNode[]): PinNode[] {
  return nodes.map((node, at) =>
    node.kind === 'fill' && node.drawing === 'sprigs'
      ? { ...node, clear: nodes.slice(at + 1).flatMap(areaOf) }
      : node,
  )
}

function areaOf(node: PinNode): ClearArea[] {
  const isCover =
    node.kind === 'picture' ||
    (node.kind === 'fill' && !node.drawing && !node.clip && (node.opacity ?? 1) >= MIN_OPACITY)
  if (!isCover || node.frames) return []
  return [{ box: node.box, ...(node.radii && { radii: node.radii }) }]
}
