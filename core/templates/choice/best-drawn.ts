/** Chooses among templates by what is wrong with them as they are laid out. */
import type { Trio } from '../color/colors.rules.ts'
import { drawnCost } from './drawn-cost.rules.ts'
import { CALM_CROP, candidate, type DesignRequest, type Pair } from './pin-candidate.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

/** So many of the cheapest are laid out, while they cost at most so much more than the first. */
const DRAWN = { most: 14, reach: 14 }

export interface Drawing {
  /** Colours that are offered with this template and picture, best first. */
  readonly groundsOf: (pair: Pair) => readonly Trio[]
  /** By the id of the picture. */
  readonly facts: ReadonlyMap<string, PictureFacts>
}

/** Of those that are about as good by what is known of templates, the one that is best as it is drawn. */
export function bestDrawn(
  wish: DesignRequest,
  pairs: readonly (Pair & { cost: number })[],
  known: Drawing,
): Pair | undefined {
  const sorted = pairs.toSorted((a, b) => a.cost - b.cost)
  const most = (sorted[0]?.cost ?? 0) + DRAWN.reach
  const near = sorted.slice(0, DRAWN.most).filter(({ cost }) => cost <= most)
  if (near.length < 2) return near[0]
  const costOf = drawnCosts(wish, known)
  let [best, least] = [near[0], Infinity]
  for (const pair of near) {
    // What is drawn adds no less than 0: none of those that follow can be cheaper.
    if (pair.cost >= least) break
    const cost = pair.cost + costOf(pair)
    if (cost < least) [best, least] = [pair, cost]
  }
  return best
}

/** In the calm crop, on the ground that comes first. */
function drawnCosts(wish: DesignRequest, { groundsOf, facts }: Drawing): (pair: Pair) => number {
  return (pair) => {
    const [colors] = groundsOf(pair)
    const design = colors && candidate(wish, pair, { look: CALM_CROP, colors })
    return design ? drawnCost(pair.template, design, facts) : 0
  }
}
