/** Pictures from the person's disk: chosen or dropped, uploaded one after the other, shown as they arrive. One that is refused says why. */
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Picture } from '#core/contract/templates.contract.ts'
import { useClient } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/states.tsx'
import css from './picture-upload.module.css'
import { sourcesMessages } from './sources.messages.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml']

interface UploadState {
  readonly busy: boolean
  readonly refused: readonly string[]
}

/** Uploads files in their order and reports each that the server took. */
export function usePictureUpload(onUploaded: (picture: Picture) => void) {
  const client = useClient()
  const t = useText(sourcesMessages)
  const [state, setState] = useState<UploadState>({ busy: false, refused: [] })
  const upload = async (files: readonly File[]) => {
    setState({ busy: true, refused: [] })
    const refused: string[] = []
    for (const file of files) {
      const outcome = await client('uploadPicture', { body: file })
      if (outcome.ok) onUploaded(outcome.answer)
      else refused.push(t('sources.pictureFailed', { name: file.name, reason: outcome.failure.message }))
    }
    setState({ busy: false, refused })
  }
  return { ...state, upload }
}

export function PictureUpload({ pictures, onChange }: { pictures: readonly Picture[]; onChange: (change: (before: Picture[]) => Picture[]) => void }) {
  const t = useText(sourcesMessages)
  const { busy, refused, upload } = usePictureUpload((picture) => onChange((before) => [...before, picture]))
  return (
    <div className={css.upload}>
      <div className={css.row}>
        {pictures.map((picture, index) => (
          <span key={picture.id} className={css.thumb}>
            <img src={picture.url} alt="" />
            <button type="button" className={css.remove} aria-label={t('sources.removePicture', { number: index + 1 })} onClick={() => onChange((before) => before.filter(({ id }) => id !== picture.id))}>
              <Icon name="cross" size={16} />
            </button>
          </span>
        ))}
        <UploadButton busy={busy} onFiles={(files) => void upload(files)} />
        {pictures.length === 0 ? <span className={css.hint}>{t('sources.picturesHint')}</span> : null}
      </div>
      <UploadRefusals refused={refused} />
    </div>
  )
}

export function UploadButton({ busy, onFiles }: { busy: boolean; onFiles: (files: File[]) => void }) {
  const t = useText(sourcesMessages)
  return (
    <FileTrigger acceptedFileTypes={PICTURE_TYPES} allowsMultiple onSelect={(files) => files && onFiles([...files])}>
      <Button icon="picture" isBusy={busy}>
        {busy ? t('sources.uploading') : t('sources.addPictures')}
      </Button>
    </FileTrigger>
  )
}

export function UploadRefusals({ refused }: { refused: readonly string[] }) {
  if (refused.length === 0) return null
  return (
    <Banner tone="danger" isAlert>
      {refused.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  )
}
