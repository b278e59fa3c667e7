/** The roving focus of the pin grid. The focus belongs to a pin, not to a place: it stays on its pin when others come or go. */
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { gridCommands, type ShiftRange } from './grid-commands.ts'
import { scrollToRow } from './grid-geometry.ts'
import { type GridKey, intentOfKey } from './grid-keys.ts'
import type { PinGridProps } from './grid-props.ts'
import { type GridWindow, isRightToLeft } from './use-grid-window.ts'

interface GridFocusOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly window: Pick<GridWindow, 'geometry' | 'view' | 'scrollBy'>
  readonly props: PinGridProps
}

interface Active {
  readonly id: string
  /** Where it stood when it got the focus. */
  readonly index: number
}

/** Room for the bars that lie over the upper and lower edge of the screen. */
const EDGE = 96

export function useGridFocus({ grid, window: { geometry, view, scrollBy }, props }: GridFocusOptions) {
  const { pins, selected } = props
  const [active, setActive] = useState<Active | null>(null)
  const range = useRef<ShiftRange | null>(null)
  const wantsFocus = useRef(false)
  const activeIndex = useMemo(() => (active === null ? null : (placeIn(pins, active.id, active.index) ?? null)), [pins, active])
  const placeOf = (id: string) => placeIn(pins, id, activeIndex ?? 0)

  /** Rows are keyed by their number: a card whose place changes is another element, and the focus would be lost with the old one. */
  const holdsFocus = useRef(false)
  useLayoutEffect(() => {
    if (holdsFocus.current && grid.current?.contains(document.activeElement) === false) wantsFocus.current = true
  }, [grid, activeIndex])
  useLayoutEffect(() => {
    if (!wantsFocus.current || active === null) return
    const card = grid.current?.querySelector<HTMLElement>(`[data-pin="${active.id}"]`)
    if (!card) return
    wantsFocus.current = false
    card.focus({ preventScroll: true })
  })

  const moveTo = (index: number) => {
    const id = pins[index]?.id
    if (id === undefined) return
    wantsFocus.current = true
    setActive({ id, index })
    const { top, bottom } = view()
    scrollBy(scrollToRow(geometry, Math.floor(index / geometry.columns), { top: top + EDGE, bottom: bottom - EDGE }))
  }
  const commands = () => gridCommands({ props, placeOf, activeIndex, range, moveTo })

  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || pressesButton(event)) return
    const pageRows = Math.max(1, Math.floor((window.innerHeight - 2 * EDGE) / geometry.rowHeight))
    const intent = intentOfKey(keyOf(event), { index: activeIndex ?? 0, count: pins.length, columns: geometry.columns, pageRows })
    if (!intent || (intent.type === 'clear' && selected.size === 0)) return
    event.preventDefault()
    commands().follow(intent)
  }

  const click = (event: MouseEvent) => {
    const { id, action } = targetOf(event)
    if (id === null) return
    setActive({ id, index: placeOf(id) ?? 0 })
    if (action === 'favor') props.onFavor(id)
    else if (action === 'open') props.onOpen(id)
    else if (event.shiftKey) commands().extendTo(placeOf(id) ?? 0, activeIndex ?? 0)
    else commands().toggle(id)
  }

  const doubleClick = (event: MouseEvent) => {
    const { id, action } = targetOf(event)
    if (id !== null && action === null && !event.shiftKey) props.onOpen(id)
  }

  const focused = (event: FocusEvent) => {
    const { id } = targetOf(event)
    holdsFocus.current = id !== null
    if (id !== null && id !== active?.id) setActive({ id, index: placeOf(id) ?? 0 })
  }

  /** Told when a person leaves, not when the drawing takes the element away. In another window the focus is only resting. */
  const blurred = ({ target }: FocusEvent) => {
    holdsFocus.current = document.activeElement === target
  }

  return { activeIndex, keyDown, click, doubleClick, focused, blurred }
}

/** Where a pin stands, looked for first where it probably is: a map of 100,000 would cost 15 ms at every change of the list. */
function placeIn(pins: PinGridProps['pins'], id: string, probably: number): number | undefined {
  if (pins[probably]?.id === id) return probably
  const place = pins.findIndex((pin) => pin.id === id)
  return place === -1 ? undefined : place
}

/** A button of the card answers for itself. */
function pressesButton({ target, key }: KeyboardEvent): boolean {
  return (key === ' ' || key === 'Enter') && target instanceof Element && target.closest('button') !== null
}

function keyOf(event: KeyboardEvent): GridKey {
  return { key: event.key, shift: event.shiftKey, mod: event.ctrlKey || event.metaKey, rtl: isRightToLeft(event.currentTarget) }
}

function targetOf(event: { target: EventTarget }): { id: string | null; action: string | null } {
  if (!(event.target instanceof Element)) return { id: null, action: null }
  const card = event.target.closest<HTMLElement>('[data-pin]')
  return { id: card?.dataset['pin'] ?? null, action: event.target.closest<HTMLElement>('[data-action]')?.dataset['action'] ?? null }
}
