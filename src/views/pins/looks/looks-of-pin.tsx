/** Opens the looks of a pin; loaded when they are first asked for. */
import { Suspense, useState, type ReactNode } from 'react'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useActor, usePins } from '../../kit/context/app-context.tsx'
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import { useText } from '../../kit/i18n/text.ts'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { chosenPin, usePinCommand } from '../grid/use-pin-command.ts'

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
  usePinCommand({
    id: 'grid.looks',
    label: t('grid.findLooks'),
    icon: 'palette',
    keys: 'L',
    run: () => {
      const id = chosenPin(selectedIds)
      if (id !== undefined) open(id)
    },
  })
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
