import FullCalendar from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import classicThemePlugin from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { type ComponentRef, useEffect, useMemo, useRef, useState } from 'react'
import { BENCH_ZONE, type CalendarProps, CARDS_PER_DAY } from '../contender.ts'
import { PeerCard } from './peer-card.tsx'

const plugins = [dayGridPlugin, interactionPlugin, classicThemePlugin]

export function FullCalendarMonth({ planned, date, onMove }: CalendarProps) {
  const calendar = useRef<ComponentRef<typeof FullCalendar>>(null)
  const events = useMemo(
    () =>
      planned.map(({ pin, publication: { id, at } }) => ({
        id,
        title: pin.title,
        start: new Date(at).toISOString(),
        extendedProps: { pin },
      })),
    [planned],
  )
  const [first] = useState(date)
  useEffect(() => calendar.current?.getApi().gotoDate(date), [date])
  return (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      initialView="dayGridMonth"
      initialDate={first}
      timeZone={BENCH_ZONE}
      headerToolbar={false}
      editable
      dayMaxEvents={CARDS_PER_DAY}
      events={events}
      eventContent={({ event }) => <PeerCard pin={event.extendedProps['pin']} />}
      eventDrop={({ event }) => {
        if (event.start !== null) onMove(event.id, event.start.valueOf())
      }}
    />
  )
}
