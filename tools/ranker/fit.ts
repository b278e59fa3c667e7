/** Logistic regression by gradient descent with a penalty on large weights (ridge). */
import { createHash } from 'node:crypto'
import { probabilityOf, type Features, type Weights } from '#core/text/keyphrases/logistic.ts'

export interface Example {
  /** Of the judged row. */
  readonly id: string
  readonly page: string
  /** 0 to 1. */
  readonly target: number
  readonly features: Features
  /** How much it counts beside the others; 1 where it is missing. */
  readonly weight?: number
}

const STEPS = 600
const RATE = 0.5
const PENALTY = 0.004
/** Of moving away from weights that were found before. */
const MOVE_PENALTY = 0.02
const NONE: Weights = { bias: 0, features: {} }
const FOLDS = 5

/** The features of one example: the index of each in the weights, and its value. */
interface FitRow {
  readonly target: number
  readonly share: number
  readonly places: Int32Array
  readonly values: Float64Array
}

/** `start`: weights of other examples, which stay where these have nothing to say. */
export function fitWeights(examples: readonly Example[], start: Weights = NONE): Weights {
  const own = examples.flatMap(({ features }) => Object.keys(features))
  const names = [...new Set([...Object.keys(start.features), ...own])].toSorted()
  const rows = rowsOf(examples, names)
  const first = Float64Array.from(names, (name) => start.features[name] ?? 0)
  const weights = Float64Array.from(first)
  const penalty = start === NONE ? PENALTY : MOVE_PENALTY
  let { bias } = start
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = new Float64Array(names.length)
    let total = 0
    for (const { target, share, places, values } of rows) {
      let sum = bias
      values.forEach((value, at) => {
        sum += value * (weights[places[at] ?? 0] ?? 0)
      })
      const error = (1 / (1 + Math.exp(-sum)) - target) * share
      total += error
      values.forEach((value, at) => {
        const place = places[at] ?? 0
        gradient[place] = (gradient[place] ?? 0) + error * value
      })
    }
    bias -= RATE * total
    weights.forEach((weight, at) => {
      weights[at] = weight - RATE * ((gradient[at] ?? 0) + penalty * (weight - (first[at] ?? 0)))
    })
  }
  return { bias, features: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) }
}

function rowsOf(examples: readonly Example[], names: readonly string[]): FitRow[] {
  const place = new Map(names.map((name, index) => [name, index]))
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0)
  return examples.map(({ features, target, weight = 1 }) => ({
    target,
    share: weight / total,
    places: Int32Array.from(Object.keys(features), (name) => place.get(name) ?? 0),
    values: Float64Array.from(Object.values(features)),
  }))
}

/**
 * For features that are not about -1 to 1: fits them at mean 0 and deviation 1, and gives the
 * weights of the values as they are.
 */
export function fitScaledWeights(examples: readonly Example[]): Weights {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))]
  const spreads = new Map(names.map((name) => [name, spreadOf(examples, name)]))
  const scaled = fitWeights(
    examples.map((example) => ({
      ...example,
      features: Object.fromEntries(
        [...spreads].map(([name, { mean, deviation }]) => [
          name,
          ((example.features[name] ?? 0) - mean) / deviation,
        ]),
      ),
    })),
  )
  let bias = scaled.bias
  const features = Object.entries(scaled.features).map(([name, weight]) => {
    const { mean = 0, deviation = 1 } = spreads.get(name) ?? {}
    bias -= (weight * mean) / deviation
    return [name, weight / deviation] as const
  })
  return { bias, features: Object.fromEntries(features) }
}

interface Spread {
  readonly mean: number
  readonly deviation: number
}

function spreadOf(examples: readonly Example[], name: string): Spread {
  const values = examples.map(({ features }) => features[name] ?? 0)
  const meanOf = (of: (value: number) => number): number =>
    values.reduce((sum, value) => sum + of(value), 0) / Math.max(1, values.length)
  const mean = meanOf((value) => value)
  return { mean, deviation: Math.sqrt(meanOf((value) => (value - mean) ** 2)) || 1 }
}

/** A page is wholly on one side, so that no page is judged by weights that know it. */
export function foldsByPage(examples: readonly Example[]): { train: Example[]; test: Example[] }[] {
  const foldOf = ({ page }: Example): number =>
    createHash('sha1').update(page).digest().readUInt8(0) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => ({
    train: examples.filter((example) => foldOf(example) !== fold),
    test: examples.filter((example) => foldOf(example) === fold),
  }))
}

export interface Guess {
  readonly target: number
  readonly chance: number
}

export function guess(examples: readonly Example[], weights: Weights): Guess[] {
  return examples.map(({ target, features }) => ({
    target,
    chance: probabilityOf(features, weights),
  }))
}

/** Of three judges one may ask for a small edit. */
const SIGNED = 0.75

export const isSigned = ({ target }: Pick<Example, 'target'>): boolean => target >= SIGNED

/** How often unchanged published texts rank above the others; 0.5 is chance. */
export function areaUnderCurve(guesses: readonly Guess[]): number {
  const good = guesses.filter(isSigned)
  const bad = guesses.filter((one) => !isSigned(one))
  let above = 0
  for (const { chance } of good)
    for (const other of bad) above += chance > other.chance ? 1 : chance === other.chance ? 0.5 : 0
  return above / Math.max(1, good.length * bad.length)
}
