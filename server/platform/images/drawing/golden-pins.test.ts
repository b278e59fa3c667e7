/**
 * Golden pixels of every built-in template: a changed document, layout or engine shows here first.
 * Photos are pixels by a formula, so that nothing but the engine paints. `GOLDEN=write`
 * replaces them; look at the contact sheet before you commit that.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { LIGHT_GRID } from '#core/templates/document/picture-facts.schema.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { SAMPLE_TURN } from '../../../../tests/support/sample-turn.ts'
import {
  facts,
  paintFormula,
  type FormulaCase,
} from '../../../../tests/support/drawing/formula-pins.ts'
import keptPins from './golden-pins.json' with { type: 'json' }
import { casesFor } from '../../../../tests/support/drawing/hard-cases.ts'
import { nativeEngine } from './native-engine.ts'

const file = join(import.meta.dirname, 'golden-pins.json')
const golden = z.record(z.string(), z.string()).parse(keptPins)
const isWriting = process.env['GOLDEN'] === 'write'
const engine = nativeEngine()

async function hashOf(wish: FormulaCase): Promise<string> {
  const rgba = await paintFormula(engine, wish)
  return createHash('sha256').update(rgba).digest('hex').slice(0, 16)
}

/** `npm test` paints one case in four of each template, by turns. */
const EVERY = isWriting || process.env['PINLOOM_TEST_FULL'] === '1' ? 1 : 4
const GOLDEN_CASES = ['typical', 'no-picture', 'arabic', 'long-steps']
const goldenCasesFor = (template: ReadyTemplate) =>
  casesFor(template).filter(({ name }) => GOLDEN_CASES.includes(name))
const sampleFor = (template: ReadyTemplate) =>
  goldenCasesFor(template).filter((_, nth, { length }) => {
    const turn = templates.indexOf(template) + SAMPLE_TURN
    return (nth + turn) % Math.min(EVERY, length) === 0
  })

describe.each(templates.map((template) => [template.id, template] as const))(
  '%s',
  (id, template) => {
    test.each(sampleFor(template).map((item) => [item.name, item] as const))(
      'with %s',
      async (name, item) => {
        const hash = await hashOf({ template, item })
        if (isWriting) golden[`${id} ${name}`] = hash
        expect(golden[`${id} ${name}`]).toBe(hash)
        if (isWriting) writeFileSync(file, `${JSON.stringify(golden, null, 2)}\n`)
      },
    )
  },
)

/**
 * As they are kept with a picture: the darkest of each cell, then the lightest; brighter to the
 * right.
 */
const lights = [0, 40]
  .flatMap((more) =>
    Array.from({ length: LIGHT_GRID * LIGHT_GRID }, (_, at) =>
      (Math.round(((at % LIGHT_GRID) * 215) / LIGHT_GRID) + more).toString(16).padStart(2, '0'),
    ),
  )
  .join('')

/** As large as its place, so that sharp has next to nothing to do with it. */
async function logoPicture(): Promise<{ bytes: Uint8Array }> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect x="3" y="3" width="80" height="20" fill="#c01818"/></svg>'
  return { bytes: await sharp(Buffer.from(svg)).png().toBuffer() }
}

describe.each(templates.slice(0, 4).map((template) => [template.id, template] as const))(
  '%s with kept lights and a logo',
  (id, template) => {
    test.each(
      goldenCasesFor(template)
        .filter(({ photos }) => photos.length > 0)
        .map((item) => [item.name, item] as const),
    )('with %s', async (name, item) => {
      const key = `${id} ${name} lights logo`
      const hash = await hashOf({
        template,
        item,
        facts: { ...facts, lights },
        logo: await logoPicture(),
      })
      if (isWriting) golden[key] = hash
      expect(golden[key]).toBe(hash)
      expect(hash).not.toBe(golden[`${id} ${name}`])
      if (isWriting) writeFileSync(file, `${JSON.stringify(golden, null, 2)}\n`)
    })
  },
)
