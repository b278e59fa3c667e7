/**
 * The browser's worker, as it is built and served, paints every raw byte of a pin that the server
 * paints. There the photo has one colour, so that it is the same however each side decodes and scales
 * it. A photo with detail differs by the filter that scales it, and by nothing that the eye sees.
 */
import { createHash } from 'node:crypto'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { PhotoSource } from '#core/templates/paint/pin-painter.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { facts, paintFormula } from '../support/drawing/formula-pins.ts'
import { caseDesign, hardCases } from '../support/drawing/hard-cases.ts'
import { SAMPLE_TURN } from '../support/sample-turn.ts'
import { PhotoCutter } from '../../server/platform/images/photo-cutter.ts'
import { nativeEngine } from '../../server/platform/images/drawing/native-engine.ts'
import { effectTemplates } from '../support/drawing/effect-templates.ts'
import { test } from './journey.ts'
import { paintedByWorker } from './painted-by-worker.ts'
import type { Product } from './product.ts'

const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const EVERY = 12
const COLOR = { r: 122, g: 92, b: 62 }

const isInTurn = (at: number): boolean => isFull || (at + SAMPLE_TURN) % EVERY === 0

/** One hard case each, so that all scripts, emoji and missing pictures are among them. */
const wishes = [...templates, ...effectTemplates.slice(-2)].flatMap((template, at) => {
  const item = hardCases[at % hardCases.length]
  return item && (isInTurn(at) || at >= templates.length) ? [{ template, item }] : []
})

/** As they are published; 1000x1500 is painted in the first test. */
const SIZES = ['1000x1800', '1080x1920', '1080x1080', '1000x2100'] as const
const detailed = templates.flatMap((template, at) => {
  const [typical] = hardCases
  const size = SIZES[(Math.floor(at / EVERY) + SAMPLE_TURN) % SIZES.length]
  return typical && size && template.pictures > 0 && isInTurn(at)
    ? [{ template, item: typical, size }]
    : []
})

const photo: PhotoSource = {
  isKeeping: false,
  cut: async ({ to: { width, height } }) => {
    const pixels = new Uint8Array(width * height * 4)
    for (let at = 0; at < pixels.length; at += 4) pixels.set([COLOR.r, COLOR.g, COLOR.b, 255], at)
    return pixels.buffer
  },
}

test('the browser’s worker draws the same bytes as the server', async ({ page, product }) => {
  const { width, height } = facts
  const body = await sharp({ create: { width, height, channels: 3, background: COLOR } })
    .png()
    .toBuffer()
  await page.route(/same-pixels\.png$/, async (route) =>
    route.request().url().includes('/facts/')
      ? route.fulfill({ json: { facts } })
      : route.fulfill({ contentType: 'image/png', body }),
  )
  await page.goto(`${product.address}/login`)
  const engine = nativeEngine()
  const [published, shown] = [new Map<string, string>(), new Map<string, string>()]
  for (const { template, item } of wishes) {
    const rgba = await paintFormula(engine, { template, item, photo })
    published.set(`${template.id} ${item.name}`, createHash('sha256').update(rgba).digest('hex'))
  }
  const hashes = await paintedByWorker(
    page,
    wishes.map(({ template, item }) => {
      const design = caseDesign(template, item)
      const pictures = design.pictures.map(() => ({ picture_id: 'photo', crop: null }))
      return { document: template.document, design: { ...design, pictures } }
    }),
  )
  for (const [at, { template, item }] of wishes.entries())
    shown.set(`${template.id} ${item.name}`, hashes[at] ?? '')
  expect(new Set(hashes).size).toBe(wishes.length)
  expect(shown).toEqual(published)
})

/**
 * Of 255, over the whole pin: the filters of two programs leave 0.1 to 2.2 of grain and edges, more
 * where the photo fills the pin. A photo that is one pixel off leaves 7, one of four pixels 17.
 */
const MEAN_DIFFERENCE = 6

test.for(detailed)(
  'a photo with detail looks the same in the browser as on the published pin: $template.id at $size',
  { timeout: 120_000 },
  expectSameLook,
)

async function expectSameLook(
  { template, item, size }: (typeof detailed)[number],
  { page, product }: { readonly page: Page; readonly product: Product },
): Promise<void> {
  const { width, height } = facts
  const body = await detailedPhoto(width, height)
  await page.route(/same-pixels\.png$/, async (route) =>
    route.request().url().includes('/facts/')
      ? route.fulfill({ json: { facts } })
      : route.fulfill({ contentType: 'image/png', body }),
  )
  await page.goto(`${product.address}/login`)
  const cutter = new PhotoCutter(0)
  const own: PhotoSource = {
    isKeeping: false,
    cut: async (wish) => cutter.cut({ ...wish, bytes: body, width, height }),
  }
  const published = await paintFormula(nativeEngine(), { template, item, size, photo: own })
  const design = caseDesign(template, item)
  const pictures = design.pictures.map(() => ({ picture_id: 'photo', crop: null }))
  const pin = { document: template.document, design: { ...design, pictures }, size }
  const [shown = ''] = await paintedByWorker(page, [pin], 'bytes')
  const bytes = Buffer.from(shown, 'base64')
  expect(bytes.length).toBe(published.length)
  const sum = bytes.reduce((all, value, at) => all + Math.abs(value - (published[at] ?? 0)), 0)
  expect(sum / bytes.length).toBeLessThan(MEAN_DIFFERENCE)
}

/** Grain, edges and all colours. */
async function detailedPhoto(width: number, height: number): Promise<Buffer> {
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < rgb.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
    const grain = (Math.imul(x + 1, 73_856_093) ^ Math.imul(y + 1, 19_349_663)) >>> 8
    const edge = (x >> 5) % 2 === (y >> 4) % 2 ? 90 : 0
    rgb.set([(x * 135) / width + edge, (grain & 31) + edge, (y * 200) / height], at)
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
