/**
 * The roving focus of the pin grid. It follows its pin when other pins come or go.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { gridCommands, type ShiftRange } from './grid-commands.ts'
import { scrollToRow } from './window/grid-geometry.ts'
import { type GridKey, intentOfKey } from './grid-keys.ts'
import type { PinGridProps } from './grid-props.ts'
import { type GridWindow, isRightToLeft } from './window/use-grid-window.ts'

interface GridFocusOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly window: Pick<GridWindow, 'geometry' | 'view' | 'scrollBy'>
  readonly pins: PinGridProps['pins']
  /** The selection and the listeners, as they are at the time of an event. */
  readonly latest: RefObject<PinGridProps>
}

interface Active {
  readonly id: string
  /** Its place when it got the focus. */
  readonly index: number
}

/** Height of the bars over the upper and lower edge of the screen. px */
const EDGE_PX = 96

export function useGridFocus({ latest, ...area }: GridFocusOptions) {
  const { activeId, activeIndex, kept, placeOf, activate, activatePin, moveTo } = useActivePin(area)
  const { geometry } = area.window
  const { pins } = area
  const range = useRef<ShiftRange | null>(null)

  /** Keys continue from here, with Shift too. Does not scroll. */
  const goOnFrom = (index: number) => {
    const id = pins[index]?.id
    range.current = id === undefined ? null : { anchor: id, reach: id }
    activate(index)
  }

  const commands = () =>
    gridCommands({ props: latest.current, placeOf, activeIndex, range, moveTo })

  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || pressesButton(event)) return
    const pageRows = Math.max(
      1,
      Math.floor((window.innerHeight - 2 * EDGE_PX) / geometry.rowHeight),
    )
    const intent = intentOfKey(keyOf(event), {
      index: activeIndex ?? 0,
      count: pins.length,
      columns: geometry.columns,
      pageRows,
    })
    if (!intent || (intent.type === 'clear' && latest.current.selected.size === 0)) return
    event.preventDefault()
    commands().follow(intent)
  }

  const click = (event: MouseEvent) => {
    const { id, action } = targetOf(event)
    if (id === null) return
    activatePin(id)
    if (action === 'favor') latest.current.onFavor(id)
    else if (action === 'open') latest.current.onOpen(id)
    else if (event.shiftKey) commands().extendTo(placeOf(id) ?? 0, activeIndex ?? 0)
    else commands().toggle(id)
  }

  const doubleClick = (event: MouseEvent) => {
    const { id, action } = targetOf(event)
    if (id !== null && action === null && !event.shiftKey) latest.current.onOpen(id)
  }

  const focused = (event: FocusEvent) => {
    const { id } = targetOf(event)
    kept.hold(id !== null)
    if (id !== null && id !== activeId) activatePin(id)
  }

  /**
   * Reported when the user leaves, not when a render removes the element. While another window is
   * active, the focus stays here.
   */
  const blurred = ({ target }: FocusEvent) => kept.hold(document.activeElement === target)

  return {
    activeIndex,
    goOnFrom,
    isHeld: kept.isHeld,
    keyDown,
    click,
    doubleClick,
    focused,
    blurred,
  }
}

/** The pin that the keyboard acts on, and its scroll into view. */
function useActivePin({
  grid,
  window: { geometry, view, scrollBy },
  pins,
}: Omit<GridFocusOptions, 'latest'>) {
  const [active, setActive] = useState<Active | null>(null)
  const activeIndex = useMemo(
    () =>
      active === null
        ? null
        : (placeIn(pins, active.id, active.index) ?? placeTakenOver(pins, active.index)),
    [pins, active],
  )
  const kept = useKeptFocus(grid, {
    id: activeIndex === null ? null : (pins[activeIndex]?.id ?? null),
    place: `${activeIndex} of ${geometry.columns}`,
  })
  const placeOf = (id: string) => placeIn(pins, id, activeIndex ?? 0)

  const activate = (index: number) => {
    const id = pins[index]?.id
    if (id === undefined) return
    kept.claimFocus()
    setActive({ id, index })
  }

  const moveTo = (index: number) => {
    if (pins[index] === undefined) return
    activate(index)
    const { top, bottom } = view()
    scrollBy(
      scrollToRow(geometry, Math.floor(index / geometry.columns), {
        top: top + EDGE_PX,
        bottom: bottom - EDGE_PX,
      }),
    )
  }
  const activatePin = (id: string) => setActive({ id, index: placeOf(id) ?? 0 })
  return { activeId: active?.id, activeIndex, kept, placeOf, activate, activatePin, moveTo }
}

interface Keeper {
  /** The card of the active pin gets the focus as soon as it is drawn. */
  readonly claimFocus: () => void
  /** Whether the focus is in the grid now. */
  readonly hold: (isHeld: boolean) => void
  readonly isHeld: () => boolean
}

/**
 * An element belongs to a place. A pin that moves is drawn by another element, and the focus
 * follows. `id` is of the active pin; another `place` means another element.
 */
function useKeptFocus(
  grid: RefObject<HTMLElement | null>,
  { id, place }: { id: string | null; place: string },
): Keeper {
  const wants = useRef(false)
  const holds = useRef(false)
  useLayoutEffect(() => {
    if (holds.current && cardInFocus(grid.current) !== id) wants.current = true
  }, [grid, id, place])
  useLayoutEffect(() => {
    if (!wants.current || id === null) return
    const card = grid.current?.querySelector<HTMLElement>(`[data-pin="${id}"]`)
    if (!card) return
    wants.current = false
    card.focus({ preventScroll: true })
  })
  return useMemo(
    () => ({
      claimFocus: () => void (wants.current = true),
      hold: (isHeld) => void (holds.current = isHeld),
      isHeld: () => holds.current,
    }),
    [],
  )
}

/** After the focused pin is removed, the keyboard continues at the pin that took its place. */
function placeTakenOver({ length }: PinGridProps['pins'], index: number): number | null {
  return length === 0 ? null : Math.min(index, length - 1)
}

/**
 * A pin's place. The probable place is tried first: a map of 100,000 pins costs 15 ms per change.
 */
function placeIn(pins: PinGridProps['pins'], id: string, probably: number): number | undefined {
  if (pins[probably]?.id === id) return probably
  const place = pins.findIndex((pin) => pin.id === id)
  return place === -1 ? undefined : place
}

/** Buttons of the card handle these keys. */
function pressesButton({ target, key }: KeyboardEvent): boolean {
  return (
    (key === ' ' || key === 'Enter') &&
    target instanceof Element &&
    target.closest('button') !== null
  )
}

function keyOf(event: KeyboardEvent): GridKey {
  return {
    key: event.key,
    shift: event.shiftKey,
    mod: event.ctrlKey || event.metaKey,
    rtl: isRightToLeft(event.currentTarget),
  }
}

/** The pin of the card that has the focus, or in which it is. */
function cardInFocus(grid: HTMLElement | null): string | null {
  const { activeElement } = document
  return activeElement !== null && grid?.contains(activeElement) ? idOf(activeElement) : null
}

function targetOf(event: { target: EventTarget }): { id: string | null; action: string | null } {
  if (!(event.target instanceof Element)) return { id: null, action: null }
  return {
    id: idOf(event.target),
    action: event.target.closest<HTMLElement>('[data-action]')?.dataset['action'] ?? null,
  }
}

function idOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-pin]')?.dataset['pin'] ?? null
}
