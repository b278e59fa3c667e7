import { format, getDay, parse, startOfWeek } from 'date-fns'
import { enUS } from 'date-fns/locale'
import { useMemo } from 'react'
import { Calendar, dateFnsLocalizer } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import type { Planned } from '../../../src/views/screens/calendar/plan/planned-days.ts'
import type { CalendarProps } from '../contender.ts'
import { PeerCard } from './peer-card.tsx'

interface Shown {
  readonly id: string
  readonly title: string
  readonly start: Date
  readonly end: Date
  readonly pin: Planned['pin']
}

const localizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek,
  getDay,
  locales: { 'en-US': enUS },
})
/** A CommonJS file, whose default export a bundler gives as a property. */
const withDragAndDrop = addon.default ?? addon
const Draggable = withDragAndDrop(Calendar)
const MINUTE_MS = 60_000
const components = { event: ({ event }: { event: Shown }) => <PeerCard pin={event.pin} /> }
const nothing = (): void => undefined

export function BigCalendarMonth({ planned, date, onMove }: CalendarProps) {
  const events = useMemo(
    () =>
      planned.map(({ pin, publication: { id, at } }) => ({
        id,
        title: pin.title,
        start: new Date(at),
        end: new Date(at + MINUTE_MS),
        pin,
      })),
    [planned],
  )
  return (
    <Draggable
      localizer={localizer}
      events={events}
      view="month"
      date={new Date(date)}
      onView={nothing}
      onNavigate={nothing}
      toolbar={false}
      popup
      // Room for as many cards as the others show.
      style={{ height: 6 * 160 }}
      components={components}
      onEventDrop={({ event, start }: { event: Shown; start: Date }) =>
        onMove(event.id, new Date(start).valueOf())
      }
    />
  )
}
