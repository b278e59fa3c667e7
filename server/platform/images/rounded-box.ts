/**
 * Boxes with round corners: how much of each pixel they cover, and where a row of them is covered
 * in full.
 */
import type { Box, Radii } from '#core/templates/template.model.ts'

export interface RoundedBox {
  box: Box
  radii: Radii
}

/** How much of pixel (x, y) the box covers, 0 to 1, by distance to the corner's circle. */
export function coverage({ box, radii }: RoundedBox, x: number, y: number): number {
  const px = x + 0.5 - box.x
  const py = y + 0.5 - box.y
  const isLeft = px < box.width / 2
  const isTop = py < box.height / 2
  const radius = Math.min(radii[cornerAt(isTop, isLeft)], box.width / 2, box.height)
  const dx = isLeft ? radius - px : px - (box.width - radius)
  const dy = isTop || radius > box.height / 2 ? radius - py : py - (box.height - radius)
  if (dx <= 0 || dy <= 0 || radius <= 0) return 1
  return Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(dx, dy)))
}

function cornerAt(isTop: boolean, isLeft: boolean): 0 | 1 | 2 | 3 {
  if (isTop) return isLeft ? 0 : 1
  return isLeft ? 3 : 2
}

/** So many pixels at either end of row `y` may be covered in part. */
export function edgeOf({ box, radii }: RoundedBox, y: number): number {
  const upper = Math.max(radii[0], radii[1])
  const lower = Math.max(radii[2], radii[3])
  const fromTop = y + 0.5 - box.y < upper ? upper : 0
  const fromBottom = box.y + box.height - y - 0.5 < lower ? lower : 0
  return Math.ceil(Math.max(fromTop, fromBottom))
}
