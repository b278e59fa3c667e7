import { expect, test } from 'vitest'
import { templateVersion1 } from '#core/templates/document/template-v1.fixture.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import { firstWords, layerNames } from './layer-names.ts'

function layersOf(layers: object[]) {
  const read = readTemplate({ ...structuredClone(templateVersion1), layers, sizes: {} })
  if (!read.ok) throw new Error(read.problem.message)
  return read.template.layers
}
const shape = (id: string, fill: string, over: object = {}) => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill,
  ...over,
})
const words = {
  kindOf: ({ kind }: { kind: string }) => kind,
  detailOf: (layer: { fill?: unknown }) => (typeof layer.fill === 'string' ? layer.fill : null),
  joined: (name: string, detail: string) => `${name}, ${detail}`,
}
const namesOf = (layers: object[]) => [...layerNames(layersOf(layers), words as never).values()]

test('layers that are alike are told apart by their detail, then by a number', () => {
  expect(namesOf([shape('a', 'accent')])).toEqual(['shape'])
  expect(
    namesOf([shape('a', 'accent'), shape('b', 'text'), shape('c', 'text'), shape('d', 'text')]),
  ).toEqual(['shape, accent', 'shape, text', 'shape, text 2', 'shape, text 3'])
})

test('a name that a person gave is kept', () => {
  expect(namesOf([shape('a', 'accent', { name: 'Bar' }), shape('b', 'accent')])).toEqual([
    'Bar',
    'shape',
  ])
})

test('the first words of a text are given unless it shows those of a page', () => {
  const text = (id: string, words: string) => ({
    id,
    kind: 'text',
    role: 'ornament',
    parts: [{ text: words }],
    color: 'text',
    fit: { largest: 40, smallest: 20 },
  })
  const texts = layersOf([text('a', 'Try it'), text('b', '{headline}'), text('c', 'x'.repeat(30))])
  expect(texts.map(firstWords)).toEqual(['Try it', null, `${'x'.repeat(24)}…`])
})
