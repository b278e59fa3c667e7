/**
 * From a design to the picture that is published: layout by the core's templates, text by takumi, photos by sharp, blending here.
 * The same design and pictures give the same bytes. Contrast is measured on the pixels behind each text before it is painted.
 */
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { PinDesign } from '#core/contract/pins.contract.ts'
import { AIMED_CONTRAST } from '#core/templates/colors.rules.ts'
import { CANVAS, type LayoutInput, type PinNode, type TextNode } from '#core/templates/template.model.ts'
import type { PictureFacts } from '#core/templates/picture-facts.schema.ts'
import { findTemplate } from '#core/templates/template-list.ts'
import { limitConcurrency } from './concurrency-limit.ts'
import { contrastBehind, scrimStrength } from './contrast-probe.ts'
import { readyDesign } from './design-preparation.ts'
import type { LoadFont } from './font-library.ts'
import { PhotoCutter } from './photo-cutter.ts'
import { analysePicture } from './picture-analyst.ts'
import { blankCanvas, blendRgba, fillBox, paintScrim, paintShadow, placePixels, type PixelCanvas } from './pixel-canvas.ts'
import { TextEngine } from './text-engine.ts'

/** A stored picture: the normalised bytes that `readPicture` made, and its facts where they are kept. */
export interface LoadedPicture {
  bytes: Uint8Array
  facts?: PictureFacts
}
/** Answers null for a picture that is gone: the pin is then made without it, with a warning. */
export type LoadPicture = (pictureId: string) => Promise<LoadedPicture | null>

export interface RenderedPin {
  jpeg: Uint8Array
  width: number
  height: number
  /** Least WCAG contrast of any text on what is behind it. */
  contrast: number
  /** Sentences for the person. */
  warnings: string[]
  template: string
}

export class RenderError extends Error {}

export interface PinRenderer {
  /** 1000 x 1500. */
  renderPin: (design: PinDesign, loadPicture: LoadPicture, loadFont?: LoadFont) => Promise<RenderedPin>
  /** 500 x 750, for the editor and samples. */
  renderPreview: (design: PinDesign, loadPicture: LoadPicture, loadFont?: LoadFont) => Promise<RenderedPin>
  /** Where every node stands, for tests and the editor's handles. */
  layoutPin: (design: PinDesign, loadPicture: LoadPicture, loadFont?: LoadFont) => Promise<PinNode[]>
}

export interface RendererOptions {
  concurrency?: number
  /** Room for cut photos; 0 keeps none. */
  photoCacheBytes?: number
}

const MOST_JPEG_BYTES = 5_000_000
const AIMED_JPEG_BYTES = 1_000_000

interface Job {
  design: PinDesign
  pictures: Map<number, { id: string; bytes: Uint8Array; facts: PictureFacts }>
  logo: { bytes: Uint8Array } | null
  nodes: PinNode[]
  warnings: string[]
}

export function createPinRenderer(options: RendererOptions = {}): PinRenderer {
  const engine = new TextEngine()
  const cutter = new PhotoCutter(options.photoCacheBytes ?? 96 * 1024 * 1024)
  const limited = limitConcurrency(options.concurrency ?? availableParallelism())
  const prepare = (design: PinDesign, load: LoadPicture, loadFont?: LoadFont) => prepareJob({ engine, load, ...(loadFont && { loadFont }) }, design)
  const render = (scale: number) => (design: PinDesign, load: LoadPicture, loadFont?: LoadFont) =>
    limited(async (): Promise<RenderedPin> => {
      const job = await prepare(design, load, loadFont)
      const canvas = await paintJob({ engine, cutter, scale }, job)
      const jpeg = await encode(canvas.canvas)
      if (jpeg.byteLength > AIMED_JPEG_BYTES) job.warnings.push('The picture is larger than 1 MB; Pinterest takes it, but it loads slowly.')
      return { jpeg, width: canvas.canvas.width, height: canvas.canvas.height, contrast: canvas.contrast, warnings: job.warnings, template: design.template_id }
    })
  return { renderPin: render(1), renderPreview: render(0.5), layoutPin: (design, load, loadFont) => limited(async () => (await prepare(design, load, loadFont)).nodes) }
}

interface Preparation {
  engine: TextEngine
  load: LoadPicture
  loadFont?: LoadFont
}

async function prepareJob({ engine, load, loadFont }: Preparation, wanted: PinDesign): Promise<Job> {
  const template = findTemplate(wanted.template_id)
  if (!template) throw new RenderError(`There is no template named “${wanted.template_id}”. Choose another template.`)
  const { design, warnings } = await readyDesign(wanted, engine.fonts, loadFont)
  const loaded = await Promise.all(design.pictures.map(async ({ picture_id: id, crop }) => ({ id, crop, source: await load(id) })))
  const found: { id: string; bytes: Uint8Array; facts: PictureFacts; crop: (typeof loaded)[number]['crop'] }[] = []
  for (const { id, crop, source } of loaded) {
    if (source) found.push({ id, crop, bytes: source.bytes, facts: source.facts ?? (await analysePicture(source.bytes)) })
    else warnings.push('A picture of this pin is gone, so it was made without it.')
  }
  const logo = design.logo_picture_id ? await load(design.logo_picture_id) : null
  const input: Omit<LayoutInput, 'measure'> = { design, pictures: found.map(({ facts, crop }) => ({ facts, crop })), hasLogo: logo !== null }
  const nodes = await engine.withMeasure((measure) => template.layout({ ...input, measure }))
  return { design, pictures: new Map(found.entries()), logo, nodes, warnings: [...warnings, ...pictureWarnings(nodes, found)] }
}

