/**
 * Changes of a cover or of slides count at once, while the other changes of the editor wait. One that
 * is cancelled takes them all back, as one step of the history.
 */
import { useRef, useState } from 'react'
import type { Pin, PinPatch } from '#core/contract/pins.contract.ts'
import { withoutMarker } from '#core/pins/image-marker.ts'
import { getPin } from '#core/pins/pin.selectors.ts'
import { useActor } from '../app-context.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'

export function useMediaChanges(pin: Pin) {
  const actions = usePinActions()
  const pins = useActor('pins')
  const [opened] = useState(pin)
  const [isChanged, setChanged] = useState(false)
  const hasChanged = useRef(false)
  const isCancelled = useRef(false)
  const restore = () => {
    const current = getPin(pins.getSnapshot().context.book, opened.id)
    const patch = current === undefined ? null : mediaBefore(opened, current)
    if (patch !== null) actions.edit([{ id: opened.id, patch }])
  }
  return {
    isChanged,
    onChange: () => {
      hasChanged.current = true
      setChanged(true)
      // A field is saved when it goes, which is after the button that closes the editor.
      if (isCancelled.current) restore()
    },
    takeBack: () => {
      isCancelled.current = true
      if (hasChanged.current) restore()
    },
  }
}

/** Null: nothing is another one. */
export function mediaBefore(opened: Pin, current: Pin): PinPatch | null {
  const { media, design } = opened
  if (media === undefined || JSON.stringify(media) === JSON.stringify(current.media)) return null
  return {
    media,
    image_url: withoutMarker(opened.image_url),
    ...(media.kind === 'carousel' && { design }),
  }
}
