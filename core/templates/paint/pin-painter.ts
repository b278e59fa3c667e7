/**
 * Paints a laid-out pin as one tree: photos cut for their places, scrims as strong as reading
 * demands, and says how well its words read.
 */
import { pictureProblem } from '#core/contract/problems/pictures.problems.ts'
import {
  contrastOn,
  lightsUnder,
  leastContrast,
  solveScrims,
} from '#core/templates/contrast/ground-light.ts'
import type { Ground } from '#core/templates/contrast/painted-light.ts'
import { smallestOf } from '#core/templates/choice/layout-faults.ts'
import { lightOf } from '#core/templates/contrast/light-range.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { withClearAreas } from '#core/templates/paint/areas-above.ts'
import { canvasInside } from '#core/templates/document/layer-frames.ts'
import {
  CANVAS,
  type Box,
  type LayerFrame,
  type PinNode,
  type Radii,
  type TextNode,
} from '#core/templates/document/template.model.ts'
import { logoLayers, type LogoLayers } from './logo-layers.ts'
import type { Crop } from '#core/contract/content/pins.contract.ts'
import { snapped, type PixelLayer } from './pin-tree.ts'
import { releasePixels } from './pixels.ts'
import { RenderError } from './render-error.ts'
import type { PaintLayer, TextEngine } from './text-engine.ts'

export interface PaintJob {
  background: string
  nodes: PinNode[]
  /** By the slot that the nodes name. */
  pictures: Map<number, { id: string; bytes: Uint8Array; facts: PictureFacts }>
  logo: LogoSource | null
}

/** Pixels of a logo for its box. */
export interface LogoSource {
  raster: (box: Box) => Promise<LogoLayers>
}

export interface CutRequest {
  id: string
  bytes: Uint8Array
  /** Size of the source. */
  width: number
  height: number
  crop: Crop
  /** Size of the slot in pixels. */
  to: { width: number; height: number }
}

export interface PhotoSource {
  /** Opaque RGBA, exactly `to`. The buffer is shared while `isKeeping`. */
  cut: (wish: CutRequest) => Promise<ArrayBuffer>
  /** False = no one else has the buffer. */
  isKeeping: boolean
}

interface Tools {
  engine: TextEngine
  cutter: PhotoSource
  scale: number
  /** In units. */
  canvas?: { width: number; height: number }
}

export interface PaintedPin {
  width: number
  height: number
  /** Opaque, four bytes a pixel. */
  rgba: Uint8Array
  /** Least contrast of any text, ornaments apart. */
  contrast: number
  /** Of the smallest text, ornaments apart, in units; null = there is none. */
  smallestText: number | null
}

type PictureNode = Extract<PinNode, { kind: 'picture' }>

export async function paintPin(tools: Tools, job: PaintJob): Promise<PaintedPin> {
  const { scale, engine, cutter, canvas = CANVAS } = tools
  const { background } = job
  const facts = new Map([...job.pictures].map(([slot, picture]) => [slot, picture.facts]))
  const nodes = withClearAreas(solveScrims(job.nodes, { background, facts }))
  const made = await Promise.all(
    nodes.map((node, at) =>
      layersOf(tools, job, { node, ground: { background, facts, nodes: nodes.slice(0, at) } }),
    ),
  )
  const layers = made.flat()
  const { width, height } = sizeIn(canvas, scale)
  const rgba = await engine.paint(layers, { width, height, background })
  const own = cutter.isKeeping ? [] : layers.filter((layer) => layer.kind === 'pixels')
  for (const layer of own) releasePixels(layer.rgba)
  const contrast = leastContrast(nodes, { background, facts })
  return { width, height, rgba, contrast, smallestText: smallestTextOf(nodes) }
}

function smallestTextOf(nodes: readonly PinNode[]): number | null {
  const sizes = nodes.flatMap((node) =>
    node.kind === 'text' && node.role !== 'ornament' ? [smallestOf(node)] : [],
  )
  return sizes.length === 0 ? null : Math.min(...sizes)
}

interface Placed {
  node: PinNode
  /** What is painted before it. */
  ground: Ground
}

async function layersOf(
  tools: Tools,
  job: PaintJob,
  { node, ground }: Placed,
): Promise<PaintLayer[]> {
  const there = scaled(node, tools.scale)
  const { frames } = there
  const layers = await barelyPainted(tools, job, { node, there, ground })
  return frames ? layers.map((layer) => ({ ...layer, frames })) : layers
}

async function barelyPainted(
  tools: Tools,
  job: PaintJob,
  { node, there, ground }: Placed & { there: PinNode },
): Promise<PaintLayer[]> {
  if (there.kind === 'picture') return await photoLayers(tools, job, there)
  if (there.kind !== 'logo') return [there]
  if (!job.logo) return []
  const lights = lightsUnder(node.box, ground)
  return logoLayers(there.box, await job.logo.raster(there.box), (color) =>
    contrastOn(lights, lightOf(color)),
  )
}

