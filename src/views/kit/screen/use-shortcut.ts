/**
 * One keyboard shortcut of the whole window: `Ctrl+K`, `?`, `/`. Single keys do nothing while a
 * user types or a dialog is open.
 */
import { useEffect, useEffectEvent } from 'react'
import { isTextEntry } from '../ui/fields/text-entry.ts'
import { afterClosing, closingOverlayOf, dialogOf } from '../ui/overlays/dialog-of.ts'

/**
 * `outsideFields`: does nothing in text fields and in dialogs, but for those that show what is
 * undone (`data-undoes`).
 */
export type Listening = 'anywhere' | 'outsideFields' | 'outsideDialogs'

export function useShortcut(
  keys: string,
  run: (event: KeyboardEvent) => void,
  listening: Listening = keys.includes('Ctrl') ? 'anywhere' : 'outsideDialogs',
): void {
  const onPressed = useEffectEvent(run)
  useEffect(() => {
    let cancel = () => {}
    const listen = (event: KeyboardEvent) => {
      if (!matchesKeys(keys, event) || event.defaultPrevented) return
      const isResting = rests[listening](event.target)
      const closing = closingOverlayOf(event.target)
      if (isResting && closing === null) return
      event.preventDefault()
      if (!isResting || closing === null) return onPressed(event)
      // The closing overlay still has the focus; the key is meant for the view below.
      cancel()
      cancel = afterClosing(closing, () => {
        if (!rests[listening](document.activeElement)) onPressed(event)
      })
    }
    window.addEventListener('keydown', listen)
    return () => {
      cancel()
      window.removeEventListener('keydown', listen)
    }
  }, [keys, listening])
}

const rests: Readonly<Record<Listening, (target: EventTarget | null) => boolean>> = {
  anywhere: () => false,
  outsideFields: (target) =>
    isTextEntry(target) ||
    (dialogOf(target) !== null && dialogOf(target)?.querySelector('[data-undoes]') === null),
  outsideDialogs: (target) =>
    isTextEntry(target) || isIn(target, 'input') || dialogOf(target) !== null,
}

/**
 * `Ctrl` also means the Command key. Printable keys are compared as typed, so `?` works on
 * every layout.
 */
export function matchesKeys(
  keys: string,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const parts = keys.split('+')
  const wanted = parts.at(-1) ?? ''
  const wantsControl = parts.includes('Ctrl')
  if (wantsControl !== (event.ctrlKey || event.metaKey) || event.altKey) return false
  if (parts.includes('Shift') ? !event.shiftKey : wantsControl && event.shiftKey) return false
  return event.key.toLowerCase() === wanted.toLowerCase()
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null
}
