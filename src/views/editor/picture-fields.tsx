/** Which picture stands in which slot of the template, and which part of it is shown. */
import { useState } from 'react'
import { useActor } from '../app-context.tsx'
import { useLoad } from '../data.ts'
import { UploadButton, UploadRefusals, usePictureUpload } from '../generate/picture-upload.tsx'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { CropFrame } from './crop-frame.tsx'
import type { DesignFieldsProps } from './draft-props.ts'
import { editorMessages } from './editor.messages.ts'
import css from './fields.module.css'
import { withPicture } from './pin-draft.ts'

const FIRST_CROP = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }

interface Choice {
  readonly id: string
  readonly url: string
}

export function PictureFields({ draft, onChange, page, slots }: DesignFieldsProps & { slots: number }) {
  const t = useText(editorMessages)
  const pages = useActor('pages')
  const [slot, setSlot] = useState(0)
  const own = useLoad('listPictures', {})
  const { busy, refused, upload } = usePictureUpload((picture) => {
    if (page) pages.send({ type: 'pictures.attach', pageId: page.id, pictureId: picture.id })
    own.reload()
    onChange(withPicture(draft, slot, picture.id))
  })
  if (slots === 0) return <p className={css.quiet}>{t('editor.noPictures')}</p>
  const used = draft.design.pictures[slot]
  const choices = distinct([...(page?.pictures ?? []).filter(({ excluded }) => !excluded), ...(own.data?.pictures ?? [])])
  const shown = choices.find(({ id }) => id === used?.picture_id)
  return (
    <fieldset className={css.group}>
      <legend>{t('editor.pictures')}</legend>
      {slots > 1 ? (
        <div className={css.line} role="group" aria-label={t('editor.slots')}>
          {Array.from({ length: slots }, (_, index) => (
            <Button key={index} size="small" variant={index === slot ? 'secondary' : 'quiet'} aria-pressed={index === slot} onPress={() => setSlot(index)}>
              {t('editor.slot', { number: index + 1 })}
            </Button>
          ))}
        </div>
      ) : null}
      <div className={css.strip}>
        {choices.map((choice, index) => (
          <button key={choice.id} type="button" className={css.choice} aria-pressed={choice.id === used?.picture_id} aria-label={t('editor.usePicture', { number: index + 1 })} onClick={() => onChange(withPicture(draft, slot, choice.id))}>
            <img src={choice.url} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      <div>
        <UploadButton busy={busy} onFiles={(files) => void upload(files)} />
      </div>
      <UploadRefusals refused={refused} />
      {used && shown ? <CropField url={shown.url} slot={slot} draft={draft} onChange={onChange} /> : null}
    </fieldset>
  )
}

function CropField({ url, slot, draft, onChange }: { url: string; slot: number } & Pick<DesignFieldsProps, 'draft' | 'onChange'>) {
  const t = useText(editorMessages)
  const crop = draft.design.pictures[slot]?.crop ?? null
  const setCrop = (next: typeof crop) => onChange({ ...draft, design: { ...draft.design, pictures: draft.design.pictures.map((picture, at) => (at === slot ? { ...picture, crop: next } : picture)) } })
  if (crop === null)
    return (
      <div className={css.line}>
        <span className={css.quiet}>{t('editor.cropSmart')}</span>
        <Button size="small" icon="crop" onPress={() => setCrop(FIRST_CROP)}>
          {t('editor.cropByHand')}
        </Button>
      </div>
    )
  return (
    <>
      <CropFrame url={url} crop={crop} onChange={setCrop} />
      <p className={css.quiet}>{t('editor.cropHelp')}</p>
      <div>
        <Button size="small" icon="refresh" onPress={() => setCrop(null)}>
          {t('editor.cropReset')}
        </Button>
      </div>
    </>
  )
}

function distinct(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()]
}
