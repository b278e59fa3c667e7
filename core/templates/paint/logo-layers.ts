/**
 * The logo as it is where it is seen on what lies behind it; else on a plate, because a logo's
 * colours are not ours to change.
 */
import { contrastOf } from '../colors.rules.ts'
import type { Box, PinNode } from '../template.model.ts'
import type { PixelLayer } from './pin-tree.ts'

export interface LogoLayers {
  bare: PixelLayer
  /** Smaller: its plate takes the same place. */
  plated: PixelLayer
  /**
   * The logo's own colours with the share of its pixels that have each; none when it brings its own
   * ground.
   */
  tones: { color: string; share: number }[]
}

/** WCAG's least for signs. */
const LEAST = 3
/** A logo may lose this share of itself: the dot of an i, a thin edge. */
const MAX_LOST = 0.08
const PLATES = ['#ffffff', '#15151a'] as const
const LEVELS = 4

/** `contrastWith`: the least of a colour with what is behind the logo. */
export function logoLayers(
  box: Box,
  { bare, plated, tones }: LogoLayers,
  contrastWith: (color: string) => number,
): (PixelLayer | Extract<PinNode, { kind: 'fill' }>)[] {
  const lostBy = (isSeen: (color: string) => boolean): number =>
    tones.reduce((sum, { color, share }) => sum + (isSeen(color) ? 0 : share), 0)
  if (lostBy((color) => contrastWith(color) >= LEAST) <= MAX_LOST) return [bare]
  const radius = Math.round(box.height * 0.2)
  const lost = PLATES.map((plate) => ({
    plate,
    share: lostBy((color) => contrastOf(plate, color) >= LEAST),
  }))
  const color = lost.toSorted((a, b) => a.share - b.share)[0]?.plate ?? PLATES[0]
  return [{ kind: 'fill', box, color, radii: [radius, radius, radius, radius] }, plated]
}

export function tonesOf(rgba: Uint8Array): LogoLayers['tones'] {
  const counts = new Map<string, number>()
  let solid = 0
  const level = (value = 0): string =>
    Math.round((Math.round((value / 255) * LEVELS) / LEVELS) * 255)
      .toString(16)
      .padStart(2, '0')
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue
    solid += 1
    const color = `#${level(rgba[at])}${level(rgba[at + 1])}${level(rgba[at + 2])}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const isOwnGround = solid > (rgba.length / 4) * 0.97
  return isOwnGround
    ? []
    : [...counts].map(([color, count]) => ({ color, share: count / Math.max(1, solid) }))
}
