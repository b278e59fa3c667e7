/** Shapes that follow each other on one line as the letters of words do. */
import type { LetterShape } from './letter-shapes.ts'

/** In pixels of the searched size. */
export interface LetterLine {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Letters of one line: how much they may differ, and how far apart they may be, in heights of one.
 */
const LINE = { tone: 12, stroke: 1.9, times: 2.6, shared: 0.5, gap: 1.4 }
/** Ends on the line: up to so much of the tallest letter off it. */
const LOW = 0.12
/** Of the middle letter's height: more is a pattern, no line. */
const TALLEST = 2.4
/**
 * The fewer letters, the more alike their tones are; where letters are many, a line may be turned a
 * little.
 */
const SURE = [
  { shapes: 5, tones: 2.5, low: 0.86 },
  { shapes: 6, tones: 3, low: 0.86 },
  { shapes: 7, tones: 3.5, low: 0.86 },
  { shapes: 9, tones: 4, low: 0.6 },
]

/** More are a texture. Each may be compared with all of the others. */
const MAX_SHAPES = 3_000

export function letterLines(shapes: readonly LetterShape[]): LetterLine[] {
  if (shapes.length > MAX_SHAPES) return []
  const sorted = shapes.toSorted((a, b) => a.x - b.x)
  const used = new Set<LetterShape>()
  const lines: LetterLine[] = []
  for (const [at, first] of sorted.entries()) {
    if (used.has(first)) continue
    const line = lineFrom(sorted, at)
    if (!isSure(line)) continue
    for (const shape of line) used.add(shape)
    lines.push(boxOf(line))
  }
  return lines
}

function lineFrom(sorted: readonly LetterShape[], start: number): LetterShape[] {
  const line: LetterShape[] = []
  for (let at = start; at < sorted.length; at++) {
    const [next, first, last] = [sorted[at], line[0], line.at(-1)]
    if (!next) break
    if (!first || !last) line.push(next)
    else if (next.x - (last.x + last.width) > LINE.gap * first.height) break
    else if (follows(next, last, first)) line.push(next)
  }
  return line
}

function follows(next: LetterShape, last: LetterShape, first: LetterShape): boolean {
  const shared = Math.min(next.y + next.height, last.y + last.height) - Math.max(next.y, last.y)
  return (
    next.x >= last.x + last.width / 2 &&
    Math.abs(next.tone - first.tone) <= LINE.tone &&
    isAlike(next.stroke, first.stroke, LINE.stroke) &&
    isAlike(next.height, first.height, LINE.times) &&
    shared >= LINE.shared * Math.min(next.height, last.height)
  )
}

const isAlike = (one: number, other: number, times: number): boolean =>
  other <= one * times && other >= one / times

function isSure(line: readonly LetterShape[]): boolean {
  const [least] = SURE
  if (line.length < (least?.shapes ?? 0)) return false
  if (boxOf(line).height > TALLEST * middleOf(line.map(({ height }) => height))) return false
  const [tones, low] = [deviationOf(line.map(({ tone }) => tone)), shareOnLine(line)]
  return SURE.some((rule) => line.length >= rule.shapes && tones <= rule.tones && low >= rule.low)
}

function shareOnLine(line: readonly LetterShape[]): number {
  const lows = line.map(({ y, height }) => y + height)
  const off = Math.max(1, LOW * Math.max(...line.map(({ height }) => height)))
  const middle = middleOf(lows)
  return lows.filter((low) => Math.abs(low - middle) <= off).length / lows.length
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function boxOf(line: readonly LetterShape[]): LetterLine {
  const x = Math.min(...line.map((letter) => letter.x))
  const y = Math.min(...line.map((letter) => letter.y))
  const right = Math.max(...line.map((letter) => letter.x + letter.width))
  const bottom = Math.max(...line.map((letter) => letter.y + letter.height))
  return { x, y, width: right - x, height: bottom - y }
}
