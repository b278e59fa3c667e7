/**
 * From a design to the picture that is published: layout by the core's templates, photos by
 * sharp, the whole as one tree by takumi. The same design and pictures give the same bytes. Contrast
 * is solved by what is kept with each picture, so that a browser comes to the same.
 */
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { DrawnText } from '#core/contract/publishing/preflight.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { entriesLeftOut } from '#core/templates/fit/item-rows.ts'
import { pictureProblem } from '#core/contract/problems/pictures.problems.ts'
import type {
  LayoutInput,
  PinNode,
  ReadyTemplate,
} from '#core/templates/document/template.model.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import { canvasOf, pixelWidthOf } from '#core/templates/document/canvas-size.ts'
import { limitConcurrency } from '../concurrency-limit.ts'
import { readyDesign } from './design-preparation.ts'
import type { LoadFont } from './file-fonts.ts'
import { PhotoCutter } from '../photo-cutter.ts'
import { analysePicture } from '../analysis/picture-analyst.ts'
import { lightsOf } from '../analysis/picture-lights.ts'
import { paintPin, type PaintedPin, type PaintJob } from '#core/templates/paint/pin-painter.ts'
import { releasePixels } from '#core/templates/paint/pixels.ts'
import { RenderError } from '#core/templates/paint/render-error.ts'
import { rasterLogo } from './logo-paint.ts'
import { nativeEngine, type NativeEngine } from './native-engine.ts'

export { RenderError } from '#core/templates/paint/render-error.ts'

/**
 * A stored picture: the normalised bytes that `readPicture` made, and its facts where they are
 * kept.
 */
export interface LoadedPicture {
  bytes: Uint8Array
  facts?: PictureFacts
}
/** Answers null for a picture that is gone: the pin is then made without it, with a warning. */
export type LoadPicture = (pictureId: string) => Promise<LoadedPicture | null>
/** Asked for what is no built-in template; null = the person has no such template. */
export type LoadTemplate = (templateId: string) => Promise<ReadyTemplate | null>
/** What a person brought beside pictures. */
export interface OwnLoaders {
  readonly loadFont?: LoadFont
  readonly loadTemplate?: LoadTemplate
}

export interface RenderedPin {
  jpeg: Uint8Array
  width: number
  height: number
  /** Least WCAG contrast of any text on what is behind it. */
  contrast: number
  /** Missing: it shows no words. */
  text?: DrawnText
  /** Sentences for the person. */
  warnings: Problem[]
  template: string
}

export interface PinRenderer {
  /** 1000 x 1500. */
  renderPin: (design: PinDesign, loadPicture: LoadPicture, own?: OwnLoaders) => Promise<RenderedPin>
  /** 500 x 750, for the editor and samples. */
  renderPreview: (
    design: PinDesign,
    loadPicture: LoadPicture,
    own?: OwnLoaders,
  ) => Promise<RenderedPin>
  /** The place of every node, for tests and the editor's handles. */
  layoutPin: (design: PinDesign, loadPicture: LoadPicture, own?: OwnLoaders) => Promise<PinNode[]>
}

export interface RendererOptions {
  concurrency?: number
  /** Room for cut photos; 0 keeps none. */
  photoCacheBytes?: number
  /** Room for people's own fonts. */
  ownFontBytes?: number
  size?: SizeName
}

/** Ten photos that fill a pin, 6 MB each: the pictures of a page that is being edited. */
const PHOTO_CACHE_BYTES = 60 * 1024 * 1024
/**
 * Thirty fonts of the usual size. The text engine lets go of no font, so an engine that holds more
 * is replaced by a new one.
 */
const OWN_FONT_BYTES = 64 * 1024 * 1024
const MAX_JPEG_BYTES = 5_000_000
const AIMED_JPEG_BYTES = 1_000_000

interface Job extends PaintJob {
  design: PinDesign
  warnings: Problem[]
}

export function createPinRenderer(options: RendererOptions = {}): PinRenderer {
  // sharp's own cache keeps whole decoded pictures, and no picture is asked for twice: the cutter
  // keeps what is
  sharp.cache(false)
  const engineNow = renewedEngine(options.ownFontBytes ?? OWN_FONT_BYTES)
  const cutter = new PhotoCutter(options.photoCacheBytes ?? PHOTO_CACHE_BYTES)
  const limited = limitConcurrency(options.concurrency ?? availableParallelism())
  const { size = '1000x1500' } = options
  const canvas = canvasOf(size)
  const fullScale = pixelWidthOf(size) / canvas.width
  const render = (scale: number) => (design: PinDesign, load: LoadPicture, own?: OwnLoaders) =>
    limited(async (): Promise<RenderedPin> => {
      const engine = engineNow()
      const job = await prepareJob({ engine, load, own, size }, design)
      const painted = await paintPin({ engine, cutter, scale, canvas }, job)
      const jpeg = await encode(painted)
      releasePixels(painted.rgba)
      if (jpeg.byteLength > AIMED_JPEG_BYTES) job.warnings.push(pictureProblem('render.heavy'))
      return {
        jpeg,
        width: painted.width,
        height: painted.height,
        contrast: painted.contrast,
        ...textOf(painted),
        warnings: job.warnings,
        template: design.template_id,
      }
    })
  return {
    renderPin: render(fullScale),
    renderPreview: render(fullScale / 2),
    layoutPin: (design, load, own) =>
      limited(
        async () => (await prepareJob({ engine: engineNow(), load, own, size }, design)).nodes,
      ),
  }
}

