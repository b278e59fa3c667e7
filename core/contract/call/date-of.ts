/**
 * The last moment that a Date can hold, in ms since 1970 (ECMAScript, "Time Values and Time
 * Range"). An event may carry a later one.
 */
const LAST = 8.64e15

/**
 * A time (ms) to be shown. One beyond the last date is shown as that: a broken clock somewhere must
 * not break a screen.
 */
export function dateOf(time: number): Date {
  return new Date(Math.min(time, LAST))
}
