/** Brings the card of a planned pin into view, wherever its day is, and marks it for a moment. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { dateIn } from '../plan/planned-days.ts'
import type { ShownCalendar } from '../use-calendar.ts'

export function useShowCard({
  plan,
  address,
  display: { zone },
}: Pick<ShownCalendar, 'plan' | 'address' | 'display'>): (publicationId: string) => void {
  const wanted = useRef<{ id: string; date: string } | null>(null)
  const markWanted = () => {
    if (wanted.current === null || !plan.isShown(wanted.current.date)) return
    markCard(wanted.current)
    wanted.current = null
  }
  const onDrawn = useEffectEvent(markWanted)
  // The month of the card may have to render first.
  useEffect(() => onDrawn(), [plan])
  return (id) => {
    const planned = plan.find(id)
    if (planned === undefined) return
    const date = dateIn(zone, planned.publication)
    wanted.current = { id, date }
    if (plan.isShown(date)) markWanted()
    else address.go({ date })
  }
}

/** Marks the day when the card is hidden behind "2 more". */
function markCard({ id, date }: { id: string; date: string }): void {
  const card = document.querySelector<HTMLElement>(`[data-publication="${id}"]`)
  mark(card ?? document.querySelector<HTMLElement>(`[data-day="${date}"]`))
}

const MARKED_MS = 4_000

function mark(element: HTMLElement | null): void {
  if (element === null) return
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
  // Focus after a click shows no ring.
  const ring = { outline: '3px solid var(--focus)', outlineOffset: '2px' }
  element.animate([ring, ring], MARKED_MS)
}
