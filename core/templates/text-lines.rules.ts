/**
 * Where a text may break and which breaks look best. A piece never breaks inside; `glued` pieces follow the one before without a space.
 * Japanese breaks between phrases (Intl.Segmenter words, with particles and closing marks kept on the word before).
 */
import { isUnspaced } from './text-direction.rules.ts'

export interface Piece {
  text: string
  glued: boolean
}

const words = new Intl.Segmenter('ja', { granularity: 'word' })
/** What may not stand at a line's start: closing marks, small kana, prolonged sound, particles of one or two kana. */
const clings = /^[、。，．・：；？！ー～）」』】〉》”’,.!?:;)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョ々]|^(の|を|に|へ|が|は|も|と|で|や|か|な|から|まで|より|だけ|する|した|です|ます|たい|しい|い|き|め|さ|み)$/u

export function piecesOf(text: string): Piece[] {
  const spaced = text.normalize('NFC').trim().split(/\s+/u).filter(Boolean)
  return spaced.flatMap((word) => (isUnspaced(word) ? phrasesOf(word) : [{ text: word, glued: false }]))
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
}
export interface MeasuredPiece extends Piece {
  width: number
}

/** As few lines as possible, then the evenest: least sum of squared slack, a lone last word punished. Widths and `room` in one unit. */
export function breakLines(pieces: MeasuredPiece[], space: number, room: number): Line[] {
  const count = greedyCount(pieces, space, room)
  const ideal = widthBetween(pieces, space, [0, pieces.length]) / Math.max(1, count)
  /** ends[i]: the cheapest way to set the first i pieces in as many lines as this round allows. */
  let ends: (Setting | null)[] = [{ cost: 0, from: 0, before: null }, ...pieces.map(() => null)]
  for (let line = 1; line <= count; line++) {
    const before = ends
    ends = ends.map((_, end) => cheapest(before, end, (from) => lineCost({ pieces, space, room, ideal }, from, end)))
  }
  const lines: Line[] = []
  let end = pieces.length
  for (let setting = ends[end] ?? null; setting && end > 0; setting = setting.before) {
    lines.unshift({ text: joined(pieces.slice(setting.from, end)), width: widthBetween(pieces, space, [setting.from, end]) })
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

function cheapest(before: (Setting | null)[], end: number, costOf: (from: number) => number | null): Setting | null {
  let best: Setting | null = null
  for (let from = end - 1; from >= 0; from--) {
    const cost = costOf(from)
    if (cost === null) break
    const earlier = before[from]
    if (earlier && (!best || earlier.cost + cost < best.cost)) best = { cost: earlier.cost + cost, from, before: earlier }
  }
  return best
}

interface Setup {
  pieces: MeasuredPiece[]
  space: number
  room: number
  ideal: number
}

/** Null = too wide for the room. */
function lineCost({ pieces, space, room, ideal }: Setup, from: number, end: number): number | null {
  const width = widthBetween(pieces, space, [from, end])
  if (width > room && end - from > 1) return null
  const isEnd = end === pieces.length
  const lonely = isEnd && end - from === 1 && pieces.length > 2 ? (0.25 * room) ** 2 : 0
  return (width - ideal) ** 2 + lonely + danglingCost(pieces[end - 1]?.text ?? '', isEnd, room)
}

function widthBetween(pieces: MeasuredPiece[], space: number, [from, end]: readonly [number, number]): number {
  let width = 0
  for (let i = from; i < end; i++) width += (pieces[i]?.width ?? 0) + (i > from && !pieces[i]?.glued ? space : 0)
  return width
}

/** A line that ends in a small word reads badly: "that / everyone" rather than "that everyone will". */
function danglingCost(last: string, isEnd: boolean, room: number): number {
  return !isEnd && /^(a|an|the|of|to|in|on|for|and|or|with|your|der|die|das|ein|eine|und|mit|für|de|la|le|les|et|&|\d+)$/iu.test(last) ? (0.3 * room) ** 2 : 0
}

export const joined = (pieces: readonly Piece[]): string => pieces.map((piece, index) => (index > 0 && !piece.glued ? ' ' : '') + piece.text).join('')

function greedyCount(pieces: MeasuredPiece[], space: number, room: number): number {
  let lines = 1
  let width = 0
  for (const piece of pieces) {
    const gap = width === 0 || piece.glued ? 0 : space
    if (width > 0 && width + gap + piece.width > room) {
      lines += 1
      width = piece.width
    } else width += gap + piece.width
  }
  return pieces.length === 0 ? 0 : lines
}
