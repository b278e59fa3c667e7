/** Chance that can be had again. */

/**
 * The seed of this run: `PINLOOM_TEST_SEED`, else always 1, and another one each time in
 * `npm run test:full`.
 */
export const TEST_SEED = Number(
  process.env['PINLOOM_TEST_SEED'] ??
    (process.env['PINLOOM_TEST_FULL'] === '1' ? Date.now() % 2 ** 31 : 1),
)

/** The same numbers for the same seed, 0 to 1. */
export function randomBy(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