function pictureWarnings(nodes: PinNode[], found: { facts: PictureFacts }[]): string[] {
  const stretched = nodes.some((node) => node.kind === 'picture' && node.crop.width * (found[node.slot]?.facts.width ?? 0) < node.box.width * 0.55)
  return stretched ? ['A picture is small for its place and may look soft.'] : []
}

interface Tools {
  engine: TextEngine
  cutter: PhotoCutter
  scale: number
}

async function paintJob(tools: Tools, job: Job): Promise<{ canvas: PixelCanvas; contrast: number }> {
  const { engine, scale } = tools
  const isText = (node: PinNode): node is TextNode => node.kind === 'text'
  const layers = Promise.all(job.nodes.filter(isText).map(async (node) => [node, await engine.raster(node, scale)] as const)).then((list) => new Map<PinNode, Awaited<ReturnType<TextEngine['raster']>>>(list))
  const photos = new Map(await Promise.all(job.nodes.filter((node) => node.kind === 'picture').map(async (node) => [node, await cutPhoto(tools, job, node)] as const)))
  const texts = await layers
  const [first, ...others] = job.nodes
  const ground = first && coversAll(first) ? first : null
  const canvas = groundCanvas(scale, ground ? photos.get(ground) : undefined, job.design.colors.background)
  let contrast = 21
  for (const original of ground ? others : job.nodes) {
    const node = scaled(original, scale)
    if (node.kind === 'fill') fillBox(canvas, node)
    else if (node.kind === 'shadow') paintShadow(canvas, node)
    else if (node.kind === 'scrim') paintScrim(canvas, node, scrimStrength(canvas, node, AIMED_CONTRAST))
    else if (node.kind === 'logo') await paintLogo(canvas, node.box, job.logo)
    else if (node.kind === 'picture') {
      const pixels = photos.get(original as PictureNode)
      if (pixels) placePixels(canvas, node.box, pixels, node.radii)
    } else {
      if (node.role !== 'ornament') contrast = Math.min(contrast, contrastBehind(canvas, [node.box], node.color))
      const layer = texts.get(original)
      if (layer) blendRgba(canvas, layer)
    }
  }
  return { canvas, contrast: Math.round(contrast * 100) / 100 }
}

type PictureNode = Extract<PinNode, { kind: 'picture' }>

const coversAll = (node: PinNode): node is PictureNode => node.kind === 'picture' && node.box.width === CANVAS.width && node.box.height === CANVAS.height && !node.radii

/** A photo that fills the pin is itself the ground: copied, because the cutter keeps it. */
function groundCanvas(scale: number, photo: Uint8Array | undefined, color: string): PixelCanvas {
  const [width, height] = [CANVAS.width * scale, CANVAS.height * scale]
  if (photo) return { width, height, data: Uint8Array.prototype.slice.call(photo) }
  const canvas = blankCanvas(width, height)
  fillBox(canvas, { box: { x: 0, y: 0, width, height }, color })
  return canvas
}

function cutPhoto({ cutter, scale }: Tools, job: Job, node: PictureNode): Promise<Uint8Array> {
  const source = job.pictures.get(node.slot)
  if (!source) throw new RenderError(`Template ${job.design.template_id} asks for a picture that the design does not have.`)
  const to = { width: Math.round(node.box.width * scale), height: Math.round(node.box.height * scale) }
  return cutter.cut({ id: source.id, bytes: source.bytes, width: source.facts.width, height: source.facts.height, crop: node.crop, to })
}

function scaled<N extends PinNode>(node: N, scale: number): N {
  if (scale === 1) return node
  const box = (from: { x: number; y: number; width: number; height: number }) => ({ x: from.x * scale, y: from.y * scale, width: from.width * scale, height: from.height * scale })
  const copy = { ...node, box: box(node.box) }
  if ('radii' in copy && copy.radii) Object.assign(copy, { radii: copy.radii.map((radius) => radius * scale) })
  if ('clip' in copy && copy.clip) Object.assign(copy, { clip: { box: box(copy.clip.box), ...(copy.clip.radii && { radii: copy.clip.radii.map((radius) => radius * scale) }) } })
  if ('behind' in copy) Object.assign(copy, { behind: copy.behind.map(box) })
  if ('blur' in copy) Object.assign(copy, { blur: copy.blur * scale })
  return copy
}

async function paintLogo(canvas: PixelCanvas, box: { x: number; y: number; width: number; height: number }, logo: Job['logo']): Promise<void> {
  if (!logo) return
  const { data, info } = await sharp(logo.bytes).resize(Math.round(box.width), Math.round(box.height), { fit: 'inside' }).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  blendRgba(canvas, { left: Math.round(box.x), top: Math.round(box.y + (box.height - info.height) / 2), width: info.width, height: info.height, rgba: data })
}

/** Quality 84 as measured; a picture that is still larger than Pinterest takes is set coarser, then refused. */
async function encode({ data, width, height }: PixelCanvas): Promise<Uint8Array> {
  for (const quality of [84, 70, 55]) {
    // not `clone()`: that copies the 4.5 MB of pixels once more
    const jpeg = await sharp(data, { raw: { width, height, channels: 3 } }).jpeg({ quality }).toBuffer()
    if (jpeg.byteLength <= AIMED_JPEG_BYTES * 1.5 || (quality === 55 && jpeg.byteLength <= MOST_JPEG_BYTES)) return jpeg
  }
  throw new RenderError('The finished picture is larger than 5 MB, which Pinterest refuses. Choose a calmer picture.')
}
