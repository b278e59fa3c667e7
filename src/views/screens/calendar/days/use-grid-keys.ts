/** Clicks, keys and focus of the day grid: one listener for all days and pins. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import { dateAfterKey } from './date-keys.ts'

export interface GridActions {
  readonly openPublication: (publicationId: string) => void
  readonly movePublication: (publicationId: string) => void
  readonly removePublication: (publicationId: string) => void
  readonly openDay: (date: string) => void
  /** A date that is not shown yet. */
  readonly showDate: (date: string) => void
}

interface GridInput {
  readonly grid: RefObject<HTMLElement | null>
  readonly days: readonly CalendarDay[]
  readonly date: string
  readonly isRtl: boolean
  readonly actions: GridActions
}

function useCursor({ grid, days, date, actions }: GridInput) {
  const [chosen, setChosen] = useState(date)
  const isShown = (each: string) => days.some((day) => day.date === each)
  const cursor = isShown(chosen) ? chosen : isShown(date) ? date : (days[0]?.date ?? date)
  const cellOf = (each: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${each}"]`)
  const focusAfter = useRef<string | null>(null)
  useEffect(() => {
    if (focusAfter.current === null || !isShown(focusAfter.current)) return
    cellOf(focusAfter.current)?.focus()
    focusAfter.current = null
  })
  const goTo = (next: string) => {
    setChosen(next)
    if (isShown(next)) cellOf(next)?.focus()
    else {
      focusAfter.current = next
      actions.showDate(next)
    }
  }
  return { cursor, setChosen, goTo }
}

export function useGridKeys(input: GridInput) {
  const { grid, date, isRtl, actions } = input
  const { cursor, setChosen, goTo } = useCursor(input)
  const hold = useKeptFocus(grid)
  const onCellKey = (event: KeyboardEvent, cell: HTMLElement) => {
    const next = dateAfterKey(event.key, cell.dataset['day'] ?? date, isRtl)
    if (next !== null) goTo(next)
    else if (event.key !== 'Enter') return
    else if (!event.repeat) enterDay(cell, actions.openDay)
    event.preventDefault()
  }
  const onItemKey = (event: KeyboardEvent, item: HTMLElement) => {
    const cell = item.closest<HTMLElement>('[data-date]')
    const next = dateAfterKey(event.key, cell?.dataset['date'] ?? date, isRtl)
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') focusNeighbour(event.key, item, cell)
    else if (event.key === 'Escape') cell?.querySelector<HTMLElement>('[data-day]')?.focus()
    else if (next !== null) goTo(next)
    else if (!runItemKey(event, item, actions)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    cursor,
    heard: {
      onKeyDown: (event: KeyboardEvent) => {
        if (
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          !(event.target instanceof HTMLElement)
        )
          return
        if (event.target.matches('[data-day]')) onCellKey(event, event.target)
        else if (event.target.matches(ITEM)) onItemKey(event, event.target)
      },
      onClick: ({ target }: MouseEvent) => {
        if (!(target instanceof Element)) return
        const item = target.closest<HTMLElement>(`${ITEM}, [data-day]`)
        if (item !== null) openItem(item, actions)
      },
      onBlur: () => hold(null),
      onFocus: ({ target }: FocusEvent) => {
        hold(target)
        const focused = target.closest<HTMLElement>('[data-date]')?.dataset['date']
        if (focused !== undefined) setChosen(focused)
      },
    },
  }
}

/**
 * Undo renders a card again in its former place. If it had the focus, its new element gets it, or
 * else the day it left. Removing the old element fires no event, so it still counts as focused.
 */
function useKeptFocus(grid: GridInput['grid']): (focused: Element | null) => void {
  const held = useRef<Element | null>(null)
  const day = useRef<string | undefined>(undefined)
  useEffect(() => {
    const last = held.current
    if (last?.isConnected === true)
      day.current = last.closest<HTMLElement>('[data-date]')?.dataset['date']
    else if (last instanceof HTMLElement && document.activeElement === document.body) {
      const find = (selector: string) => grid.current?.querySelector<HTMLElement>(selector)
      const { publication } = last.dataset
      const card = publication && find(`[data-publication="${publication}"]`)
      const place = card || find(`[data-day="${day.current}"]`)
      place?.focus()
    }
  })
  return (focused) => {
    held.current = focused
  }
}

const ITEM = '[data-publication], [data-more]'

function enterDay(day: HTMLElement, openDay: (date: string) => void): void {
  const first = day.parentElement?.querySelector<HTMLElement>(ITEM)
  if (first) first.focus()
  else openDay(day.dataset['day'] ?? '')
}

function focusNeighbour(key: 'ArrowUp' | 'ArrowDown', item: HTMLElement, cell: HTMLElement | null) {
  const items = [...(cell?.querySelectorAll<HTMLElement>(ITEM) ?? [])]
  items[items.indexOf(item) + (key === 'ArrowDown' ? 1 : -1)]?.focus()
}

type Item = Pick<HTMLElement, 'dataset'>

/**
 * Whether the key means something on a planned pin or on the line of those left out. A key that is
 * held acts once: the next pin gets the focus of one that goes.
 */
export function runItemKey(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  item: Item,
  actions: GridActions,
): boolean {
  const id = item.dataset['publication']
  const run: Readonly<Record<string, () => void>> = {
    Enter: () => openItem(item, actions),
    ' ': () => openItem(item, actions),
    ...(id !== undefined && {
      m: () => actions.movePublication(id),
      M: () => actions.movePublication(id),
      Delete: () => actions.removePublication(id),
    }),
  }
  if (!repeat) run[key]?.()
  return run[key] !== undefined
}

function openItem({ dataset }: Item, actions: GridActions): void {
  const { publication, more, day = more } = dataset
  if (publication !== undefined) actions.openPublication(publication)
  else if (day !== undefined) actions.openDay(day)
}
