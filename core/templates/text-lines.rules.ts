/**
 * Where a text may break and which breaks look best. A piece never breaks inside; `glued` pieces
 * follow the one before without a space. Japanese breaks between phrases (Intl.Segmenter words,
 * with particles and closing marks kept on the word before).
 */
import { isUnspaced } from './text-direction.rules.ts'

export interface Piece {
  text: string
  glued: boolean
  /** Ends in a hyphen that is shown only at a line's end. */
  isSoft?: boolean
}

const words = new Intl.Segmenter('ja', { granularity: 'word' })
/**
 * What may not stand at a line's start: closing marks, small kana, prolonged sound, particles of
 * one or two kana.
 */
const clings =
  /^[、。，．・：；？！ー～）」』】〉》”’,.!?:;)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョ々]|^(の|を|に|へ|が|は|も|と|で|や|か|な|から|まで|より|だけ|する|した|です|ます|たい|しい|い|き|め|さ|み)$/u

export function piecesOf(text: string): Piece[] {
  const spaced = text.normalize('NFC').trim().split(/\s+/u).filter(Boolean)
  return spaced.flatMap((word) =>
    isUnspaced(word) ? phrasesOf(word) : [{ text: word, glued: false }],
  )
}

function phrasesOf(word: string): Piece[] {
  const out: Piece[] = []
  for (const { segment } of words.segment(word)) {
    const last = out.at(-1)
    const opens = last && /[（「『【〈《“‘(]$/u.test(last.text)
    if (last && (opens || clings.test(segment))) last.text += segment
    else out.push({ text: segment, glued: out.length > 0 })
  }
  return out
}

export interface Line {
  text: string
  width: number
  /** Where they have styles of their own. */
  pieces?: readonly MeasuredPiece[]
}
/** A stretch of a piece in the style of one part. */
export interface PieceRun {
  text: string
  part: number
  width: number
}
export interface MeasuredPiece extends Piece {
  width: number
  /** A line ends behind it. */
  isEnd?: boolean
  /** Where the text has styles of their own: its stretches, the space before it, its relative size. */
  runs?: PieceRun[]
  gap?: number
  gapPart?: number
  scale?: number
}

/** A headline's colon ends its line, and so does a sentence of several words. */
export function withColonEnds(pieces: readonly MeasuredPiece[]): MeasuredPiece[] {
  return pieces.map((piece, index) =>
    index < pieces.length - 1 &&
    (/[\p{L}\p{N})’'"”][:：]$/u.test(piece.text) ||
      (index >= 2 && /\p{Ll}{3}[.!?]["”’]?$/u.test(piece.text)))
      ? { ...piece, isEnd: true }
      : piece,
  )
}

/** A line that stops before the word that it leads to: "Days by a / Mountain Lake". */
export function isDangling(line: string): boolean {
  return /(?:^|\s)(?:an?|the|of|to|by|and|der|die|das|den|dem|ein|eine|einen|einem|einer|und|zu|zum|zur|un|una|une|el|la|le|les|los|las|de|y|et)$/iu.test(
    line,
  )
}

/**
 * As few lines as possible, then the evenest: least sum of squared slack, a lone last word
 * punished. Widths and `room` in one unit.
 */
export function breakLines(pieces: MeasuredPiece[], space: number, room: number): Line[] {
  const count = greedyCount(pieces, space, room)
  const ideal = widthBetween(pieces, space, [0, pieces.length]) / Math.max(1, count)
  /** ends[i]: the cheapest way to set the first i pieces in as many lines as this round allows. */
  let ends: (Setting | null)[] = [{ cost: 0, from: 0, before: null }, ...pieces.map(() => null)]
  const costs = ends.map((_, end) => lineCosts({ pieces, space, room, ideal }, end))
  for (let line = 1; line <= count; line++) {
    const before = ends
    ends = costs.map((ofLines, end) => cheapest(before, end, ofLines))
  }
  const lines: Line[] = []
  let end = pieces.length
  for (let setting = ends[end] ?? null; setting && end > 0; setting = setting.before) {
    lines.unshift({
      text: joined(pieces.slice(setting.from, end)),
      width: widthBetween(pieces, space, [setting.from, end]),
      ...(pieces[setting.from]?.runs && { pieces: pieces.slice(setting.from, end) }),
    })
    end = setting.from
  }
  return lines
}

interface Setting {
  cost: number
  /** Where the last line begins, and how the lines before it are set. */
  from: number
  before: Setting | null
}

function cheapest(
  before: (Setting | null)[],
  end: number,
  costs: readonly number[],
): Setting | null {
  let best: Setting | null = null
  for (const [more, cost] of costs.entries()) {
    const from = end - 1 - more
    const earlier = before[from]
    if (earlier && (!best || earlier.cost + cost < best.cost))
      best = { cost: earlier.cost + cost, from, before: earlier }
  }
  return best
}

interface Setup {
  pieces: MeasuredPiece[]
  space: number
  room: number
  ideal: number
}

/** Of the lines that end before piece `end`, the shortest first, as far as the room allows. */
function lineCosts(setup: Setup, end: number): number[] {
  const costs: number[] = []
  for (let from = end - 1; from >= 0; from--) {
    const cost = lineCost(setup, from, end)
    if (cost === null) break
    costs.push(cost)
  }
  return costs
}

/** Null = too wide for the room. */
function lineCost({ pieces, space, room, ideal }: Setup, from: number, end: number): number | null {
  const width = widthBetween(pieces, space, [from, end])
  if (width > room && end - from > 1) return null
  if (pieces.slice(from, end - 1).some((piece) => piece.isEnd)) return null
  const isEnd = end === pieces.length
  const lonely = isEnd && end - from === 1 && pieces.length > 2 ? (0.25 * room) ** 2 : 0
  return (
    (width - ideal) ** 2 +
    lonely +
    phraseCost(pieces, [from, end], room) +
    (from === 1 ? orphanCost(pieces, room) : 0) +
    (isEnd ? 0 : danglingCost(pieces.slice(from, end), from === 0, room))
  )
}

function widthBetween(
  pieces: MeasuredPiece[],
  space: number,
  [from, end]: readonly [number, number],
): number {
  let width = 0
  for (let i = from; i < end; i++)
    width +=
      (pieces[i]?.width ?? 0) + (i > from && !pieces[i]?.glued ? (pieces[i]?.gap ?? space) : 0)
  return width
}

/** "Grow / a Green Wall" leaves both lines lame. */
function orphanCost([first, second]: readonly MeasuredPiece[], room: number): number {
  return ARTICLE.test(second?.text ?? '') && first?.isEnd !== true ? (0.45 * room) ** 2 : 0
}
const ARTICLE = /^(?:an?|the|der|die|das|den|dem|ein|eine|einen|un|une|una|el|la|le|les|los|las)$/iu

/**
 * A line that ends in a small word reads badly: "that / everyone" rather than "that everyone will".
 */
function danglingCost(line: readonly MeasuredPiece[], isFirst: boolean, room: number): number {
  const last = line.at(-1)?.text ?? ''
  // "Grow a / Green Wall" is still better than "Grow a Green / Wall".
  if (isDangling(last)) return ((isFirst && line.length === 2 ? 0.3 : 0.6) * room) ** 2
  return /^(?:in|on|at|for|or|from|with|your|mit|für|im|am|&|\d+)$/iu.test(last)
    ? (0.3 * room) ** 2
    : 0
}

/** "With Coconut Milk / Made Easy" rather than "With Coconut / Milk Made Easy". */
function phraseCost(
  pieces: readonly MeasuredPiece[],
  [from, end]: readonly [number, number],
  room: number,
): number {
  let cost = 0
  for (let at = from + 1; at < end; at++) {
    if (pieces[at - 1]?.text.endsWith(',')) cost += (0.3 * room) ** 2
    else if (PHRASE_START.test(pieces[at]?.text ?? '')) cost += (0.2 * room) ** 2
  }
  return cost
}
const PHRASE_START =
  /^(?:with|without|made|for|from|mit|ohne|für|aus|avec|sans|pour|con|sin|para)$/iu

export function joined(pieces: readonly Piece[]): string {
  const shown = (piece: Piece, index: number): string =>
    piece.isSoft && index < pieces.length - 1 ? piece.text.slice(0, -1) : piece.text
  return pieces
    .map((piece, index) => (index > 0 && !piece.glued ? ' ' : '') + shown(piece, index))
    .join('')
}

function greedyCount(pieces: MeasuredPiece[], space: number, room: number): number {
  let lines = 1
  let width = 0
  let isEnded = false
  for (const piece of pieces) {
    const gap = width === 0 || piece.glued ? 0 : (piece.gap ?? space)
    if (isEnded || (width > 0 && width + gap + piece.width > room)) {
      lines += 1
      width = piece.width
    } else width += gap + piece.width
    isEnded = piece.isEnd ?? false
  }
  return pieces.length === 0 ? 0 : lines
}
