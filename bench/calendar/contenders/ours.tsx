/** The month as the product draws it, without the account's machines. */
import { useMemo } from 'react'
import { daysOfMonth } from '../../../core/schedule/calendar-days.ts'
import { dateOfWall, wallOf } from '../../../core/schedule/wall-time.ts'
import { AppContext, type AppValue } from '../../../src/views/kit/context/app-context.tsx'
import { createCalendarFormat } from '../../../src/views/screens/calendar/time/calendar-format.ts'
import type { CalendarDisplay } from '../../../src/views/screens/calendar/calendar-display.ts'
import { DayGrid } from '../../../src/views/screens/calendar/days/day-grid.tsx'
import { placeInDays, timeIn } from '../../../src/views/screens/calendar/plan/planned-days.ts'
import { useFirstWeekday } from '../../../src/views/screens/calendar/plan/use-plan.ts'
import { BENCH_ZONE, type CalendarProps, MONTHS } from '../contender.ts'

const nothing = (): void => undefined
/** Before the plan begins, so that all of it can be moved. */
const now = Date.parse(MONTHS[0]) - 30 * 86_400_000
const times = {
  now,
  connectedAt: null,
  backlogFrom: null,
  delays: new Map(),
  asked: new Set<string>(),
  filed: new Map(),
}
const display: CalendarDisplay = {
  format: createCalendarFormat('en'),
  zone: BENCH_ZONE,
  now,
  today: dateOfWall(wallOf(now, BENCH_ZONE)),
  isRtl: false,
  isPaused: false,
  selected: null,
  publishing: {
    connection: 'none',
    network: null,
    outbox: null,
    asked: [],
    times,
    isByHand: true,
    isFiledKnown: true,
    stateOf: ({ state }) => state,
    reloadFiled: nothing,
    reload: nothing,
    reloadConnection: nothing,
  },
  forecast: { samePictures: new Map(), waits: new Map() },
  stateOf: ({ state }) => state,
  boardName: (_, pin) => pin.board_name,
}
const actions = {
  openPublication: nothing,
  movePublication: nothing,
  removePublication: nothing,
  openDay: nothing,
  showDate: nothing,
}

/** A card asks for nothing but the wording of problems, and none of these pins has one. */
const app = { say: () => '' } as unknown as AppValue

export function OwnCalendar(props: CalendarProps) {
  return (
    <AppContext value={app}>
      <Month {...props} />
    </AppContext>
  )
}

function Month({ planned, date, onMove }: CalendarProps) {
  const firstWeekday = useFirstWeekday()
  const days = useMemo(
    () => daysOfMonth({ date, zone: BENCH_ZONE, firstWeekday }),
    [date, firstWeekday],
  )
  const placed = useMemo(() => placeInDays(days, planned), [days, planned])
  return (
    <DayGrid
      label={display.format.month(date)}
      kind="month"
      days={days}
      placed={placed}
      openSlots={() => []}
      date={date}
      target={null}
      display={display}
      actions={actions}
      onDrop={(moved, day) => {
        if (moved.kind !== 'publication') return
        const found = planned.find(({ publication }) => publication.id === moved.publicationId)
        if (found !== undefined)
          onMove(
            moved.publicationId,
            Date.parse(`${day}T${timeIn(BENCH_ZONE, found.publication)}Z`),
          )
      }}
    />
  )
}
