/**
 * Whether a picture's edge is as light as what is painted beside it: a white plate on a white card has no
 * edge, and the shape of its place is lost.
 */
import { contrastOf, type Trio } from '../color/colors.rules.ts'
import { colorIn } from '../layout/layer-look.ts'
import { cropFor } from '../photo/crop.rules.ts'
import { keepCosts } from '../photo/kept-costs.ts'
import { leadAspect } from '../photo/lead-shape.rules.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import type { ReadyTemplate } from '../document/template.model.ts'

/** The eye finds an edge where the contrast of its two sides is higher. */
const SEEN_EDGE = 1.35
/** Of the edge, the share that may melt away, and the share from which the shape is lost. */
const FREE_MELT = 0.15
const LOST_MELT = 0.45
const MELT_COST = 8

/** Where words are set below it, only its foot touches their ground. */
const FOOT = 'foot'
const ALL_SIDES = 'all'

type Place = Pick<ReadyTemplate, 'use' | 'isFramed' | 'leadGround' | 'leadMask'>

/** What it costs to show this picture on these colours: 0 where its edge is seen. */
export function meltCost(template: Place, facts: PictureFacts, colors: Trio): number {
  const sides = sidesOf(template)
  if (sides === null) return 0
  const ground = colorIn(template.leadGround ?? 'background', { colors, inks: null })
  const known = keptShares(facts, template)
  const share = known.get(ground) ?? meltedShare(template, facts, { ground, sides })
  known.set(ground, share)
  return MELT_COST * Math.min(1, Math.max(0, share - FREE_MELT) / (LOST_MELT - FREE_MELT))
}

const keptShares = keepCosts()

/** Null where a picture fills the pin, or meets other pictures. */
function sidesOf({ use, isFramed, leadGround }: Place): typeof FOOT | typeof ALL_SIDES | null {
  if (use.onPhoto === true) return null
  if (isFramed) return leadGround === null ? null : ALL_SIDES
  return use.wordsBelow === true ? FOOT : null
}

function meltedShare(
  { use, leadMask }: Place,
  facts: PictureFacts,
  { ground, sides }: { ground: string; sides: typeof FOOT | typeof ALL_SIDES },
): number {
  const aspect = leadAspect(use.lead, facts.width / facts.height)
  const at = leadMask?.subject ?? { x: 0.5, y: 0.5 }
  const { x, y, width, height } = cropFor(facts, { aspect, zoom: 1, at })
  const steps = Array.from({ length: GRID }, (_, step) => (step + 0.5) / GRID)
  const foot = steps.map((step) => ({ x: x + step * width, y: y + height }))
  const others = steps.flatMap((step) => [
    { x: x + step * width, y },
    { x, y: y + step * height },
    { x: x + width, y: y + step * height },
  ])
  const edge = sides === FOOT ? foot : [...foot, ...others]
  const light = lightOf(ground)
  const melted = edge.filter((point) => isLike(lightAt(facts, point), light))
  return melted.length / edge.length
}

/** WCAG's relative luminance. */
const lightOf = (color: string): number => contrastOf(color, '#000000') / 20 - 0.05

const isLike = (one: number, other: number): boolean =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < SEEN_EDGE

function lightAt({ luminance }: PictureFacts, { x, y }: { x: number; y: number }): number {
  const cell = (part: number): number => Math.min(GRID - 1, Math.max(0, Math.floor(part * GRID)))
  return luminance[cell(y) * GRID + cell(x)] ?? 0
}
