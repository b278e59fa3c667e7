/**
 * Golden pixels of every built-in template: a changed document, layout or engine shows here first.
 * Photos are pixels by a formula, so that nothing but the engine paints. `GOLDEN=write`
 * replaces them; look at the contact sheet before you commit that.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { GRID, type PictureFacts } from '#core/templates/picture-facts.schema.ts'
import { templates } from '#core/templates/template-list.ts'
import type { ReadyTemplate } from '#core/templates/template.model.ts'
import { caseDesign, hardCases } from './hard-cases.ts'
import { paintPin } from './pin-painter.ts'
import { TextEngine } from './text-engine.ts'

const file = join(import.meta.dirname, 'golden-pins.json')
const golden = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
const isWriting = process.env['GOLDEN'] === 'write'
const engine = new TextEngine()

const facts: PictureFacts = {
  width: 1000,
  height: 1250,
  subject: { x: 0.3, y: 0.3, width: 0.4, height: 0.35 },
  objects: [],
  luminance: Array.from({ length: GRID * GRID }, (_, at) => (at % GRID) / GRID),
  detail: Array.from({ length: GRID * GRID }, () => 0.1),
  palette: ['#c4622d', '#3f5d45'],
}

const cutter = {
  isKeeping: false,
  cut: async ({ to }: { to: { width: number; height: number } }): Promise<ArrayBuffer> => {
    const rgba = new Uint8Array(to.width * to.height * 4)
    for (let at = 0; at < rgba.length; at += 4) {
      const x = (at / 4) % to.width
      rgba.set([(x * 255) / to.width, (at * 7) / rgba.length, 96, 255], at)
    }
    return rgba.buffer
  },
}

async function hashOf(template: ReadyTemplate, item: (typeof hardCases)[number]): Promise<string> {
  const design = caseDesign(template, item)
  const pictures = design.pictures.map(() => ({ facts, crop: null }))
  const nodes = await engine.withMeasure((measure) =>
    template.layout({ design, pictures, logo: null, measure }),
  )
  const { rgba } = await paintPin(
    { engine, cutter, scale: 0.5 },
    {
      background: design.colors.background,
      nodes,
      pictures: new Map(
        pictures.map((picture, slot) => [slot, { ...picture, id: 'any', bytes: new Uint8Array() }]),
      ),
      logo: null,
    },
  )
  return createHash('sha256').update(rgba).digest('hex').slice(0, 16)
}

const shown = hardCases.filter(({ name }) => ['typical', 'no-picture', 'arabic'].includes(name))

describe.each(templates.map((template) => [template.id, template] as const))(
  '%s',
  (id, template) => {
    test.each(shown.map((item) => [item.name, item] as const))('with %s', async (name, item) => {
      const hash = await hashOf(template, item)
      if (isWriting) golden[`${id} ${name}`] = hash
      expect(golden[`${id} ${name}`]).toBe(hash)
      if (isWriting) writeFileSync(file, `${JSON.stringify(golden, null, 2)}\n`)
    })
  },
)
