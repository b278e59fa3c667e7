import { type FormEvent, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { NumberField, TextField } from '../ui/text-field.tsx'
import css from './generate.module.css'
import { readAddresses } from './pasted-addresses.ts'
import type { SourceFormProps } from './source-form-props.ts'
import { sourcesMessages } from './sources.messages.ts'

/** A sitemap or a feed: one address that names many pages. */
export function ListForm({ kind, isBusy, onAdd }: SourceFormProps & { kind: 'sitemap' | 'feed' }) {
  const t = useText(sourcesMessages)
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(20)
  const [address = ''] = readAddresses(text)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (address === '' || isBusy) return
    // What was wrong is said below the box; the address stays to be mended.
    const { isAccepted } = await onAdd({ kind, address, limit })
    if (isAccepted) setText('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} className={css.form}>
      <div className={css.line}>
        <TextField className={css.grow ?? ''} label={t(`sources.${kind}`)} hint={t(`sources.${kind}Hint`)} value={text} onChange={setText} inputMode="url" autoComplete="off" spellCheck="false" />
        <NumberField className={css.narrow ?? ''} label={t('sources.limit')} hint={' '} value={limit} onChange={setLimit} minValue={1} maxValue={500} />
      </div>
      <div className={css.line}>
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={address === ''} icon="plus">
          {t('sources.read', { count: 0 })}
        </Button>
      </div>
    </form>
  )
}
