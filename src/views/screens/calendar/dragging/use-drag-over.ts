/**
 * Where a dragged pin is over the calendar. It listens to drag events at the window, so that the
 * days need no code for it.
 */
import { useEffect, useState } from 'react'
import { type Moved, movedOf } from './drag-data.ts'
import { createRest } from './rest.ts'

export interface DragOver {
  readonly moved: Moved
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Of the free slot under the mouse, ms UTC; null = on the day itself. */
  readonly slotAt: number | null
  /** Of the quarter of an hour under the mouse. */
  readonly wall: string | null
}

export interface Rested {
  readonly date: string
  /** Of the mouse in the window, pixels. */
  readonly x: number
  readonly y: number
  /** Where the note of the drag began then, pixels from the top of the window. */
  readonly end: number
}

/** `rested`: where the mouse came to rest over a day, until it leaves that day. */
export function useDragOver(canRest: boolean): {
  over: DragOver | null
  rested: Rested | null
} {
  const [over, setOver] = useState<DragOver | null>(null)
  const [rested, setRested] = useState<Rested | null>(null)
  useEffect(() => {
    let moved: Moved | null = null
    const isResting = createRest()
    const start = (event: DragEvent) => {
      const { dataTransfer } = event
      isResting(event)
      moved = dataTransfer === null ? null : movedOf(dataTransfer)
    }
    const enter = ({ target }: DragEvent) => {
      const { date, slot, wall = null } = dataAround(target)
      setRested((known) => (known?.date === date ? known : null))
      if (moved === null || date === undefined) return setOver(null)
      setOver({ moved, date, slotAt: slot === undefined ? null : Number(slot), wall })
    }
    const stay = (event: DragEvent) => {
      const { date } = dataAround(event.target)
      if (!isResting(event) || !canRest || moved === null || date === undefined) return
      const [x, y] = [event.clientX, event.clientY]
      setRested((known) => known ?? { date, x, y, end: topOfNote() })
    }
    const end = () => {
      moved = null
      setOver(null)
      setRested(null)
    }
    const events = { dragstart: start, dragenter: enter, dragover: stay, dragend: end, drop: end }
    for (const [name, listener] of Object.entries(events))
      window.addEventListener(name as 'drop', listener)
    return () => {
      for (const [name, listener] of Object.entries(events))
        window.removeEventListener(name as 'drop', listener)
    }
  }, [canRest])
  return { over, rested }
}

/** The lower edge of the window when a day has no time left, and so no note. */
function topOfNote(): number {
  const note = document.querySelector('[data-drag-note]')
  return note?.getBoundingClientRect().top ?? window.innerHeight
}

interface Around {
  readonly date?: string | undefined
  readonly slot?: string | undefined
  readonly wall?: string | undefined
}

function dataAround(target: EventTarget | null): Around {
  if (!(target instanceof Element)) return {}
  const find = (name: string) => target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
  return { date: find('date'), slot: find('slot'), wall: find('wall') }
}
