import type { FormEvent } from 'react'
import type { SourceRequest } from '#core/contract/content/pages.contract.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { TextArea } from '../../../../kit/ui/fields/text-area.tsx'
import { TextField } from '../../../../kit/ui/fields/text-field.tsx'
import css from '../../../../pins/steps/step.module.css'
import { readAddress } from '../page-address.ts'
import { PictureUpload } from '../../../../pins/pictures/picture-upload.tsx'
import { textAfter, type TextDraft } from '../source-drafts.ts'
import { fieldFaults, type SourceFormProps } from '../source-form-props.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }
import { AddButton } from './add-button.tsx'
import { LinkField } from './link-field.tsx'

/**
 * For sites that refuse automatic readers: the page's own text or source, with pictures from the
 * person's disk.
 */
export function TextForm({ draft, onDraft, isBusy, onAdd, onShown }: SourceFormProps<TextDraft>) {
  const t = useText(sourcesMessages)
  const change = (patch: Partial<TextDraft>) => onDraft((now) => ({ ...now, ...patch }))
  const lacks = lacksOf(draft)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const link = readAddress(draft.url)
    change({ isTried: true, ...(link === null ? { urlFault: t('sources.urlWrong') } : {}) })
    if (link === null || lacks.title || lacks.text || isBusy) return
    const { isAccepted, errors } = await onAdd(sourceOf(draft, link))
    if (isAccepted) return onDraft((now) => textAfter(now, draft))
    const { urlFault, otherFault, isShown } = fieldFaults(errors)
    if (isShown) onShown()
    // About what was sent, not about what has been typed since.
    onDraft((now) => ({
      ...now,
      urlFault: now.url === draft.url ? urlFault : null,
      textFault: now.text === draft.text ? otherFault : null,
    }))
  }
  const titleError = draft.isTried && lacks.title ? t('sources.titleMissing') : null
  const textError = draft.isTried && lacks.text ? t('sources.textMissing') : draft.textFault
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css.form}>
      <div className={css.line}>
        {looksLikeHtml(draft.text) ? null : (
          <TextField
            className={css.grow ?? ''}
            label={t('sources.textTitle')}
            error={titleError}
            value={draft.title}
            onChange={(title) => change({ title })}
            maxLength={300}
          />
        )}
        <LinkField
          url={draft.url}
          fault={draft.urlFault}
          onChange={(next) => change({ url: next, urlFault: null })}
        />
      </div>
      <TextArea
        label={t('sources.text')}
        hint={t('sources.textHint')}
        rows={6}
        error={textError}
        className={css.bounded ?? ''}
        value={draft.text}
        onChange={(text) => change({ text, textFault: null })}
      />
      <PictureUpload
        pictures={draft.pictures}
        onChange={(next) => onDraft((now) => ({ ...now, pictures: next(now.pictures) }))}
      />
      <div className={css.line}>
        <AddButton isBusy={isBusy}>{t('sources.read', { count: 1 })}</AddButton>
      </div>
    </form>
  )
}

/** HTML brings its own title. */
function lacksOf({ title, text }: TextDraft): { title: boolean; text: boolean } {
  return { title: !looksLikeHtml(text) && title.trim() === '', text: text.trim() === '' }
}

function sourceOf({ title, text, pictures }: TextDraft, url: string): SourceRequest {
  const rest = { url, picture_ids: pictures.map((picture) => picture.id) }
  return looksLikeHtml(text)
    ? { kind: 'html', html: text, ...rest }
    : { kind: 'text', title: title.trim(), text, ...rest }
}

/**
 * Whether what was pasted is the source of a page: it opens or closes at least two elements that
 * articles are made of.
 */
export function looksLikeHtml(text: string): boolean {
  const tags = text
    .slice(0, 20_000)
    .match(
      /<\/?(?:!doctype|html|head|body|article|main|section|div|p|h[1-6]|ul|ol|li|img|a|span|meta|script)\b[^>]*>/gi,
    )
  return (tags?.length ?? 0) >= 2
}
