/**
 * The logo as it is where it is seen on what lies behind it; else on a plate, because a logo's
 * colours are not ours to change.
 */
import { contrastOf } from '../color/colors.rules.ts'
import type { Box, PinNode } from '../document/template.model.ts'
import type { PixelLayer } from './pin-tree.ts'

export interface LogoLayers {
  bare: PixelLayer
  /** Smaller: its plate takes the same place. */
  plated: PixelLayer
  /**
   * The logo's own colours with the share of its pixels that have each; none when it brings its own
   * ground.
   */
  tones: Tone[]
  /** Of the pixels at its edges alone. What they enclose lies on them, not on the ground. */
  outline: Tone[]
}

interface Tone {
  color: string
  share: number
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
  { bare, plated, tones, outline }: LogoLayers,
  contrastWith: (color: string) => number,
): (PixelLayer | Extract<PinNode, { kind: 'fill' }>)[] {
  const lostOf = (part: Tone[], isSeen: (color: string) => boolean): number =>
    part.reduce((sum, { color, share }) => sum + (isSeen(color) ? 0 : share), 0)
  const lostBy = (isSeen: (color: string) => boolean): number =>
    Math.min(lostOf(tones, isSeen), lostOf(outline, isSeen))
  if (lostBy((color) => contrastWith(color) >= LEAST) <= MAX_LOST) return [bare]
  const radius = Math.round(box.height * 0.2)
  const lost = PLATES.map((plate) => ({
    plate,
    share: lostBy((color) => contrastOf(plate, color) >= LEAST),
  }))
  const color = lost.toSorted((a, b) => a.share - b.share)[0]?.plate ?? PLATES[0]
  return [{ kind: 'fill', box, color, radii: [radius, radius, radius, radius] }, plated]
}

type Pixels = Pick<PixelLayer, 'rgba' | 'box'>

export function tonesOf({ rgba, box }: Pixels): Pick<LogoLayers, 'tones' | 'outline'> {
  const pixels = new Uint8Array(rgba)
  const isSolid = (at: number): boolean => (pixels[at * 4 + 3] ?? 0) >= 128
  const solid = Array.from({ length: box.width * box.height }, (_, at) => at).filter(isSolid)
  const isOwnGround = solid.length > box.width * box.height * 0.97
  if (isOwnGround) return { tones: [], outline: [] }
  const isAtEdge = (at: number): boolean => {
    const column = at % box.width
    const isInside = column > 0 && column < box.width - 1
    return !isInside || [at - 1, at + 1, at - box.width, at + box.width].some((of) => !isSolid(of))
  }
  return { tones: sharesIn(pixels, solid), outline: sharesIn(pixels, solid.filter(isAtEdge)) }
}

function sharesIn(pixels: Uint8Array, places: readonly number[]): Tone[] {
  const counts = new Map<string, number>()
  for (const at of places) {
    const color = `#${level(pixels[at * 4])}${level(pixels[at * 4 + 1])}${level(pixels[at * 4 + 2])}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts].map(([color, count]) => ({ color, share: count / places.length }))
}

const level = (value = 0): string =>
  Math.round((Math.round((value / 255) * LEVELS) / LEVELS) * 255)
    .toString(16)
    .padStart(2, '0')
