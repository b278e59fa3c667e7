/** The roving focus of the pin grid. The focus belongs to a pin, not to a place: it stays on its pin when others come or go. */
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { gridCommands } from './grid-commands.ts'
import { type GridGeometry, scrollToRow } from './grid-geometry.ts'
import { intentOfKey } from './grid-keys.ts'
import type { PinGridProps } from './grid-props.ts'
import { scrollParentOf } from './use-grid-window.ts'

interface GridFocusOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly geometry: GridGeometry
  readonly props: PinGridProps
}

/** Room for the bars that lie over the upper and lower edge of the screen. */
const EDGE = 96

export function useGridFocus({ grid, geometry, props }: GridFocusOptions) {
  const { pins, selected } = props
  const [activeId, setActiveId] = useState<string | null>(null)
  const anchor = useRef<string | null>(null)
  const wantsFocus = useRef(false)
  const places = useMemo(() => new Map(pins.map((pin, index) => [pin.id, index])), [pins])
  const activeIndex = activeId === null ? null : (places.get(activeId) ?? null)

  useLayoutEffect(() => {
    if (!wantsFocus.current || activeId === null) return
    const card = grid.current?.querySelector<HTMLElement>(`[data-pin="${activeId}"]`)
    if (!card) return
    wantsFocus.current = false
    card.focus({ preventScroll: true })
  })

  const moveTo = (index: number) => {
    const id = pins[index]?.id
    if (id === undefined || !grid.current) return
    wantsFocus.current = true
    setActiveId(id)
    const top = -grid.current.getBoundingClientRect().top
    const row = Math.floor((places.get(id) ?? 0) / geometry.columns)
    scrollParentOf(grid.current).scrollBy({ top: scrollToRow(geometry, row, { top: top + EDGE, bottom: top + window.innerHeight - EDGE }) })
  }
  const commands = () => gridCommands({ props, places, activeIndex, anchor, moveTo })

  const keyDown = (event: KeyboardEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('button') !== null
    if (event.altKey || (onButton && (event.key === ' ' || event.key === 'Enter'))) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = { key: event.key, shift: event.shiftKey, mod: event.ctrlKey || event.metaKey, rtl }
    const pageRows = Math.max(1, Math.floor((window.innerHeight - 2 * EDGE) / geometry.rowHeight))
    const intent = intentOfKey(key, { index: activeIndex ?? 0, count: pins.length, columns: geometry.columns, pageRows })
    if (!intent || (intent.type === 'clear' && selected.size === 0)) return
    event.preventDefault()
    commands().follow(intent)
  }

  const click = (event: MouseEvent) => {
    const { id, action } = targetOf(event)
    if (id === null) return
    setActiveId(id)
    if (action === 'favor') props.onFavor(id)
    else if (action === 'open') props.onOpen(id)
    else if (event.shiftKey) commands().extendTo(places.get(id) ?? 0, activeIndex ?? 0)
    else commands().toggle(id)
  }

  const doubleClick = (event: MouseEvent) => {
    const { id, action } = targetOf(event)
    if (id !== null && action === null && !event.shiftKey) props.onOpen(id)
  }

  const focused = (event: FocusEvent) => {
    const { id } = targetOf(event)
    if (id !== null) setActiveId(id)
  }

  return { activeIndex, keyDown, click, doubleClick, focused }
}

function targetOf(event: { target: EventTarget }): { id: string | null; action: string | null } {
  if (!(event.target instanceof Element)) return { id: null, action: null }
  const card = event.target.closest<HTMLElement>('[data-pin]')
  return { id: card?.dataset['pin'] ?? null, action: event.target.closest<HTMLElement>('[data-action]')?.dataset['action'] ?? null }
}
