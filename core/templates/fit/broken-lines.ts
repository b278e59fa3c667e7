/** How many line ends of a headline part what is read together, as a person sees them. */
import { gapsOf, isLoneVerb, tearOf } from './line-breaks.rules.ts'
import { isDangling, leadsOn, piecesOf } from './text-lines.rules.ts'

/** A break that tears less is read over. */
const FREE_TEAR = 0.3
/** More lines than these are a block of text. */
const MOST_LINES = 3
const VERB_COST = 0.6
const LONG_COST = 0.4

/** 0 = none; each line that ends badly counts up to 1. */
export function brokenLines(lines: readonly string[]): number {
  const pieces = lines.map((line) => piecesOf(line))
  const gaps = gapsOf(pieces.flat())
  const before = lines.slice(0, -1)
  let from = 0
  const tears = pieces.map((line) => {
    const tear = tearOf(gaps, from, from + line.length)
    from += line.length
    return Math.max(0, Math.min(1, tear) - FREE_TEAR)
  })
  return (
    tears.reduce((sum, tear) => sum + tear, 0) +
    before.filter((line) => isDangling(line) || leadsOn(line)).length +
    before.filter(isLoneVerb).length * VERB_COST +
    lonelyJoint(lines) +
    Math.max(0, lines.length - MOST_LINES) * LONG_COST
  )
}

/** "Homemade / Lemon / and Oregano": the first half of a pair, alone below another line. */
const lonelyJoint = (lines: readonly string[]): number =>
  lines.filter(
    (line, at) =>
      at > 0 && !/\s/u.test(line) && /^(?:and|&|und|et|y|e)\s/iu.test(lines[at + 1] ?? ''),
  ).length
