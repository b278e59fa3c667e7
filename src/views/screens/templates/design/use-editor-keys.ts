/**
 * Ctrl+Z and Ctrl+Shift+Z of the editor. They go before those of the pins, but not before a text
 * field's own.
 */
import { useEffect, useEffectEvent } from 'react'
import { matchesKeys } from '../../../kit/screen/use-shortcut.ts'
import { isTextEntry } from '../../../kit/ui/fields/text-entry.ts'
import type { Design } from './use-design.ts'
import { dialogOf } from '../../../kit/ui/overlays/dialog-of.ts'

export function useEditorKeys(design: Design | null): void {
  const onPressed = useEffectEvent((event: KeyboardEvent) => {
    if (design === null || hasOwnUndo(event.target)) return
    const isRedo = matchesKeys('Ctrl+Shift+Z', event) || matchesKeys('Ctrl+Y', event)
    if (!isRedo && !matchesKeys('Ctrl+Z', event)) return
    event.preventDefault()
    event.stopPropagation()
    if (isRedo) design.redo()
    else design.undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onPressed(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}

/** A number is taken over as a whole, so undoing it is the editor's. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (dialogOf(target) !== null) return true
  return isTextEntry(target) && !['numeric', 'decimal'].includes(target.inputMode)
}
