/** A month calendar: ours, or a peer's with the same pins. */
import type { ComponentType } from 'react'
import type { Planned } from '../../src/views/screens/calendar/plan/planned-days.ts'

export interface CalendarContender {
  readonly name: string
  readonly words: string
}

export const calendarContenders: readonly CalendarContender[] = [
  { name: 'ours', words: 'Pinloom’s calendar' },
  { name: 'fullcalendar', words: 'FullCalendar 7.1.4' },
  { name: 'big-calendar', words: 'react-big-calendar 1.20.0' },
  { name: 'schedule-x', words: 'Schedule-X 4.9.1' },
]

/** `drag`: one step of the mouse while a pin is dragged over the days. */
export type CalendarAct = 'mount' | 'drag' | 'turn'
export const calendarActs: readonly CalendarAct[] = ['mount', 'drag', 'turn']

export interface CalendarProps {
  /** By time. */
  readonly planned: readonly Planned[]
  /** `YYYY-MM-DD`: the month of it is shown. */
  readonly date: string
  /** ms UTC */
  readonly onMove: (publicationId: string, at: number) => void
}
export type CalendarComponent = ComponentType<CalendarProps>

/** All calendars show and compute in it, and the browser runs in it. */
export const BENCH_ZONE = 'UTC'
/** On a day with more, the last line says how many more. */
export const CARDS_PER_DAY = 3
/** The months that are shown, by turns. */
export const MONTHS = ['2027-03-10', '2027-04-10'] as const
