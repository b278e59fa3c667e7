/** T leads to the drafts: to their list beside the calendar, or to the sheet that holds them. */
import { type RefObject, useRef } from 'react'
import { useShortcut } from '../../../kit/screen/use-shortcut.ts'

export interface TrayKey {
  readonly isWide: boolean
  /** The key does nothing while a pin is moved. */
  readonly isMoving: boolean
  readonly openSheet: () => void
}

/**
 * The returned ref is for the part beside the calendar. Without a draft its heading gets the focus.
 */
export function useTrayKey({
  isWide,
  isMoving,
  openSheet,
}: TrayKey): RefObject<HTMLElement | null> {
  const beside = useRef<HTMLElement>(null)
  useShortcut('T', () => {
    if (isMoving) return
    if (!isWide) return openSheet()
    const find = (selector: string) => beside.current?.querySelector<HTMLElement>(selector)
    const target = find('[role="option"][tabindex="0"]') ?? find('h2')
    target?.focus()
  })
  return beside
}
