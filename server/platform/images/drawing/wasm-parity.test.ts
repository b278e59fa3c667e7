/**
 * The engine as wasm, which a browser runs, paints the very bytes that the native one publishes.
 */
import { Renderer } from '@takumi-rs/wasm/node'
import { describe, expect, test } from 'vitest'
import { templates } from '#core/templates/choice/template-list.ts'
import { SAMPLE_TURN } from '../../../../tests/support/sample-turn.ts'
import { effectTemplates } from '../../../../tests/support/drawing/effect-templates.ts'
import {
  detailedPhoto,
  paintFormula,
  type FormulaCase,
} from '../../../../tests/support/drawing/formula-pins.ts'
import { hardCases } from '../../../../tests/support/drawing/hard-cases.ts'
import { nativeEngine } from './native-engine.ts'

/** Every effect that a layer can have, in two pictures. */
const everything = effectTemplates.filter(({ id }) => id === 'everything' || id === 'gradients')
if (everything.length !== 2) throw new Error('A template with effects is gone.')

/** `npm test` paints one template in six, by turns, and all effects. */
const EVERY = process.env['PINLOOM_TEST_FULL'] === '1' ? 1 : 6
const painted = [...templates.filter((_, nth) => (nth + SAMPLE_TURN) % EVERY === 0), ...everything]

const native = nativeEngine()
const wasm = nativeEngine(new Renderer())

const PUBLISHED = ['1000x1500', '1080x1920'] as const

/** One case each, so that all scripts, emoji and missing pictures are among them. */
const cases = painted.map((template, at) => {
  const item = hardCases[at % hardCases.length]
  if (!item) throw new Error('There are no hard cases.')
  return [template.id, item.name, { template, item }] as const
})

async function paintedByBoth(wish: FormulaCase): Promise<readonly [Uint8Array, Uint8Array]> {
  const published = await paintFormula(native, wish)
  expect(new Set(published).size).toBeGreaterThan(8)
  return [published, await paintFormula(wasm, wish)]
}

test.each(cases)('%s with %s is the same in every byte', async (_id, _name, wish) => {
  const [published, shown] = await paintedByBoth(wish)
  expect(Buffer.compare(published, shown)).toBe(0)
})

describe.each(PUBLISHED)(
  'as large as it is published at %s, with a photo of fine detail',
  (size) => {
    test.each(cases)('%s with %s is the same in every byte', async (_id, _name, wish) => {
      const [published, shown] = await paintedByBoth({ ...wish, size, photo: detailedPhoto })
      const [width = 0, height = 0] = size.split('x').map(Number)
      expect(published.byteLength).toBe(width * height * 4)
      expect(Buffer.compare(published, shown)).toBe(0)
    })
  },
)
