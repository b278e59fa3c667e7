/** A document that was accepted is painted, whatever the numbers and words of its effects are. */
import { expect, test } from 'vitest'
import { readyTemplate } from '#core/templates/choice/ready-template.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import { paintFormula } from '../../../../tests/support/drawing/formula-pins.ts'
import { hardCases } from '../../../../tests/support/drawing/hard-cases.ts'
import { nativeEngine } from '../drawing/native-engine.ts'
import {
  effectTemplate,
  effectTemplates,
} from '../../../../tests/support/drawing/effect-templates.ts'

const engine = nativeEngine()
const [typical] = hardCases
if (!typical) throw new Error('There are no hard cases.')

/** Mulberry32: the same numbers each time. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ODD = [0, 1, -1, 0.3, 0.5, 3, 36, 100, 360, 1_500, 19_999, -19_999, 1e-9]

function disturbed(value: unknown, random: () => number): unknown {
  if (typeof value === 'number')
    return random() < 0.15 ? ODD[Math.floor(random() * ODD.length)] : value
  if (Array.isArray(value)) return value.map((inner) => disturbed(inner, random))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, disturbed(inner, random)]),
  )
}

test('of two hundred disturbed documents those that are read are painted', async () => {
  const random = randomOf(20)
  let count = 0
  for (let round = 0; round < 200; round++) {
    const base = effectTemplates[round % effectTemplates.length]?.document
    const read = readTemplate({ ...base, layers: disturbed(base?.layers, random) })
    if (!read.ok) continue
    count += 1
    const painted = await paintFormula(engine, {
      template: readyTemplate(read.template),
      item: typical,
    })
    expect(painted.byteLength).toBe(500 * 750 * 4)
  }
  expect(count).toBeGreaterThan(50)
})

test.each([
  ['control characters', 'Pump\u0001kin \u0000soup'],
  ['half of a pair', 'Pumpkin \ud83c soup'],
  ['signs of XML', '<b>"Soup" & \'stew\'</b> ]]>'],
])('words on a circle with %s are painted', async (_name, text) => {
  const template = effectTemplate('any', [
    {
      id: 'words',
      kind: 'text',
      role: 'kicker',
      color: 'text',
      curve: 180,
      parts: [{ text }],
      fit: { largest: 80, smallest: 36 },
    },
  ])
  const painted = await paintFormula(engine, { template, item: typical })
  const ground = painted[0]
  expect(painted.some((value, at) => at % 4 === 0 && value !== ground)).toBe(true)
})
