/** Sets a text as large as its box allows: bisection over the size, lines broken anew at each size. */
import { directionOf, hasCapitals } from './text-direction.rules.ts'
import { breakLines, piecesOf, type Line, type MeasuredPiece, type Piece } from './text-lines.rules.ts'
import type { Box, Measure, TextNode, TextStyle } from './template.model.ts'

export interface FitRequest {
  text: string
  style: TextStyle
  /** The room that the text may use; the node's box is what it really uses. */
  room: Box
  largest: number
  /** Below this a word that is too long is cut with a hyphen rather than set smaller. */
  smallest: number
  mostLines?: number
  align?: 'left' | 'center' | 'right'
  /** Where the lines stand in a room that is higher than they are. */
  anchor?: 'top' | 'middle' | 'bottom'
  color: string
  role: TextNode['role']
}

/** `align: 'left'` means the reading start: Arabic and Hebrew stand at the right. */
export function fitText(request: FitRequest, measure: Measure): TextNode {
  const dir = directionOf(request.text)
  const style = suitable(request.style, request.text)
  const shown = style.uppercase ? request.text.toLocaleUpperCase() : request.text
  const set = (pieces: Piece[]) => measured(pieces, style, measure)
  let pieces = set(piecesOf(shown))
  const space = measure('n n', style) - measure('nn', style)
  let size = largestSize(request, style, pieces, space)
  if (size < request.smallest) {
    const limit = request.room.width / request.smallest
    pieces = set(piecesOf(shown).flatMap((piece) => hyphenated(piece, limit, (text) => measure(text, style))))
    size = Math.max(MINIMUM, Math.min(request.smallest, largestSize(request, style, pieces, space)))
  }
  return placed(request, { lines: breakLines(pieces, space, request.room.width / size), size, style, dir })
}

/** Under this nothing can be read on a phone; a text that needs less runs over its room, which the tests of every template exclude. */
const MINIMUM = 22

function suitable(style: TextStyle, text: string): TextStyle {
  return hasCapitals(text) ? style : { ...style, uppercase: false, spacing: 0, lineHeight: Math.max(style.lineHeight, 1.22) }
}

const measured = (pieces: Piece[], style: TextStyle, measure: Measure): MeasuredPiece[] => pieces.map((piece) => ({ ...piece, width: measure(piece.text, style) }))

function largestSize(request: FitRequest, style: TextStyle, pieces: MeasuredPiece[], space: number): number {
  const widest = Math.max(0.001, ...pieces.map((piece) => piece.width))
  let low = 8
  let high = Math.floor(Math.min(request.largest, request.room.width / widest))
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const lines = breakLines(pieces, space, request.room.width / middle)
    const fits = lines.length * middle * style.lineHeight <= request.room.height && lines.length <= (request.mostLines ?? 99)
    if (fits) low = middle
    else high = middle - 1
  }
  return high < low ? high : low
}

interface Setting {
  lines: Line[]
  size: number
  style: TextStyle
  dir: 'ltr' | 'rtl'
}

function placed(request: FitRequest, { lines, size, style, dir }: Setting): TextNode {
  const { room } = request
  const height = Math.ceil(lines.length * size * style.lineHeight)
  const width = Math.min(room.width, Math.ceil(Math.max(0, ...lines.map((line) => line.width)) * size) + 2)
  const asked = request.align ?? 'left'
  const align = asked === 'left' && dir === 'rtl' ? 'right' : asked
  const slackX = room.width - width
  const slackY = room.height - height
  const x = room.x + (align === 'left' ? 0 : align === 'right' ? slackX : slackX / 2)
  const y = room.y + (request.anchor === 'bottom' ? slackY : request.anchor === 'middle' ? slackY / 2 : 0)
  const box = { x: Math.round(x), y: Math.round(y), width, height }
  return { kind: 'text', role: request.role, box, lines: lines.map((line) => line.text), size, style, color: request.color, align, dir }
}

/** Cuts a word wider than `limit` (in em) near its middle, between vowel and consonant so that it can be spoken. */
function hyphenated(piece: Piece, limit: number, widthOf: (text: string) => number): Piece[] {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(piece.text)].map((part) => part.segment)
  if (letters.length < 8 || widthOf(piece.text) <= limit) return [piece]
  const middle = letters.length / 2
  const isVowel = (letter = '') => /[aeiouyäöüáéíóúàèìòùâêîôûåæøœ]/iu.test(letter)
  const cuts = letters.map((_, index) => index).filter((index) => index >= 3 && index <= letters.length - 3)
  const cost = (index: number) => Math.abs(index - middle) + (isVowel(letters[index - 2]) && !isVowel(letters[index - 1]) && !isVowel(letters[index]) ? 0 : isVowel(letters[index - 1]) && !isVowel(letters[index]) ? 1 : 3)
  const cut = cuts.toSorted((a, b) => cost(a) - cost(b))[0] ?? Math.round(middle)
  const head = { text: `${letters.slice(0, cut).join('')}-`, glued: piece.glued }
  const tail = { text: letters.slice(cut).join(''), glued: true }
  return [...hyphenated(head, limit, widthOf), ...hyphenated(tail, limit, widthOf)]
}
