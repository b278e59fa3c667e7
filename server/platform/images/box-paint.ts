/** Paints boxes: plain, rounded, clipped, half transparent, and the shadow under one. */
import type { Box, Radii } from '#core/templates/template.model.ts'
import { rgbOf, spanOf, type PixelCanvas, type Rgb, type Span } from './pixel-canvas.ts'
import { coverage, edgeOf, type RoundedBox } from './rounded-box.ts'

interface Ink {
  color: Rgb
  /** 0 to 1. */
  alphaAt: (x: number, y: number) => number
}

function paint({ data, width }: PixelCanvas, span: Span, { color: [r, g, b], alphaAt }: Ink): void {
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

interface Fill {
  box: Box
  color: string
  opacity?: number
  radii?: Radii
  clip?: { box: Box; radii?: Radii }
}

export function fillBox(canvas: PixelCanvas, node: Fill): void {
  const span = spanOf(canvas, node.box, node.clip?.box)
  const color = rgbOf(node.color)
  const isSoft = (node.opacity ?? 1) < 1 || node.clip?.radii
  if (isSoft) paint(canvas, span, { color, alphaAt: alphaOf(node) })
  else if (node.radii) fillRounded(canvas, span, { box: node.box, radii: node.radii, color })
  else fillSolid(canvas, span, color)
}

function alphaOf({ box, radii, clip, opacity = 1 }: Fill): Ink['alphaAt'] {
  const shapes: RoundedBox[] = [
    ...(radii ? [{ box, radii }] : []),
    ...(clip?.radii ? [{ box: clip.box, radii: clip.radii }] : []),
  ]
  return (x, y) => shapes.reduce((share, shape) => share * coverage(shape, x, y), opacity)
}

/** Only the corners' columns are blended; the rest of each row is set. */
function fillRounded(canvas: PixelCanvas, span: Span, shape: RoundedBox & { color: Rgb }): void {
  const { box, color } = shape
  const corner: Ink = { color, alphaAt: (x, y) => coverage(shape, x, y) }
  for (let y = span.top; y < span.bottom; y++) {
    const edge = edgeOf(shape, y)
    const left = Math.min(span.right, Math.max(span.left, Math.ceil(box.x + edge)))
    const right = Math.max(left, Math.min(span.right, Math.floor(box.x + box.width - edge)))
    paint(canvas, { ...span, right: left, top: y, bottom: y + 1 }, corner)
    fillSolid(canvas, { left, right, top: y, bottom: y + 1 }, color)
    paint(canvas, { ...span, left: right, top: y, bottom: y + 1 }, corner)
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
  for (let y = span.top; y < span.bottom; y++)
    canvas.data.set(row, (y * canvas.width + span.left) * 3)
}

/** Cards lie at most this far from their shadow's edge. */
const COVERED = 44

/**
 * The softness is a quadratic fall-off outside the box: no blur pass over half a million pixels.
 */
export function paintShadow(
  canvas: PixelCanvas,
  node: { box: Box; radii?: Radii; blur: number; opacity: number },
): void {
  const { box, blur, opacity } = node
  const radius = node.radii?.[0] ?? 0
  const span = spanOf(canvas, {
    x: box.x - blur,
    y: box.y - blur,
    width: box.width + 2 * blur,
    height: box.height + 2 * blur,
  })
  const cx = box.x + box.width / 2
  const cy = box.y + box.height / 2
  const halfX = box.width / 2 - radius
  const halfY = box.height / 2 - radius
  const alphaAt = (x: number, y: number): number => {
    const dx = Math.abs(x + 0.5 - cx) - halfX
    const dy = Math.abs(y + 0.5 - cy) - halfY
    const distance =
      Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(0, Math.max(dx, dy)) - radius
    const near = Math.min(1, Math.max(0, 1 - distance / blur))
    return opacity * near * near
  }
  const shade: Ink = { color: [0, 0, 0], alphaAt }
  /** What lies on the shadow covers its middle anyway. */
  const inner = spanOf(canvas, {
    x: box.x + COVERED,
    y: box.y + COVERED,
    width: box.width - 2 * COVERED,
    height: box.height - 2 * COVERED,
  })
  paint(canvas, { ...span, bottom: inner.top }, shade)
  paint(canvas, { ...span, top: inner.top, bottom: inner.bottom, right: inner.left }, shade)
  paint(canvas, { ...span, top: inner.top, bottom: inner.bottom, left: inner.right }, shade)
  paint(canvas, { ...span, top: inner.bottom }, shade)
}
