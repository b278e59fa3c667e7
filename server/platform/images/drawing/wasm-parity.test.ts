/**
 * The engine as wasm, which a browser runs, paints the very bytes that the native one publishes.
 */
import { Renderer } from '@takumi-rs/wasm/node'
import { expect, test } from 'vitest'
import { templates } from '#core/templates/choice/template-list.ts'
import { SAMPLE_TURN } from '../../../../tests/support/sample-turn.ts'
import { effectTemplates } from '../../../../tests/support/drawing/effect-templates.ts'
import { paintFormula } from '../../../../tests/support/drawing/formula-pins.ts'
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

/** One case each, so that all scripts, emoji and missing pictures are among them. */
test.each(
  painted.map((template, at) => {
    const item = hardCases[at % hardCases.length]
    if (!item) throw new Error('There are no hard cases.')
    return [template.id, item.name, { template, item }] as const
  }),
)('%s with %s is the same in every byte', async (_id, _name, wish) => {
  const published = await paintFormula(native, wish)
  const shown = await paintFormula(wasm, wish)
  expect(new Set(published).size).toBeGreaterThan(8)
  expect(shown.byteLength).toBe(published.byteLength)
  expect(Buffer.compare(published, shown)).toBe(0)
})