function textOf({ contrast, smallestText }: PaintedPin): Pick<RenderedPin, 'text'> {
  return smallestText === null ? {} : { text: { contrast, size: smallestText } }
}

/** A render that began with an engine ends with it; an engine is freed with its last render. */
function renewedEngine(mostFontBytes: number): () => NativeEngine {
  let engine = nativeEngine()
  return () => {
    if (engine.fonts.source.ownBytes > mostFontBytes) engine = nativeEngine()
    return engine
  }
}

interface Preparation {
  engine: NativeEngine
  load: LoadPicture
  own: OwnLoaders | undefined
  size: SizeName
}

async function prepareJob(
  { engine, load, own, size }: Preparation,
  wanted: PinDesign,
): Promise<Job> {
  const template =
    findTemplate(wanted.template_id) ?? (await own?.loadTemplate?.(wanted.template_id))
  if (!template)
    throw new RenderError(pictureProblem('render.noTemplate', { name: wanted.template_id }))
  const { design, warnings } = await readyDesign(wanted, engine.fonts, own?.loadFont)
  const loaded = await Promise.all(
    design.pictures.map(async ({ picture_id: id, crop }) => ({ id, crop, source: await load(id) })),
  )
  const found: {
    id: string
    bytes: Uint8Array
    facts: PictureFacts
    crop: (typeof loaded)[number]['crop']
  }[] = []
  for (const { id, crop, source } of loaded) {
    if (source)
      found.push({
        id,
        crop,
        bytes: source.bytes,
        facts: await knownFacts(id, source),
      })
    else warnings.push(pictureProblem('render.pictureGone'))
  }
  const logo = design.logo_picture_id ? await load(design.logo_picture_id) : null
  const input: Omit<LayoutInput, 'measure'> = {
    design,
    pictures: found.map(({ facts, crop }) => ({ facts, crop })),
    logo: logo && { aspect: await aspectOf(logo) },
  }
  const nodes = await engine.withMeasure((measure) => template.layout({ ...input, measure }, size))
  return {
    design,
    background: design.colors.background,
    pictures: new Map(found.entries()),
    logo: logoSource(logo),
    nodes,
    warnings: [...warnings, ...layoutWarnings(nodes, found)],
  }
}

const logoSource = (logo: LoadedPicture | null): Job['logo'] =>
  logo && { raster: (box) => rasterLogo(logo.bytes, box) }

/** Of pictures that were looked at before their lights were kept, by id or name. */
const lights = new Map<string, Promise<string>>()
const MAX_LIGHTS = 2_000

export async function knownFacts(
  id: string,
  { bytes, facts }: LoadedPicture,
): Promise<PictureFacts> {
  if (!facts) return await analysePicture(bytes)
  if (facts.lights !== undefined) return facts
  if (lights.size > MAX_LIGHTS) lights.clear()
  const measured = lights.get(id) ?? lightsOf(bytes)
  lights.set(id, measured)
  try {
    return { ...facts, lights: await measured }
  } catch (error) {
    lights.delete(id)
    throw error
  }
}

async function aspectOf({ bytes, facts }: LoadedPicture): Promise<number> {
  const { width, height } = facts ?? (await sharp(bytes).metadata())
  return width / height
}

function layoutWarnings(nodes: PinNode[], found: { facts: PictureFacts }[]): Problem[] {
  const isStretched = nodes.some(
    (node) =>
      node.kind === 'picture' &&
      node.crop.width * (found[node.slot]?.facts.width ?? 0) < node.box.width * 0.55,
  )
  const left = entriesLeftOut(nodes)
  const shown = nodes.flatMap((node) =>
    node.kind === 'text' && node.shortened ? [node.shortened] : [],
  )
  return [
    ...(isStretched ? [pictureProblem('render.smallPicture')] : []),
    ...shown.map((words) => pictureProblem('render.headlineCut', { words })),
    ...(left > 0 ? [pictureProblem('render.listCut', { count: left })] : []),
  ]
}

/**
 * Quality 84 as measured; a picture that is still larger than Pinterest takes is set coarser, then
 * refused.
 */
async function encode({ rgba, width, height }: PaintedPin): Promise<Uint8Array> {
  for (const quality of [84, 70, 55]) {
    // not `clone()`: that copies the megabytes of pixels once more
    const jpeg = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer()
    if (
      jpeg.byteLength <= AIMED_JPEG_BYTES * 1.5 ||
      (quality === 55 && jpeg.byteLength <= MAX_JPEG_BYTES)
    )
      return jpeg
  }
  throw new RenderError(pictureProblem('render.tooHeavy'))
}
