/** One keyboard shortcut of the whole window: `Ctrl+K`, `?`, `/`. Single keys rest while somebody types or a dialog is open. */
import { useEffect, useEffectEvent } from 'react'

export function useShortcut(keys: string, run: (event: KeyboardEvent) => void): void {
  const onPressed = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!matchesKeys(keys, event) || event.defaultPrevented) return
      if (!keys.includes('Ctrl') && isTyping(event.target)) return
      event.preventDefault()
      onPressed(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [keys])
}

/** `Ctrl` also stands for the Command key. Printable keys are compared as typed, so `?` works on every layout. */
export function matchesKeys(keys: string, event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  const parts = keys.split('+')
  const wanted = parts.at(-1) ?? ''
  const wantsControl = parts.includes('Ctrl')
  if (wantsControl !== (event.ctrlKey || event.metaKey) || event.altKey) return false
  if (parts.includes('Shift') && !event.shiftKey) return false
  return event.key.toLowerCase() === wanted.toLowerCase()
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"], [role="dialog"], [role="alertdialog"]') !== null
}
