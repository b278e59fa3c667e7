/** Times of the day to the millisecond, as logs have them. */
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

export function clockOf(at: number): string {
  return clock.format(at)
}
