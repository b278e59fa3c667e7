/**
 * Contrast is solved from what is kept of a picture, without its pixels: here the pixels are
 * painted, and must keep what was promised.
 */
import { expect, test } from 'vitest'
import { contrastOfLights, linearOf, lightOf } from '#core/templates/contrast/light-range.ts'
import { templates } from '#core/templates/template-list.ts'
import type { Box, PinNode, TextNode } from '#core/templates/template.model.ts'
import { caseDesign, hardCases, loadCasePicture } from './hard-cases.ts'
import { PhotoCutter } from './photo-cutter.ts'
import { paintPin, type PaintedPin, type PaintJob } from './pin-painter.ts'
import { createPinRenderer } from './pin-renderer.ts'
import { TextEngine } from './text-engine.ts'

const renderer = createPinRenderer()
const tools = { engine: new TextEngine(), cutter: new PhotoCutter(0), scale: 0.5 }
const isRead = (node: PinNode): node is TextNode => node.kind === 'text' && node.role !== 'ornament'

/** WCAG's ratio that all but the worst 2 % of the pixels in a box reach. */
function measured({ rgba, width }: PaintedPin, box: Box, ink: string): number {
  const light = lightOf(ink)
  const ratios: number[] = []
  for (let y = Math.round(box.y / 2); y < (box.y + box.height) / 2; y++)
    for (let x = Math.round(box.x / 2); x < (box.x + box.width) / 2; x++) {
      const [r = 0, g = 0, b = 0] = rgba.subarray((y * width + x) * 4)
      const under = 0.2126 * linearOf(r) + 0.7152 * linearOf(g) + 0.0722 * linearOf(b)
      ratios.push(contrastOfLights(light, under))
    }
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.02)] ?? 21
}

const onPhotos = templates.filter(({ document }) =>
  document.layers.some((layer) => layer.kind === 'logo' && layer.over),
)
const cases = onPhotos.flatMap((template) => hardCases.map((item) => ({ template, item })))

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
    const least = Math.min(...words.map(({ box, color }) => measured(ground, box, color)))
    expect(words.length).toBeGreaterThan(1)
    expect(least).toBeGreaterThanOrEqual(4.5)
  },
)
