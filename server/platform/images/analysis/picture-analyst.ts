/**
 * Looks at a source picture once: subject, things, light and detail by cells, palette.
 * Works on a thumbnail.
 */
import sharp from 'sharp'
import { formatHex, differenceEuclidean, converter } from 'culori'
import { GRID, type PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { cleanPartOf } from './picture-edges.ts'
import { lightsIn, shownPixels } from './picture-lights.ts'
import { letteringIn } from './picture-lettering.ts'
import { markIn } from './picture-mark.ts'
import { qualityOf } from './picture-quality.ts'
import { whatMatters } from './picture-subject.ts'

const EDGE = 240
const distance = differenceEuclidean('oklab')
const toOklch = converter('oklch')

interface Thumbnail {
  width: number
  height: number
  rgb: Uint8Array
}

export async function analysePicture(bytes: Uint8Array): Promise<PictureFacts> {
  const source = sharp(bytes)
  const { width, height } = await source.metadata()
  const { data, info } = await source
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shown = await shownPixels(bytes)
  const mark = markIn(shown)
  const lettering = letteringIn(shown)
  const thumbnail = { width: info.width, height: info.height, rgb: data }
  const clean = cleanPartOf(thumbnail)
  return {
    width,
    height,
    ...whatMatters(thumbnail),
    ...cellsOf(thumbnail),
    ...qualityOf(thumbnail),
    lights: lightsIn(shown),
    ...(clean && { clean }),
    ...(mark && { mark }),
    ...(lettering && { lettering }),
    palette: paletteOf(thumbnail),
  }
}

const linear = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

const lightAt = (rgb: Uint8Array, at: number): number =>
  0.2126 * linear(rgb[at * 3] ?? 0) +
  0.7152 * linear(rgb[at * 3 + 1] ?? 0) +
  0.0722 * linear(rgb[at * 3 + 2] ?? 0)

function cellsOf({ width, height, rgb }: Thumbnail): { luminance: number[]; detail: number[] } {
  const sums = {
    light: new Float64Array(GRID * GRID),
    edges: new Float64Array(GRID * GRID),
    count: new Float64Array(GRID * GRID),
  }
  const lights = Float64Array.from({ length: width * height }, (_, i) => lightAt(rgb, i))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * GRID) / height) * GRID + Math.floor((x * GRID) / width)
      const here = lights[y * width + x] ?? 0
      const right = lights[y * width + Math.min(width - 1, x + 1)] ?? 0
      const below = lights[Math.min(height - 1, y + 1) * width + x] ?? 0
      sums.light[cell] = (sums.light[cell] ?? 0) + here
      sums.edges[cell] = (sums.edges[cell] ?? 0) + Math.abs(here - right) + Math.abs(here - below)
      sums.count[cell] = (sums.count[cell] ?? 0) + 1
    }
  const mean = (values: Float64Array, factor: number) =>
    [...values].map(
      (value, i) =>
        Math.round(Math.min(1, (value / Math.max(1, sums.count[i] ?? 1)) * factor) * 1000) / 1000,
    )
  return { luminance: mean(sums.light, 1), detail: mean(sums.edges, 6) }
}

/**
 * Colours by popularity x colourfulness from a coarse histogram, each clearly different from those
 * before.
 */
function paletteOf({ width, height, rgb }: Thumbnail): string[] {
  const bins = new Map<number, { count: number; r: number; g: number; b: number }>()
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = [rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0]
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const bin = bins.get(key) ?? { count: 0, r: 0, g: 0, b: 0 }
    bins.set(key, { count: bin.count + 1, r: bin.r + r, g: bin.g + g, b: bin.b + b })
  }
  const colors = [...bins.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 160)
    .map(({ count, r, g, b }) => {
      const color = {
        mode: 'rgb' as const,
        r: r / count / 255,
        g: g / count / 255,
        b: b / count / 255,
      }
      const { c, l } = toOklch(color)
      return { color, score: Math.sqrt(count) * (0.15 + c * 6) * (l > 0.12 && l < 0.96 ? 1 : 0.3) }
    })
  const chosen: typeof colors = []
  for (const candidate of colors.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length === 6) break
    if (chosen.every((other) => distance(other.color, candidate.color) > 0.11))
      chosen.push(candidate)
  }
  return (chosen.length > 0 ? chosen : colors.slice(0, 1)).map(({ color }) => formatHex(color))
}
