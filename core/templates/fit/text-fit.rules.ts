/**
 * Sets a text as large as its box allows: bisection over the size, lines broken again at each size.
 */
import { hyphenated } from './hyphenation.rules.ts'
import { isLoneVerb, readsApart } from './line-breaks.rules.ts'
import { directionOf, hasCapitals, isUnspaced } from './text-direction.rules.ts'
import {
  breakInto,
  breakLines,
  countLines,
  isDangling,
  leadsOn,
  piecesOf,
  withColonEnds,
  type Line,
  type MeasuredPiece,
  type Piece,
} from './text-lines.rules.ts'
import { lineRuns, partsOf, styledPieces, type TextPart } from './text-runs.rules.ts'
import type { Box, Measure, TextNode, TextStyle } from '../document/template.model.ts'

export interface FitRequest {
  text: string
  style: TextStyle
  /** The room that the text may use; the node's box is what it really uses. */
  room: Box
  largest: number
  /**
   * Below this a word that is too long is cut with a hyphen rather than set smaller; a word of a headline is set a
   * quarter smaller first.
   */
  smallest: number
  mostLines?: number
  align?: 'left' | 'center' | 'right' | 'end'
  /** Where the lines are in a room that is higher than they are. */
  anchor?: 'top' | 'middle' | 'bottom'
  color: string
  role: TextNode['role']
  /** What the text is made of, where parts of it have styles of their own. */
  parts?: readonly TextPart[]
}

/**
 * `align: 'left'` means the reading start: Arabic and Hebrew begin at the right. `end` is the other
 * side.
 */
export function fitText(request: FitRequest, measure: Measure): TextNode {
  const dir = directionOf(request.text)
  const style = suitable(request.style, request.text)
  const parts = request.parts && shownParts(request, request.parts)
  const shown = parts ? parts.map(({ text }) => text).join('') : inCase(request.text, style)
  const space = measure('n n', style) - measure('nn', style)
  const measured = (pieces: Piece[]): MeasuredPiece[] =>
    parts
      ? styledPieces(pieces, parts, measure)
      : pieces.map((piece) => ({ ...piece, width: measure(piece.text, style) }))
  const setting = (pieces: Piece[]): Setting => ({
    style,
    space,
    pieces: request.role === 'headline' ? withColonEnds(measured(pieces)) : measured(pieces),
  })
  let set = setting(piecesOf(shown))
  let size = largestSize(request, set)
  if (size < leastWhole(request)) {
    const limit = request.room.width / request.smallest
    set = setting(
      set.pieces.flatMap((piece) =>
        hyphenated(plainPiece(piece), limit, widthIn(piece, { parts, style, measure })),
      ),
    )
    size = Math.max(MINIMUM, Math.min(request.smallest, largestSize(request, set)))
  }
  const lines =
    request.role === 'headline' ? bestBroken(request, set, size) : evened(request, set, size)
  const runs = parts && lines.lines.map((line) => lineRuns(line.pieces ?? [], parts, measure))
  return { ...placed(request, { ...lines, style, dir }), ...(runs && { runs }) }
}

/** A name that is cut at its hyphen is read as two. */
const leastWhole = ({ role, smallest }: FitRequest): number =>
  role === 'headline'
    ? Math.min(smallest, Math.max(MIN_HEADLINE, smallest * WHOLE_WORTH))
    : smallest
const WHOLE_WORTH = 0.75

const inCase = (text: string, { uppercase }: TextStyle): string =>
  uppercase ? text.toUpperCase() : text

const shownParts = ({ text }: FitRequest, parts: readonly TextPart[]): TextPart[] =>
  partsOf(text, parts).map((part) => {
    const style = suitable(part.style, text)
    return { ...part, style, text: inCase(part.text, style).normalize('NFC') }
  })

const plainPiece = ({ text, glued, isSoft }: MeasuredPiece): Piece => ({
  text,
  glued,
  ...(isSoft !== undefined && { isSoft }),
})

/** Of a part of a word: in the style that the word begins in. */
function widthIn(
  { runs }: MeasuredPiece,
  { parts, style, measure }: { parts: TextPart[] | undefined; style: TextStyle; measure: Measure },
): (text: string) => number {
  const own = parts?.[runs?.[0]?.part ?? 0]
  return (text) => (own ? measure(text, own.style) * own.scale : measure(text, style))
}

