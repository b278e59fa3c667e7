/**
 * Pictures from the person's disk: chosen or dropped, uploaded one after the other, shown as they
 * arrive. One that is refused says why.
 */
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Picture } from '#core/contract/content/templates.contract.ts'
import { useClient } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { PICTURE_TYPES } from '../../kit/ui/files/picture-types.ts'
import { Banner } from '../../kit/ui/states.tsx'
import css from './picture-upload.module.css'
import picturesMessages from '#locales/en/pins/pictures.json' with { type: 'json' }

/** The contract's limit: a larger file would be sent whole only to be refused. */
const MAX_BYTES = 20 * 1024 * 1024

interface UploadState {
  readonly busy: boolean
  readonly refused: readonly string[]
  /** Taken, and too small to look well. */
  readonly small: readonly string[]
}

/**
 * The least that the checklist of a pin takes for a picture (core/text/gates/pin-checklist.ts), by
 * its shorter side.
 */
const MIN_SIDE = 600

/** Uploads files in their order and reports each that the server took, `nth` of them from 0. */
export function usePictureUpload(onUploaded: (picture: Picture, nth: number) => void) {
  const client = useClient()
  const t = useText(picturesMessages)
  const [state, setState] = useState<UploadState>({ busy: false, refused: [], small: [] })
  const upload = async (files: readonly File[]) => {
    setState({ busy: true, refused: [], small: [] })
    const refused: string[] = []
    const small: string[] = []
    let taken = 0
    for (const file of files) {
      if (file.size > MAX_BYTES) {
        refused.push(t('pictures.tooLarge', { name: file.name }))
        continue
      }
      const outcome = await client('uploadPicture', { body: file })
      if (!outcome.ok) {
        refused.push(t('pictures.failed', { name: file.name, reason: outcome.failure.message }))
        continue
      }
      const { width, height } = outcome.answer
      if (Math.min(width, height) < MIN_SIDE)
        small.push(t('pictures.small', { name: file.name, width, height }))
      onUploaded(outcome.answer, taken)
      taken += 1
    }
    setState({ busy: false, refused, small })
  }
  return { ...state, upload }
}

export function PictureUpload({
  pictures,
  onChange,
}: {
  pictures: readonly Picture[]
  onChange: (change: (before: Picture[]) => Picture[]) => void
}) {
  const t = useText(picturesMessages)
  const { busy, upload, ...notes } = usePictureUpload((picture) =>
    onChange((before) => [...before, picture]),
  )
  return (
    <div className={css.upload}>
      <div className={css.row}>
        {pictures.map((picture, index) => (
          <span key={picture.id} className={css.thumb}>
            <img src={picture.url} alt="" />
            <button
              type="button"
              className={css.remove}
              aria-label={t('pictures.remove', { number: index + 1 })}
              onClick={() => onChange((before) => before.filter(({ id }) => id !== picture.id))}
            >
              <Icon name="cross" size={16} />
            </button>
          </span>
        ))}
        <UploadButton busy={busy} onFiles={(files) => void upload(files)} />
        {pictures.length === 0 ? <span className={css.hint}>{t('pictures.hint')}</span> : null}
      </div>
      <UploadNotes {...notes} />
    </div>
  )
}

export function UploadButton({
  busy,
  onFiles,
}: {
  busy: boolean
  onFiles: (files: File[]) => void
}) {
  const t = useText(picturesMessages)
  return (
    <FileTrigger
      acceptedFileTypes={PICTURE_TYPES}
      allowsMultiple
      onSelect={(files) => files && onFiles([...files])}
    >
      <Button icon="picture" isBusy={busy}>
        {busy ? t('pictures.uploading') : t('pictures.add')}
      </Button>
    </FileTrigger>
  )
}

/** What was not taken, and what was taken with a doubt. */
export function UploadNotes({ refused, small }: Pick<UploadState, 'refused' | 'small'>) {
  return (
    <>
      <Notes tone="danger" sentences={refused} />
      <Notes tone="warning" sentences={small} />
    </>
  )
}

function Notes({ tone, sentences }: { tone: 'danger' | 'warning'; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Banner tone={tone} isAlert>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  )
}