/** What is seen of a photo; of one that lies outside or has no height there is nothing to cut. */
async function photoLayers(
  { cutter, scale, canvas = CANVAS }: Tools,
  job: PaintJob,
  node: PictureNode,
): Promise<PixelLayer[]> {
  const source = job.pictures.get(node.slot)
  if (!source) throw new RenderError(pictureProblem('render.pictureNeeded'))
  const place = snapped(node.box)
  const seen = within(place, canvasInside({ x: 0, y: 0, ...sizeIn(canvas, scale) }, node.frames))
  if (seen.width < 1 || seen.height < 1) return []
  const isWhole = seen.width === place.width && seen.height === place.height
  const rgba = await cutter.cut({
    id: source.id,
    bytes: source.bytes,
    width: source.facts.width,
    height: source.facts.height,
    crop: isWhole ? node.crop : partOf(node.crop, place, seen),
    to: { width: seen.width, height: seen.height },
  })
  const layer = { kind: 'pixels' as const, box: seen, rgba, isOpaque: true }
  const { radii } = node
  if (!radii) return [layer]
  // the corners are those of the whole place
  return [isWhole ? { ...layer, radii } : { ...layer, clip: { box: place, radii } }]
}

const sizeIn = (
  { width, height }: { width: number; height: number },
  scale: number,
): { width: number; height: number } => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
})

/** On whole pixels, like the box. */
function within(box: Box, canvas: Box): Box {
  const [x, y] = [Math.max(Math.floor(canvas.x), box.x), Math.max(Math.floor(canvas.y), box.y)]
  return {
    x,
    y,
    width: Math.min(Math.ceil(canvas.x + canvas.width), box.x + box.width) - x,
    height: Math.min(Math.ceil(canvas.y + canvas.height), box.y + box.height) - y,
  }
}

/** The part of the crop that `seen` shows of its place. */
const partOf = (crop: PictureNode['crop'], place: Box, seen: Box): PictureNode['crop'] => ({
  x: crop.x + ((seen.x - place.x) / place.width) * crop.width,
  y: crop.y + ((seen.y - place.y) / place.height) * crop.height,
  width: (seen.width / place.width) * crop.width,
  height: (seen.height / place.height) * crop.height,
})

const scaledBox = (box: Box, scale: number): Box => ({
  x: box.x * scale,
  y: box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
})

const scaledFrame = (frame: LayerFrame, scale: number): LayerFrame => ({
  ...frame,
  box: scaledBox(frame.box, scale),
  ...(frame.clip && { clip: scaledRadii(frame.clip, scale) }),
})

function scaledRadii([first, second, third, fourth]: Radii, scale: number): Radii {
  return [first * scale, second * scale, third * scale, fourth * scale]
}

function scaled(node: PinNode, scale: number): PinNode {
  if (scale === 1) return node
  const copy = { ...node, box: scaledBox(node.box, scale) }
  if (copy.kind === 'text') Object.assign(copy, scaledText(copy, scale))
  if ('radii' in copy && copy.radii) copy.radii = scaledRadii(copy.radii, scale)
  if (copy.kind === 'fill') Object.assign(copy, scaledFill(copy, scale))
  if (copy.kind === 'scrim') copy.behind = copy.behind.map((box) => scaledBox(box, scale))
  if (copy.kind === 'shadow') copy.blur *= scale
  if (copy.frames) copy.frames = copy.frames.map((frame) => scaledFrame(frame, scale))
  return copy
}

const scaledText = (
  { size, shadows }: TextNode,
  scale: number,
): Pick<TextNode, 'size' | 'shadows'> => ({
  size: size * scale,
  ...(shadows && {
    shadows: shadows.map((shadow) => ({
      ...shadow,
      down: shadow.down * scale,
      blur: shadow.blur * scale,
      ...(shadow.right !== undefined && { right: shadow.right * scale }),
    })),
  }),
})

type Clip = NonNullable<Extract<PinNode, { kind: 'fill' }>['clip']>

const scaledClip = ({ box, radii }: Clip, scale: number): Clip => ({
  box: scaledBox(box, scale),
  ...(radii && { radii: scaledRadii(radii, scale) }),
})

const scaledFill = (
  { clip, clear }: Extract<PinNode, { kind: 'fill' }>,
  scale: number,
): Pick<Extract<PinNode, { kind: 'fill' }>, 'clip' | 'clear'> => ({
  ...(clip && { clip: scaledClip(clip, scale) }),
  ...(clear && { clear: clear.map((area) => scaledClip(area, scale)) }),
})
