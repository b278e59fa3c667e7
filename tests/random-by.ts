/** Chance that can be had again. */

/** The same numbers for the same seed, 0 to 1. */
export function randomBy(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
