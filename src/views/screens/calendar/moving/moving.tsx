/** A move by keys while it goes on: what each key sends, and what follows from its end. */
import { useEffect, useEffectEvent } from 'react'
import type { CalendarMove } from '../../../../machines/calendar-move/calendar-move.machine.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Actors } from '../../../../machines/app/actors.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { dateAfterKey } from '../days/date-keys.ts'
import { MoveBar } from '../move-mode/move-bar.tsx'
import { type Plan, stepToDate, stepToNextSlot } from '../move-mode/move-mode.ts'
import { changedBy } from '../move-mode/changed-by.ts'
import { HeldBack, useHeldBack } from '../rules/held-back.tsx'
import type { ShownCalendar } from '../use-calendar.ts'

interface MovingProps {
  readonly actor: Actors['calendarMove']
  readonly move: CalendarMove
  readonly calendar: Pick<
    ShownCalendar,
    'moving' | 'plan' | 'schedule' | 'boards' | 'display' | 'address'
  >
}

export function Moving({ actor, move, calendar }: MovingProps) {
  const { moving, plan, display, address, schedule, boards } = calendar
  const heldBy = useHeldBack({ plan, schedule: schedule.current, display })
  useEnd(actor, moving)
  // The day of the step comes into view.
  const { date } = move
  const show = useEffectEvent(() => {
    if (!plan.isShown(date)) address.go({ date })
  })
  useEffect(() => show(), [date])
  const known = boards.status === 'ready' ? boards.list : null
  const held =
    move.target === null ? [] : heldBy(changedBy(move.moved, move.target, { plan, boards: known }))
  const planNow = moving.planFor(move.moved)
  const isSameTime = move.target !== null && planNow.taken.has(move.target.at)
  const onKey = (key: string) => pressKey(actor, { key, plan: planNow, isRtl: display.isRtl })
  const pressHeld = useEffectEvent(() => moving.releaseKeys().forEach(onKey))
  useEffect(() => pressHeld(), [])
  return (
    <MoveBar
      move={move}
      count={plan.countOn(date)}
      held={<HeldBack held={held} isSameTime={isSameTime} display={display} />}
      display={display}
      onKey={onKey}
      onPlace={() => actor.send({ type: 'move.place' })}
      onCancel={() => actor.send({ type: 'move.cancel' })}
    />
  )
}

interface PressedKey {
  readonly key: string
  readonly plan: Plan
  readonly isRtl: boolean
}

/** Starts at the step before, which may not be rendered yet. False where the key means nothing. */
function pressKey(actor: Actors['calendarMove'], { key, plan, isRtl }: PressedKey): boolean {
  const { move } = actor.getSnapshot().context
  if (move === null) return false
  const date = dateAfterKey(key, move.date, isRtl)
  if (date !== null) actor.send({ type: 'move.toDate', ...stepToDate(move, plan, date) })
  else if (key.toLowerCase() === 'n')
    actor.send({ type: 'move.toSlot', ...stepToNextSlot(move, plan) })
  else if (key === 'Enter') actor.send({ type: 'move.place' })
  else if (key === 'Escape') actor.send({ type: 'move.cancel' })
  else return false
  return true
}

function useEnd(actor: Actors['calendarMove'], { place, origin }: ShownCalendar['moving']) {
  const t = useText(calendarMessages)
  const toast = useToast()
  const onPlaced = useEffectEvent((move: CalendarMove) => {
    if (move.target !== null) place(move.moved, move.target)
    giveFocus(focusAfter(move), origin.current)
  })
  const onCancelled = useEffectEvent(() => {
    toast({ kind: 'moving', text: t('calendar.cancelled') })
    giveFocus(null, origin.current)
  })
  useEffect(() => {
    const heard = [
      actor.on('move.placed', ({ move }) => onPlaced(move)),
      actor.on('move.cancelled', () => onCancelled()),
    ]
    return () => heard.forEach((one) => one.unsubscribe())
  }, [actor])
}

/** What had the focus before the move gets it back, unless something else is to have it. */
function giveFocus(selector: string | null, before: Element | null): void {
  // The card may be rendered again on another day.
  requestAnimationFrame(() => {
    const card = selector === null ? null : document.querySelector<HTMLElement>(selector)
    if (card !== null) card.focus()
    else if (before instanceof HTMLElement && before.isConnected) before.focus()
  })
}

function focusAfter({ moved, date }: CalendarMove): string {
  return moved.kind === 'publication'
    ? `[data-publication="${moved.publicationId}"]`
    : `[data-day="${date}"]`
}
