/**
 * Contrast is solved from what is kept of a picture, without its pixels: here the pixels are
 * painted, and must keep what was promised. Scrims of words that are placed on a picture aim at
 * `PLACED_GOAL`; with 3 there, 6 of these tests fail. `AIMED_CONTRAST` is the aim of a person's
 * own scrim, which `ground-light.test.ts` tests; `MIN_CONTRAST` judges layouts and chosen colours,
 * which `layout-faults.test.ts` and `design-preparation.test.ts` test.
 */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrastOfLights, linearOf, lightOf } from '#core/templates/contrast/light-range.ts'
import { placedRuns } from '#core/templates/fit/run-places.ts'
import { findTemplate, templates } from '#core/templates/choice/template-list.ts'
import type { Box, PinNode, TextNode } from '#core/templates/document/template.model.ts'
import { SAMPLE_TURN } from '../../../../tests/support/sample-turn.ts'
import {
  caseDesign,
  hardCases,
  loadCasePicture,
} from '../../../../tests/support/drawing/hard-cases.ts'
import { analysePicture } from '../analysis/picture-analyst.ts'
import { PhotoCutter } from '../photo-cutter.ts'
import { paintPin, type PaintedPin, type PaintJob } from '#core/templates/paint/pin-painter.ts'
import { createPinRenderer } from './pin-renderer.ts'
import { nativeEngine } from './native-engine.ts'

const renderer = createPinRenderer()
const tools = { engine: nativeEngine(), cutter: new PhotoCutter(0), scale: 0.5 }
const [first] = hardCases
const fullPhoto = findTemplate('full-photo')
if (!first || !fullPhoto) throw new Error('Nothing to measure.')

const isRead = (node: PinNode): node is TextNode => node.kind === 'text' && node.role !== 'ornament'

/** WCAG's ratio that all but the worst 2 % of the pixels in a box reach. */
function measured({ rgba, width }: PaintedPin, box: Box, ink: string): number {
  const [light, scale] = [lightOf(ink), width / 1000]
  const ratios: number[] = []
  for (let y = Math.round(box.y * scale); y < (box.y + box.height) * scale; y++)
    for (let x = Math.round(box.x * scale); x < (box.x + box.width) * scale; x++) {
      const at = (y * width + x) * 4
      const partOf = (part: number): number => linearOf(rgba[at + part] ?? 0)
      const under = 0.2126 * partOf(0) + 0.7152 * partOf(1) + 0.0722 * partOf(2)
      ratios.push(contrastOfLights(light, under))
    }
  // Without a function to compare them, numbers of this kind are sorted several times as fast.
  return Float64Array.from(ratios).toSorted()[Math.floor(ratios.length * 0.02)] ?? 21
}

/**
 * Of a text, or of each stretch with a look of its own: letters in an outline are read against
 * that.
 */
function ratiosOf(ground: PaintedPin, node: TextNode): number[] {
  if (!node.runs) return [measured(ground, node.box, node.color)]
  return placedRuns(node).flatMap(({ run: { text, color = node.color, outline }, box }) =>
    text.trim() === ''
      ? []
      : outline
        ? [contrastOfLights(lightOf(color), lightOf(outline.color))]
        : [measured(ground, box, color)],
  )
}

const onPhotos = templates.filter(({ document }) =>
  document.layers.some((layer) => layer.kind === 'logo' && layer.over),
)
/** `npm test` takes each hard case with a sixteenth of the templates, by turns. */
const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const cases = onPhotos.flatMap((template, nth) =>
  hardCases
    .filter((_, turn) => isFull || (nth + turn + SAMPLE_TURN) % 16 === 0)
    .map((item) => ({ template, item })),
)

test.each(cases)(
  'words of $template.id with $item.name read on the pixels behind them',
  async ({ template, item }) => {
    const design = caseDesign(template, item)
    const nodes = await renderer.layoutPin(design, loadCasePicture)
    const pictures: PaintJob['pictures'] = new Map()
    for (const [slot, { picture_id: id }] of design.pictures.entries()) {
      const loaded = await loadCasePicture(id)
      if (loaded?.facts) pictures.set(slot, { id, bytes: loaded.bytes, facts: loaded.facts })
    }
    const ground = await paintPin(tools, {
      background: design.colors.background,
      nodes: nodes.filter((node) => node.kind !== 'text'),
      pictures,
      logo: null,
    })
    const words = nodes.filter(isRead)
    const least = Math.min(...words.flatMap((node) => ratiosOf(ground, node)))
    expect(words.length).toBeGreaterThan(1)
    expect(least).toBeGreaterThanOrEqual(4.5)
  },
)

/** Squares of two greys, as fine as gravel: a thumbnail shows one grey. */
async function gravel(cell: number, greys: readonly [number, number]): Promise<Buffer> {
  const [width, height] = [1200, 1800]
  const rowFrom = (first: number): Buffer =>
    Buffer.from(
      Array.from({ length: width * 3 }, (_, at) => {
        const isOdd = (first + Math.floor(at / 3 / cell)) % 2 === 1
        return greys[isOdd ? 1 : 0]
      }),
    )
  const rows = [rowFrom(0), rowFrom(1)]
  const pixels = Buffer.concat(
    Array.from({ length: height }, (_, y) => rows[Math.floor(y / cell) % 2] ?? rowFrom(0)),
  )
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

test.each([
  { cell: 2, greys: [30, 220] },
  { cell: 3, greys: [30, 220] },
  { cell: 4, greys: [90, 150] },
  { cell: 6, greys: [90, 150] },
] as const)('words read on gravel of $cell px in the greys $greys', async ({ cell, greys }) => {
  const bytes = await gravel(cell, greys)
  const facts = await analysePicture(bytes)
  const design = {
    ...caseDesign(fullPhoto, first),
    pictures: [{ picture_id: 'gravel', crop: null }],
  }
  const nodes = await renderer.layoutPin(design, async () => ({ bytes, facts }))
  const ground = await paintPin(
    { ...tools, scale: 1 },
    {
      background: design.colors.background,
      nodes: nodes.filter((node) => node.kind !== 'text'),
      pictures: new Map([[0, { id: 'gravel', bytes, facts }]]),
      logo: null,
    },
  )
  expect(nodes.some((node) => node.kind === 'scrim')).toBe(true)
  for (const { box, color } of nodes.filter(isRead))
    expect(measured(ground, box, color)).toBeGreaterThanOrEqual(4.5)
})
