/**
 * In place of the editor of a pin that was deleted while it was open, in another tab or on another
 * device: the words wait, the pin can come back.
 */
import { useCallback, useEffect, useRef } from 'react'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { useRestore } from '../history/past/use-restore.ts'
import { useText } from '../../kit/i18n/text.ts'
import { unsavedWords } from '../../kit/screen/unsaved-words.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Sheet } from '../../kit/ui/overlays/dialog.tsx'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }

/**
 * The last book that had the pin, as long as the screen is there; asked for when it is needed, so
 * that no change of the book draws anything.
 */
export function useBookWith(pinId: string): () => PinBook | null {
  const pins = useActor('pins')
  const last = useRef<PinBook | null>(null)
  useEffect(() => {
    const look = ({ context: { book } }: ReturnType<typeof pins.getSnapshot>): void => {
      if (getPin(book, pinId) !== undefined) last.current = book
    }
    last.current = null
    look(pins.getSnapshot())
    const following = pins.subscribe(look)
    return () => following.unsubscribe()
  }, [pins, pinId])
  return useCallback(() => last.current, [])
}

interface GonePinProps {
  readonly pinId: string
  readonly before: () => PinBook | null
  readonly onClose: () => void
}

export function GonePin({ pinId, before, onClose }: GonePinProps) {
  const t = useText(editorMessages)
  const restore = useRestore({ isQuiet: true })
  const book = before()
  const actions =
    book === null ? undefined : (
      <Button variant="primary" onPress={() => restore(book, [pinId])}>
        {t('editor.bringBack')}
      </Button>
    )
  return (
    <Sheet isOpen onClose={onClose} title={t('editor.title')} width="large" actions={actions}>
      <p>
        {t(
          unsavedWords({ pinId, field: 'draft' }) === null ? 'editor.gone' : 'editor.goneWithWords',
        )}
      </p>
    </Sheet>
  )
}
