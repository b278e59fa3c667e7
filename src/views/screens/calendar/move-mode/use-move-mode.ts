/** Moving pins over the calendar: by keys in steps (`moving/`), by mouse at once. */
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import type {
  CalendarMove,
  calendarMoveMachine,
  MovedPins,
} from '../../../../machines/calendar-move/calendar-move.machine.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { useScreenActor } from '../../../kit/context/screen-actor.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import { createHeldKeys } from './held-keys.ts'
import { type Plan, stepToDate, timeFor } from './move-mode.ts'
import { dateIn, isMovable, timeIn } from '../plan/planned-days.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'
import type { Planning } from '../plan/use-planning.ts'

export interface MoveInput {
  readonly plan: PlanOfAccount
  readonly planning: Planning
  readonly display: CalendarDisplay
  readonly address: CalendarAddress
  /** The machine, with the bar that shows it. */
  readonly load: () => Promise<typeof calendarMoveMachine>
}

export function useMoveMode({ plan, planning, display, address, load }: MoveInput) {
  const t = useText(calendarMessages)
  const toast = useToast()
  const { actor, open } = useScreenActor('calendarMove')
  const move = useSelector(actor, (snapshot) => snapshot?.context.move ?? null)
  const [heldKeys] = useState(createHeldKeys)
  useEffect(() => () => void heldKeys.release(), [heldKeys])
  const origin = useRef<Element | null>(null)
  const place = usePlace({ plan, planning })
  const { timeOnDrop, drop } = useDropAtOnce({ plan, display, place })
  const start = async (begun: Omit<CalendarMove, 'target'>) => {
    origin.current = document.activeElement
    // The bar that is there handles keys itself.
    if (move === null) heldKeys.hold()
    const first = { ...begun, ...stepToDate(begun, planFor(plan, begun.moved), begun.date) }
    const machine = await load().catch(() => null)
    if (machine === null) {
      heldKeys.release()
      toast({ text: t('calendar.notPlanned'), tone: 'danger' })
    } else open(machine)?.send({ type: 'move.start', move: first })
  }
  return {
    actor,
    /** Null while nothing is moved by keys. */
    move,
    /** For the bar, once it is there. */
    releaseKeys: heldKeys.release,
    origin,
    planFor: (moved: MovedPins) => planFor(plan, moved),
    startPublication: (id: string) => {
      const planned = plan.find(id)
      if (planned === undefined) return
      const { pin, publication } = planned
      if (isMovable(publication))
        void start({
          moved: { kind: 'publication', pinId: pin.id, publicationId: publication.id },
          title: t('calendar.moving', { title: pin.title }),
          time: timeIn(display.zone, publication),
          date: dateIn(display.zone, publication),
        })
      else toast({ text: t('calendar.notMoved') })
    },
    startDrafts: (drafts: readonly Pin[]) =>
      void start({
        moved: { kind: 'drafts', pinIds: drafts.map(({ id }) => id) },
        title: t('calendar.movingMany', { count: drafts.length }),
        time: null,
        date: address.date > display.today ? address.date : display.today,
      }),
    place,
    /** The time that what is dropped on a day gets; null = none. */
    timeOnDrop,
    drop,
  }
}

type Place = (moved: MovedPins, time: PlannedTime) => void

/** Puts into the plan what was moved. */
function usePlace({ plan, planning }: Pick<MoveInput, 'plan' | 'planning'>): Place {
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
  place,
}: Pick<MoveInput, 'plan' | 'display'> & { place: Place }) {
  const t = useText(calendarMessages)
  const toast = useToast()
  const timeOnDrop = (moved: MovedPins, date: string): PlannedTime | null => {
    const planned = moved.kind === 'publication' ? plan.find(moved.publicationId) : undefined
    const time = planned === undefined ? null : timeIn(display.zone, planned.publication)
    return timeFor(planFor(plan, moved), { date, time })
  }
  const drop = (moved: MovedPins, date: string, slot?: PlannedTime) => {
    const target = slot ?? timeOnDrop(moved, date)
    const from = moved.kind === 'publication' ? plan.find(moved.publicationId) : undefined
    if (target === null) toast({ text: t('calendar.past') })
    else if (target.at !== from?.publication.at) place(moved, target)
  }
  return { timeOnDrop, drop }
}

/** The time that a pin has is not taken for the pin itself. */
function planFor(plan: PlanOfAccount, moved: MovedPins): Plan {
  if (moved.kind === 'drafts') return plan
  const own = plan.find(moved.publicationId)?.publication.at
  return { ...plan, taken: { has: (at) => at !== own && plan.taken.has(at) } }
}
