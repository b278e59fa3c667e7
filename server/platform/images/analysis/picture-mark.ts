/**
 * The name of a site or a photographer in the lower right corner of a picture: letters of one tone
 * and one thickness in a row. A crop keeps all of it or none.
 */
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { strokesIn, type Greys, type Stroke } from './thin-strokes.ts'

interface Pixels {
  readonly width: number
  readonly height: number
  /** Three bytes each. */
  readonly rgb: Uint8Array
}

/** The part that is searched, as fractions of the picture. */
const CORNER = { left: 0.7, top: 0.8 }
/**
 * Letters of one word: how much they may differ, and how far apart they may be, in heights of one.
 */
const WORD = { tone: 10, thickness: 0.9, times: 2.2, off: 0.6, gap: 1.6 }
/** So many letters in a row are no chance; of two rows one below the other, fewer are enough. */
const LETTERS = { alone: 6, stacked: 4 }
/** One row below another: heights of a letter, shared width, and difference of tone. */
const STACK = { nearest: 0.9, farthest: 2.6, shared: 0.7, times: 1.6 }
/** A frame or the dots of letters around the rows, in heights of a letter. */
const PADDING = 0.8

/**
 * Of 146 pictures of blogs with such a name, 95 are found. Of 337 others, 15 are taken to have one:
 * 12 drawn pages with words or a logo there, and 3 photos (a package, rice, a meadow).
 */
export function markIn(picture: Pixels): PictureFacts['mark'] {
  const x = Math.floor(picture.width * CORNER.left)
  const y = Math.floor(picture.height * CORNER.top)
  const greys = greysFrom(picture, x, y)
  const rows = strokesIn(greys)
    .map((strokes) => markRows(strokes))
    .find((found) => found.length > 0)
  if (!rows) return undefined
  const letters = rows.flat()
  const padding = PADDING * Math.max(...letters.map(({ height }) => height))
  const left = x + Math.min(...letters.map((letter) => letter.x)) - padding
  const top = y + Math.min(...letters.map((letter) => letter.y)) - padding
  const right = x + Math.max(...letters.map((letter) => letter.x + letter.width)) + padding
  const bottom = y + Math.max(...letters.map((letter) => letter.y + letter.height)) + padding
  const [from, to] = [left / picture.width, Math.min(1, right / picture.width)]
  const [high, low] = [top / picture.height, Math.min(1, bottom / picture.height)]
  return {
    x: rounded(from),
    y: rounded(high),
    width: rounded(to - from),
    height: rounded(low - high),
  }
}

const rounded = (value: number): number => Math.floor(value * 1000) / 1000

function greysFrom({ width, height, rgb }: Pixels, left: number, top: number): Greys {
  const part = { width: width - left, height: height - top }
  const values = Float32Array.from({ length: part.width * part.height }, (_, at) => {
    const from = ((top + Math.floor(at / part.width)) * width + left + (at % part.width)) * 3
    return 0.299 * (rgb[from] ?? 0) + 0.587 * (rgb[from + 1] ?? 0) + 0.114 * (rgb[from + 2] ?? 0)
  })
  return { ...part, values }
}

/** The rows of letters; none where there are too few for a name. */
function markRows(strokes: readonly Stroke[]): Stroke[][] {
  const rows = strokes
    .map((stroke) => rowOf(stroke, strokes))
    .filter((row) => row.length >= LETTERS.stacked)
  return rows.some(
    (row) => row.length >= LETTERS.alone || rows.some((other) => isBelow(other, row)),
  )
    ? rows
    : []
}

/** The letters beside one, as far as they follow each other. */
function rowOf(letter: Stroke, strokes: readonly Stroke[]): Stroke[] {
  let row: Stroke[] = []
  let longest: Stroke[] = []
  for (const next of strokes
    .filter((other) => isOfWord(letter, other))
    .toSorted((a, b) => a.x - b.x)) {
    const last = row.at(-1)
    const isApart = last && next.x - (last.x + last.width) > WORD.gap * letter.height
    row = isApart ? [next] : [...row, next]
    if (row.length > longest.length) longest = row
  }
  return longest
}

const isOfWord = (one: Stroke, other: Stroke): boolean =>
  Math.abs(one.tone - other.tone) <= WORD.tone &&
  Math.abs(one.thickness - other.thickness) <= WORD.thickness &&
  isAlike(one.height, other.height, WORD.times) &&
  Math.abs(middleOf(one) - middleOf(other)) <= WORD.off * one.height

const isAlike = (one: number, other: number, times: number): boolean =>
  other <= one * times && other >= one / times

const middleOf = ({ y, height }: Pick<Stroke, 'y' | 'height'>): number => y + height / 2

function isBelow(lower: readonly Stroke[], upper: readonly Stroke[]): boolean {
  const [one, other] = [boxOf(upper), boxOf(lower)]
  const down = middleOf(other) - middleOf(one)
  const shared = Math.min(one.right, other.right) - Math.max(one.x, other.x)
  return (
    down > STACK.nearest * one.height &&
    down < STACK.farthest * one.height &&
    isAlike(one.height, other.height, STACK.times) &&
    Math.abs(one.tone - other.tone) <= WORD.tone &&
    shared > STACK.shared * Math.max(one.right - one.x, other.right - other.x)
  )
}

/** Of a row: its ends, and what its letters are in the middle. */
function boxOf(
  row: readonly Stroke[],
): Pick<Stroke, 'x' | 'y' | 'height' | 'tone'> & { right: number } {
  const middle = row.toSorted((a, b) => a.height - b.height)[Math.floor(row.length / 2)]
  return {
    x: Math.min(...row.map(({ x }) => x)),
    right: Math.max(...row.map(({ x, width }) => x + width)),
    y: middle?.y ?? 0,
    height: middle?.height ?? 0,
    tone: middle?.tone ?? 0,
  }
}
