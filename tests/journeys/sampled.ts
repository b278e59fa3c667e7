/** Sweeps over pages, languages, themes and seeds: `npm test` takes a part of them, by turns. */
const isFull = process.env['PINLOOM_TEST_FULL'] === '1'

/** The first so many; all of them in the full run. */
export function firstOf<T>(all: readonly T[], count: number): readonly T[] {
  return isFull ? all : all.slice(0, count)
}

/** 1 of `every`, another one for each `turn`, and at least one; all of them in the full run. */
export function sampled<T>(all: readonly T[], every: number, turn = 0): readonly T[] {
  const step = Math.min(every, all.length)
  return isFull ? all : all.filter((_, nth) => (nth + turn) % step === 0)
}
