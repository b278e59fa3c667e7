import { createCalendar, createViewMonthGrid } from '@schedule-x/calendar'
import { createCalendarControlsPlugin } from '@schedule-x/calendar-controls'
import { createDragAndDropPlugin } from '@schedule-x/drag-and-drop'
import { ScheduleXCalendar } from '@schedule-x/react'
import '@schedule-x/theme-default/dist/index.css'
import { useEffect, useState } from 'react'
import 'temporal-polyfill/global'
import type { Planned } from '../../../src/views/screens/calendar/plan/planned-days.ts'
import { BENCH_ZONE, type CalendarProps, CARDS_PER_DAY } from '../contender.ts'
import { PeerCard } from './peer-card.tsx'

interface CardProps {
  readonly calendarEvent: { readonly pin?: Planned['pin'] }
}
const customComponents = {
  monthGridEvent: ({ calendarEvent }: CardProps) => <PeerCard pin={calendarEvent.pin} />,
}
const MINUTE_MS = 60_000

export function ScheduleXMonth({ planned, date, onMove }: CalendarProps) {
  const [{ calendar, controls }] = useState(() => create({ planned, date, onMove }))
  useEffect(() => {
    controls.setDate(Temporal.PlainDate.from(date))
  }, [controls, date])
  useEffect(() => {
    calendar.events.set(planned.map(eventOf))
  }, [calendar, planned])
  return (
    <div style={{ height: 6 * 160 }}>
      <ScheduleXCalendar calendarApp={calendar} customComponents={customComponents} />
    </div>
  )
}

function create({ planned, date, onMove }: CalendarProps) {
  const controls = createCalendarControlsPlugin()
  const calendar = createCalendar(
    {
      views: [createViewMonthGrid()],
      selectedDate: Temporal.PlainDate.from(date),
      timezone: BENCH_ZONE,
      monthGridOptions: { nEventsPerDay: CARDS_PER_DAY },
      events: planned.map(eventOf),
      callbacks: {
        onEventUpdate: ({ id, start }) => {
          if (start instanceof Temporal.ZonedDateTime) onMove(String(id), start.epochMilliseconds)
        },
      },
    },
    [controls, createDragAndDropPlugin()],
  )
  return { calendar, controls }
}

function eventOf({ pin, publication: { id, at } }: Planned) {
  const zoned = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(BENCH_ZONE)
  return { id, title: pin.title, start: zoned(at), end: zoned(at + MINUTE_MS), pin }
}
