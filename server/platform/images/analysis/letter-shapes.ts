/** Connected shapes of one tone that may be letters. */
import type { GreyPixels } from './grey-pixels.ts'

/** In pixels of the searched size. */
export interface LetterShape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Mean of the lightest or darkest grey of its rows, 0 to 255. */
  readonly tone: number
  /** Mean length of its rows: about the width of its strokes. */
  readonly stroke: number
}

/** Pixels on each side of one, which its grey is compared with, and the least difference. */
const AROUND = 14
const CONTRAST = 26
const SIZE = { lowest: 6, highest: 90, widest: 8, leastArea: 10 }
/** Of a letter's height and box: a patch is no stroke. */
const STROKE = { most: 0.5, filled: 0.72, narrow: 0.45 }
/** Of the tones of its rows. */
const TONE_SPREAD = 18

/** Those lighter than what is around, and those darker. */
export function letterShapes(greys: GreyPixels): [lighter: LetterShape[], darker: LetterShape[]] {
  const differences = differencesIn(greys)
  return [shapesOf(greys, differences, 1), shapesOf(greys, differences, -1)]
}

/** 1 where a pixel is clearly lighter than the mean around it, -1 where it is darker. */
function differencesIn(greys: GreyPixels): Int8Array {
  const { width, height } = greys
  const signs = new Int8Array(width * height)
  const columns = new Int32Array(width)
  for (let y = 0; y < Math.min(AROUND, height); y++) addRow(columns, greys, { y, times: 1 })
  for (let y = 0; y < height; y++) {
    if (y + AROUND < height) addRow(columns, greys, { y: y + AROUND, times: 1 })
    if (y > AROUND) addRow(columns, greys, { y: y - AROUND - 1, times: -1 })
    const rows = Math.min(height, y + AROUND + 1) - Math.max(0, y - AROUND)
    signRow(signs, greys, { y, columns, rows })
  }
  return signs
}

function addRow(
  columns: Int32Array,
  { width, values }: GreyPixels,
  { y, times }: { y: number; times: 1 | -1 },
): void {
  for (let x = 0; x < width; x++)
    columns[x] = (columns[x] ?? 0) + times * (values[y * width + x] ?? 0)
}

/** `columns`: each summed up over the rows around this one. */
function signRow(
  signs: Int8Array,
  { width, values }: GreyPixels,
  { y, columns, rows }: { y: number; columns: Int32Array; rows: number },
): void {
  let sum = 0
  for (let x = 0; x < Math.min(AROUND, width); x++) sum += columns[x] ?? 0
  for (let x = 0; x < width; x++) {
    if (x + AROUND < width) sum += columns[x + AROUND] ?? 0
    if (x > AROUND) sum -= columns[x - AROUND - 1] ?? 0
    const count = (Math.min(width, x + AROUND + 1) - Math.max(0, x - AROUND)) * rows
    const off = (values[y * width + x] ?? 0) * count - sum
    if (Math.abs(off) > CONTRAST * count) signs[y * width + x] = Math.sign(off)
  }
}

interface Area {
  left: number
  right: number
  top: number
  bottom: number
  pixels: number
  runs: number
  sum: number
  squares: number
}

interface Run {
  readonly from: number
  readonly to: number
  readonly label: number
}

/** Areas by label; those that meet further down share a root. */
interface Labels {
  readonly parents: number[]
  readonly areas: Area[]
}

function shapesOf(greys: GreyPixels, signs: Int8Array, sign: 1 | -1): LetterShape[] {
  const labels: Labels = { parents: [], areas: [] }
  let above: Run[] = []
  for (let y = 0; y < greys.height; y++) {
    let nth = 0
    above = runsIn(signs, { y, width: greys.width, sign }).map(([from, to]) => {
      while ((above[nth]?.to ?? Infinity) < from) nth += 1
      const label = labelOf(labels, { above, nth, from, to })
      addRun(areaOf(labels, label), greys, { from, to, y, sign })
      return { from, to, label }
    })
  }
  return joined(labels).flatMap((area) => shapeOf(area) ?? [])
}

