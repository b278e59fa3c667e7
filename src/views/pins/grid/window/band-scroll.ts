/**
 * How the list scrolls under a rubber band: the nearer the pointer is to the upper or lower edge of
 * the window the faster, fastest beyond it. Lengths are CSS pixels from the window's upper edge,
 * times milliseconds.
 */

/** Nearer than this to an edge it begins. */
export const EDGE_ZONE_PX = 64
const MIN_PX_PER_MS = 0.15
const MAX_PX_PER_MS = 2.4
/** Reached that far beyond the beginning of the zone: a little outside of the window. */
const FULL_PULL_PX = 96
/** Between two frames; after a longer pause the list goes on by one usual frame, not by a leap. */
const MAX_FRAME_MS = 50
const USUAL_FRAME_MS = 16

export interface Pull {
  readonly y: number
  /**
   * Where the band began: one that begins near an edge does not scroll before it moves towards
   * the edge.
   */
  readonly begunAt: number
  /** Of the window. */
  readonly height: number
}

/** Pixels a millisecond, negative upwards; 0 away from the edges. */
export function edgeSpeed({ y, begunAt, height }: Pull): number {
  const below = y - (height - EDGE_ZONE_PX)
  const above = EDGE_ZONE_PX - y
  if (below > 0 && y > begunAt) return speedAt(below)
  if (above > 0 && y < begunAt) return -speedAt(above)
  return 0
}

/** How far to scroll in a frame; at least a pixel, for browsers drop less. */
export function stepOf(speed: number, elapsed: number): number {
  const time = elapsed > MAX_FRAME_MS ? USUAL_FRAME_MS : elapsed
  return Math.sign(speed) * Math.max(Math.abs(speed) * time, speed === 0 ? 0 : 1)
}

function speedAt(pull: number): number {
  return MIN_PX_PER_MS + (MAX_PX_PER_MS - MIN_PX_PER_MS) * Math.min(pull / FULL_PULL_PX, 1) ** 2
}
