/**
 * The picture under work: three bytes a pixel, painted in order. Everything touches only the pixels inside its box; sharp's
 * `composite()` costs ten times as much as these loops (docs: facts on rendering).
 */
import type { Box, Radii } from '#core/templates/template.model.ts'

export interface PixelCanvas {
  width: number
  height: number
  data: Uint8Array
}
export type Rgb = readonly [number, number, number]

export function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function blankCanvas(width: number, height: number): PixelCanvas {
  return { width, height, data: new Uint8Array(width * height * 3) }
}

interface Span {
  left: number
  right: number
  top: number
  bottom: number
}

function spanOf(canvas: PixelCanvas, box: Box, clip?: Box): Span {
  const limit = clip ?? { x: 0, y: 0, width: canvas.width, height: canvas.height }
  return {
    left: Math.max(0, Math.round(Math.max(box.x, limit.x))),
    right: Math.min(canvas.width, Math.round(Math.min(box.x + box.width, limit.x + limit.width))),
    top: Math.max(0, Math.round(Math.max(box.y, limit.y))),
    bottom: Math.min(canvas.height, Math.round(Math.min(box.y + box.height, limit.y + limit.height))),
  }
}

/** How much of pixel (x, y) a rounded box covers, 0 to 1, by distance to the corner's circle. */
function coverage(box: Box, radii: Radii, x: number, y: number): number {
  const px = x + 0.5 - box.x
  const py = y + 0.5 - box.y
  const isLeft = px < box.width / 2
  const isTop = py < box.height / 2
  const radius = Math.min(radii[isTop ? (isLeft ? 0 : 1) : isLeft ? 3 : 2], box.width / 2, box.height)
  const dx = isLeft ? radius - px : px - (box.width - radius)
  const dy = isTop || radius > box.height / 2 ? radius - py : py - (box.height - radius)
  if (dx <= 0 || dy <= 0 || radius <= 0) return 1
  return Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(dx, dy)))
}

/** Paints every pixel of the span with the colour, as strongly as `alphaAt` says. */
function paint(canvas: PixelCanvas, span: Span, alphaAt: (x: number, y: number) => number, [r, g, b]: Rgb): void {
  const { data, width } = canvas
  for (let y = span.top; y < span.bottom; y++) {
    let at = (y * width + span.left) * 3
    for (let x = span.left; x < span.right; x++, at += 3) {
      const alpha = alphaAt(x, y)
      if (alpha <= 0) continue
      data[at] = (data[at] ?? 0) * (1 - alpha) + r * alpha + 0.5
      data[at + 1] = (data[at + 1] ?? 0) * (1 - alpha) + g * alpha + 0.5
      data[at + 2] = (data[at + 2] ?? 0) * (1 - alpha) + b * alpha + 0.5
    }
  }
}

/** One row with one strength, in whole numbers: what scrims are made of. */
function tintRow(canvas: PixelCanvas, y: number, { left, right }: Span, tint: { color: Rgb; alpha: number }): void {
  const { data, width } = canvas
  const share = Math.round(tint.alpha * 256)
  if (share <= 0) return
  const rest = 256 - share
  const [r, g, b] = [tint.color[0] * share + 128, tint.color[1] * share + 128, tint.color[2] * share + 128]
  const end = (y * width + right) * 3
  for (let at = (y * width + left) * 3; at < end; at += 3) {
    data[at] = ((data[at] as number) * rest + r) >> 8
    data[at + 1] = ((data[at + 1] as number) * rest + g) >> 8
    data[at + 2] = ((data[at + 2] as number) * rest + b) >> 8
  }
}

