/**
 * Golden pixels of each effect that a layer can have. `GOLDEN=write` replaces them and leaves the
 * pictures in `.cache/effects/`; look at those before you commit that.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { paintFormula } from '../../../../tests/support/drawing/formula-pins.ts'
import { hardCases } from '../../../../tests/support/drawing/hard-cases.ts'
import { nativeEngine } from '../drawing/native-engine.ts'
import { effectTemplates } from '../../../../tests/support/drawing/effect-templates.ts'
import keptEffects from './golden-effects.json' with { type: 'json' }

const file = join(import.meta.dirname, 'golden-effects.json')
const golden = z.record(z.string(), z.string()).parse(keptEffects)
const isWriting = process.env['GOLDEN'] === 'write'
const engine = nativeEngine()

async function keep(name: string, rgba: Uint8Array, hash: string): Promise<void> {
  golden[name] = hash
  writeFileSync(file, `${JSON.stringify(golden, null, 2)}\n`)
  mkdirSync('.cache/effects', { recursive: true })
  await sharp(rgba, { raw: { width: 500, height: 750, channels: 4 } })
    .png()
    .toFile(`.cache/effects/${name.replace(' ', '-')}.png`)
}

const cells = effectTemplates.flatMap((template) =>
  hardCases
    .filter(({ name }) => ['typical', 'arabic', 'emoji'].includes(name))
    .map((item) => ({ name: `${template.id} ${item.name}`, template, item })),
)

test.each(cells)('$name', async ({ name, template, item }) => {
  const rgba = await paintFormula(engine, { template, item })
  const hash = createHash('sha256').update(rgba).digest('hex').slice(0, 16)
  if (isWriting) await keep(name, rgba, hash)
  expect(golden[name]).toBe(hash)
})
