import type { FormEvent } from 'react'
import { useText } from '../../../../kit/i18n/text.ts'
import { TextField } from '../../../../kit/ui/fields/text-field.tsx'
import css from '../../../../pins/steps/step.module.css'
import { readAddress } from '../page-address.ts'
import { PictureUpload } from '../../../../pins/pictures/picture-upload.tsx'
import { keywordAfter, type KeywordDraft } from '../source-drafts.ts'
import { fieldFaults, type SourceFormProps } from '../source-form-props.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }
import { AddButton } from './add-button.tsx'
import { LinkField } from './link-field.tsx'

type KeywordFormProps = SourceFormProps<KeywordDraft>

/** A topic without a page. */
export function KeywordForm({ draft, onDraft, isBusy, onAdd, onShown }: KeywordFormProps) {
  const t = useText(sourcesMessages)
  const { keyword, url, pictures } = draft
  const change = (patch: Partial<KeywordDraft>) => onDraft((now) => ({ ...now, ...patch }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (keyword.trim() === '' || isBusy) return
    const link = readAddress(url)
    if (link === null) return change({ urlFault: t('sources.urlWrong') })
    const { isAccepted, errors } = await onAdd({
      kind: 'keyword',
      keyword: keyword.trim(),
      url: link,
      picture_ids: pictures.map((picture) => picture.id),
    })
    if (isAccepted) return onDraft((now) => keywordAfter(now, draft))
    const { urlFault, otherFault, isShown } = fieldFaults(errors)
    if (isShown) onShown()
    // About what was sent, not about what has been typed since.
    onDraft((now) => ({
      ...now,
      urlFault: now.url === url ? urlFault : null,
      keywordFault: now.keyword === keyword ? otherFault : null,
    }))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css.form}>
      <div className={css.line}>
        <TextField
          className={css.grow ?? ''}
          label={t('sources.keyword')}
          hint={t('sources.keywordHint')}
          error={draft.keywordFault}
          value={keyword}
          onChange={(now) => change({ keyword: now, keywordFault: null })}
          maxLength={100}
        />
        <LinkField
          url={url}
          fault={draft.urlFault}
          hint=" "
          onChange={(next) => change({ url: next, urlFault: null })}
        />
      </div>
      <PictureUpload
        pictures={pictures}
        onChange={(next) => onDraft((now) => ({ ...now, pictures: next(now.pictures) }))}
      />
      <div className={css.line}>
        <AddButton isBusy={isBusy} isDisabled={keyword.trim() === ''}>
          {t('sources.useKeyword')}
        </AddButton>
      </div>
    </form>
  )
}
