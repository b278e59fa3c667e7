/**
 * Areas that the pieces of a strewn drawing keep out of: a leaf that a picture or a card cuts in two
 * looks like a slip.
 */
export interface ClearArea {
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  /** Of the four corners, from the top left one clockwise. */
  readonly radii?: readonly [number, number, number, number]
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
