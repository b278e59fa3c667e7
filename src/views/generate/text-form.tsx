import { type FormEvent, useState } from 'react'
import type { Picture } from '#core/contract/templates.contract.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import css from './generate.module.css'
import { readAddresses } from './pasted-addresses.ts'
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
  const isReady = text.trim() !== '' && (isHtml || title.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy) return
    const [link = ''] = readAddresses(url)
    const rest = { url: link, picture_ids: pictures.map((picture) => picture.id) }
    onAdd(isHtml ? { kind: 'html', html: text, ...rest } : { kind: 'text', title: title.trim(), text, ...rest })
    setTitle('')
    setText('')
    setUrl('')
    setPictures([])
  }
  return (
    <form onSubmit={submit} className={css.form}>
      <div className={css.line}>
        {isHtml ? null : <TextField className={css.grow ?? ''} label={t('sources.textTitle')} value={title} onChange={setTitle} maxLength={300} />}
        <TextField className={css.grow ?? ''} label={t('sources.url')} aside={t('sources.urlOptional')} value={url} onChange={setUrl} inputMode="url" spellCheck="false" />
      </div>
      <TextArea label={t('sources.text')} hint={t('sources.textHint')} rows={6} className={css.bounded ?? ''} value={text} onChange={setText} />
      <PictureUpload pictures={pictures} onChange={setPictures} />
      <div className={css.line}>
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isReady} icon="plus">
          {t('sources.read', { count: 1 })}
        </Button>
      </div>
    </form>
  )
}
