/**
 * Draws templates and looks of pins with the engine that publishes pins, as wasm: layout, scrims
 * and painting are the server's own code. Loaded when it is first asked for.
 */
import init, { Renderer } from '@takumi-rs/wasm'
import wasmUrl from '@takumi-rs/wasm/takumi_wasm_bg.wasm?url'
import { outlineTemplate } from '#core/templates/edit/placement/layer-outline.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { OwnDocument, PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import { soundLooks } from '#core/templates/looks/sound-looks.ts'
import { layoutFaults } from '#core/templates/choice/layout-faults.ts'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { readyTemplate } from '#core/templates/choice/ready-template.ts'
import { SizeName, type Template } from '#core/templates/document/template.schema.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { paintPin } from '#core/templates/paint/pin-painter.ts'
import { TextEngine } from '#core/templates/paint/text-engine.ts'
import { emojiAddress } from '#core/templates/samples/canvas-sources.ts'
import type {
  DrawMessage,
  FromCanvas,
  LooksMessage,
  OutlinesMessage,
  ToCanvas,
} from './canvas-messages.ts'
import { canvasPhotos } from './canvas-photos.ts'
import { fetchedFonts } from './fetched-fonts.ts'
import { fetchedFrom } from './fetched.ts'
import { ownFamilies } from './own-families.ts'

let server = ''
let userId: string | null = null
const fetched = fetchedFrom(() => server)
const photos = canvasPhotos(fetched)
const fonts = ownFamilies({
  fetched,
  builtIn: fetchedFonts(fetched),
  userId: () => userId,
  now: Date.now,
})
let starting: Promise<TextEngine> | null = null

async function start(): Promise<TextEngine> {
  await init({ module_or_path: new URL(wasmUrl, self.location.href) })
  return new TextEngine({
    renderer: new Renderer(),
    fonts: fonts.source,
    emojiPicture: (sequence) => fetched.text(emojiAddress(sequence)),
  })
}

function engineNow(): Promise<TextEngine> {
  starting ??= start()
  starting.catch(() => (starting = null))
  return starting
}

type Plan = Pick<DrawMessage, 'design' | 'size'> & { readonly document: Template }

async function layOut({ document, size, ...plan }: Plan) {
  const [engine, design] = await Promise.all([engineNow(), fonts.drawable(plan.design)])
  const facts = await Promise.all(
    design.pictures.map(async ({ picture_id: name }) => photos.factsOf(name)),
  )
  const { logo_picture_id: logoId } = design
  const logo = logoId !== null && photos.isKnown(logoId) ? await photos.logo(logoId) : null
  const { nodes, layers, owners } = await engine.withMeasure((measure) =>
    outlineTemplate(
      document,
      {
        design,
        pictures: facts.map((one, at) => ({ facts: one, crop: design.pictures[at]?.crop ?? null })),
        logo: logo && { aspect: logo.aspect },
        measure,
      },
      size,
    ),
  )
  const faults = layoutFaults(nodes, {
    canvas: canvasOf(size),
    facts: new Map(facts.entries()),
    background: design.colors.background,
    owners,
  })
  return { engine, facts, logo, nodes, layers, faults }
}

async function draw(message: DrawMessage): Promise<FromCanvas> {
  const { id, design, width, addresses = {} } = message
  photos.know(addresses)
  const canvas = canvasOf(message.size)
  const { document = builtIn(design) } = message
  const plan = { document, design, size: message.size }
  const { engine, facts, logo, nodes, layers, faults } = await layOut(plan)
  const { background } = design.colors
  const painted = await paintPin(
    { engine, cutter: photos.cutter, scale: width / canvas.width, canvas },
    {
      background,
      nodes,
      pictures: new Map(
        facts.map((one, slot) => [
          slot,
          {
            id: design.pictures[slot]?.picture_id ?? '',
            bytes: new Uint8Array(),
            facts: one,
          },
        ]),
      ),
      logo,
    },
  )
  const pixels = new Uint8ClampedArray(painted.rgba)
  const bitmap = await createImageBitmap(new ImageData(pixels, painted.width, painted.height))
  return { id, ok: true, bitmap, nodes, outlines: layers, faults }
}

function builtIn({ template_id: id }: PinDesign): Template {
  const template = findTemplate(id)
  if (template === undefined) throw new Error(`There is no template ${id}.`)
  return template.document
}

const LOOK_SIZE = '1000x1500'

/** Of a page with forty pictures these are enough for any collage. */
const MAX_PICTURES = 6

/** A picture that can't be loaded is left out; the pin's own first one is asked for. */
async function findLooks(message: LooksMessage): Promise<FromCanvas> {
  const { id, looksOf, addresses, after, own = [], ...wish } = message
  photos.know(addresses)
  const [, all] = await Promise.all([engineNow(), picturesFor(looksOf, addresses)])
  const { looks, next } = await soundLooks(
    { ...wish, design: looksOf, pictures: all, own: own.flatMap(readOwn) },
    {
      after,
      isSound: async ({ design, template: { document } }) =>
        (await layOut({ document, design, size: LOOK_SIZE })).faults.length === 0,
    },
  )
  return {
    id,
    ok: true,
    next,
    looks: looks.map(({ design, template }) => ({ design, document: template.document })),
  }
}

async function outlineSizes({ id, outlinesOf, design }: OutlinesMessage): Promise<FromCanvas> {
  const sizes = await Promise.all(
    SizeName.options.map(async (size) => {
      const { layers } = await layOut({ document: outlinesOf, design, size })
      return { size, outlines: layers }
    }),
  )
  return { id, ok: true, sizes }
}

function answerTo(message: DrawMessage | LooksMessage | OutlinesMessage): Promise<FromCanvas> {
  if ('looksOf' in message) return findLooks(message)
  return 'outlinesOf' in message ? outlineSizes(message) : draw(message)
}

/** None for one that the rules of this build refuse. */
function readOwn({ id, name, document }: OwnDocument): ReadyTemplate[] {
  const read = readTemplate(document)
  return read.ok ? [readyTemplate({ ...read.template, id, name })] : []
}

async function picturesFor(design: PinDesign, addresses: PictureAddresses) {
  const own = design.pictures.map(({ picture_id }) => picture_id)
  const ids = [...new Set([...own, ...Object.keys(addresses)])].filter(
    (one) => one in addresses && one !== design.logo_picture_id,
  )
  const loaded = await Promise.allSettled(
    ids.slice(0, MAX_PICTURES).map(async (one) => ({ id: one, facts: await photos.factsOf(one) })),
  )
  if (loaded[0]?.status === 'rejected') throw loaded[0].reason
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

self.addEventListener('message', ({ data }: MessageEvent<ToCanvas>) => {
  ;({ server, userId } = data)
  if ('isWarming' in data) {
    // The next request tries again, and gets the error.
    engineNow().catch(() => undefined)
    return
  }
  answerTo(data).then(
    (answer) => self.postMessage(answer, { transfer: 'bitmap' in answer ? [answer.bitmap] : [] }),
    (error: unknown) => {
      const answer: FromCanvas = { id: data.id, ok: false, message: String(error) }
      self.postMessage(answer)
    },
  )
})
