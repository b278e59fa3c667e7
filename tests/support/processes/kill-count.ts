/**
 * How often a test kills a process. `PINLOOM_TEST_KILLS` gives the number for a long run by hand,
 * such as 100, which takes up to a quarter of an hour a test.
 */
export const killCount = (usual: number): number =>
  Number(process.env['PINLOOM_TEST_KILLS'] ?? '') || usual

const LEAST_MS = 180_000
const EACH_MS = 15_000

/** Time that a test with so many kills may take, ms. */
export const timeForKills = (kills: number): number => Math.max(LEAST_MS, kills * EACH_MS)
