/**
 * When the board of a planned pin is read to see whether the person, or their file for the bulk
 * upload, has published it: soon after its time and then more and more rarely, for two weeks.
 */
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After the pin's time. ms */
export const FIRST_READING = 10 * SECOND_MS
const EARLY_READINGS = [FIRST_READING, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS]
/** After its time a pin is not looked for any more. ms */
export const MAX_READING_AGE = 14 * DAY_MS

/**
 * The first reading after `readAt` (ms UTC) of a pin that is due at `dueAt`; null = none is left.
 */
export function nextPlanReading(dueAt: number, readAt: number): number | null {
  const age = readAt - dueAt
  const early = EARLY_READINGS.find((after) => after > age)
  const step = age < DAY_MS ? HOUR_MS : DAY_MS
  const after = early ?? (Math.floor(age / step) + 1) * step
  return after > MAX_READING_AGE ? null : dueAt + after
}