/** In px on a canvas of 1000 (LOOK: how a pin looks). */
export const MIN_HEADLINE = 72

/** A headline may be so much smaller to be broken between its phrases. */
const SMALLER = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64]
/** Of all of its size, beside what its breaks cost. */
const SMALLER_COST = 1.7
/** Below the smallest size that its template wants: worth it for a torn name or a lone small word. */
const BELOW_COST = 0.5
/** Of all of its size: less leaves a panel made for large words empty. */
const LEAST_BELOW = 0.7
/** A line that ends in a small word looks like a mistake at any size. */
const BREAK_COST = {
  dangles: 4,
  leads: 1.6,
  verb: 0.5,
  lost: 0.85,
  apart: 0.3,
  lone: 0.4,
  small: 0.6,
}

/** The largest setting whose lines end where phrases end, each fault weighed against the size. */
function bestBroken(
  request: FitRequest,
  set: Setting,
  size: number,
): { lines: Line[]; size: number } {
  const sizes = SMALLER.map((share) => Math.floor(size * share)).filter(
    (at) =>
      at === size ||
      at >= Math.max(request.smallest, MIN_HEADLINE) ||
      (at >= leastWhole(request) && at >= size * LEAST_BELOW),
  )
  const most = request.mostLines ?? 99
  const settings = sizes.flatMap((at) => {
    const room = request.room.width / at
    const count = countLines(set.pieces, set.space, room)
    return [count, count + 1].map((lines) => ({
      size: at,
      lines: breakInto(lines, set.pieces, { space: set.space, room, keepsNames: true }),
    }))
  })
  // No higher than the largest setting: what is below it keeps its room.
  const room = heightOf(settings[0]?.lines ?? [], size, set.style)
  const fitting = settings.filter(
    ({ lines, size: at }, index) =>
      index === 0 ||
      (lines.length > 0 && lines.length <= most && heightOf(lines, at, set.style) <= room),
  )
  const costOf = (one: (typeof settings)[number]): number =>
    breakCost(one.lines) +
    (1 - one.size / size) * SMALLER_COST +
    (one.size < Math.min(size, request.smallest) ? BELOW_COST : 0)
  return fitting.reduce((best, one) => (costOf(one) < costOf(best) ? one : best))
}

function breakCost(lines: readonly Line[]): number {
  const [before, last] = [lines.slice(0, -1), lines.at(-1)]
  const widest = Math.max(...lines.map(({ width }) => width))
  const isLone =
    lines.length > 2 && last !== undefined && !/\s/u.test(last.text) && last.width < widest * LONE
  const hasStack = before.every(({ text }) => !/\s/u.test(text))
  return (
    lines.reduce((sum, { tear }) => sum + tear, 0) +
    before.filter(({ text }) => isDangling(text)).length * BREAK_COST.dangles +
    before.filter(({ text }) => leadsOn(text)).length * BREAK_COST.leads +
    lines
      .filter((line) => isLostIn(line, lines))
      .reduce((sum, { text }) => sum + BREAK_COST[readsApart(text) ? 'apart' : 'lost'], 0) +
    (isLone && !hasStack ? BREAK_COST.lone : 0) +
    before.filter(({ text }) => isLoneVerb(text)).length * BREAK_COST.verb +
    lines.slice(1).filter(({ text }) => isSmallWord(text)).length * BREAK_COST.small
  )
}

/** "Pie" or "mit", alone below other lines. */
const isSmallWord = (line: string): boolean => /^\P{L}*\p{Script=Latin}{1,3}\P{L}*$/u.test(line)

/**
 * A short word alone between longer lines looks lost: one line fewer, a little smaller, reads
 * better.
 */
const WORTH = 0.72
const LOST = 0.55
/** A last word that is shorter than this share of the longest line. */
const LONE = 0.75
/** Any line that is shorter than this share of the longest. */
const LAME = 0.4

