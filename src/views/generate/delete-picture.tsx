/**
 * Takes one of the person's own pictures away for good: asked for, since the file is gone and no
 * undo could bring it back.
 */
import { useState } from 'react'
import { useActor } from '../app-context.tsx'
import { useSend } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Banner } from '../ui/states.tsx'
import { sourcesMessages } from './sources.messages.ts'

interface DeletePictureProps {
  readonly pictureId: string
  /** Which one, for a button that stands beside many. */
  readonly number: number
  readonly className?: string
  readonly onDeleted?: () => void
}

export function DeletePicture({
  pictureId,
  number,
  className = '',
  onDeleted,
}: DeletePictureProps) {
  const t = useText(sourcesMessages)
  const pages = useActor('pages')
  const { send, busy, failure } = useSend()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const outcome = await send('deletePicture', { params: { picture_id: pictureId } })
    if (!outcome.ok) return
    setAsking(false)
    pages.send({ type: 'pictures.deleted', pictureId })
    onDeleted?.()
  }
  return (
    <>
      <IconButton
        icon="trash"
        size="small"
        variant="secondary"
        className={className}
        label={t('sources.deletePicture', { number })}
        onPress={() => setAsking(true)}
      />
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={t('sources.deletePictureTitle')}
        actions={
          <>
            <Button variant="quiet" onPress={() => setAsking(false)}>
              {t('sources.keepPicture')}
            </Button>
            <Button
              variant="danger"
              icon="trash"
              isBusy={busy !== null}
              onPress={() => void remove()}
            >
              {t('sources.deletePictureAction')}
            </Button>
          </>
        }
      >
        <p>{t('sources.deletePictureWords')}</p>
        {failure ? (
          <Banner tone="danger" isAlert>
            {failure.message}
          </Banner>
        ) : null}
      </Dialog>
    </>
  )
}
