/** Opens the looks of a pin; loaded when they are first asked for. */
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useActor, usePins } from '../../kit/context/app-context.tsx'
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import { useText } from '../../kit/i18n/text.ts'
import { useCommands } from '../../kit/context/palette-context.ts'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'

const LooksSheet = lazyExtra(async () => (await import('./looks-sheet.tsx')).LooksSheet)

export interface LooksOfPin {
  readonly open: (pinId: string) => void
  readonly sheet: ReactNode
}

/** A video or a carousel has no looks; a note explains why. */
export function useLooksOfPin(selectedIds: readonly string[]): LooksOfPin {
  const t = useText(gridMessages)
  const toast = useToast()
  const pins = useActor('pins')
  const [pinId, setPinId] = useState<string | null>(null)
  const pin = usePins((snapshot) =>
    pinId === null ? undefined : getPin(snapshot.context.book, pinId),
  )
  const open = (id: string): void => {
    const { media } = getPin(pins.getSnapshot().context.book, id) ?? {}
    if (media === undefined) setPinId(id)
    else toast(t('grid.noLooks', { kind: media.kind }))
  }
  useLooksCommand(selectedIds, open)
  return {
    open,
    sheet:
      pin === undefined || pin.media !== undefined ? null : (
        <Suspense>
          <LooksSheet key={pin.id} pin={pin} onClose={() => setPinId(null)} />
        </Suspense>
      ),
  }
}

/**
 * In the palette while the grid is shown: of the selected pin, or else of the one that was in
 * focus.
 */
function useLooksCommand(selectedIds: readonly string[], open: (pinId: string) => void): void {
  const t = useText(gridMessages)
  const newest = useRef(() => {})
  useEffect(() => {
    newest.current = () => {
      const id = selectedIds.length === 1 ? selectedIds[0] : pinInFocus()
      if (id !== undefined) open(id)
    }
  })
  const commands = useMemo(
    () => [
      {
        id: 'grid.looks',
        label: t('grid.findLooks'),
        icon: 'palette' as const,
        keys: 'L',
        run: () => newest.current(),
      },
    ],
    [t],
  )
  useCommands(commands)
}

export const pinInFocus = (): string | undefined =>
  document.querySelector<HTMLElement>('[role="grid"] [data-pin][tabindex="0"]')?.dataset['pin']
