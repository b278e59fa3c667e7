/** Logistic regression by gradient descent with a penalty on large weights (ridge). */
import { createHash } from 'node:crypto'
import { probabilityOf, type Features, type Weights } from '#core/text/rank/logistic.ts'

export interface Example {
  /** Of the judged row. */
  readonly id: string
  readonly page: string
  /** 0 to 1. */
  readonly target: number
  readonly features: Features
}

const STEPS = 600
const RATE = 0.5
const PENALTY = 0.004
const FOLDS = 5

export function fitWeights(examples: readonly Example[]): Weights {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].toSorted()
  const place = new Map(names.map((name, index) => [name, index]))
  const rows = examples.map(({ features, target }) => ({
    target,
    cells: Object.entries(features).map(([name, value]) => [place.get(name) ?? 0, value] as const),
  }))
  const weights = new Float64Array(names.length)
  let bias = 0
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = new Float64Array(names.length)
    let own = 0
    for (const { cells, target } of rows) {
      const sum = cells.reduce((total, [at, value]) => total + value * (weights[at] ?? 0), bias)
      const error = 1 / (1 + Math.exp(-sum)) - target
      own += error
      for (const [at, value] of cells) gradient[at] = (gradient[at] ?? 0) + error * value
    }
    bias -= (RATE * own) / rows.length
    weights.forEach((weight, at) => {
      weights[at] = weight - RATE * ((gradient[at] ?? 0) / rows.length + PENALTY * weight)
    })
  }
  return { bias, features: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) }
}

/** Pages stand wholly on one side, so that no page is judged by weights that know it. */
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

/** How often what is published as it is stands above what is not; 0.5 is chance. */
export function areaUnderCurve(guesses: readonly Guess[]): number {
  const good = guesses.filter(({ target }) => target === 1)
  const bad = guesses.filter(({ target }) => target < 1)
  let above = 0
  for (const { chance } of good)
    for (const other of bad) above += chance > other.chance ? 1 : chance === other.chance ? 0.5 : 0
  return above / Math.max(1, good.length * bad.length)
}
