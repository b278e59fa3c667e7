/**
 * Makes pins what they were at an earlier moment: one step of its own, undone from its note, and
 * their pictures drawn again. `isQuiet`: it is seen without a note, and is no look into the past.
 */
import { useCallback } from 'react'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { renderingParts } from '#core/pins/rendering-parts.ts'
import { useActor, useApp, usePinSession } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import { restoring } from './past-changes.ts'

export function useRestore({ isQuiet = false }: { readonly isQuiet?: boolean } = {}): (
  then: PinBook,
  ids: readonly string[],
) => void {
  const t = useText(historyMessages)
  const { now } = useApp()
  const session = usePinSession()
  const pins = useActor('pins')
  const tasks = useActor('tasks')
  const toast = useToast()
  return useCallback(
    (then, ids) => {
      const { book, history } = pins.getSnapshot().context
      const { events, drawn } = restoring(book, then, { ids, at: now(), history })
      if (events.length === 0) return
      const applied = session.apply(events, isQuiet ? undefined : 'restoreFromThen')
      if (applied === null) return
      for (const part of renderingParts(drawn))
        tasks.send({ type: 'tasks.startRendering', ...part })
      if (!isQuiet)
        toast({
          kind: 'undo',
          text: t('history.restored', { count: ids.length }),
          action: {
            label: t('history.undo'),
            onPress: () => session.undo(applied),
          },
        })
    },
    [isQuiet, t, now, pins, session, tasks, toast],
  )
}
