/** What a document that was accepted may cost and where its layers may be, counted. */
import { describe, expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { readTemplate } from '../document/template-file.ts'
import { templateVersion1 } from '../document/template-v1.fixture.ts'
import type { PinNode } from '../document/template.model.ts'
import { fullDesign, testFacts, type Doc } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'
import { filledText } from '../values/template-values.ts'

const ARABIC = 'أفضل وصفات الشتاء الدافئة للعائلة'

function laidOut(
  layers: Doc[],
  over: Partial<PinDesign> = {},
): { nodes: PinNode[]; asked: number } {
  const read = readTemplate({ ...structuredClone(templateVersion1), layers, sizes: {} })
  if (!read.ok) throw new Error(read.problem.message)
  let asked = 0
  const nodes = layoutTemplate(read.template, {
    design: { ...fullDesign, ...over },
    pictures: [testFacts(900, 700), testFacts(400, 1_600)].map((facts) => ({ facts, crop: null })),
    logo: null,
    measure: (piece) => {
      asked += 1
      return piece.length * 0.5
    },
  })
  return { nodes, asked }
}

const shape = (id: string, over: Doc = {}): Doc => ({
  id,
  kind: 'shape',
  shape: 'rect',
  fill: 'accent',
  ...over,
})
const photo = (id: string, over: Doc = {}): Doc => ({ id, kind: 'picture', source: 0, ...over })
const text = (id: string, over: Doc = {}): Doc => ({
  id,
  kind: 'text',
  role: 'headline',
  parts: [{ text: '{headline}' }],
  color: 'text',
  fit: { largest: 90, smallest: 40 },
  ...over,
})
const list = (id: string): Doc => ({
  id,
  kind: 'list',
  of: 'items',
  color: 'text',
  most: 4,
  largest: 44,
  smallest: 40,
  gap: 20,
  leastRow: 40,
  slack: 10,
  marker: { kind: 'none', size: 0, indent: 0, color: 'text' },
})
type Sides = [x: number, y: number, width: number, height: number]
const box = (...[x, y, width, height]: Sides): Doc => ({ x, y, width, height })

describe('the work of a document', () => {
  test('variables that name each other are not filled without end', () => {
    let asked = 0
    const variables = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name, at, all) => [
        name,
        { missing: { do: 'default' as const, text: `{${all[at + 1] ?? 'end'}}`.repeat(100) } },
      ]),
    )
    const values = {
      get: () => {
        asked += 1
        return undefined
      },
    } as unknown as ReadonlyMap<string, string>
    filledText('{a}'.repeat(100), { variables, values })
    expect(asked).toBeLessThanOrEqual(100)
  })

  test('a list in a stack in a stack with a list is set as often as one alone', () => {
    const stacks = (depth: number): Doc => ({
      id: `stack${depth}`,
      kind: 'group',
      stack: { axis: 'down' },
      layers: [
        text(`words${depth}`),
        list(`list${depth}`),
        ...(depth > 1 ? [{ ...stacks(depth - 1), size: { h: 'hug' } }] : []),
      ],
    })
    // so low that every size of each headline is tried
    const askedAt = (depth: number): number =>
      laidOut([{ ...stacks(depth), box: box(0, 0, 1_000, 300) }]).asked
    expect(askedAt(4)).toBeLessThanOrEqual(4 * askedAt(1))
  })
})

const picturesIn = (nodes: PinNode[]) =>
  nodes.flatMap((node) => (node.kind === 'picture' ? node : []))

describe('a picture', () => {
  test('without a height is not shown', () => {
    const flat = [photo('a', { box: box(0, 0, 500, 0) }), photo('b', { box: box(0, 0, 0, 500) })]
    const collage = { id: 'c', kind: 'collage', pattern: 'lead', gap: 8, box: box(0, 0, 500, 0) }
    expect(picturesIn(laidOut([...flat, collage, photo('d')]).nodes)).toHaveLength(1)
  })

  const calm = (over: string): Doc => ({
    id: 'words',
    kind: 'group',
    box: box(64, 100, 872, 600),
    stack: { axis: 'down' },
    place: { mode: 'calmest', over, seam: 0, isCard: false, top: 100, bottom: 1_400 },
    layers: [text('headline')],
  })
  test('that words are placed on is the one that its layer names, and cut for its own shape', () => {
    const [node] = picturesIn(laidOut([photo('tall', { source: 1 }), calm('tall')]).nodes)
    expect(node?.slot).toBe(1)
    const { crop, box: place } = node ?? { crop: { width: 0, height: 1 }, box: box(0, 0, 0, 1) }
    const shown = (crop.width * 400) / (crop.height * 1_600)
    expect(shown).toBeCloseTo(Number(place.width) / Number(place.height), 1)
  })

  test('that is more than the pin has is replaced by one that it has', () => {
    const [node] = picturesIn(laidOut([photo('far', { source: 5 }), calm('far')]).nodes)
    expect(node?.slot).toBe(1)
  })

  test('that is no picture places no words', () => {
    const { nodes } = laidOut([shape('bar'), calm('bar')])
    expect(nodes.map(({ kind }) => kind)).toEqual(['fill', 'text'])
  })
})

const fillsIn = (nodes: PinNode[]) => nodes.flatMap((node) => (node.kind === 'fill' ? node : []))
const xsIn = (nodes: PinNode[]): number[] => fillsIn(nodes).map((node) => node.box.x)

describe('under a headline that reads from the right', () => {
  test('start and end of a stack change sides', () => {
    const stack = {
      id: 'stack',
      kind: 'group',
      stack: { axis: 'down' },
      layers: ['start', 'end', 'centre'].map((across) =>
        shape(across, { across, size: { w: 200, h: 100 } }),
      ),
    }
    expect(xsIn(laidOut([stack]).nodes)).toEqual([0, 800, 400])
    expect(xsIn(laidOut([stack], { headline: ARABIC }).nodes)).toEqual([800, 0, 400])
  })

  test('a layer that is mirrored in a group that is mirrored stays in it', () => {
    const group = {
      id: 'group',
      kind: 'group',
      mirrors: true,
      box: box(100, 0, 300, 300),
      layers: [
        shape('inner', { mirrors: true, box: box(20, 0, 50, 50) }),
        shape('fixed', { box: box(20, 0, 50, 50) }),
      ],
    }
    expect(xsIn(laidOut([group]).nodes)).toEqual([120, 120])
    expect(xsIn(laidOut([group], { headline: ARABIC }).nodes)).toEqual([830, 620])
  })
})

test('an ellipse is one, with its shadow and its ring', () => {
  const effects = [
    { kind: 'shadow', down: 4, blur: 20, opacity: 0.3 },
    { kind: 'ring', by: 6, color: 'text', open: false },
  ]
  const oval = shape('oval', { shape: 'ellipse', box: box(100, 100, 400, 200), effects })
  const { nodes } = laidOut([oval])
  expect(nodes.map((node) => 'isEllipse' in node && !('radii' in node))).toEqual([true, true, true])
})
