/** A document that was accepted is laid out, whatever its numbers are. */
import { expect, test } from 'vitest'
import { readTemplate } from '../document/template-file.ts'
import { templateVersion1 } from '../document/template-v1.fixture.ts'
import { SizeName, type Template } from '../document/template.schema.ts'
import type { Box, LayoutInput } from '../document/template.model.ts'
import { fullDesign, testFacts } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'

const facts = testFacts(900, 700)

function inputs(): LayoutInput[] {
  const measure: LayoutInput['measure'] = (piece) => piece.length * 0.5
  return [0, 1, 3].map((pictures) => ({
    design: pictures === 3 ? { ...fullDesign, kicker: '', items: [], brand: '' } : fullDesign,
    pictures: Array.from({ length: pictures }, () => ({ facts, crop: null })),
    logo: pictures === 1 ? { aspect: 2.6 } : null,
    measure,
  }))
}

/** The boxes that are no boxes. */
function brokenBoxes(template: Template, sizes: readonly SizeName[]): Box[] {
  return sizes.flatMap((size) =>
    inputs()
      .flatMap((input) => layoutTemplate(template, input, size).map(({ box }) => box))
      .filter((box) => !Object.values(box).every(Number.isFinite)),
  )
}

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

const ODD = [0, 1, -1, 0.5, 36, 400, 1_000, 1_500, 19_999, -19_999, 1e-9]

/** The document with one number of sixteen replaced, and few fields left away. */
function disturbed(value: unknown, random: () => number): unknown {
  if (typeof value === 'number')
    return random() < 0.06 ? ODD[Math.floor(random() * ODD.length)] : value
  if (Array.isArray(value)) return value.map((inner) => disturbed(inner, random))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => REQUIRED.has(key) || random() > 0.01)
      .map(([key, inner]) => [key, key === 'v' ? inner : disturbed(inner, random)]),
  )
}
const REQUIRED = new Set(['v', 'id', 'kind', 'layers', 'fonts', 'use', 'base', 'name'])

test('the fixture with every kind of layer is laid out at every size', () => {
  const read = readTemplate(templateVersion1)
  if (!read.ok) throw new Error(read.problem.message)
  expect(brokenBoxes(read.template, SizeName.options)).toEqual([])
})

test('of a hundred and fifty disturbed documents those that are read are laid out', () => {
  const random = randomOf(7)
  let count = 0
  for (let round = 0; round < 150; round++) {
    const base = { ...structuredClone(templateVersion1), base: { width: 1000, height: 1500 } }
    const read = readTemplate({
      ...(disturbed(base, random) as object),
      base: base.base,
      use: base.use,
      description: '',
      pinType: 'photo',
      variables: base.variables,
      sizes: base.sizes,
    })
    if (!read.ok) continue
    count += 1
    expect(brokenBoxes(read.template, ['1000x1500', '1080x1080'])).toEqual([])
  }
  expect(count).toBeGreaterThan(20)
})
