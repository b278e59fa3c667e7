/**
 * Where each layer of every built-in template and of every effect lies, what is found wrong with it,
 * and the boxes that the engine gets of its shapes: a changed rule shows here without painting. All
 * hard cases and all sizes occur, but each case of a template is held in one size only. `GOLDEN=write` replaces the hashes; look at the contact sheet before you
 * commit that.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { effectTemplates } from '../../../tests/support/drawing/effect-templates.ts'
import { layoutFaults } from '../choice/layout-faults.ts'
import { templates } from '../choice/template-list.ts'
import { canvasOf } from '../document/canvas-size.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import type { PinNode, ReadyTemplate } from '../document/template.model.ts'
import { SizeName } from '../document/template.schema.ts'
import { roughWidth } from '../fit/rough-width.ts'
import { HARD_CASES, hardDesignOf } from './hard-cases.ts'
import { frameNode, shapeNode } from '../paint/pin-tree.ts'
import goldenLayouts from './golden-layouts.json' with { type: 'json' }

const golden: Record<string, string> = { ...goldenLayouts }
const isWriting = process.env['GOLDEN'] === 'write'
const sizes = SizeName.options
const all = [...templates, ...effectTemplates]

/** Light from the right, a thing on the left and another beside it, in three shapes of picture. */
const facts: readonly PictureFacts[] = [
  [1000, 1250],
  [1500, 1000],
  [900, 1800],
].map(([width = 0, height = 0], turn) => ({
  width,
  height,
  subject: { x: 0.2 + turn * 0.1, y: 0.3, width: 0.4, height: 0.35 },
  objects: [{ x: 0.2 + turn * 0.1, y: 0.3, width: 0.25, height: 0.35 }],
  luminance: Array.from({ length: GRID * GRID }, (_, at) => (at % GRID) / GRID),
  detail: Array.from({ length: GRID * GRID }, (_, at) => (Math.floor(at / GRID) % 5) / 10),
  palette: ['#c4622d', '#3f5d45'],
}))

/** Every case at one size, another each. */
function layoutsOf(template: ReadyTemplate): unknown[] {
  return HARD_CASES.map((name, at) => {
    const design = hardDesignOf(template, name)
    const pictures = design.pictures.flatMap(({ crop }, slot) => {
      const own = facts[(at + slot) % facts.length]
      return own ? [{ facts: own, crop }] : []
    })
    const logo = at % 4 === 0 ? { aspect: 3 } : null
    const size = sizes[(at + all.indexOf(template)) % sizes.length]
    const nodes = template.layout({ design, pictures, logo, measure: roughWidth }, size)
    const faults = layoutFaults(nodes, {
      canvas: canvasOf(size ?? '1000x1500'),
      facts: new Map(pictures.map(({ facts: one }, slot) => [slot, one])),
      background: design.colors.background,
    })
    return { nodes, faults, boxes: nodes.map(boxesOf) }
  })
}

const boxesOf = (node: PinNode): unknown[] => [
  node.kind === 'fill' || node.kind === 'shadow' || node.kind === 'scrim' ? shapeNode(node) : null,
  node.frames?.map((frame) => frameNode(frame, [])) ?? null,
]

/** Equal on every machine: the last digits of a sine are not. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value

test.each(all.map((template) => [template.id, template] as const))('%s', (id, template) => {
  const text = JSON.stringify(layoutsOf(template), rounded)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  if (isWriting) golden[id] = hash
  expect(golden[id]).toBe(hash)
  if (isWriting)
    writeFileSync(
      join(import.meta.dirname, 'golden-layouts.json'),
      `${JSON.stringify(golden, null, 2)}\n`,
    )
})