/** The label of the runs above that it touches, corners included, joined to one; else a new one. */
function labelOf(
  { parents }: Labels,
  { above, nth, from, to }: Omit<Run, 'label'> & { above: readonly Run[]; nth: number },
): number {
  let label = -1
  for (let at = nth; at < above.length; at++) {
    const run = above[at]
    if (!run || run.from > to) break
    if (run.to < from) continue
    const root = rootOf(parents, run.label)
    if (label === -1) label = root
    else parents[root] = label
  }
  return label === -1 ? parents.push(parents.length) - 1 : label
}

function areaOf({ areas }: Labels, label: number): Area {
  const known = areas[label]
  if (known) return known
  const area = {
    left: Infinity,
    right: 0,
    top: Infinity,
    bottom: 0,
    pixels: 0,
    runs: 0,
    sum: 0,
    squares: 0,
  }
  areas[label] = area
  return area
}

function runsIn(
  signs: Int8Array,
  { y, width, sign }: { y: number; width: number; sign: number },
): [from: number, to: number][] {
  const runs: [number, number][] = []
  const start = y * width
  let from = -1
  for (let x = 0; x < width; x++) {
    const isInside = signs[start + x] === sign
    if (isInside && from === -1) from = x
    else if (!isInside && from !== -1) {
      runs.push([from, x])
      from = -1
    }
  }
  if (from !== -1) runs.push([from, width])
  return runs
}

function rootOf(parents: number[], label: number): number {
  let root = label
  while (parents[root] !== root) root = parents[root] ?? root
  parents[label] = root
  return root
}

/** Of a row, only its lightest or darkest pixel counts: the edges of thin strokes are blurred. */
function addRun(
  area: Area,
  { width, values }: GreyPixels,
  { from, to, y, sign }: { from: number; to: number; y: number; sign: 1 | -1 },
): void {
  let core = sign === 1 ? 0 : 255
  for (let at = y * width + from; at < y * width + to; at++) {
    const value = values[at] ?? 0
    if (sign === 1 ? value > core : value < core) core = value
  }
  addArea(area, {
    left: from,
    right: to,
    top: y,
    bottom: y,
    pixels: to - from,
    runs: 1,
    sum: core,
    squares: core * core,
  })
}

function addArea(area: Area, other: Area): void {
  area.left = Math.min(area.left, other.left)
  area.right = Math.max(area.right, other.right)
  area.top = Math.min(area.top, other.top)
  area.bottom = Math.max(area.bottom, other.bottom)
  area.pixels += other.pixels
  area.runs += other.runs
  area.sum += other.sum
  area.squares += other.squares
}

/** Those of one root added up. */
function joined({ areas, parents }: Labels): Area[] {
  return areas.filter((area, label) => {
    const root = rootOf(parents, label)
    const whole = areas[root]
    if (root !== label && whole) addArea(whole, area)
    return root === label
  })
}

function shapeOf(area: Area): LetterShape | null {
  const width = area.right - area.left
  const height = area.bottom - area.top + 1
  const isSized =
    height >= SIZE.lowest &&
    height <= SIZE.highest &&
    width <= SIZE.widest * height &&
    area.pixels >= SIZE.leastArea
  if (!isSized) return null
  const stroke = area.pixels / area.runs
  const isStroke =
    stroke <= STROKE.most * height &&
    (width <= STROKE.narrow * height || area.pixels <= STROKE.filled * width * height)
  const tone = area.sum / area.runs
  const spread = Math.sqrt(Math.max(0, area.squares / area.runs - tone * tone))
  if (!isStroke || spread > TONE_SPREAD) return null
  return { x: area.left, y: area.top, width, height, tone, stroke }
}
