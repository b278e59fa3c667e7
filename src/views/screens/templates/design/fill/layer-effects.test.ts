import { expect, test } from 'vitest'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { effectOf, effectsFor, effectsWith, FIRST_EFFECT } from './layer-effects.ts'

const { shadow, ring } = FIRST_EFFECT

test('a changed shadow keeps its place, and other effects and later fields stay', () => {
  const stored = { ...shadow, blur: 30, later: true }
  const effects = [stored, ring, shadow]
  expect(effectOf({ effects }, 'shadow')).toBe(stored)
  expect(effectsWith({ effects }, 'shadow', { ...stored, down: 4 })).toEqual([
    { ...stored, down: 4 },
    ring,
    shadow,
  ])
})

test('a first effect is added, and the last one leaves none', () => {
  expect(effectsWith({}, 'ring', ring)).toEqual([ring])
  expect(effectsWith({ effects: [ring] }, 'shadow', shadow)).toEqual([ring, shadow])
  expect(effectsWith({ effects: [shadow, ring, shadow] }, 'shadow', null)).toEqual([ring])
  expect(effectsWith({ effects: [ring] }, 'ring', null)).toBeNull()
})

test('only effects that a layer shows are offered', () => {
  const shape = { id: 'a', kind: 'shape', fill: 'accent' } as const
  const text: Layer = {
    id: 'words',
    kind: 'text',
    role: 'headline',
    parts: [{ text: 'Soup' }],
    color: 'text',
    fit: { largest: 40, smallest: 20 },
  }
  expect(effectsFor({ ...shape, shape: 'rect' })).toEqual(['shadow', 'ring'])
  expect(effectsFor({ ...shape, shape: 'ellipse' })).toEqual(['shadow', 'ring'])
  expect(effectsFor({ id: 'photo', kind: 'picture', source: 0 })).toEqual(['shadow', 'ring'])
  expect(effectsFor(text)).toEqual(['shadow'])
  expect(effectsFor({ ...text, curve: 40 })).toEqual([])
  expect(effectsFor({ id: 'all', kind: 'collage', pattern: 'lead', gap: 8 })).toEqual([])
})
