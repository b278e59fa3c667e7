/**
 * How sure a rate is. Views of one pin are alike: a pin that people like is saved often, all its
 * views through. So a pin is one sample, however many views it has; to count each view as one would
 * find differences everywhere.
 */

/** One pin: how often it was seen, and how often that led to a save or a click. */
export interface Sample {
  readonly trials: number
  readonly events: number
}

/**
 * All that has to be known of a set of pins; those of "all others" are a subtraction. Pins that
 * nothing was seen of are left out.
 */
interface Moments {
  readonly pins: number
  readonly trials: number
  readonly events: number
  /** Sums over pins of products. */
  readonly trialsSquared: number
  readonly eventsSquared: number
  readonly trialsEvents: number
}

export function momentsOf(samples: readonly Sample[]): Moments {
  const sum = { pins: 0, trials: 0, events: 0, trialsSquared: 0, eventsSquared: 0, trialsEvents: 0 }
  for (const { trials, events } of samples) {
    if (trials <= 0) continue
    sum.pins += 1
    sum.trials += trials
    sum.events += events
    sum.trialsSquared += trials ** 2
    sum.eventsSquared += events ** 2
    sum.trialsEvents += trials * events
  }
  return sum
}

export const without = (all: Moments, part: Moments): Moments => ({
  pins: all.pins - part.pins,
  trials: all.trials - part.trials,
  events: all.events - part.events,
  trialsSquared: all.trialsSquared - part.trialsSquared,
  eventsSquared: all.eventsSquared - part.eventsSquared,
  trialsEvents: all.trialsEvents - part.trialsEvents,
})

export interface Interval {
  readonly low: number
  readonly high: number
}

export interface Rate {
  readonly pins: number
  readonly trials: number
  readonly events: number
  /** Events a trial; null without trials. */
  readonly value: number | null
  /**
   * Null for one pin, which states nothing about others. Of a few pins it is wide, and holds the rate
   * somewhat less often than that of many.
   */
  readonly interval: Interval | null
}

/** Two-sided; 0.05 = right in 19 of 20 cases. */
export const ERROR_LEVEL = 0.05

/** One pin does not show how pins differ. */
const MIN_PINS = 2

/**
 * Student's quantiles for `ERROR_LEVEL`, two-sided, by degrees of freedom from 1 on: where
 * `studentQuantile` is too small (M. Abramowitz and I. A. Stegun, table 26.10).
 */
const SMALL_QUANTILES = [12.7062, 4.3027, 3.1824, 2.7764]

/**
 * The ratio of sums with the interval of Wilson (E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", JASA 22, 1927) for the effective number of trials: the
 * trials divided by the design effect (L. Kish, "Survey Sampling", 1965). N. Dean and M. Pagano
 * ("Evaluating confidence interval methods for binomial proportions in clustered surveys", Journal
 * of Survey Statistics and Methodology 3, 2015) found it to hold its level for rare events.
 */
export function rateFrom(of: Moments): Rate {
  const { pins, trials, events } = of
  if (trials === 0) return { pins, trials, events, value: null, interval: null }
  const value = events / trials
  if (pins < MIN_PINS) return { pins, trials, events, value, interval: null }
  const critical = SMALL_QUANTILES[pins - 2] ?? studentQuantile(1 - ERROR_LEVEL / 2, pins - 1)
  const interval = wilson(Math.min(1, value), trials / designEffect(of), critical)
  return { pins, trials, events, value, interval }
}

/** With a success rate and a number of trials that need be no whole numbers. */
export function wilson(rate: number, trials: number, critical: number): Interval {
  const square = critical ** 2
  const middle = (rate + square / (2 * trials)) / (1 + square / trials)
  const reach =
    (critical / (1 + square / trials)) *
    Math.sqrt((rate * (1 - rate)) / trials + square / (4 * trials ** 2))
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/**
 * How many times the variance is that of independent trials; never below 1. Where all pins have no
 * event, or only events, nothing shows how they differ: then each counts as one sample (L. Kish's
 * effective sample size for unequal weights).
 */
function designEffect(of: Moments): number {
  const rate = of.events / of.trials
  const independent = (rate * (1 - rate)) / of.trials
  if (independent <= 0) return Math.max(1, of.trialsSquared / of.trials)
  return Math.max(1, ratioVariance(of) / independent)
}

/**
 * Variance of a ratio of sums over independent pins, by linearization: W. G. Cochran, "Sampling
 * Techniques", 3rd edition, 1977, section 6.4; the delta method of A. Deng, U. Knoblich and J. Lu,
 * "Applying the Delta Method in Metric Analytics", KDD 2018.
 */
function ratioVariance(of: Moments): number {
  const { pins, trials, events, trialsSquared, eventsSquared, trialsEvents } = of
  const rate = events / trials
  // The sum over pins of (events - rate * trials) squared.
  const squares = eventsSquared - 2 * rate * trialsEvents + rate ** 2 * trialsSquared
  return ((pins / (pins - 1)) * Math.max(0, squares)) / trials ** 2
}

export interface RateRatio extends Interval {
  readonly value: number
}

/**
 * How many times as often `these` lead to an event as `others` do. The logarithms of both rates are
 * about normal, so their variances add up (delta method, as above). `level`: the error that is
 * allowed, two-sided. Null: one of them has no event or fewer than two pins.
 */
export function ratioOf(these: Moments, others: Moments, level: number): RateRatio | null {
  const [one, other] = [logRate(these), logRate(others)]
  if (one === null || other === null) return null
  const variance = one.variance + other.variance
  // Welch and Satterthwaite: the smaller sample decides how much its variance can be trusted.
  const freedom =
    variance ** 2 / (one.variance ** 2 / (one.pins - 1) + other.variance ** 2 / (other.pins - 1))
  const reach = studentQuantile(1 - level / 2, freedom) * Math.sqrt(variance)
  const log = one.log - other.log
  return { value: Math.exp(log), low: Math.exp(log - reach), high: Math.exp(log + reach) }
}

function logRate(
  of: Moments,
): { readonly log: number; readonly variance: number; readonly pins: number } | null {
  const { pins, trials, events } = of
  if (pins < 2 || events === 0) return null
  const rate = events / trials
  // Never less than independent events would vary: pins that are equal by chance prove nothing.
  const variance = Math.max(ratioVariance(of) / rate ** 2, 1 / events)
  return { log: Math.log(rate), variance, pins }
}

/**
 * Of Student's distribution: M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions",
 * 26.7.5. Good to a hundredth from 5 degrees of freedom on.
 */
export function studentQuantile(probability: number, freedom: number): number {
  const z = normalQuantile(probability)
  const n = Math.max(1, freedom)
  return (
    z +
    (z ** 3 + z) / (4 * n) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * n ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * n ** 3)
  )
}

/**
 * For a probability above one half: M. Abramowitz and I. A. Stegun, 26.2.23. The error is below
 * 0.00045.
 */
function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - probability))
  const above = 2.515_517 + 0.802_853 * t + 0.010_328 * t ** 2
  const below = 1 + 1.432_788 * t + 0.189_269 * t ** 2 + 0.001_308 * t ** 3
  return t - above / below
}
