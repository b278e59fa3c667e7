import { expect, test } from 'vitest'
import type { Box, PinNode } from '../document/template.model.ts'
import { testDesign, testTemplate, type Doc } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'

function drawList(entries: number, list: Doc): PinNode[] {
  const layer = {
    id: 'list',
    kind: 'list',
    of: 'items',
    color: 'text',
    most: 12,
    largest: 42,
    gap: 14,
    leastRow: 54,
    slack: 0,
    box: { x: 64, y: 64, width: 872, height: 1300 },
    ...list,
  }
  const items = Array.from({ length: entries }, (_, at) => `Entry ${at + 1}`)
  return layoutTemplate(testTemplate([layer]), {
    design: testDesign({ items }),
    pictures: [],
    logo: null,
    measure: (piece) => piece.length * 0.6,
  })
}
const discs = { marker: { kind: 'disc', size: 54, indent: 84, color: 'accent' } }
const numbersOf = (nodes: readonly PinNode[]) =>
  nodes.flatMap((node) => (node.kind === 'text' && node.role === 'number' ? [node] : []))

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
/** From the middle of a disc to the furthest corner of what is in it. */
function reach(disc: Box, inside: Box): number {
  const [from, to] = [middle(disc), middle(inside)]
  return Math.hypot(
    Math.abs(from.x - to.x) + inside.width / 2,
    Math.abs(from.y - to.y) + inside.height / 2,
  )
}

test.each([5, 9, 10, 12])('the numbers of %d rows stay inside their discs', (entries) => {
  const nodes = drawList(entries, discs)
  const fills = nodes.flatMap((node) => (node.kind === 'fill' ? [node.box] : []))
  const numbers = numbersOf(nodes)
  expect(numbers.map(({ lines }) => lines.join(''))).toEqual(
    Array.from({ length: entries }, (_, at) => String(at + 1)),
  )
  for (const [at, { box }] of numbers.entries())
    expect(reach(fills[at] ?? box, box), `number ${at + 1}`).toBeLessThanOrEqual(27)
})

test('a centered stack leaves the same room above and below its list', () => {
  const list = { id: 'list', kind: 'list', of: 'items', color: 'text', most: 12, largest: 42 }
  const group = {
    id: 'page',
    kind: 'group',
    box: { x: 64, y: 100, width: 872, height: 1200 },
    stack: { axis: 'down', justify: 'centre' },
    layers: [
      {
        ...list,
        gap: 0,
        leastRow: 60,
        slack: 0,
        marker: { kind: 'none', size: 0, indent: 0, color: 'text' },
      },
    ],
  }
  const nodes = layoutTemplate(testTemplate([group]), {
    design: testDesign({ items: ['One', 'Two', 'Three', 'Four'] }),
    pictures: [],
    logo: null,
    measure: (piece) => piece.length * 0.6,
  })
  const boxes = nodes.map(({ box }) => box)
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last) throw new Error('No rows.')
  expect(first.y - 100).toBe(1300 - last.y - last.height)
})

test('the numbers of a list have one size: that of the rows, or smaller to fit the disc', () => {
  const sizesOf = (entries: number) => [
    ...new Set(numbersOf(drawList(entries, discs)).map(({ size }) => size)),
  ]
  expect(sizesOf(9)).toEqual([42])
  expect(sizesOf(10)).toEqual([32])
})
