import { expect, test } from 'vitest'
import { hasRoom, type Shows } from '#core/text/lists/list-room.ts'
import { layoutFaults } from '#core/templates/choice/layout-faults.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import type { PinNode } from '#core/templates/document/template.model.ts'
import {
  caseDesign,
  hardCases,
  loadCasePicture,
} from '../../../../tests/support/drawing/hard-cases.ts'
import { createPinRenderer } from './pin-renderer.ts'

const renderer = createPinRenderer()
const [typical] = hardCases
const designs: readonly [string, Shows][] = [
  ['checklist', 'checklist'],
  ['steps', 'steps'],
  ['numbered-list', 'numbered'],
  ['ingredients', 'checklist'],
  ['check-photo', 'checklist'],
  ['notebook', 'checklist'],
  ['step-cards', 'steps'],
  ['big-figures', 'numbered'],
]
const HEADLINES = [
  'What You Need for Roasted Butternut Squash Lasagna',
  'How to Make Chicken Bacon Ranch Pasta',
]
const WORDS = 'whisk seven large eggs with the brown sugar until the cream is pale and smooth '
const rowOf = (length: number): string => WORDS.repeat(2).slice(0, length).trim()

/** The fullest that claim to have room: all rows long, and half of them long. */
function fullest(shows: Shows, headline: string): string[][] {
  return [5, 6, 7, 8, 10, 16].flatMap((rows) =>
    [rows, Math.ceil(rows / 2)].flatMap((long) => {
      const listOf = (length: number): string[] =>
        Array.from({ length: rows }, (_, index) => rowOf(index < long ? length : 24))
      const full = [102, 68, 34].map(listOf).find((list) => hasRoom(list, shows, headline))
      return full ? [full] : []
    }),
  )
}

const cases = designs.flatMap(([id, shows]) =>
  HEADLINES.flatMap((headline) =>
    fullest(shows, headline).map((items) => ({ id, headline, items })),
  ),
)

/** Words that run out of the pin, into its quiet corner or over the brand line. */
function misplaced(nodes: readonly PinNode[], background: string): string[] {
  const words = nodes.filter((node) => node.kind !== 'text' || node.role !== 'number')
  const canvas = { width: 1000, height: 1500 }
  return layoutFaults(words, { canvas, background, facts: new Map() }).flatMap((fault) =>
    ['margin', 'corner', 'overlap'].includes(fault.rule) ? [`${fault.rule}: ${fault.words}`] : [],
  )
}

test('there are full lists of each design to draw', () => {
  expect(cases.length).toBeGreaterThan(30)
  expect(new Set(cases.map(({ id }) => id)).size).toBe(designs.length)
})

test.each(cases)(
  '$id draws every row of $items.length under "$headline"',
  async ({ id, headline, items }) => {
    const template = findTemplate(id)
    if (!template || !typical) throw new Error(`No template ${id}.`)
    const design = { ...caseDesign(template, typical), headline, items }
    const nodes = await renderer.layoutPin(design, loadCasePicture)
    const rows = nodes.flatMap((node) =>
      node.kind === 'text' && node.role === 'item' ? [node] : [],
    )
    expect(rows.map(({ lines }) => lines.join(' '))).toEqual(items)
    expect(Math.min(...rows.map(({ size }) => size))).toBeGreaterThanOrEqual(36)
    expect(misplaced(nodes, design.colors.background)).toEqual([])
  },
)
