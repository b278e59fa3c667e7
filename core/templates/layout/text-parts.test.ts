/** Texts whose parts have styles of their own, and texts on a circle. */
import { describe, expect, test } from 'vitest'
import { layoutFaults } from '../choice/layout-faults.ts'
import type { Box, LayoutInput, PinNode, TextNode } from '../document/template.model.ts'
import { testDesign, testTemplate, type Doc } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'

const asked = new Set<string>()
const input = (headline: string): LayoutInput => ({
  design: testDesign({ headline }),
  pictures: [],
  logo: null,
  measure: (piece, { weight, isItalic }) => {
    asked.add(`${piece} ${weight}${isItalic ? ' italic' : ''}`)
    // bold letters are wider
    return Array.from(piece).length * (weight > 600 ? 0.6 : 0.5)
  },
})

const box: Box = { x: 100, y: 100, width: 800, height: 600 }

function draw(layer: Doc, headline = 'calm kitchens for families'): PinNode[] {
  const words: Doc = {
    id: 'words',
    kind: 'text',
    role: 'headline',
    box,
    color: 'text',
    fit: { largest: 100, smallest: 72 },
    parts: [{ text: '{headline}' }],
    ...layer,
  }
  return layoutTemplate(testTemplate([words]), input(headline))
}

function textOf(nodes: PinNode[]): TextNode {
  const text = nodes.find((node) => node.kind === 'text')
  if (!text) throw new Error('No text was drawn.')
  return text
}
const runsOf = (nodes: PinNode[]): string[][] =>
  (textOf(nodes).runs ?? []).map((line) => line.map(({ text, part }) => `${part}:${text}`))
const rulesOf = (nodes: PinNode[]) =>
  layoutFaults(nodes, {
    canvas: { width: 1000, height: 1500 },
    facts: new Map(),
    background: '#ffffff',
  }).map(({ rule }) => rule)

describe('parts of a text', () => {
  test('without a style of their own make no runs', () => {
    expect(textOf(draw({ parts: [{ text: 'Twelve ' }, { text: '{headline}' }] })).runs).toBe(
      undefined,
    )
  })

  test('keep their stretches over lines, words and spaces', () => {
    const nodes = draw({
      parts: [
        { text: 'Twelve ca', style: { weight: 900 } },
        { text: 'lm kitchens ', style: { italic: true } },
        { text: 'for families' },
      ],
    })
    const { lines } = textOf(nodes)
    expect(runsOf(nodes).map((line) => line.map((run) => run.slice(2)).join(''))).toEqual(lines)
    expect(runsOf(nodes)[0]?.slice(0, 2)).toEqual(['0:Twelve ca', '1:lm'])
  })

  test('are measured in their own style', () => {
    asked.clear()
    draw({
      parts: [
        { text: 'Twelve ', style: { weight: 900 } },
        { text: 'calm', style: { italic: true } },
      ],
    })
    expect(asked).toContain('Twelve 900')
    expect([...asked].some((ask) => /^calm \d+ italic$/u.test(ask))).toBe(true)
    expect(asked).not.toContain('calm 900')
  })

  test('that are larger leave less room for the others', () => {
    const sizeAt = (size: number): number =>
      textOf(
        draw({
          fit: { largest: 400, smallest: 20, lines: 1 },
          parts: [{ text: 'Twelve ', style: { size } }, { text: 'kitchens' }],
        }),
      ).size
    expect(sizeAt(2)).toBeLessThan(sizeAt(1))
    expect(sizeAt(0.5)).toBeGreaterThan(sizeAt(1))
  })

  test('make their line as high as the largest of them', () => {
    const height = (size: number): number =>
      textOf(
        draw({
          fit: { largest: 72, smallest: 72 },
          parts: [{ text: 'A ', style: { size } }, { text: 'b' }],
        }),
      ).box.height
    expect(Math.abs(height(2) - 2 * height(1))).toBeLessThanOrEqual(1)
    expect(height(0.5)).toBe(height(1))
  })

  test('are shortened with their text', () => {
    const nodes = draw(
      {
        box: { ...box, height: 180 },
        parts: [{ text: '{headline}' }, { text: ' and more', style: { italic: true } }],
      },
      'a headline that is far too long for a place as small as this one here',
    )
    const text = textOf(nodes)
    expect(text.shortened).toBeDefined()
    expect(text.runs?.map((line) => line.map((run) => run.text).join(''))).toEqual(text.lines)
    expect(text.runs?.flat().at(-1)?.text.endsWith('…')).toBe(true)
  })

  test('with fewer letters than a capital needs stay whole: ß becomes SS', () => {
    const nodes = draw({
      parts: [
        { text: 'Süße ', style: { uppercase: true } },
        { text: 'Grüße', style: { italic: true } },
      ],
    })
    expect(runsOf(nodes).flat().join('|')).toContain('0:SÜSSE')
    expect(runsOf(nodes).flat().at(-1)).toBe('1:Grüße')
  })

  test('under the least size are named', () => {
    const part = (size: number): Doc => ({
      role: 'kicker',
      fit: { largest: 60, smallest: 60 },
      parts: [{ text: 'Large ' }, { text: 'small', style: { size } }],
    })
    expect([rulesOf(draw(part(0.6))), rulesOf(draw(part(0.5)))]).toEqual([[], ['small']])
  })
})

