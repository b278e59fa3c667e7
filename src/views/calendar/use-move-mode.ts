/** Moving pins over the calendar: by keys in steps, by mouse at once. */
import { useRef, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PlannedTime } from '#core/contract/publications.contract.ts'
import { getPin } from '#core/pins/pin.selectors.ts'
import { useActor } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { useToast } from '../ui/toast.tsx'
import { calendarMessages } from './calendar.messages.ts'
import type { CalendarDisplay } from './calendar-display.ts'
import type { Moved } from './dragging/drag-data.ts'
import { type MoveMode, type Plan, stepToDate, stepToNextSlot, timeFor } from './move-mode.ts'
import { dateIn, isMovable, timeIn } from './planned-days.ts'
import type { CalendarAddress } from './use-calendar-address.ts'
import type { PlanOfAccount } from './use-plan.ts'
import type { Planning } from './use-planning.ts'

interface MoveInput {
  readonly plan: PlanOfAccount
  readonly planning: Planning
  readonly display: CalendarDisplay
  readonly address: CalendarAddress
}

export function useMoveMode({ plan, planning, display, address }: MoveInput) {
  const t = useText(calendarMessages)
  const toast = useToast()
  const [mode, setMode] = useState<MoveMode | null>(null)
  const focus = useFocusBack()
  const carryOut = useCarryOut({ plan, planning })
  const drop = useDropAtOnce({ plan, display, carryOut })
  const start = (begun: Omit<MoveMode, 'target'>) => {
    focus.remember()
    step(stepToDate({ ...begun, target: null }, planFor(plan, begun.moved), begun.date))
  }
  const step = (next: MoveMode) => {
    setMode(next)
    if (!plan.isShown(next.date)) address.go({ date: next.date })
  }
  const finish = (focused: string | null) => {
    setMode(null)
    focus.giveTo(focused)
  }
  return {
    mode,
    countOnDay: mode === null ? 0 : plan.countOn(mode.date),
    startPublication: (id: string) => {
      const planned = plan.find(id)
      if (planned === undefined) return
      const { pin, publication } = planned
      if (isMovable(publication))
        start({
          moved: { kind: 'publication', pinId: pin.id, publicationId: publication.id },
          title: t('calendar.moving', { title: pin.title }),
          time: timeIn(display.zone, publication),
          date: dateIn(display.zone, publication),
        })
      else toast({ text: t('calendar.notMoved') })
    },
    startDrafts: (drafts: readonly Pin[]) =>
      start({
        moved: { kind: 'drafts', pinIds: drafts.map(({ id }) => id) },
        title: t('calendar.movingMany', { count: drafts.length }),
        time: null,
        date: address.date > display.today ? address.date : display.today,
      }),
    toDate: (date: string) =>
      mode === null ? undefined : step(stepToDate(mode, planFor(plan, mode.moved), date)),
    toNextSlot: () =>
      mode === null ? undefined : step(stepToNextSlot(mode, planFor(plan, mode.moved))),
    place: () => {
      if (mode?.target == null) return
      carryOut(mode.moved, mode.target)
      finish(focusAfter(mode))
    },
    cancel: () => {
      toast({ kind: 'moving', text: t('calendar.cancelled') })
      finish(null)
    },
    drop,
  }
}

/** What had the focus before the move gets it back, unless something else is to have it. */
function useFocusBack() {
  const origin = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    giveTo: (selector: string | null) => {
      const before = origin.current
      // The card may be drawn anew on another day.
      requestAnimationFrame(() => {
        const card = selector === null ? null : document.querySelector<HTMLElement>(selector)
        if (card !== null) card.focus()
        else if (before?.isConnected === true) before.focus()
      })
    },
  }
}

type CarryOut = (moved: Moved, time: PlannedTime) => void

/** Puts into the plan what was moved. */
function useCarryOut({ plan, planning }: Pick<MoveInput, 'plan' | 'planning'>): CarryOut {
  const pins = useActor('pins')
  return (moved, time) => {
    if (moved.kind === 'publication') {
      const planned = plan.find(moved.publicationId)
      if (planned !== undefined) planning.move(planned, time)
      return
    }
    const { book } = pins.getSnapshot().context
    planning.planFrom(
      moved.pinIds.flatMap((id) => getPin(book, id) ?? []),
      time,
    )
  }
}

/** By mouse: on a day, or on a slot of it. */
function useDropAtOnce({
  plan,
  display,
  carryOut,
}: Pick<MoveInput, 'plan' | 'display'> & { carryOut: CarryOut }) {
  const t = useText(calendarMessages)
  const toast = useToast()
  return (moved: Moved, date: string, slot?: PlannedTime) => {
    const planned = moved.kind === 'publication' ? plan.find(moved.publicationId) : undefined
    const time = planned === undefined ? null : timeIn(display.zone, planned.publication)
    const target = slot ?? timeFor(planFor(plan, moved), { date, time })
    if (target === null) toast({ text: t('calendar.past') })
    else if (target.at !== planned?.publication.at) carryOut(moved, target)
  }
}

function focusAfter({ moved, date }: MoveMode): string {
  return moved.kind === 'publication'
    ? `[data-publication="${moved.publicationId}"]`
    : `[data-day="${date}"]`
}

/** The time that a pin has is not taken for the pin itself. */
function planFor(plan: PlanOfAccount, moved: Moved): Plan {
  if (moved.kind === 'drafts') return plan
  const own = plan.find(moved.publicationId)?.publication.at
  return { ...plan, taken: { has: (at) => at !== own && plan.taken.has(at) } }
}