function evened(request: FitRequest, set: Setting, size: number): { lines: Line[]; size: number } {
  const linesAt = (at: number): Line[] => breakLines(set.pieces, set.space, request.room.width / at)
  const first = linesAt(size)
  if (dangles(first)) {
    const better = DANGLING_WORTH.map((share) => Math.floor(size * share))
      .filter((at) => at >= request.smallest)
      .map((at) => ({ lines: linesAt(at), size: at }))
      .find(({ lines }) => lines.length <= first.length && !dangles(lines) && !hasLostWord(lines))
    if (better) return better
  }
  const lines = first
  if (!hasLostWord(lines)) return { lines, size }
  const smaller = largestSize({ ...request, mostLines: lines.length - 1 }, set)
  const other = linesAt(smaller)
  const isBetter =
    smaller >= Math.max(request.smallest, size * WORTH) &&
    other.length < lines.length &&
    !hasLostWord(other)
  return isBetter ? { lines: other, size: smaller } : { lines, size }
}

/** Somewhat smaller words are better than a line that ends in "by a". */
const DANGLING_WORTH = [0.97, 0.94, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.66]
const dangles = (lines: readonly Line[]): boolean =>
  lines.slice(0, -1).some(({ text }) => isDangling(text))

const hasLostWord = (lines: readonly Line[]): boolean => lines.some((line) => isLostIn(line, lines))

function isLostIn({ text, width }: Line, lines: readonly Line[]): boolean {
  if (isUnspaced(text)) return false
  const widest = Math.max(...lines.map((line) => line.width))
  const isShort = lines.length > 2 && width < widest * LOST && !/\s/u.test(text)
  return isShort || (width < widest * LAME && !/[:：]$/u.test(text))
}

/**
 * Under this nothing can be read on a phone; a text that needs less runs over its room, which the
 * tests of every template exclude.
 */
const MINIMUM = 22

function suitable(style: TextStyle, text: string): TextStyle {
  return hasCapitals(text)
    ? style
    : { ...style, uppercase: false, spacing: 0, lineHeight: Math.max(style.lineHeight, 1.22) }
}

interface Setting {
  pieces: MeasuredPiece[]
  style: TextStyle
  /** Width of a space, in em like the pieces'. */
  space: number
}

function largestSize(request: FitRequest, { pieces, style, space }: Setting): number {
  const widest = Math.max(0.001, ...pieces.map((piece) => piece.width))
  let low = 8
  let high = Math.floor(Math.min(request.largest, request.room.width / widest))
  // Which words a line holds matters only if lines differ in height.
  const isStyled = pieces.some(({ runs }) => runs)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const room = request.room.width / middle
    const count = countLines(pieces, space, room)
    const scales = isStyled ? scaleSum(breakLines(pieces, space, room)) : count
    const fits =
      scales * middle * style.lineHeight <= request.room.height &&
      count <= (request.mostLines ?? 99)
    if (fits) low = middle
    else high = middle - 1
  }
  return high < low ? high : low
}

/** A line is as high as the largest of its stretches. */
const heightOf = (lines: readonly Line[], size: number, { lineHeight }: TextStyle): number =>
  scaleSum(lines) * size * lineHeight

const scaleSum = (lines: readonly Line[]): number =>
  lines.reduce((sum, { pieces }) => sum + (pieces ? scaleOf(pieces) : 1), 0)

const scaleOf = (pieces: readonly MeasuredPiece[]): number =>
  Math.max(...pieces.map(({ scale = 1 }) => scale))

function sideOf(asked: NonNullable<FitRequest['align']>, dir: TextNode['dir']): TextNode['align'] {
  if (asked === 'end') return dir === 'rtl' ? 'left' : 'right'
  return asked === 'left' && dir === 'rtl' ? 'right' : asked
}

interface SetText {
  lines: Line[]
  size: number
  style: TextStyle
  dir: 'ltr' | 'rtl'
}

function placed(request: FitRequest, { lines, size, style, dir }: SetText): TextNode {
  const { room } = request
  const height = Math.ceil(heightOf(lines, size, style))
  const width = Math.min(
    room.width,
    Math.ceil(Math.max(0, ...lines.map((line) => line.width)) * size) + 2,
  )
  const align = sideOf(request.align ?? 'left', dir)
  const slackX = room.width - width
  const slackY = room.height - height
  const x = room.x + (align === 'left' ? 0 : align === 'right' ? slackX : slackX / 2)
  const y =
    room.y + (request.anchor === 'bottom' ? slackY : request.anchor === 'middle' ? slackY / 2 : 0)
  const box = { x: Math.round(x), y: Math.round(y), width, height }
  return {
    kind: 'text',
    role: request.role,
    box,
    lines: lines.map((line) => line.text),
    size,
    style,
    color: request.color,
    align,
    dir,
  }
}
