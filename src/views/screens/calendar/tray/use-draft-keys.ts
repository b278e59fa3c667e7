/** The cursor of the drafts in the tray: what a key or a click on a row does. */
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'

/** What the keys work on, and what they ask for. */
export interface DraftKeysInput {
  readonly pins: readonly Pin[]
  /** The first of them: as many as are drawn. */
  readonly shown: readonly Pin[]
  /** The first one has the focus once the list is there. */
  readonly focusesFirst: boolean
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
  readonly onNextSlot: (pins: readonly Pin[]) => void
  readonly onPlan: (pins: readonly Pin[]) => void
  readonly onMove: (pins: readonly Pin[]) => void
}

/**
 * Gives what the list and its rows need: the row at the cursor, and what to do on keys and clicks.
 */
export function useDraftKeys({
  pins,
  shown,
  focusesFirst,
  selected,
  onSelect,
  ...actions
}: DraftKeysInput) {
  const { list, at, setCursor, focus, keepFocus } = useCursor(pins, shown.length)
  const focusFirst = useEffectEvent(() => {
    if (focusesFirst) focus(0)
  })
  useEffect(() => focusFirst(), [])
  /** The selected pins, when this is one of them; else this one. */
  const chosenWith = (pin: Pin) =>
    selected.has(pin.id) ? pins.filter(({ id }) => selected.has(id)) : [pin]
  const toggle = (pin: Pin) => onSelect(toggled(selected, pin.id))
  const keys: Readonly<Record<string, (pin: Pin) => void>> = {
    ArrowDown: () => focus(at + 1),
    ArrowUp: () => focus(at - 1),
    Home: () => focus(0),
    End: () => focus(shown.length - 1),
    ' ': toggle,
    Enter: (pin) => actions.onPlan(chosenWith(pin)),
    n: (pin) => {
      keepFocus()
      actions.onNextSlot(chosenWith(pin))
    },
    m: (pin) => actions.onMove(chosenWith(pin)),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pin = shown[at]
    if (pin === undefined || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a') return
      onSelect(new Set(pins.map(({ id }) => id)))
    } else {
      const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (run === undefined) return
      // A held key moves the cursor on, and does all else once.
      if (!event.repeat || event.key.startsWith('Arrow')) run(pin)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const onClick = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-draft]')?.dataset
    const index = id ? shown.findIndex((pin) => pin.id === id['draft']) : -1
    const pin = shown[index]
    if (pin === undefined) return
    setCursor(index)
    toggle(pin)
  }
  return { list, at, chosenWith, onKeyDown, onClick }
}

function useCursor(pins: readonly Pin[], count: number) {
  const list = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(0)
  const at = Math.min(cursor, count - 1)
  const focus = (index: number) => {
    const next = Math.max(0, Math.min(index, count - 1))
    setCursor(next)
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus()
  }
  // A draft that was planned is gone from the list: the keys go on with the one in its place.
  const restoresFocus = useRef(false)
  useEffect(() => {
    if (!restoresFocus.current) return
    restoresFocus.current = false
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[at]?.focus()
  }, [pins, at])
  const keepFocus = () => {
    restoresFocus.current = true
  }
  return { list, at, setCursor, focus, keepFocus }
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
