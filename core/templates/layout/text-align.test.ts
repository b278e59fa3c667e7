import { expect, test } from 'vitest'
import { testDesign, testTemplate, type Doc } from './layout.builder.ts'
import { layoutTemplate } from './template-layout.ts'

const ROOM = { x: 100, y: 100, width: 800, height: 400 }

/** The side of its room that a text touches, and the side to which its lines are set. */
function sideOf(words: string, over: Doc): [string, string] {
  const layer = {
    id: 'words',
    kind: 'text',
    role: 'kicker',
    parts: [{ text: words }],
    color: 'text',
    fit: { largest: 50, smallest: 40, lines: 1 },
    box: ROOM,
    ...over,
  }
  const [node] = layoutTemplate(testTemplate([layer]), {
    design: testDesign(),
    pictures: [],
    logo: null,
    measure: (piece) => piece.length * 0.5,
  })
  if (node?.kind !== 'text') throw new Error('No text.')
  const { x, width } = node.box
  const side = x === 100 ? 'left' : x + width === 900 ? 'right' : 'middle'
  return [side, node.align]
}

const ARABIC = 'وصفات الشتاء'

test.each([
  ['Winter', {}, 'left'],
  [ARABIC, {}, 'right'],
  ['Winter', { alignEnd: true }, 'right'],
  [ARABIC, { alignEnd: true }, 'left'],
  ['Winter', { align: 'centre', alignEnd: true }, 'right'],
  ['Winter', { align: 'centre', alignEnd: false }, 'middle'],
])('%s with %o is set to the %s', (words, over, side) => {
  expect(sideOf(words, over)).toEqual([side, side === 'middle' ? 'center' : side])
})

test('words with a highlighted part are set to the end too', () => {
  const parts = [{ text: 'Winter ' }, { text: 'soup', style: { highlight: { color: 'accent' } } }]
  const nodes = layoutTemplate(
    testTemplate([
      {
        id: 'words',
        kind: 'text',
        role: 'kicker',
        parts,
        color: 'text',
        alignEnd: true,
        fit: { largest: 50, smallest: 50, lines: 1 },
        box: ROOM,
      },
    ]),
    { design: testDesign(), pictures: [], logo: null, measure: (piece) => piece.length * 0.5 },
  )
  const marks = nodes.flatMap((node) => (node.kind === 'fill' ? [node.box] : []))
  expect(marks).toHaveLength(1)
  const [mark] = marks
  // its padding reaches over the room
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeGreaterThanOrEqual(900)
})
