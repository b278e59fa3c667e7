/**
 * While a pin is dragged over the days: when it would go out, and which pins the rules would hold
 * back then. It listens to drag events at the window, so that the days need no code for it.
 */
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PlannedTime } from '#core/contract/publishing/publications.contract.ts'
import { openSlotsOfDay } from '#core/schedule/open-slots.ts'
import { useText } from '../../i18n/text.ts'
import { calendarMessages } from '../calendar.messages.ts'
import { changedBy } from '../move-mode/changed-by.ts'
import { HeldBack, useHeldBack } from '../rules/held-back.tsx'
import type { ShownCalendar } from '../use-calendar.ts'
import { type Moved, movedOf } from './drag-data.ts'
import css from './drag-note.module.css'

interface DragOver {
  readonly moved: Moved
  readonly date: string
  /** Of the free slot under the mouse; null = on the day itself. */
  readonly slotAt: number | null
}

type NoteCalendar = Pick<ShownCalendar, 'plan' | 'schedule' | 'display' | 'boards' | 'moving'>

export function DragNote({ calendar }: { calendar: NoteCalendar }) {
  const over = useDragOver()
  if (over === null) return null
  const { plan, moving } = calendar
  const { moved, date, slotAt } = over
  const slot = openSlotsOfDay(plan.schedule, plan.taken, date).find(({ at }) => at === slotAt)
  const target = slot ?? moving.timeOnDrop(moved, date)
  if (target === null) return null
  return createPortal(<Note {...{ calendar, moved, date, target }} />, document.body)
}

function Note({
  calendar: { plan, schedule, display, boards, moving },
  moved,
  date,
  target,
}: {
  calendar: NoteCalendar
  moved: Moved
  date: string
  target: PlannedTime
}) {
  const t = useText(calendarMessages)
  const heldBy = useHeldBack({ plan, schedule: schedule.current, display })
  const known = boards.status === 'ready' ? boards.list : null
  return (
    <div className={css.note} data-drag-note>
      <strong>
        {t('calendar.target', {
          moment: display.format.moment(target.wall),
          count: plan.countOn(date),
        })}
      </strong>
      <HeldBack
        held={heldBy(changedBy(moved, target, { plan, boards: known }))}
        isSameTime={moving.planFor(moved).taken.has(target.at)}
        display={display}
      />
    </div>
  )
}

function useDragOver(): DragOver | null {
  const [over, setOver] = useState<DragOver | null>(null)
  useEffect(() => {
    let moved: Moved | null = null
    const start = ({ dataTransfer }: DragEvent) => {
      moved = dataTransfer === null ? null : movedOf(dataTransfer)
    }
    const enter = ({ target }: DragEvent) => {
      const day = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null
      const { date } = day?.dataset ?? {}
      if (moved === null || date === undefined || !(target instanceof Element)) return setOver(null)
      const at = target.closest<HTMLElement>('[data-slot]')?.dataset['slot']
      setOver({ moved, date, slotAt: at === undefined ? null : Number(at) })
    }
    const end = () => {
      moved = null
      setOver(null)
    }
    const events = { dragstart: start, dragenter: enter, dragend: end, drop: end }
    for (const [name, listener] of Object.entries(events))
      window.addEventListener(name as 'drop', listener)
    return () => {
      for (const [name, listener] of Object.entries(events))
        window.removeEventListener(name as 'drop', listener)
    }
  }, [])
  return over
}
