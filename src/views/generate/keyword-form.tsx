import { type FormEvent, useState } from 'react'
import type { Picture } from '#core/contract/templates.contract.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import css from './generate.module.css'
import { addressFault, readAddress } from './page-address.ts'
import { PictureUpload } from './picture-upload.tsx'
import type { SourceFormProps } from './source-form-props.ts'
import { sourcesMessages } from './sources.messages.ts'

/** A topic without a page. */
export function KeywordForm({ isBusy, onAdd }: SourceFormProps) {
  const t = useText(sourcesMessages)
  const [keyword, setKeyword] = useState('')
  const [url, setUrl] = useState('')
  const [urlError, setUrlError] = useState<string | null>(null)
  const [pictures, setPictures] = useState<Picture[]>([])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (keyword.trim() === '' || isBusy) return
    const link = readAddress(url)
    if (link === null) return setUrlError(t('sources.urlWrong'))
    const { isAccepted, errors } = await onAdd({ kind: 'keyword', keyword: keyword.trim(), url: link, picture_ids: pictures.map((picture) => picture.id) })
    if (!isAccepted) return setUrlError(addressFault(errors))
    setKeyword('')
    setPictures([])
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css.form}>
      <div className={css.line}>
        <TextField className={css.grow ?? ''} label={t('sources.keyword')} hint={t('sources.keywordHint')} value={keyword} onChange={setKeyword} maxLength={100} />
        <TextField className={css.grow ?? ''} label={t('sources.url')} aside={t('sources.urlOptional')} hint={' '} error={urlError} value={url} onChange={(now) => {
          setUrl(now)
          setUrlError(null)
        }} inputMode="url" spellCheck="false" />
      </div>
      <PictureUpload pictures={pictures} onChange={setPictures} />
      <div className={css.line}>
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={keyword.trim() === ''} icon="plus">
          {t('sources.useKeyword')}
        </Button>
      </div>
    </form>
  )
}
