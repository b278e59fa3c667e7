/** Deletes one of the person's own pictures at once and offers to undo it, as with a page. */
import { useActor, useTranslate } from '../../kit/context/app-context.tsx'
import { useClient } from '../../kit/context/data.ts'
import { useUndoOffer } from '../history/undo/use-undo-offer.ts'
import { useText } from '../../kit/i18n/text.ts'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import picturesMessages from '#locales/en/pins/pictures.json' with { type: 'json' }

interface DeletePictureProps {
  readonly pictureId: string
  /** Distinguishes the button from those beside it. */
  readonly number: number
  readonly className?: string
  readonly onDeleted?: () => DeletionOfPicture
  readonly onRestored?: () => void
}

/** What a deletion changed beside the picture. */
export interface DeletionOfPicture {
  /** False once something else was changed that Ctrl+Z has to undo first. */
  readonly isLatest: () => boolean
  readonly restored: () => void
}

export function DeletePicture({ number, className = '', ...props }: DeletePictureProps) {
  const t = useText(picturesMessages)
  const remove = useDeletePicture(props)
  return (
    <IconButton
      icon="trash"
      size="small"
      variant="secondary"
      className={className}
      label={t('pictures.delete', { number })}
      onPress={() => void remove()}
    />
  )
}

function useDeletePicture({
  pictureId,
  onDeleted,
  onRestored,
}: Omit<DeletePictureProps, 'number' | 'className'>): () => Promise<void> {
  const t = useText(picturesMessages)
  const pages = useActor('pages')
  const client = useClient()
  const say = useTranslate()
  const toast = useToast()
  const offerUndo = useUndoOffer()
  const params = { picture_id: pictureId }
  const restore = async (deletion: DeletionOfPicture | undefined) => {
    const outcome = await client('restorePicture', { params })
    if (!outcome.ok)
      return toast({
        text: t('pictures.notRestored', { reason: say(outcome.failure.message) }),
        requestId: outcome.failure.requestId,
      })
    pages.send({ type: 'pictures.restored', pictureId })
    onRestored?.()
    return deletion?.restored()
  }
  return async () => {
    const outcome = await client('deletePicture', { params })
    if (!outcome.ok)
      return toast({
        text: t('pictures.notDeleted', { reason: say(outcome.failure.message) }),
        requestId: outcome.failure.requestId,
        tone: 'danger',
      })
    pages.send({ type: 'pictures.deleted', pictureId })
    const deletion = onDeleted?.()
    return offerUndo({
      text: t('pictures.deleted'),
      detail: t('pictures.deletedWords'),
      label: t('pictures.undo'),
      undo: () => void restore(deletion),
      ...(deletion && { isLatest: deletion.isLatest }),
    })
  }
}
