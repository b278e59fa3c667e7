import { expect, test } from 'vitest'
import {
  areaUnderCurve,
  fitScaledWeights,
  fitWeights,
  foldsByPage,
  guess,
  type Example,
} from './fit.ts'

const example = (nth: number, target: number, features: Example['features']): Example => ({
  id: String(nth),
  page: `page-${nth % 20}`,
  target,
  features,
})

/** The first feature decides, the second is noise. */
const made = Array.from({ length: 60 }, (_, nth) =>
  example(nth, nth % 2, { decides: nth % 2, noise: Math.floor(nth / 2) % 2 }),
)

test('the weights tell good from bad by the feature that decides', () => {
  const weights = fitWeights(made)
  const { decides = 0, noise = 0 } = weights.features
  expect(decides).toBeGreaterThan(1)
  expect(Math.abs(noise)).toBeLessThan(0.1)
  expect(areaUnderCurve(guess(made, weights))).toBe(1)
})

test('the same examples give the same weights', () => {
  expect(fitWeights(structuredClone(made))).toEqual(fitWeights(made))
})

test('the area is 1 where all good stand above all bad, 0 below, and 0.5 where they tie', () => {
  const area = (good: number, bad: number): number =>
    areaUnderCurve([
      { target: 1, chance: good },
      { target: 0.35, chance: bad },
    ])
  expect([area(0.9, 0.1), area(0.1, 0.9), area(0.5, 0.5)]).toEqual([1, 0, 0.5])
})

test('each example is tested once, on weights that know nothing of its page', () => {
  const folds = foldsByPage(made)
  expect(
    folds
      .flatMap(({ test: tested }) => tested.map(({ id }) => Number(id)))
      .toSorted((a, b) => a - b),
  ).toEqual(made.map(({ id }) => Number(id)))
  for (const { train, test: tested } of folds) {
    expect(train.length + tested.length).toBe(made.length)
    const known = new Set(train.map(({ page }) => page))
    expect(tested.filter(({ page }) => known.has(page))).toEqual([])
  }
})

test('weights that were found before stay where the examples say nothing', () => {
  const before = { bias: 0, features: { decides: -3, elsewhere: 2 } }
  const { decides = 0, elsewhere = 0 } = fitWeights(made, before).features
  expect(decides).toBeGreaterThan(0)
  expect(elsewhere).toBe(2)
})

test('an example counts as much as its weight says', () => {
  const sure = (target: number, weight: number): Example => ({
    ...example(target, target, { seen: 1 }),
    weight,
  })
  const chanceOf = (examples: readonly Example[]): number =>
    guess(examples.slice(0, 1), fitWeights(examples))[0]?.chance ?? 0
  expect(chanceOf([sure(1, 9), sure(0, 1)])).toBeGreaterThan(0.8)
  expect(chanceOf([sure(1, 1), sure(0, 9)])).toBeLessThan(0.2)
})

test('features of any spread are learned when they are scaled', () => {
  const wide = made.map(({ features, ...rest }) => ({
    ...rest,
    features: { ...features, decides: 1000 + 50 * (features['decides'] ?? 0) },
  }))
  expect(areaUnderCurve(guess(wide, fitScaledWeights(wide)))).toBe(1)
})
