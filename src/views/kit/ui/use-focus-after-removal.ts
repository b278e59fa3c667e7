import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to what `find` answers when the list got shorter and the focused control went
 * with its row. `count` null = the list is not there yet.
 */
export function useFocusAfterRemoval(count: number | null, find: () => HTMLElement | null): void {
  const before = useRef(count)
  const focus = useEffectEvent(() => find()?.focus({ preventScroll: true }))
  useLayoutEffect(() => {
    const isShorter = count !== null && before.current !== null && count < before.current
    before.current = count
    if (isShorter && document.activeElement === document.body) focus()
  }, [count])
}

/** The button below the rows of a group, which adds one. */
export function useFocusOnAdd(count: number) {
  const group = useRef<HTMLFieldSetElement>(null)
  useFocusAfterRemoval(
    count,
    () => group.current?.querySelector<HTMLElement>(':scope > button') ?? null,
  )
  return group
}
