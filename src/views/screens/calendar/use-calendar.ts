/** What the parts of the calendar share: what is planned, what is shown, and what can be done. */
import { useReducer, useState } from 'react'
import { useBoards } from '../../pins/boards/use-boards.ts'
import { usePublishing } from './publishing/use-publishing.ts'
import { useCalendarAddress } from './use-calendar-address.ts'
import { type MoveInput, useMoveMode } from './move-mode/use-move-mode.ts'
import { useNow } from './time/use-now.ts'
import { NO_FORECAST, useCalendarDisplay, useDays, usePlan } from './plan/use-plan.ts'
import { usePlanning } from './plan/use-planning.ts'
import { useSchedule } from './use-schedule.ts'

export type ShownCalendar = ReturnType<typeof useCalendar>

/** `loadMoveMode`: the machine of the keyboard's moves and its bar, when first asked for. */
export function useCalendar(loadMoveMode: MoveInput['load']) {
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null)
  const schedule = useSchedule()
  const boards = useBoards()
  const now = useNow()
  const publishing = usePublishing(now, schedule.version)
  const [forecast, setForecast] = useState(NO_FORECAST)
  const display = useCalendarDisplay({
    schedule,
    selected,
    now,
    boards,
    publishing,
    forecast,
  })
  const address = useCalendarAddress(display.today)
  const days = useDays(address, display)
  const plan = usePlan(schedule.current, { days, filter: address.filter }, display)
  const [keptOut, setKeptOut] = useState<readonly string[]>([])
  const { filed } = publishing.times
  // How often pins were planned here.
  const [plans, onPlanned] = useReducer((count: number) => count + 1, 0)
  const planning = usePlanning({
    plan,
    schedule: schedule.current,
    display,
    boards,
    onKeptOut: setKeptOut,
    onPlanned,
    filed,
  })
  const moving = useMoveMode({ plan, planning, display, address, load: loadMoveMode })
  const shown = { schedule, boards, display, address, days, plan, planning, moving }
  return { ...shown, setSelected, setForecast, keptOut, setKeptOut, plans }
}
