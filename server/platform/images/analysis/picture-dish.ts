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
/**
 * Of the search for places near a dish, which is looser in everything: cells that it compares
 * further apart, the difference of an edge, misses of half of the angles, and unevenness. Of 64
 * photos one has another dish than by the finer search alone.
 */
const NEAR = { wider: 1, edge: 0.035, misses: 7, unevenness: 0.7 }
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

/** First by blocks of places and two radii at once, then each of them where there is an edge. */
function candidates(cells: LabCells): { ellipse: Ellipse; score: number }[] {
  const blocks = blocksIn(cells)
  return outlinesIn(cells).flatMap(({ near, fine }) =>
    blocks
      .filter(({ middle }) => hasEdgeNear(cells, near, middle))
      .flatMap(({ places }) =>
        fine.flatMap(({ rx, ry, pairs }) =>
          places.flatMap((place) => {
            const score = roundness(cells, pairs, place)
            return score < MIN_ROUNDNESS ? [] : [{ ellipse: { ...place, rx, ry }, score }]
          }),
        ),
      ),
  )
}

interface Place {
  readonly x: number
  readonly y: number
}
interface Block {
  readonly middle: Place
  /** Of ellipses' middles, a step from each other. */
  readonly places: readonly Place[]
}

/** In the middle half of the picture. */
function blocksIn({ width, height }: LabCells): Block[] {
  const [columns, rows] = [
    stepsBetween(width / 4, width * 0.75),
    stepsBetween(height / 4, height * 0.75),
  ]
  return pairedUp(rows).flatMap((ys) =>
    pairedUp(columns).map((xs) => ({
      middle: { x: (xs[0] ?? 0) + STEP / 2, y: (ys[0] ?? 0) + STEP / 2 },
      places: ys.flatMap((y) => xs.map((x) => ({ x, y }))),
    })),
  )
}

function stepsBetween(least: number, most: number): number[] {
  return Array.from({ length: Math.floor((most - least) / STEP) + 1 }, (_, at) => least + at * STEP)
}
const pairedUp = (values: readonly number[]): number[][] =>
  values.flatMap((_, at) => (at % 2 === 0 ? [values.slice(at, at + 2)] : []))

/** Two cells on both sides of an edge, from the middle of its ellipse. */
interface Pair {
  readonly inner: Place
  readonly outer: Place
}
interface Outline {
  /** Wider, and of every other angle: it finds the edges of all the `fine` ones. */
  readonly near: readonly Pair[]
  readonly fine: readonly {
    readonly rx: number
    readonly ry: number
    readonly pairs: readonly Pair[]
  }[]
}

/** Their offsets are the same at all places. */
function outlinesIn({ width, height }: LabCells): Outline[] {
  const shorter = Math.min(width, height)
  const radii = stepsBetween(shorter * RADII.least, shorter * RADII.most)
  return pairedUp(radii).flatMap((two) =>
    SQUASHES.map((squash) => ({
      near: pairsOf((two[0] ?? 0) + STEP / 2, squash, NEAR.wider).filter((_, at) => at % 2 === 0),
      fine: two.map((rx) => ({ rx, ry: rx * squash, pairs: pairsOf(rx, squash, 0) })),
    })),
  )
}

const pairsOf = (rx: number, squash: number, wider: number): Pair[] =>
  ANGLES.map(({ right, down }) => {
    const pointAt = (by: number): Place => ({ x: right * (rx + by), y: down * (rx * squash + by) })
    return { inner: pointAt(-INSIDE - wider), outer: pointAt(OUTSIDE + wider) }
  })

function hasEdgeNear(cells: LabCells, pairs: readonly Pair[], { x, y }: Place): boolean {
  let missed = 0
  let [across, along] = [0, 0]
  let before: Lab | undefined
  for (const { inner, outer } of pairs) {
    const one = at(cells, x + inner.x, y + inner.y)
    const other = at(cells, x + outer.x, y + outer.y)
    if (one && other) {
      const edge = apart(one, other)
      across += Math.sqrt(edge)
      along += before ? Math.sqrt(apart(before, other)) : 0
      if (edge <= NEAR.edge ** 2) missed += 1
    }
    before = other
    if (missed > NEAR.misses) return false
  }
  return along <= across * NEAR.unevenness
}

/**
 * The share of the edge that is seen. 0 where the colours along its outside differ, as within a
 * heap of pasta: a dish is on an even ground.
 */
function roundness(cells: LabCells, pairs: readonly Pair[], { x, y }: Place): number {
  let [seen, missed, outside] = [0, 0, 0]
  let [across, along] = [0, 0]
  let before: Lab | undefined
  for (const pair of pairs) {
    const inner = at(cells, x + pair.inner.x, y + pair.inner.y)
    const outer = at(cells, x + pair.outer.x, y + pair.outer.y)
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

function at({ width, height, colors }: LabCells, x: number, y: number): Lab | undefined {
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
