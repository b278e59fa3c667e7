import { expect, test } from 'vitest'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { shownIds } from './layer-filter.ts'

const shape = (id: string): Layer => ({ id, kind: 'shape', shape: 'rect', fill: 'accent' })
const group = (id: string, layers: Layer[]): Layer => ({ id, kind: 'group', layers })
const layers = [
  shape('ground'),
  group('card', [shape('ground 2'), group('words', [shape('headline'), shape('kicker')])]),
  group('photos', [shape('left')]),
]
const idsFor = (query: string): string[] => [
  ...(shownIds(layers, { nameOf: ({ id }) => id, query }) ?? ['everything']),
]

test('a match is shown with the groups around it', () => {
  expect(idsFor('headline')).toEqual(['card', 'words', 'headline'])
  expect(idsFor('ground')).toEqual(['ground', 'card', 'ground 2'])
})

test('a group that matches is shown with all that it holds', () => {
  expect(idsFor('words')).toEqual(['card', 'words', 'headline', 'kicker'])
})

test('without a match nothing is shown', () => {
  expect(idsFor('logo')).toEqual([])
})

test('capitals, accents and spaces make no difference', () => {
  expect(idsFor(' HÉADLINE ')).toEqual(['card', 'words', 'headline'])
})

test('an empty query shows everything', () => {
  expect(idsFor(' ')).toEqual(['everything'])
})
