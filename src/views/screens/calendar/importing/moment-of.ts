/** A time in words, with its year where that is another one: a wrong year is easily overlooked. */
import { dateOfWall, timeOfWall } from '#core/schedule/wall-time.ts'
import type { CalendarDisplay } from '../calendar-display.ts'

export function momentOf(
  wall: string,
  { format, today }: Pick<CalendarDisplay, 'format' | 'today'>,
): string {
  const date = dateOfWall(wall)
  return date.slice(0, YEAR_LENGTH) === today.slice(0, YEAR_LENGTH)
    ? format.moment(wall)
    : `${format.range(date, date)}, ${format.time(timeOfWall(wall))}`
}

const YEAR_LENGTH = 4
