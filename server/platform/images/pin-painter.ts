/**
 * Paints a laid-out pin as one tree: photos cut for their places, scrims as strong as reading
 * demands, and says how well its words read.
 */
import { problem } from '#core/contract/problems.contract.ts'
import {
  contrastOn,
  lightsUnder,
  leastContrast,
  solveScrims,
  type Ground,
} from '#core/templates/contrast/ground-light.ts'
import { lightOf } from '#core/templates/contrast/light-range.ts'
import type { PictureFacts } from '#core/templates/picture-facts.schema.ts'
import { CANVAS, type Box, type PinNode } from '#core/templates/template.model.ts'
import { logoLayers, rasterLogo } from './logo-paint.ts'
import type { PhotoCutter } from './photo-cutter.ts'
import { snapped, type PixelLayer } from './pin-tree.ts'
import { releasePixels } from './pixels.ts'
import { RenderError } from './render-error.ts'
import type { PaintLayer, TextEngine } from './text-engine.ts'

export interface PaintJob {
  background: string
  nodes: PinNode[]
  /** By the slot that the nodes name. */
  pictures: Map<number, { id: string; bytes: Uint8Array; facts: PictureFacts }>
  logo: { bytes: Uint8Array } | null
}

interface Tools {
  engine: TextEngine
  cutter: Pick<PhotoCutter, 'cut' | 'isKeeping'>
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
}

type PictureNode = Extract<PinNode, { kind: 'picture' }>

export async function paintPin(tools: Tools, job: PaintJob): Promise<PaintedPin> {
  const { scale, engine, cutter, canvas = CANVAS } = tools
  const { background } = job
  const facts = new Map([...job.pictures].map(([slot, picture]) => [slot, picture.facts]))
  const nodes = solveScrims(job.nodes, { background, facts })
  const made = await Promise.all(
    nodes.map((node, at) =>
      layersOf(tools, job, { node, ground: { background, facts, nodes: nodes.slice(0, at) } }),
    ),
  )
  const layers = made.flat()
  const [width, height] = [Math.round(canvas.width * scale), Math.round(canvas.height * scale)]
  const rgba = await engine.paint(layers, { width, height, background })
  const own = cutter.isKeeping ? [] : layers.filter((layer) => layer.kind === 'pixels')
  for (const layer of own) releasePixels(layer.rgba)
  return { width, height, rgba, contrast: leastContrast(nodes, { background, facts }) }
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
  if (there.kind === 'picture') return [await photoLayer(tools, job, there)]
  if (there.kind !== 'logo') return [there]
  if (!job.logo) return []
  const lights = lightsUnder(node.box, ground)
  return logoLayers(there.box, await rasterLogo(job.logo.bytes, there.box), (color) =>
    contrastOn(lights, lightOf(color)),
  )
}

async function photoLayer(
  { cutter }: Tools,
  job: PaintJob,
  node: PictureNode,
): Promise<PixelLayer> {
  const source = job.pictures.get(node.slot)
  if (!source) throw new RenderError(problem('render.pictureNeeded'))
  const { width, height } = snapped(node.box)
  const rgba = await cutter.cut({
    id: source.id,
    bytes: source.bytes,
    width: source.facts.width,
    height: source.facts.height,
    crop: node.crop,
    to: { width, height },
  })
  return { kind: 'pixels', box: node.box, rgba, radii: node.radii, isOpaque: true }
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
