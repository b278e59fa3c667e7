/**
 * Which part of each sample is taken: another one each day (UTC), so that runs of several days see
 * all parts. `npm test` prints it, and `PINLOOM_TEST_TURN` repeats it.
 */
const DAY_MS = 86_400_000

export const SAMPLE_TURN = Number(
  process.env['PINLOOM_TEST_TURN'] ?? Math.floor(Date.now() / DAY_MS),
)
