import { expect, test } from 'vitest'
import { templates } from '../choice/template-list.ts'
import { canvasOf } from '../document/canvas-size.ts'
import { overlaps, quietCorner, type PinNode } from '../document/template.model.ts'
import { testDesign, testTemplate } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'

const layer = { id: 'brand', kind: 'logo', color: 'text', align: 'centre' }
const input = {
  design: testDesign({ brand: 'site.com' }),
  pictures: [],
  logo: null,
  measure: (piece: string) => piece.length * 0.5,
}

function middleOf(nodes: readonly PinNode[]): number {
  const left = Math.min(...nodes.map(({ box }) => box.x))
  return (left + Math.max(...nodes.map(({ box }) => box.x + box.width))) / 2
}

test.each([null, { aspect: 3 }])('a centred brand is in the middle with the logo %o', (logo) => {
  const nodes = layoutTemplate(testTemplate([layer]), { ...input, logo })
  expect(nodes).toHaveLength(logo ? 2 : 1)
  expect(Math.abs(middleOf(nodes) - 500)).toBeLessThan(1)
  const corner = quietCorner(canvasOf('1000x1500'))
  for (const { box } of nodes) expect(overlaps(box, corner)).toBe(false)
})

test('a pin without a brand has nothing to centre', () => {
  const nameless = { ...input, design: testDesign({ brand: '' }) }
  expect(layoutTemplate(testTemplate([layer]), nameless)).toEqual([])
})

test.each(['gingham', 'type-gingham'])('%s centres the brand under its centred words', (id) => {
  const template = templates.find((one) => one.id === id)
  const nodes = template?.layout(input) ?? []
  const brand = nodes.filter((node) => node.kind === 'text' && node.role === 'brand')
  expect(brand).toHaveLength(1)
  expect(Math.abs(middleOf(brand) - 500)).toBeLessThan(1)
})
