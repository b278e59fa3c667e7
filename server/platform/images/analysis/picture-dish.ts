/**
 * The outline of a plate, a bowl or a pan: an ellipse whose edge is seen nearly all the way round.
 * A crop centres on it, since an outline beside the middle is noticed sooner than its content.
 */
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { LabCells } from '../stored/picture-objects.ts'

type Box = PictureFacts['subject']
interface Ellipse {
  x: number
  y: number
  rx: number
  ry: number
}

/** Height by width: a dish that is seen from the side is flatter. */
const SQUASHES = [1, 0.9, 0.8, 0.7, 0.6]
/** Of the shorter edge. */
const RADII = { least: 0.26, most: 0.62 }
const STEP = 2
const ANGLES = Array.from({ length: 40 }, (_, index) => {
  const angle = (index / 40) * 2 * Math.PI
  return { right: Math.cos(angle), down: Math.sin(angle) }
})
/** Cells inside and outside of the edge that are compared. */
const INSIDE = 1.2
const OUTSIDE = 1.8
/** Between the two sides, in OKLab whose light counts half. */
const SEEN_EDGE = 0.05
/** Of all angles, the share that shows the edge. */
const MIN_ROUNDNESS = 0.84
const MAX_MISSED = ANGLES.length * (1 - MIN_ROUNDNESS)
/** A bowl may reach over an edge of its photo. */
const MAX_OUTSIDE = ANGLES.length * 0.25
/** Of the difference across the edge, what may be between neighbours on the ground. */
const MAX_UNEVENNESS = 0.42
/** Of two ellipses of which one lies in the other, the outer one is the dish. */
const NEARLY_AS_GOOD = 0.94

/** In fractions of the picture; parts of it may be outside. Missing: there is none. */
export function dishIn(cells: LabCells): Box | undefined {
  const found = candidates(cells)
  const best = Math.max(0, ...found.map(({ score }) => score))
  if (best < MIN_ROUNDNESS) return undefined
  const [dish] = found
    .filter(({ score }) => score >= Math.max(MIN_ROUNDNESS, best * NEARLY_AS_GOOD))
    .toSorted((a, b) => b.ellipse.rx * b.ellipse.ry - a.ellipse.rx * a.ellipse.ry)
  return dish && boxOf(dish.ellipse, cells)
}

function candidates(cells: LabCells): { ellipse: Ellipse; score: number }[] {
  const { width, height } = cells
  const shorter = Math.min(width, height)
  const found: { ellipse: Ellipse; score: number }[] = []
  for (let rx = shorter * RADII.least; rx <= shorter * RADII.most; rx += STEP)
    for (const squash of SQUASHES)
      for (let y = height * 0.25; y <= height * 0.75; y += STEP)
        for (let x = width * 0.25; x <= width * 0.75; x += STEP) {
          const ellipse = { x, y, rx, ry: rx * squash }
          const score = roundness(cells, ellipse)
          if (score >= MIN_ROUNDNESS) found.push({ ellipse, score })
        }
  return found
}

/**
 * The share of the edge that is seen. 0 where the colours along its outside differ, as within a
 * heap of pasta: a dish is on an even ground.
 */
function roundness(cells: LabCells, { x, y, rx, ry }: Ellipse): number {
  let [seen, missed, outside] = [0, 0, 0]
  let [across, along] = [0, 0]
  let before: Lab | undefined
  for (const { right, down } of ANGLES) {
    const inner = at(cells, x + right * (rx - INSIDE), y + down * (ry - INSIDE))
    const outer = at(cells, x + right * (rx + OUTSIDE), y + down * (ry + OUTSIDE))
    if (!inner || !outer) outside += 1
    else {
      const edge = apart(inner, outer)
      across += Math.sqrt(edge)
      along += before ? Math.sqrt(apart(before, outer)) : 0
      if (edge > SEEN_EDGE ** 2) seen += 1
      else missed += 1
    }
    before = outer
    if (outside > MAX_OUTSIDE || missed > MAX_MISSED) return 0
  }
  return along > across * MAX_UNEVENNESS ? 0 : seen / (seen + missed)
}

function at({ width, height, colors }: LabCells, x: number, y: number) {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  return colors[row * width + column]
}

type Lab = LabCells['colors'][number]
const apart = (one: Lab, other: Lab): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2

function boxOf({ x, y, rx, ry }: Ellipse, { width, height }: LabCells): Box {
  const round = (value: number): number => Math.round(value * 1000) / 1000
  return {
    x: round((x - rx) / width),
    y: round((y - ry) / height),
    width: round((2 * rx) / width),
    height: round((2 * ry) / height),
  }
}
