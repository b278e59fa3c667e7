/**
 * Draws templates for the editor with the engine that publishes pins, as wasm: layout, scrims and
 * painting are the server's own code. Loaded when an editor opens.
 */
import init, { Renderer } from '@takumi-rs/wasm'
import wasmUrl from '@takumi-rs/wasm/takumi_wasm_bg.wasm?url'
import { outlineTemplate } from '#core/templates/edit/layer-outline.ts'
import { layoutFaults } from '#core/templates/layout-faults.ts'
import { canvasOf } from '#core/templates/layout/template-layout.ts'
import { paintPin } from '#core/templates/paint/pin-painter.ts'
import { TextEngine } from '#core/templates/paint/text-engine.ts'
import { emojiAddress } from '#core/templates/samples/canvas-sources.ts'
import type { FromCanvas, ToCanvas } from './canvas-messages.ts'
import { canvasPhotos } from './canvas-photos.ts'
import { fetchedFonts } from './fetched-fonts.ts'
import { fetchedFrom } from './fetched.ts'

let server = ''
const fetched = fetchedFrom(() => server)
const photos = canvasPhotos(fetched)
let starting: Promise<TextEngine> | null = null

async function start(): Promise<TextEngine> {
  await init({ module_or_path: new URL(wasmUrl, self.location.href) })
  return new TextEngine({
    renderer: new Renderer(),
    fonts: fetchedFonts(fetched),
    emojiPicture: (sequence) => fetched.text(emojiAddress(sequence)),
  })
}

function engineNow(): Promise<TextEngine> {
  starting ??= start()
  starting.catch(() => (starting = null))
  return starting
}

async function draw({ id, document, design, size, width }: ToCanvas): Promise<FromCanvas> {
  const engine = await engineNow()
  const canvas = canvasOf(size)
  const facts = await Promise.all(
    design.pictures.map(async ({ picture_id: name }) => photos.factsOf(name)),
  )
  const { nodes, layers, owners } = await engine.withMeasure((measure) =>
    outlineTemplate(
      document,
      {
        design,
        pictures: facts.map((one, at) => ({ facts: one, crop: design.pictures[at]?.crop ?? null })),
        logo: null,
        measure,
      },
      size,
    ),
  )
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
      logo: null,
    },
  )
  const pixels = new Uint8ClampedArray(painted.rgba)
  const bitmap = await createImageBitmap(new ImageData(pixels, painted.width, painted.height))
  const faults = layoutFaults(nodes, {
    canvas,
    facts: new Map(facts.entries()),
    background,
    owners,
  })
  return { id, ok: true, bitmap, nodes, outlines: layers, faults }
}

self.addEventListener('message', ({ data }: MessageEvent<ToCanvas>) => {
  ;({ server } = data)
  draw(data).then(
    (answer) => self.postMessage(answer, { transfer: answer.ok ? [answer.bitmap] : [] }),
    (error: unknown) => {
      const answer: FromCanvas = { id: data.id, ok: false, message: String(error) }
      self.postMessage(answer)
    },
  )
})
