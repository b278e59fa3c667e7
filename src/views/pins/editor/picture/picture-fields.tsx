/** Which picture is in which slot of the template, and which part of it is shown. */
import { useLayoutEffect, useRef, useState } from 'react'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { DeletePicture, type DeletionOfPicture } from '../../pictures/delete-picture.tsx'
import { UploadButton, UploadNotes, usePictureUpload } from '../../pictures/picture-upload.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { bringIntoView } from '../bring-into-view.ts'
import { CropFrame } from './crop-frame.tsx'
import type { DesignFieldsProps } from '../draft/draft-props.ts'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import css from '../fields.module.css'
import { withoutPicture, withPicture, type PinDraft } from '../draft/pin-draft.ts'

const FIRST_CROP = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }

interface Choice {
  readonly id: string
  readonly url: string
}

export function PictureFields(props: DesignFieldsProps & { slots: number }) {
  const t = useText(editorMessages)
  return props.slots === 0 ? (
    <p className={css.quiet}>{t('editor.noPictures')}</p>
  ) : (
    <Slots {...props} />
  )
}

function Slots({ draft, onChange, page, slots }: DesignFieldsProps & { slots: number }) {
  const t = useText(editorMessages)
  const pages = useActor('pages')
  const [slot, setSlot] = useState(0)
  const [first] = useState(draft.design.pictures[0]?.picture_id)
  const { choices, ownIds, reload } = useChoices(page)
  const { busy, upload, ...notes } = usePictureUpload((picture, nth) => {
    if (page) pages.send({ type: 'pictures.attach', pageId: page.id, pictureId: picture.id })
    reload()
    // Several go into this slot and those after it; more are there to be chosen.
    if (slot + nth < slots) onChange((now) => withPicture(now, slot + nth, picture.id))
  })
  const leaveDraft = useDeletion({ draft, onChange })
  const usedId = draft.design.pictures[slot]?.picture_id
  const shown = choices.find(({ id }) => id === usedId)
  return (
    <fieldset className={css.group}>
      <legend>{t('editor.pictures')}</legend>
      {slots > 1 ? <SlotChoice slots={slots} slot={slot} onSlot={setSlot} /> : null}
      <div className={css.strip}>
        {choices.map((choice, index) => (
          <button
            key={choice.id}
            type="button"
            ref={choice.id === first ? bringIntoView : null}
            className={css.choice}
            aria-pressed={choice.id === usedId}
            aria-label={t('editor.usePicture', { number: index + 1 })}
            onClick={() => onChange((now) => withPicture(now, slot, choice.id))}
          >
            <img src={choice.url} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      <div className={css.line}>
        <UploadButton busy={busy} onFiles={(files) => void upload(files)} />
        {shown && ownIds.has(shown.id) ? (
          <DeletePicture
            pictureId={shown.id}
            number={choices.indexOf(shown) + 1}
            onDeleted={() => {
              reload()
              return leaveDraft(shown.id)
            }}
            onRestored={reload}
          />
        ) : null}
      </div>
      <UploadNotes {...notes} />
      {shown ? <CropField url={shown.url} slot={slot} draft={draft} onChange={onChange} /> : null}
    </fieldset>
  )
}

/** A deleted picture leaves the draft; an undo puts it back where nothing has changed since. */
function useDeletion({ draft, onChange }: Pick<DesignFieldsProps, 'draft' | 'onChange'>) {
  const latest = useRef(draft)
  useLayoutEffect(() => {
    latest.current = draft
  })
  return (pictureId: string): DeletionOfPicture => {
    const before = latest.current
    const after = withoutPicture(before, pictureId)
    onChange((now) => withoutPicture(now, pictureId))
    // The alternative text follows the picture by itself.
    const known = (one: PinDraft) => JSON.stringify({ ...one, alt_text: '' })
    const isAsLeft = (now: PinDraft) => known(now) === known(after)
    return {
      isLatest: () => isAsLeft(latest.current),
      restored: () => onChange((now) => (isAsLeft(now) ? { ...now, design: before.design } : now)),
    }
  }
}

/** The pictures of the page that may be used, then the person's own. */
function useChoices(page: Page | undefined): {
  choices: readonly Choice[]
  ownIds: ReadonlySet<string>
  reload: () => void
} {
  const { data, reload } = useLoad('listPictures', {})
  const own = data?.pictures ?? []
  const ofPage = page?.pictures.filter(({ excluded }) => !excluded) ?? []
  return {
    choices: distinct([...ofPage, ...own]),
    ownIds: new Set(own.map(({ id }) => id)),
    reload,
  }
}

function SlotChoice({
  slots,
  slot,
  onSlot,
}: {
  slots: number
  slot: number
  onSlot: (slot: number) => void
}) {
  const t = useText(editorMessages)
  return (
    <div className={css.line} role="group" aria-label={t('editor.slots')}>
      {Array.from({ length: slots }, (_, index) => (
        <Button
          key={index}
          size="small"
          variant={index === slot ? 'secondary' : 'quiet'}
          aria-pressed={index === slot}
          onPress={() => onSlot(index)}
        >
          {t('editor.slot', { number: index + 1 })}
        </Button>
      ))}
    </div>
  )
}

function CropField({
  url,
  slot,
  draft,
  onChange,
}: { url: string; slot: number } & Pick<DesignFieldsProps, 'draft' | 'onChange'>) {
  const t = useText(editorMessages)
  const crop = draft.design.pictures[slot]?.crop ?? null
  const setCrop = (next: typeof crop) =>
    onChange((now) => ({
      ...now,
      design: {
        ...now.design,
        pictures: now.design.pictures.map((picture, at) =>
          at === slot ? { ...picture, crop: next } : picture,
        ),
      },
    }))
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
