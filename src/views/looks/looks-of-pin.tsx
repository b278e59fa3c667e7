/** Opens the looks of a pin; loaded when they are first asked for. */
import { Suspense, useState, type ReactNode } from 'react'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { usePins } from '../app-context.tsx'
import { lazyExtra } from '../ui/lazy-extra.ts'

const LooksSheet = lazyExtra(async () => (await import('./looks-sheet.tsx')).LooksSheet)

export interface LooksOfPin {
  readonly open: (pinId: string) => void
  readonly sheet: ReactNode
}

/** A video or a carousel has no looks. */
export function useLooksOfPin(): LooksOfPin {
  const [pinId, setPinId] = useState<string | null>(null)
  const pin = usePins((snapshot) =>
    pinId === null ? undefined : getPin(snapshot.context.book, pinId),
  )
  return {
    open: setPinId,
    sheet:
      pin === undefined || pin.media !== undefined ? null : (
        <Suspense>
          <LooksSheet key={pin.id} pin={pin} onClose={() => setPinId(null)} />
        </Suspense>
      ),
  }
}
