import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentsOf, rateFrom, ratioOf, studentQuantile, wilson, without } from './intervals.ts'
import type { Sample } from './intervals.ts'

/** Uniform numbers, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Pins that differ: each has its own rate, and its views are many. */
function pinsLike(random: () => number, count: number, rate: number): Sample[] {
  return Array.from({ length: count }, () => {
    const trials = Math.floor(50 * 2 ** (6 * random()))
    return { trials, events: Math.round(trials * rate * 2 * random()) }
  })
}

describe('interval of a rate', () => {
  test('is that of Wilson for independent trials', () => {
    // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
    const { low, high } = wilson(81 / 263, 263, 1.959_964)
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.2553', '0.3662'])
    expect(wilson(0, 20, 1.959_964).low).toBe(0)
    expect(wilson(0, 20, 1.959_964).high).toBeCloseTo(0.1611, 4)
  })

  test('is wide for pins without events, however many views they have', () => {
    const samples = Array.from({ length: 10 }, () => ({ trials: 1_000, events: 0 }))
    const { interval } = rateFrom(momentsOf(samples))
    expect(interval).toEqual(wilson(0, 10, studentQuantile(0.975, 9)))
    const all = rateFrom(momentsOf(samples.map(({ trials }) => ({ trials, events: trials }))))
    expect(1 - (all.interval?.low ?? 0)).toBeCloseTo(interval?.high ?? 0, 9)
  })

  test('needs two pins', () => {
    const samples = Array.from({ length: 2 }, () => ({ trials: 1_000, events: 20 }))
    expect(rateFrom(momentsOf(samples)).interval).not.toBe(null)
    expect(rateFrom(momentsOf(samples.slice(1))).interval).toBe(null)
  })

  test.each([2, 3, 5])('of %i pins holds the true rate in at least 17 of 20 cases', (count) => {
    const random = seeded(7)
    const held = Array.from({ length: 400 }, () => {
      const { interval } = rateFrom(momentsOf(pinsLike(random, count, 0.02)))
      return interval !== null && interval.low <= 0.02 && interval.high >= 0.02
    }).filter(Boolean).length
    expect(held).toBeGreaterThanOrEqual(340)
  })

  test('needs pins that were seen', () => {
    expect(rateFrom(momentsOf([]))).toMatchObject({ pins: 0, value: null, interval: null })
    expect(
      rateFrom(
        momentsOf([
          { trials: 100, events: 5 },
          { trials: 0, events: 0 },
        ]),
      ),
    ).toMatchObject({ pins: 1, value: 0.05, interval: null })
  })

  test('has the rate in it, and is never below 0 or above 1', () => {
    const sample = fc
      .record({
        trials: fc.integer({ min: 0, max: 100_000 }),
        part: fc.float({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ trials, part }) => ({ trials, events: Math.floor(trials * part) }))
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 60 }), (samples) => {
        const { value, interval } = rateFrom(momentsOf(samples))
        if (value === null || interval === null) return
        expect(interval.low).toBeGreaterThanOrEqual(0)
        expect(interval.high).toBeLessThanOrEqual(1)
        expect(interval.low).toBeLessThanOrEqual(value + 1e-9)
        expect(interval.high).toBeGreaterThanOrEqual(value - 1e-9)
      }),
    )
  })

  test('is wider for pins that differ than for pins that are alike', () => {
    const alike = Array.from({ length: 40 }, () => ({ trials: 1_000, events: 20 }))
    const differing = alike.map((_, at) => ({ trials: 1_000, events: at % 2 === 0 ? 0 : 40 }))
    const width = (samples: Sample[]) => {
      const { interval } = rateFrom(momentsOf(samples))
      return (interval?.high ?? 0) - (interval?.low ?? 0)
    }
    expect(width(differing)).toBeGreaterThan(3 * width(alike))
  })

  test('holds the true rate in about 19 of 20 cases', () => {
    const random = seeded(11)
    const held = Array.from({ length: 400 }, () => {
      const { interval } = rateFrom(momentsOf(pinsLike(random, 60, 0.02)))
      return interval !== null && interval.low <= 0.02 && interval.high >= 0.02
    }).filter(Boolean).length
    expect(held).toBeGreaterThanOrEqual(368)
    expect(held).toBeLessThanOrEqual(396)
  })
})

describe('ratio of two rates', () => {
  const claims = (level: number, factor: number, seed: number) => {
    const random = seeded(seed)
    return Array.from({ length: 400 }, () => {
      const ratio = ratioOf(
        momentsOf(pinsLike(random, 40, 0.02 * factor)),
        momentsOf(pinsLike(random, 100, 0.02)),
        level,
      )
      return ratio !== null && (ratio.low > 1 || ratio.high < 1)
    }).filter(Boolean).length
  }

  test('claims a difference between equal groups in about 1 of 20 cases', () => {
    expect(claims(0.05, 1, 5)).toBeLessThanOrEqual(32)
  })

  test('finds a group that is saved twice as often', () => {
    expect(claims(0.05, 2, 6)).toBeGreaterThanOrEqual(380)
  })

  test('is turned round when the groups change places', () => {
    const random = seeded(3)
    const [one, other] = [pinsLike(random, 30, 0.03), pinsLike(random, 50, 0.02)].map(momentsOf)
    if (one === undefined || other === undefined) throw new Error('Two groups were made.')
    const [there, back] = [ratioOf(one, other, 0.05), ratioOf(other, one, 0.05)]
    expect(back?.value).toBeCloseTo(1 / (there?.value ?? 0), 9)
    expect(back?.low).toBeCloseTo(1 / (there?.high ?? 0), 9)
  })

  test('is unknown without events', () => {
    const none = momentsOf([
      { trials: 10, events: 0 },
      { trials: 10, events: 0 },
    ])
    expect(ratioOf(none, momentsOf([{ trials: 9, events: 3 }]), 0.05)).toBe(null)
  })
})

test('what is taken away from all leaves the others', () => {
  const samples = fc.array(
    fc.record({
      trials: fc.integer({ min: 0, max: 9_999 }),
      events: fc.integer({ min: 0, max: 99 }),
    }),
  )
  fc.assert(
    fc.property(samples, samples, (part, others) => {
      expect(without(momentsOf([...part, ...others]), momentsOf(part))).toEqual(momentsOf(others))
    }),
  )
})

test.each([
  [0.975, 1e9, 1.96],
  [0.975, 10, 2.228],
  [0.975, 5, 2.571],
  [0.995, 30, 2.75],
  [0.9999, 1e9, 3.719],
])('the quantile of %s with %s degrees of freedom is %s', (probability, freedom, quantile) => {
  expect(Math.abs(studentQuantile(probability, freedom) - quantile)).toBeLessThan(0.02)
})
