/**
 * When the board of a planned pin is read to see whether the person, or their file for the bulk
 * upload, has published it: soon after its time and then more and more rarely, for two weeks.
 */
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** After the pin's time. ms */
export const FIRST_READING = 10 * SECOND
const EARLY_READINGS = [FIRST_READING, MINUTE, 5 * MINUTE, 15 * MINUTE]
/** After its time a pin is not looked for any more. ms */
export const MAX_READING_AGE = 14 * DAY

/** The first reading after `readAt` (ms UTC) of a pin that is due at `dueAt`; null = none is left. */
export function nextPlanReading(dueAt: number, readAt: number): number | null {
  const age = readAt - dueAt
  const early = EARLY_READINGS.find((after) => after > age)
  const step = age < DAY ? HOUR : DAY
  const after = early ?? (Math.floor(age / step) + 1) * step
  return after > MAX_READING_AGE ? null : dueAt + after
}
