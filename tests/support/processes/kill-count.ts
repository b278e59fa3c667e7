/**
 * How often a test kills a process. `PINLOOM_TEST_KILLS` gives the number for a long run by hand,
 * such as 100, which takes up to a quarter of an hour a test.
 */
export const killCount = (usual: number): number =>
  Number(process.env['PINLOOM_TEST_KILLS'] ?? '') || usual

/** As long as these tests took at most before the number of kills could be chosen. */
const MIN_TIMEOUT_MS = 180_000
const MS_PER_KILL = 15_000

/** Time that a test with so many kills may take, in ms. */
export const timeForKills = (kills: number, minimum = MIN_TIMEOUT_MS): number =>
  Math.max(minimum, kills * MS_PER_KILL)
