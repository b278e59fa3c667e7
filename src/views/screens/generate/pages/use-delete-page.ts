/** Deletes a page at once and offers to undo it: the server keeps a deleted page for a day. */
import { useCallback } from 'react'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { useActor, useTranslate } from '../../../kit/context/app-context.tsx'
import { useClient } from '../../../kit/context/data.ts'
import { useUndoOffer } from '../../../pins/history/undo/use-undo-offer.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Actors } from '../../../../machines/app/actors.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import picturesMessages from '#locales/en/pins/pictures.json' with { type: 'json' }
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }

export function useDeletePage(): (page: Page) => void {
  const actor = useActor('pages')
  const client = useClient()
  const toast = useToast()
  const offerUndo = useUndoOffer()
  const say = useTranslate()
  const t = useText(sourcesMessages)
  const undoWords = useText(picturesMessages)
  return useCallback(
    (page) => {
      const restore = async () => {
        await deletionSent(actor, page.id)
        const params = { account_id: page.account_id, page_id: page.id }
        const outcome = await client('restorePage', { params })
        if (outcome.ok) actor.send({ type: 'pages.reload' })
        else
          toast({
            text: undoWords('pictures.notRestored', { reason: say(outcome.failure.message) }),
            requestId: outcome.failure.requestId,
          })
      }
      actor.send({ type: 'pages.delete', pageId: page.id })
      offerUndo({
        text: t('sources.pageDeleted', { title: page.title }),
        label: undoWords('pictures.undo'),
        undo: () => void restore(),
      })
    },
    [actor, client, toast, offerUndo, say, t, undoWords],
  )
}

/** Until the deletion is answered there is nothing that could be restored. */
async function deletionSent(actor: Actors['pages'], pageId: string): Promise<void> {
  const isWaiting = () =>
    actor
      .getSnapshot()
      .context.edits.some((edit) => edit.type === 'pages.delete' && edit.pageId === pageId)
  if (!isWaiting()) return
  await new Promise<void>((resolve) => {
    const subscription = actor.subscribe(() => {
      if (isWaiting()) return
      subscription.unsubscribe()
      resolve()
    })
  })
}
