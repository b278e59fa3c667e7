/**
 * Published pins by what they have in common, each group beside all other pins. Only pins that were
 * made here take part: of others it is unknown what they were made from.
 */
import type { MadeFrom, ResultPin } from '#core/contract/publishing/results.contract.ts'
import { dateOfWall, timeOfWall, wallOf, weekdayOf } from '#core/schedule/wall-time.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import { figuresOf } from './figures.ts'
import type { RateMetric } from './figures.ts'
import { ERROR_LEVEL, momentsOf, rateFrom, ratioOf, without } from './intervals.ts'
import type { Rate, RateRatio, Sample } from './intervals.ts'

export const dimensions = [
  'template',
  'pinType',
  'board',
  'interest',
  'page',
  'hour',
  'weekday',
] as const
export type Dimension = (typeof dimensions)[number]

/** `few`: too few pins or events to say anything. `unclear`: the interval has 1 in it. */
export type Verdict = 'more' | 'less' | 'unclear' | 'few'

export interface ResultGroup {
  /** Template id, page address, weekday from Monday = 1, hour 0-23, and so on. */
  readonly key: string
  readonly rate: Rate
  readonly others: Rate
  /** How many times as often as the others; null = it can't be stated. */
  readonly ratio: RateRatio | null
  readonly verdict: Verdict
}

/** On each side of a comparison: below it, the variance of pins is itself a guess. */
export const MIN_PINS = 20
const MIN_EVENTS = 20

export interface Grouping {
  readonly dimension: Dimension
  readonly metric: RateMetric
  /** The account's zone, in which a pin's hour and weekday are computed. */
  readonly zone: string
}

/** The largest groups first. */
export function groupPins(
  pins: readonly ResultPin[],
  { dimension, metric, zone }: Grouping,
): ResultGroup[] {
  const samples = pins.flatMap((pin) => {
    const sample = sampleOf(pin, metric)
    const key = pin.made === null ? null : keys[dimension](pin, pin.made, zone)
    return sample === null || key === null ? [] : [{ key, sample }]
  })
  const all = momentsOf(samples.map(({ sample }) => sample))
  const rated = [...Map.groupBy(samples, ({ key }) => key)].map(([key, rows]) => {
    const these = momentsOf(rows.map(({ sample }) => sample))
    const others = without(all, these)
    return { key, these, others, rate: rateFrom(these), otherRate: rateFrom(others) }
  })
  const compared = rated.filter(isComparable)
  // Among twenty groups that are all alike, one would differ by chance: the error is shared out
  // (Bonferroni), so that a whole table is wrong in one case of twenty.
  const level = ERROR_LEVEL / Math.max(1, compared.length)
  return rated
    .map((group) => {
      const { key, rate, otherRate: others } = group
      const ratio = isComparable(group) ? ratioOf(group.these, group.others, level) : null
      return { key, rate, others, ratio, verdict: verdictOf(ratio) }
    })
    .toSorted((one, other) => other.rate.pins - one.rate.pins || compareKeys(one.key, other.key))
}

interface Rated {
  readonly rate: Rate
  readonly otherRate: Rate
}

const isComparable = ({ rate, otherRate }: Rated): boolean =>
  [rate, otherRate].every(({ pins, events }) => pins >= MIN_PINS && events >= MIN_EVENTS)

function verdictOf(ratio: RateRatio | null): Verdict {
  if (ratio === null) return 'few'
  if (ratio.low > 1) return 'more'
  return ratio.high < 1 ? 'less' : 'unclear'
}

const compareKeys = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1

/** Null: it has no impressions, or the network does not say. */
function sampleOf(pin: ResultPin, metric: RateMetric): Sample | null {
  const figures = figuresOf(pin)
  if (figures === null) return null
  const { impressions: trials, [metric]: events } = figures
  return trials === null || trials === 0 || events === null ? null : { trials, events }
}

type KeyOf = (pin: ResultPin, made: MadeFrom, zone: string) => string | null

/** Null: it is in no group. */
const keys: Readonly<Record<Dimension, KeyOf>> = {
  template: (_, { template_id }) => templateChoice(template_id),
  pinType: (_, { pin_type }) => pin_type,
  board: ({ board }) => board,
  interest: (_, { interest }) => interest,
  page: (_, { page_url }) => page_url,
  hour: ({ created_at }, _, zone) =>
    created_at === null ? null : timeOfWall(wallOf(created_at, zone)).slice(0, 2),
  weekday: ({ created_at }, _, zone) =>
    created_at === null ? null : String(weekdayOf(dateOfWall(wallOf(created_at, zone)))),
}
