/** The focus goes with a part that is moved, and to the part before one that is removed. */
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { TextParts } from '#core/templates/edit/layers/text-parts.ts'

const ACTIONS = ['earlier', 'later', 'remove'] as const
type PartAction = (typeof ACTIONS)[number]

export interface PartFocus {
  /** Null = the part at this place is gone. */
  readonly know: (at: number, group: HTMLElement | null) => void
  /** Before the change: where the part will be, and which of its buttons is to have the focus. */
  readonly request: (at: number, action: PartAction) => void
}

export function usePartFocus(parts: TextParts): PartFocus {
  const groups = useRef(new Map<number, HTMLElement>())
  const requested = useRef<{ at: number; action: PartAction } | null>(null)
  useEffect(() => {
    const { current } = requested
    requested.current = null
    if (current !== null) focusPart(groups.current.get(current.at), current.action)
  }, [parts])
  const know = useCallback((at: number, group: HTMLElement | null) => {
    if (group === null) groups.current.delete(at)
    else groups.current.set(at, group)
  }, [])
  const request = useCallback((at: number, action: PartAction) => {
    requested.current = { at, action }
  }, [])
  return useMemo(() => ({ know, request }), [know, request])
}

/** At the first and the last place a button is disabled: then the nearest other one has the focus. */
function focusPart(group: HTMLElement | undefined, action: PartAction): void {
  const buttons = [
    ...(group?.querySelectorAll<HTMLButtonElement>('[data-part-actions] button') ?? []),
  ]
  const wanted = buttons[ACTIONS.indexOf(action)]
  const target = [wanted, ...buttons].find((one) => one?.disabled === false)
  const field = group?.querySelector<HTMLElement>('textarea')
  ;(target ?? field)?.focus()
}
