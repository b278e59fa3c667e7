/** Whether two pictures show the same thing in the same place: side by side they look like one twice. */
import type { PictureFacts } from '../document/picture-facts.schema.ts'

type Seen = Pick<PictureFacts, 'luminance' | 'detail'>

/**
 * Correlations of two pictures of one shelf of pots are 0.8, those of one lake in other weather 0.9
 * and 0.3, those of a jug near and far 0.5 and 0.4.
 */
const SAME_LIGHT = 0.7
const SAME_DETAIL = 0.65

const isAlike = (one: Seen, other: Seen): boolean =>
  correlation(one.luminance, other.luminance) > SAME_LIGHT &&
  correlation(one.detail, other.detail) > SAME_DETAIL

/** The pictures of a page are compared again for each of its templates and pins. */
const kept = new WeakMap<Seen, WeakMap<Seen, boolean>>()

export function isSameView(one: Seen, other: Seen): boolean {
  const ofOne = kept.get(one) ?? new WeakMap<Seen, boolean>()
  kept.set(one, ofOne)
  const known = ofOne.get(other) ?? kept.get(other)?.get(one) ?? isAlike(one, other)
  ofOne.set(other, known)
  return known
}

/** Of two grids of one size; 0 where one of them is even. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [fromMean(one), fromMean(other)]
  const size = Math.sqrt(dot(a, a) * dot(b, b))
  return size === 0 ? 0 : dot(a, b) / size
}

function fromMean(cells: readonly number[]): number[] {
  const mean = cells.reduce((sum, cell) => sum + cell, 0) / Math.max(1, cells.length)
  return cells.map((cell) => cell - mean)
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, cell, at) => sum + cell * (other[at] ?? 0), 0)
