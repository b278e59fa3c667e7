import { expect, test } from 'vitest'
import { templates } from '../../choice/template-list.ts'
import { readTemplate } from '../../document/template-file.ts'
import type { Template } from '../../document/template.schema.ts'
import type { LayoutInput } from '../../document/template.model.ts'
import { outlineTemplate } from './layer-outline.ts'

const input: LayoutInput = {
  design: {
    headline: 'Seven soups',
    template_id: 'any',
    kicker: 'Dinner',
    brand: 'soup.example',
    items: [],
    pictures: [],
    logo_picture_id: null,
    colors: { background: '#ffffff', text: '#111111', accent: '#aa3300' },
    fonts: { heading: 'poppins', body: 'inter' },
  },
  pictures: [],
  logo: null,
  measure: (piece) => piece.length * 0.5,
}

function withLayers(layers: object[]): Template {
  const read = readTemplate({
    v: 1,
    id: 'any',
    name: 'Any',
    description: '',
    pinType: 'photo',
    base: { width: 1000, height: 1500 },
    use: { sample: { story: 'soup', mood: 'light' } },
    fonts: { heading: 'poppins', body: 'inter' },
    variables: {},
    layers,
    sizes: { '1080x1080': { layers: { inner: { box: { x: 1, y: 2, width: 3, height: 4 } } } } },
  })
  if (!read.ok) throw new Error(read.problem.message)
  return read.template
}
const shape = (id: string, over: object = {}) => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  ...over,
})
const outlines = (layers: object[], size?: '1080x1080') =>
  new Map(outlineTemplate(withLayers(layers), input, size).layers.map((layer) => [layer.id, layer]))

test('a layer is where its box is, from its group on, and at other sizes elsewhere', () => {
  const group = {
    id: 'group',
    kind: 'group',
    box: { x: 100, y: 200, width: 400, height: 400 },
    layers: [shape('inner', { box: { x: 10, y: 20, width: 50, height: 60 } })],
  }
  expect(outlines([group]).get('inner')).toEqual({
    id: 'inner',
    kind: 'shape',
    box: { x: 110, y: 220, width: 50, height: 60 },
    turn: 0,
    outerTurn: 0,
    around: ['group'],
    row: null,
  })
  expect(outlines([group], '1080x1080').get('inner')?.box).toEqual({
    x: 101,
    y: 202,
    width: 3,
    height: 4,
  })
})

test('layers in a row have no place of their own, and floating ones have', () => {
  const found = outlines([
    {
      id: 'stack',
      kind: 'group',
      box: { x: 0, y: 100, width: 1000, height: 500 },
      stack: { axis: 'down' },
      layers: [
        shape('one', { size: { h: 80 } }),
        shape('two', { size: { h: 90 } }),
        shape('float', { box: { x: 5, y: 5, width: 10, height: 10 } }),
      ],
    },
  ])
  expect(found.get('two')).toMatchObject({
    box: { x: 0, y: 180, width: 1000, height: 90 },
    row: 'down',
  })
  expect(found.get('float')).toMatchObject({ row: null, box: { x: 5, y: 105 } })
})

test('the turns of groups add up, and carry what is in them about their middle', () => {
  const found = outlines([
    {
      id: 'outer',
      kind: 'group',
      turn: 90,
      box: { x: 0, y: 0, width: 200, height: 200 },
      layers: [shape('inner', { turn: 10, box: { x: 0, y: 0, width: 20, height: 40 } })],
    },
  ])
  // the middle, 10 and 20 from the upper left, comes to 10 below and 20 from the right
  expect(found.get('inner')).toMatchObject({
    box: { x: 170, y: -10, width: 20, height: 40 },
    turn: 100,
    outerTurn: 90,
  })
})

test('hidden layers, and what is in them, have no outline', () => {
  const layers: object[] = [
    shape('seen'),
    { id: 'group', kind: 'group', hidden: true, layers: [shape('inside')] },
  ]
  expect([...outlines(layers).keys()]).toEqual(['seen'])
})

test.each(templates)('$id: the nodes are those of its layout', (template) => {
  const { nodes, layers } = outlineTemplate(template.document, input)
  expect(nodes).toEqual(template.layout(input))
  expect(layers.length).toBeGreaterThan(0)
  for (const { box } of layers) expect(Object.values(box).every(Number.isFinite)).toBe(true)
})

test('a node belongs to the innermost layer that it was drawn for', () => {
  const words = {
    id: 'words',
    kind: 'text',
    role: 'headline',
    parts: [{ text: '{headline}' }],
    color: 'text',
    fit: { largest: 90, smallest: 40 },
    box: { x: 100, y: 100, width: 800, height: 300 },
  }
  const document = withLayers([
    shape('ground'),
    { id: 'group', kind: 'group', fill: 'accent', layers: [words] },
  ])
  const { nodes, owners } = outlineTemplate(document, input)
  expect(nodes.map((node) => [node.kind, owners.get(node)])).toEqual([
    ['fill', 'ground'],
    ['fill', 'group'],
    ['text', 'words'],
  ])
})

test('every text of every built-in template belongs to a layer', () => {
  for (const { document } of templates) {
    const { nodes, owners } = outlineTemplate(document, input)
    const texts = nodes.filter(({ kind }) => kind === 'text' || kind === 'picture')
    expect(texts.filter((node) => !owners.has(node))).toEqual([])
  }
})