export function fillBox(canvas: PixelCanvas, node: { box: Box; color: string; opacity?: number; radii?: Radii; clip?: { box: Box; radii?: Radii } }): void {
  const span = spanOf(canvas, node.box, node.clip?.box)
  const color = rgbOf(node.color)
  const { radii, box, opacity = 1, clip } = node
  const clipRadii = clip?.radii
  const clipped = clip && clipRadii ? (x: number, y: number) => coverage(clip.box, clipRadii, x, y) : () => 1
  if (opacity < 1 || clipRadii) paint(canvas, span, radii ? (x, y) => opacity * coverage(box, radii, x, y) * clipped(x, y) : (x, y) => opacity * clipped(x, y), color)
  else if (radii) fillRounded(canvas, span, { box, radii, color })
  else fillSolid(canvas, span, color)
}

/** Only the corners' columns are blended; the rest of each row is set. */
function fillRounded(canvas: PixelCanvas, span: Span, { box, radii, color }: { box: Box; radii: Radii; color: Rgb }): void {
  const share = (x: number, y: number): number => coverage(box, radii, x, y)
  for (let y = span.top; y < span.bottom; y++) {
    const edge = edgeOf(box, radii, y)
    const left = Math.min(span.right, Math.max(span.left, Math.ceil(box.x + edge)))
    const right = Math.max(left, Math.min(span.right, Math.floor(box.x + box.width - edge)))
    paint(canvas, { ...span, right: left, top: y, bottom: y + 1 }, share, color)
    fillSolid(canvas, { left, right, top: y, bottom: y + 1 }, color)
    paint(canvas, { ...span, left: right, top: y, bottom: y + 1 }, share, color)
  }
}

function fillSolid(canvas: PixelCanvas, span: Span, [r, g, b]: Rgb): void {
  if (span.right <= span.left || span.bottom <= span.top) return
  const row = new Uint8Array((span.right - span.left) * 3)
  for (let i = 0; i < row.length; i += 3) {
    row[i] = r
    row[i + 1] = g
    row[i + 2] = b
  }
  for (let y = span.top; y < span.bottom; y++) canvas.data.set(row, (y * canvas.width + span.left) * 3)
}

/** Strength 0-1 of a scrim at a height within its box. Smoothstep: a straight ramp shows its edge. */
function scrimShape(shape: 'flat' | 'up' | 'down', part: number): number {
  if (shape === 'flat') return 1
  const ramp = Math.min(1, Math.max(0, (shape === 'up' ? part : 1 - part) / 0.42))
  return ramp * ramp * (3 - 2 * ramp)
}

export function paintScrim(canvas: PixelCanvas, scrim: { box: Box; color: string; shape: 'flat' | 'up' | 'down' }, strength: number): void {
  const span = spanOf(canvas, scrim.box)
  const color = rgbOf(scrim.color)
  for (let y = span.top; y < span.bottom; y++) {
    tintRow(canvas, y, span, { color, alpha: strength * scrimShape(scrim.shape, (y + 0.5 - scrim.box.y) / scrim.box.height) })
  }
}

/** The softness is a quadratic fall-off outside the box: no blur pass over half a million pixels. */
export function paintShadow(canvas: PixelCanvas, node: { box: Box; radii?: Radii; blur: number; opacity: number }): void {
  const { box, blur, opacity } = node
  const radius = node.radii?.[0] ?? 0
  const span = spanOf(canvas, { x: box.x - blur, y: box.y - blur, width: box.width + 2 * blur, height: box.height + 2 * blur })
  const cx = box.x + box.width / 2
  const cy = box.y + box.height / 2
  const halfX = box.width / 2 - radius
  const halfY = box.height / 2 - radius
  const at = (x: number, y: number): number => {
    const dx = Math.abs(x + 0.5 - cx) - halfX
    const dy = Math.abs(y + 0.5 - cy) - halfY
    const distance = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(0, Math.max(dx, dy)) - radius
    const near = Math.min(1, Math.max(0, 1 - distance / blur))
    return opacity * near * near
  }
  /** What lies on the shadow covers its middle anyway. */
  const inner = spanOf(canvas, { x: box.x + COVERED, y: box.y + COVERED, width: box.width - 2 * COVERED, height: box.height - 2 * COVERED })
  paint(canvas, { ...span, bottom: inner.top }, at, [0, 0, 0])
  paint(canvas, { ...span, top: inner.top, bottom: inner.bottom, right: inner.left }, at, [0, 0, 0])
  paint(canvas, { ...span, top: inner.top, bottom: inner.bottom, left: inner.right }, at, [0, 0, 0])
  paint(canvas, { ...span, top: inner.bottom }, at, [0, 0, 0])
}

