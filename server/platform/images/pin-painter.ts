/**
 * Paints a laid-out pin, node by node in order, and measures each text on the pixels behind it
 * before it is painted.
 */
import { problem } from '#core/contract/problems.contract.ts'
import { AIMED_CONTRAST } from '#core/templates/colors.rules.ts'
import type { PictureFacts } from '#core/templates/picture-facts.schema.ts'
import { CANVAS, type Box, type PinNode, type TextNode } from '#core/templates/template.model.ts'
import { contrastBehind, scrimStrength } from './contrast-probe.ts'
import type { PhotoCutter } from './photo-cutter.ts'
import { fillBox, paintShadow } from './box-paint.ts'
import { blendRgba, placePixels } from './layer-paint.ts'
import { blankCanvas, plainBytes, releasePixels, type PixelCanvas } from './pixel-canvas.ts'
import { paintLogo, rasterLogo, type LogoLayers } from './logo-paint.ts'
import { RenderError } from './render-error.ts'
import { paintScrim } from './scrim-paint.ts'
import type { TextEngine, TextLayer } from './text-engine.ts'

export interface PaintJob {
  background: string
  nodes: PinNode[]
  /** By the slot that the nodes name. */
  pictures: Map<number, { id: string; bytes: Uint8Array; facts: PictureFacts }>
  logo: { bytes: Uint8Array } | null
}

interface Tools {
  engine: TextEngine
  cutter: PhotoCutter
  scale: number
}

interface Layers {
  texts: Map<TextNode, TextLayer>
  photos: Map<PictureNode, Uint8Array>
  logo: LogoLayers | null
}

export interface PaintedPin {
  canvas: PixelCanvas
  /** Least contrast of any text, ornaments apart. */
  contrast: number
}

type PictureNode = Extract<PinNode, { kind: 'picture' }>
const isText = (node: PinNode): node is TextNode => node.kind === 'text'
const isPicture = (node: PinNode): node is PictureNode => node.kind === 'picture'

export async function paintPin(tools: Tools, job: PaintJob): Promise<PaintedPin> {
  const nodes = job.nodes.map((node) => scaled(node, tools.scale))
  const layers = await makeLayers(tools, job, nodes)
  const [first, ...others] = nodes
  const ground = first && coversAll(first, tools.scale) ? first : null
  const canvas = groundCanvas(tools, ground ? layers.photos.get(ground) : undefined, job.background)
  let contrast = 21
  for (const node of ground ? others : nodes) {
    if (isText(node) && node.role !== 'ornament')
      contrast = Math.min(contrast, contrastBehind(canvas, node.box, node.color))
    paintNode(canvas, node, layers)
  }
  release(layers, { canvas, cutter: tools.cutter })
  return { canvas, contrast: Math.round(contrast * 100) / 100 }
}

/** Words beside photos and logo: each waits for a library's own threads. */
async function makeLayers(tools: Tools, job: PaintJob, nodes: PinNode[]): Promise<Layers> {
  const logoBox = nodes.find((node) => node.kind === 'logo')?.box
  const [texts, photos, logo] = await Promise.all([
    rasterAll(tools.engine, nodes.filter(isText)),
    Promise.all(
      nodes
        .filter(isPicture)
        .map(async (node) => [node, await cutPhoto(tools, job, node)] as const),
    ),
    job.logo && logoBox ? rasterLogo(job.logo.bytes, logoBox) : null,
  ])
  return { texts: new Map(texts), photos: new Map(photos), logo }
}

/**
 * One after the other: a few take turns faster than they share the cores with the photo, and a
 * pin's threads stay few.
 */
async function rasterAll(engine: TextEngine, nodes: TextNode[]): Promise<[TextNode, TextLayer][]> {
  const done: [TextNode, TextLayer][] = []
  for (const node of nodes) done.push([node, await engine.raster(node)])
  return done
}

/**
 * All of it is on the canvas now; photos are given back unless the cutter keeps them or one of them
 * is the canvas.
 */
function release(
  { texts, photos, logo }: Layers,
  { canvas, cutter }: { canvas: PixelCanvas; cutter: PhotoCutter },
): void {
  for (const { rgba } of texts.values()) releasePixels(rgba)
  if (logo) for (const { rgba } of [logo.bare, logo.plated]) releasePixels(rgba)
  if (!cutter.isKeeping)
    for (const pixels of photos.values())
      if (pixels.buffer !== canvas.data.buffer) releasePixels(pixels)
}

function paintNode(canvas: PixelCanvas, node: PinNode, layers: Layers): void {
  switch (node.kind) {
    case 'fill':
      return fillBox(canvas, node)
    case 'shadow':
      return paintShadow(canvas, node)
    case 'scrim':
      return paintScrim(canvas, node, scrimStrength(canvas, node, node.goal ?? AIMED_CONTRAST))
    case 'picture': {
      const pixels = layers.photos.get(node)
      return pixels && placePixels(canvas, { box: node.box, pixels, radii: node.radii })
    }
    case 'logo':
      return paintLogo(canvas, node.box, layers.logo)
    case 'text': {
      const layer = layers.texts.get(node)
      return layer && blendRgba(canvas, layer)
    }
    default:
      return node satisfies never
  }
}

const coversAll = (node: PinNode, scale: number): node is PictureNode =>
  node.kind === 'picture' &&
  node.box.width === CANVAS.width * scale &&
  node.box.height === CANVAS.height * scale &&
  !node.radii

/** A photo that fills the pin is itself the ground: copied while the cutter keeps it. */
function groundCanvas(
  { scale, cutter }: Tools,
  photo: Uint8Array | undefined,
  color: string,
): PixelCanvas {
  const [width, height] = [CANVAS.width * scale, CANVAS.height * scale]
  // not `photo.slice()`: of a Buffer that is a view on the same bytes
  if (photo)
    return {
      width,
      height,
      data: cutter.isKeeping ? Uint8Array.prototype.slice.call(photo) : plainBytes(photo),
    }
  const canvas = blankCanvas(width, height)
  fillBox(canvas, { box: { x: 0, y: 0, width, height }, color })
  return canvas
}

function cutPhoto({ cutter }: Tools, job: PaintJob, node: PictureNode): Promise<Uint8Array> {
  const source = job.pictures.get(node.slot)
  if (!source) throw new RenderError(problem('render.pictureNeeded'))
  const to = { width: Math.round(node.box.width), height: Math.round(node.box.height) }
  return cutter.cut({
    id: source.id,
    bytes: source.bytes,
    width: source.facts.width,
    height: source.facts.height,
    crop: node.crop,
    to,
  })
}

const scaledBox = (box: Box, scale: number): Box => ({
  x: box.x * scale,
  y: box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
})

function scaled(node: PinNode, scale: number): PinNode {
  if (scale === 1) return node
  const copy = { ...node, box: scaledBox(node.box, scale) }
  if (copy.kind === 'text') copy.size *= scale
  if ('radii' in copy && copy.radii)
    Object.assign(copy, { radii: copy.radii.map((radius) => radius * scale) })
  if ('clip' in copy && copy.clip)
    Object.assign(copy, {
      clip: {
        box: scaledBox(copy.clip.box, scale),
        ...(copy.clip.radii && { radii: copy.clip.radii.map((radius) => radius * scale) }),
      },
    })
  if (copy.kind === 'scrim') copy.behind = copy.behind.map((box) => scaledBox(box, scale))
  if (copy.kind === 'shadow') copy.blur *= scale
  return copy
}
