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
  const n = pieces.length
  const widthOf = (from: number, to: number): number => {
    let width = 0
    for (let i = from; i < to; i++) width += (pieces[i]?.width ?? 0) + (i > from && !pieces[i]?.glued ? space : 0)
    return width
  }
  const total = widthOf(0, n) / Math.max(1, count)
  /** best[k][i]: cost of setting the first i pieces in k lines. */
  const best: number[][] = Array.from({ length: count + 1 }, () => new Array<number>(n + 1).fill(Infinity))
  const from: number[][] = Array.from({ length: count + 1 }, () => new Array<number>(n + 1).fill(0))
  const at = (k: number, i: number): number => best[k]?.[i] ?? Infinity
  if (best[0]) best[0][0] = 0
  for (let k = 1; k <= count; k++)
    for (let i = 1; i <= n; i++)
      for (let j = i - 1; j >= 0; j--) {
        const width = widthOf(j, i)
        if (width > room && i - j > 1) break
        const lonely = i === n && i - j === 1 && n > 2 ? (0.25 * room) ** 2 : 0
        const cost = at(k - 1, j) + (width - total) ** 2 + lonely + danglingCost(pieces[i - 1]?.text ?? '', i === n, room)
        const row = best[k]
        const source = from[k]
        if (row && source && cost < at(k, i)) {
          row[i] = cost
          source[i] = j
        }
      }
  const lines: Line[] = []
  for (let k = count, i = n; k > 0 && i > 0; k--) {
    const j = from[k]?.[i] ?? 0
    lines.unshift({ text: joined(pieces.slice(j, i)), width: widthOf(j, i) })
    i = j
  }
  return lines
}

/** A line that ends in a small word reads badly: "that / everyone" rather than "that everyone will". */
function danglingCost(last: string, isEnd: boolean, room: number): number {
  return !isEnd && /^(a|an|the|of|to|in|on|for|and|or|with|your|der|die|das|ein|eine|und|mit|für|de|la|le|les|et|&|\d+)$/iu.test(last) ? (0.12 * room) ** 2 : 0
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