/** Cards lie at most this far from their shadow's edge. */
const COVERED = 44

/** Copies pixels (3 bytes each, exactly the box) on to the canvas, with rounded corners blended. */
export function placePixels(canvas: PixelCanvas, box: Box, pixels: Uint8Array, radii?: Radii): void {
  const rounded = radii && radii.some((radius) => radius > 0) ? radii : null
  const span = spanOf(canvas, box)
  const width = Math.round(box.width)
  for (let y = span.top; y < span.bottom; y++) {
    const from = ((y - Math.round(box.y)) * width + span.left - Math.round(box.x)) * 3
    const to = (y * canvas.width + span.left) * 3
    const edge = rounded ? edgeOf(box, rounded, y) : 0
    const count = span.right - span.left
    if (edge * 2 < count) canvas.data.set(pixels.subarray(from + edge * 3, from + (count - edge) * 3), to + edge * 3)
    if (rounded && edge > 0) blendEdges(canvas, pixels, { from, to, count, edge: Math.min(edge, Math.ceil(count / 2)) }, (x) => coverage(box, rounded, span.left + x, y))
  }
}

function edgeOf(box: Box, radii: Radii, y: number): number {
  const fromTop = y + 0.5 - box.y
  const fromBottom = box.y + box.height - y - 0.5
  return Math.ceil(Math.max(fromTop < Math.max(radii[0], radii[1]) ? Math.max(radii[0], radii[1]) : 0, fromBottom < Math.max(radii[2], radii[3]) ? Math.max(radii[2], radii[3]) : 0))
}

function blendEdges(canvas: PixelCanvas, pixels: Uint8Array, row: { from: number; to: number; count: number; edge: number }, coverageAt: (x: number) => number): void {
  for (let x = 0; x < row.count; x++) {
    if (x === row.edge) x = Math.max(x, row.count - row.edge)
    const share = coverageAt(x)
    for (let channel = 0; channel < 3; channel++) {
      const at = row.to + x * 3 + channel
      canvas.data[at] = (canvas.data[at] ?? 0) * (1 - share) + (pixels[row.from + x * 3 + channel] ?? 0) * share + 0.5
    }
  }
}

/** Blends straight-alpha RGBA (exactly `width` x `height`) with its top left at (left, top). */
export function blendRgba(canvas: PixelCanvas, layer: { left: number; top: number; width: number; height: number; rgba: Uint8Array }): void {
  const { data } = canvas
  const { rgba } = layer
  const x0 = Math.max(0, -layer.left)
  const x1 = Math.min(layer.width, canvas.width - layer.left)
  for (let y = Math.max(0, -layer.top); y < Math.min(layer.height, canvas.height - layer.top); y++) {
    let from = (y * layer.width + x0) * 4
    let to = ((y + layer.top) * canvas.width + layer.left + x0) * 3
    for (let x = x0; x < x1; x++, from += 4, to += 3) {
      const alpha = rgba[from + 3] ?? 0
      if (alpha === 0) continue
      const rest = 255 - alpha
      data[to] = ((data[to] ?? 0) * rest + (rgba[from] ?? 0) * alpha + 127) / 255
      data[to + 1] = ((data[to + 1] ?? 0) * rest + (rgba[from + 1] ?? 0) * alpha + 127) / 255
      data[to + 2] = ((data[to + 2] ?? 0) * rest + (rgba[from + 2] ?? 0) * alpha + 127) / 255
    }
  }
}
