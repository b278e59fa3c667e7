/**
 * The things in a picture, as boxes: connected areas whose colour is none of those that run round
 * its border. Shadows count little, since a thing is recognised by its hue before its light. A picture
 * without such areas (a landscape, a pattern) has none, and that is no fault.
 */
import { converter } from 'culori'
import { MAX_OBJECTS, type PictureFacts } from '#core/templates/document/picture-facts.schema.ts'

export interface SmallPicture {
  width: number
  height: number
  /** Three bytes a pixel. */
  rgb: Uint8Array
}

/** Small enough that grain and texture are gone. */
const EDGE = 96
const RING = 3
/** Light weighs less than hue: else every shadow would be a thing. */
const LIGHT = 0.45
const GROUNDS = 5
/** A colour that holds less of the border belongs to a thing that the border cuts. */
const MIN_GROUND = 0.14
const ROUNDS = 8
const MIN_DISTANCE = 0.045
/** Of the picture's area: smaller is a crumb, larger is the ground itself. */
const AREA = { least: 0.006, most: 0.7 }

type Lab = readonly [number, number, number]
const toOklab = converter('oklab')

/** Largest first. */
export function objectsIn(small: LabCells): PictureFacts['objects'] {
  const distances = distancesFromGround(small)
  const least = Math.max(MIN_DISTANCE, splitOf(distances) * 0.9)
  const mask = Uint8Array.from(distances, (value) => (value > least ? 1 : 0))
  const clean = [true, false, false, true].reduce<Uint8Array>(
    (cells, grows) => grownBy(cells, small, grows),
    mask,
  )
  const found = areasOf(clean, small).filter(({ share }) => share >= AREA.least)
  if (found.some(({ share }) => share > AREA.most)) return []
  const round = (value: number): number => Math.round(value * 1000) / 1000
  return found
    .toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
    .slice(0, MAX_OBJECTS)
    .map(({ box }) => ({
      x: round(box.x),
      y: round(box.y),
      width: round(box.width),
      height: round(box.height),
    }))
}

export interface LabCells {
  width: number
  height: number
  colors: Lab[]
}

/** Every cell is the mean of the pixels that it represents. */
export function labCellsOf({ width, height, rgb }: SmallPicture): LabCells {
  const scale = Math.min(1, EDGE / Math.max(width, height))
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const sums = Array.from(
    { length: size.width * size.height },
    () => [0, 0, 0, 0] as [number, number, number, number],
  )
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell =
        sums[
          Math.floor((y * size.height) / height) * size.width + Math.floor((x * size.width) / width)
        ]
      const from = (y * width + x) * 3
      if (!cell) continue
      for (const channel of [0, 1, 2] as const) cell[channel] += rgb[from + channel] ?? 0
      cell[3] += 1
    }
  const colors = sums.map(([r, g, b, count]): Lab => {
    const {
      l,
      a,
      b: blue,
    } = toOklab({ mode: 'rgb', r: r / count / 255, g: g / count / 255, b: b / count / 255 })
    return [l * LIGHT, a, blue]
  })
  return { ...size, colors }
}

const apart = (one: Lab, other: Lab): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2

/** How far each cell's colour is from the nearest colour of the ground. */
function distancesFromGround({ width, height, colors }: LabCells): number[] {
  const ring = colors.filter((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return Math.min(x, y, width - 1 - x, height - 1 - y) < RING
  })
  const grounds = groundsOf(ring)
  return colors.map((color) =>
    Math.sqrt(Math.min(...grounds.map((ground) => apart(ground, color)))),
  )
}

/** k-means over the border, begun at the colours that are farthest apart. */
function groundsOf(ring: readonly Lab[]): Lab[] {
  let centres: Lab[] = [meanOf(ring)]
  while (centres.length < GROUNDS) {
    const gap = (color: Lab): number => Math.min(...centres.map((centre) => apart(centre, color)))
    centres.push(ring.reduce((best, color) => (gap(color) > gap(best) ? color : best)))
  }
  let parts: Lab[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const now = centres
    parts = now.map(() => [])
    for (const color of ring) parts[nearest(now, color)]?.push(color)
    centres = now.map((centre, index) => (parts[index]?.length ? meanOf(parts[index]) : centre))
  }
  const large = centres.filter((_, index) => (parts[index]?.length ?? 0) / ring.length > MIN_GROUND)
  return large.length > 0 ? large : centres
}

const meanOf = (colors: readonly Lab[]): Lab => {
  const sum = (channel: 0 | 1 | 2): number =>
    colors.reduce((total, color) => total + color[channel], 0) / colors.length
  return [sum(0), sum(1), sum(2)]
}

const nearest = (centres: readonly Lab[], color: Lab): number =>
  centres.reduce(
    (best, centre, index) =>
      apart(centre, color) < apart(centres[best] ?? centre, color) ? index : best,
    0,
  )

const BINS = 64
const FARTHEST = 0.25

/** Otsu: the distance at which the cells fall apart into two kinds most clearly. */
function splitOf(distances: readonly number[]): number {
  const counts = Array<number>(BINS).fill(0)
  for (const value of distances) {
    const bin = Math.min(BINS - 1, Math.floor((value / FARTHEST) * BINS))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const sum = counts.reduce((total, count, bin) => total + count * bin, 0)
  let [under, sumUnder, best, split] = [0, 0, 0, 0]
  for (const [bin, count] of counts.entries()) {
    under += count
    sumUnder += count * bin
    const over = distances.length - under
    if (under === 0 || over === 0) continue
    const between = under * over * (sumUnder / under - (sum - sumUnder) / over) ** 2
    if (between > best) [best, split] = [between, bin]
  }
  return ((split + 1) / BINS) * FARTHEST
}

/**
 * Grows or shrinks the areas by one cell: growing and shrinking closes gaps, shrinking and growing
 * drops crumbs.
 */
function grownBy(mask: Uint8Array, { width, height }: LabCells, grows: boolean): Uint8Array {
  // One cell of this decides: where areas grow, a cell of one, else a cell of none.
  const deciding = grows ? 1 : 0
  const grown = new Uint8Array(mask.length).fill(1 - deciding)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] !== deciding) continue
      const right = Math.min(width, x + 2)
      for (let row = Math.max(0, y - 1); row < Math.min(height, y + 2); row++)
        grown.fill(deciding, row * width + Math.max(0, x - 1), row * width + right)
    }
  return grown
}

interface Area {
  box: { x: number; y: number; width: number; height: number }
  /** Of the picture. */
  share: number
}

function areasOf(mask: Uint8Array, { width, height }: LabCells): Area[] {
  const seen = new Uint8Array(mask.length)
  const areas: Area[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1 || seen[start] === 1) continue
    const cells = [start]
    seen[start] = 1
    for (const cell of cells)
      for (const next of neighbours(cell, { width, height })) {
        if (mask[next] !== 1 || seen[next] === 1) continue
        seen[next] = 1
        cells.push(next)
      }
    areas.push({ box: boxAround(cells, { width, height }), share: cells.length / mask.length })
  }
  return areas
}

function neighbours(cell: number, { width, height }: Pick<LabCells, 'width' | 'height'>): number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < width - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - width] : []),
    ...(y < height - 1 ? [cell + width] : []),
  ]
}

function boxAround(
  cells: readonly number[],
  { width, height }: Pick<LabCells, 'width' | 'height'>,
): Area['box'] {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (const cell of cells) {
    const x = cell % width
    const y = Math.floor(cell / width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return {
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }
}