describe('a highlight', () => {
  const lines = (over: Doc = {}): PinNode[] =>
    draw({ style: { highlight: { color: '#222222', padding: 0.2, radius: 0.3 } }, ...over })

  test('lies behind each line by itself, under the words', () => {
    const nodes = lines()
    const text = textOf(nodes)
    const fills = nodes.filter(({ kind }) => kind === 'fill')
    expect(fills).toHaveLength(text.lines.length)
    expect(nodes.at(-1)).toBe(text)
    for (const [at, { box: place }] of fills.entries()) {
      const lineHeight = text.size * text.style.lineHeight
      const middle = text.box.y + (at + 0.5) * lineHeight
      expect(Math.abs(place.y + place.height / 2 - middle)).toBeLessThan(1.5)
    }
  })

  test('is the ground that its words are read on', () => {
    expect(rulesOf(lines())).toEqual(['contrast'])
    expect(rulesOf(lines({ color: '#ffffff' }))).toEqual([])
  })

  test('of one part is as wide as that part', () => {
    const nodes = draw({
      fit: { largest: 80, smallest: 72, lines: 1 },
      parts: [
        { text: 'Ab ' },
        { text: 'cd', style: { highlight: { color: '#ffee00', padding: 0 } } },
      ],
    })
    const [fill] = nodes
    const text = textOf(nodes)
    const line = text.runs?.[0] ?? []
    expect(line.map((run) => run.text)).toEqual(['Ab', ' ', 'cd'])
    const [first = 0, gap = 0, second = 0] = line.map(({ width }) => width * text.size)
    expect(fill?.box).toMatchObject({
      x: Math.round(text.box.x + first + gap),
      width: Math.round(second),
    })
  })

  test('is at the other side of words that are read from the right', () => {
    const part = { style: { highlight: { color: '#ffee00', padding: 0 } } }
    const nodes = draw({
      fit: { largest: 80, smallest: 72, lines: 1 },
      parts: [{ text: 'أفضل ', ...part }, { text: 'وصفات' }],
    })
    const text = textOf(nodes)
    const [fill] = nodes
    expect((fill?.box.x ?? 0) + (fill?.box.width ?? 0)).toBe(text.box.x + text.box.width)
  })
})

test('letters with a bold outline are read on it, hollow ones by it', () => {
  const outlined = (outline: Doc): PinNode[] => draw({ color: '#f4f4f4', style: { outline } })
  expect(rulesOf(outlined({ color: '#111111', width: 0.06 }))).toEqual([])
  expect(rulesOf(outlined({ color: '#111111', width: 0.01 }))).toEqual(['contrast'])
  expect(rulesOf(outlined({ color: '#dddddd', width: 0.06 }))).toEqual(['contrast'])
  expect(rulesOf(outlined({ color: '#111111', width: 0.01, hollow: true }))).toEqual([])
})

describe('words on a circle', () => {
  const seal = (curve: number, over: Doc = {}): TextNode =>
    textOf(draw({ role: 'kicker', curve, fit: { largest: 300, smallest: 36 }, ...over }))

  test.each([60, 120, 200, 320, -60, -200])('fill their room at %d degrees', (curve) => {
    const { box: place, lines } = seal(curve)
    expect(lines).toEqual(['calm kitchens for families'])
    expect(place.width).toBeLessThanOrEqual(box.width + 1)
    expect(place.height).toBeLessThanOrEqual(box.height + 1)
    expect(Math.max(place.width / box.width, place.height / box.height)).toBeGreaterThan(0.95)
  })

  test('are no larger than asked, and never a picture larger than two pins', () => {
    expect(seal(90, { fit: { largest: 40, smallest: 36 } }).size).toBe(40)
    const huge = { x: -9_000, y: -9_000, width: 20_000, height: 20_000 }
    const { box: place } = seal(200, { box: huge, fit: { largest: 20_000, smallest: 36 } })
    expect(Math.max(place.width, place.height)).toBeLessThanOrEqual(2_001)
  })

  test('do not touch what is inside their round', () => {
    const middle: TextNode = {
      ...seal(0),
      lines: ['30'],
      box: { x: 460, y: 360, width: 80, height: 80 },
    }
    expect(rulesOf([seal(320), middle])).toEqual([])
    const below = { ...middle, box: { ...middle.box, y: 110 } }
    expect(rulesOf([seal(320), below])).toEqual(['overlap'])
  })
})
