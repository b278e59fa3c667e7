/** A command of the palette that does something with pins while a grid is shown. */
import { useEffect, useMemo, useRef } from 'react'
import { type Command, useCommands } from '../../kit/context/palette-context.ts'

interface PinCommand extends Pick<Command, 'id' | 'label' | 'icon' | 'keys'> {
  /** It is not in the palette then. */
  readonly isDisabled?: boolean
  readonly run: () => void
}

/** The palette keeps the command; it runs what the newest render gave. */
export function usePinCommand({
  id,
  label,
  icon,
  keys,
  isDisabled = false,
  run,
}: PinCommand): void {
  const newest = useRef(run)
  useEffect(() => {
    newest.current = run
  })
  const commands = useMemo(
    () =>
      isDisabled
        ? []
        : [{ id, label, icon, ...(keys !== undefined && { keys }), run: () => newest.current() }],
    [id, label, icon, keys, isDisabled],
  )
  useCommands(commands)
}

/** The selected pin, or else the one that was in focus. */
export const chosenPin = (selectedIds: readonly string[]): string | undefined =>
  selectedIds.length === 1 ? selectedIds[0] : pinInFocus()

export const pinInFocus = (): string | undefined =>
  document.querySelector<HTMLElement>('[role="grid"] [data-pin][tabindex="0"]')?.dataset['pin']
