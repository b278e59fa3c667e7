/**
 * Stretches of a text in styles of their own: what each piece of it is made of, how wide each is, and
 * what its lines are made of.
 */
import type { Measure, TextRun, TextStyle } from '../document/template.model.ts'
import type { MeasuredPiece, Piece, PieceRun } from './text-lines.rules.ts'

/** Parts follow each other without a space but those they bring. */
export interface TextPart {
  text: string
  style: TextStyle
  /** Times the size of the text. */
  scale: number
}

const isSpace = (unit: string): boolean => /\s/u.test(unit)
const lettersIn = (text: string): number => Array.from(text).filter((sign) => !isSpace(sign)).length
const ELLIPSIS = '…'

/** The parts of a text that was shortened: as many letters of them as it has. */
export function partsOf(text: string, parts: readonly TextPart[]): TextPart[] {
  const own = parts.map((part) => ({ ...part, text: part.text.normalize('NFC') }))
  const whole = own.map((part) => part.text).join('')
  const plain = text.normalize('NFC').trim()
  const isClipped = plain.endsWith(ELLIPSIS) && !whole.trim().endsWith(ELLIPSIS)
  let left = lettersIn(plain) - Number(isClipped)
  const kept = own.flatMap((part) => {
    if (left <= 0) return []
    const start = startOf(part.text, left)
    left -= lettersIn(start)
    return [{ ...part, text: start }]
  })
  const last = kept.at(-1)
  return last && isClipped
    ? [...kept.slice(0, -1), { ...last, text: last.text.trimEnd() + ELLIPSIS }]
    : kept
}

/** With so many letters, and the spaces between them. */
function startOf(text: string, letters: number): string {
  let left = letters
  let start = ''
  for (const sign of text) {
    if (!isSpace(sign)) left -= 1
    if (left < 0) return start
    start += sign
  }
  return start
}

interface Owners {
  /** Of each code unit that is no space, the part. */
  letters: number[]
  /** Of the space before a letter, the part. */
  spaces: Map<number, number>
}

function ownersOf(parts: readonly TextPart[]): Owners {
  const owners: Owners = { letters: [], spaces: new Map() }
  for (const [part, { text }] of parts.entries())
    for (const unit of text.split('')) {
      const at = owners.letters.length
      if (!isSpace(unit)) owners.letters.push(part)
      else if (!owners.spaces.has(at)) owners.spaces.set(at, part)
    }
  return owners
}

/** Pieces of the joined parts, each with its stretches. */
export function styledPieces(
  pieces: readonly Piece[],
  parts: readonly TextPart[],
  measure: Measure,
): MeasuredPiece[] {
  const owners = ownersOf(parts)
  const spaces = parts.map(
    ({ style, scale }) => (measure('n n', style) - measure('nn', style)) * scale,
  )
  let at = 0
  return pieces.map((piece) => {
    const hyphen = piece.isSoft === true ? 1 : 0
    const length = piece.text.length - hyphen
    const runs = stretchesOf(piece.text, owners.letters.slice(at, at + length)).map(
      ({ text, part }): PieceRun => ({ text, part, width: widthOf(text, parts[part], measure) }),
    )
    const gapPart = owners.spaces.get(at) ?? owners.letters[at] ?? 0
    at += length
    return {
      ...piece,
      width: runs.reduce((sum, run) => sum + run.width, 0),
      runs,
      gap: spaces[gapPart] ?? 0,
      gapPart,
      scale: Math.max(0, ...runs.map(({ part }) => parts[part]?.scale ?? 1)),
    }
  })
}

const widthOf = (text: string, part: TextPart | undefined, measure: Measure): number =>
  part ? measure(text, part.style) * part.scale : 0

/** What is left over, such as a hyphen, goes with what is before it. */
function stretchesOf(text: string, owners: readonly number[]): Omit<PieceRun, 'width'>[] {
  const runs: Omit<PieceRun, 'width'>[] = []
  for (const [at, unit] of text.split('').entries()) {
    const last = runs.at(-1)
    const part = owners[at] ?? last?.part ?? 0
    if (last?.part === part) last.text += unit
    else runs.push({ text: unit, part })
  }
  return runs
}

/** A soft hyphen shows at the line's end only. Spaces between two parts are stretches themselves. */
export function lineRuns(
  pieces: readonly MeasuredPiece[],
  parts: readonly TextPart[],
  measure: Measure,
): TextRun[] {
  const runs: PieceRun[] = []
  const add = (run: PieceRun): void => {
    const last = runs.at(-1)
    if (last?.part === run.part && last.text.trim() !== '') {
      last.text += run.text
      last.width += run.width
    } else runs.push({ ...run })
  }
  for (const [index, piece] of pieces.entries()) {
    const own = shownRuns(piece, index === pieces.length - 1, { parts, measure })
    const { gapPart = 0, gap = 0 } = piece
    if (index > 0 && !piece.glued) {
      const space = { text: ' ', part: gapPart, width: gap }
      if (runs.at(-1)?.part === gapPart && own[0]?.part === gapPart) add(space)
      else runs.push(space)
    }
    own.forEach(add)
  }
  return runs.flatMap(({ part, text, width }) => {
    const own = parts[part]
    return own ? [{ style: own.style, scale: own.scale, part, text, width }] : []
  })
}

function shownRuns(
  { runs = [], isSoft }: MeasuredPiece,
  isLast: boolean,
  { parts, measure }: { parts: readonly TextPart[]; measure: Measure },
): PieceRun[] {
  const last = runs.at(-1)
  if (isLast || isSoft !== true || !last) return runs
  const text = last.text.slice(0, -1)
  const whole = { ...last, text, width: widthOf(text, parts[last.part], measure) }
  return text === '' ? runs.slice(0, -1) : [...runs.slice(0, -1), whole]
}
