import { type FormEvent, useState } from 'react'
import type { Picture } from '#core/contract/templates.contract.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import css from './generate.module.css'
import { addressFault, readAddress } from './page-address.ts'
import { looksLikeHtml } from './pasted-html.ts'
import { PictureUpload } from './picture-upload.tsx'
import type { SourceFormProps } from './source-form-props.ts'
import { sourcesMessages } from './sources.messages.ts'

/** For sites that refuse automatic readers: the page's own text or source, with pictures from the person's disk. */
export function TextForm({ isBusy, onAdd, address }: SourceFormProps & { address: string }) {
  const t = useText(sourcesMessages)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [url, setUrl] = useState(address)
  const [pictures, setPictures] = useState<Picture[]>([])
  const isHtml = looksLikeHtml(text)
  const [isTried, setTried] = useState(false)
  const [urlError, setUrlError] = useState<string | null>(null)
  const lacksTitle = !isHtml && title.trim() === ''
  const lacksText = text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const link = readAddress(url)
    setTried(true)
    if (link === null) setUrlError(t('sources.urlWrong'))
    if (link === null || lacksTitle || lacksText || isBusy) return
    const rest = { url: link, picture_ids: pictures.map((picture) => picture.id) }
    const { isAccepted, errors } = await onAdd(isHtml ? { kind: 'html', html: text, ...rest } : { kind: 'text', title: title.trim(), text, ...rest })
    if (!isAccepted) return setUrlError(addressFault(errors))
    setTried(false)
    setTitle('')
    setText('')
    setUrl('')
    setPictures([])
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css.form}>
      <div className={css.line}>
        {isHtml ? null : <TextField className={css.grow ?? ''} label={t('sources.textTitle')} error={isTried && lacksTitle ? t('sources.titleMissing') : null} value={title} onChange={setTitle} maxLength={300} />}
        <TextField className={css.grow ?? ''} label={t('sources.url')} aside={t('sources.urlOptional')} error={urlError} value={url} onChange={(now) => {
          setUrl(now)
          setUrlError(null)
        }} inputMode="url" spellCheck="false" />
      </div>
      <TextArea label={t('sources.text')} hint={t('sources.textHint')} rows={6} error={isTried && lacksText ? t('sources.textMissing') : null} className={css.bounded ?? ''} value={text} onChange={setText} />
      <PictureUpload pictures={pictures} onChange={setPictures} />
      <div className={css.line}>
        <Button type="submit" variant="primary" isBusy={isBusy} icon="plus">
          {t('sources.read', { count: 1 })}
        </Button>
      </div>
    </form>
  )
}
