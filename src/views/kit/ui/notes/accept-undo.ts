/** Ctrl+Z accepts the latest visible undo offer that is next to be undone. */
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { Note } from './note.ts'

/** False when no note on the screen offers what would be undone next. */
export function acceptUndo(queue: Pick<ToastQueue<Note>, 'visibleToasts' | 'close'>): boolean {
  const offer = queue.visibleToasts.find(({ content }) => content.isNextUndo?.() === true)
  if (offer === undefined) return false
  queue.close(offer.key)
  offer.content.action?.onPress()
  return true
}
