import { type FormEvent, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import css from './generate.module.css'
import { readAddresses } from './pasted-addresses.ts'
import type { SourceFormProps } from './source-form-props.ts'
import { sourcesMessages } from './sources.messages.ts'

const MOST_ADDRESSES = 500

/** One big field for one address or a whole list of them. */
export function AddressesForm({ isBusy, onAdd }: SourceFormProps) {
  const t = useText(sourcesMessages)
  const [text, setText] = useState('')
  const addresses = readAddresses(text)
  /** One part after the other. What was refused stays in the field, to be mended; what came in meanwhile stays too. */
  const read = async () => {
    if (addresses.length === 0 || isBusy) return
    const kept: string[] = []
    for (let at = 0; at < addresses.length; at += MOST_ADDRESSES) {
      const part = addresses.slice(at, at + MOST_ADDRESSES)
      const { isAccepted, errors } = await onAdd({ kind: 'addresses', addresses: part })
      const refused = new Set(errors.filter(({ code }) => code !== 'duplicate').map(({ address }) => address))
      const wrong = part.filter((address) => refused.has(address))
      if (!isAccepted) kept.push(...(errors.length === 0 || (refused.size > 0 && wrong.length === 0) ? part : wrong))
    }
    setText((now) => (now === text ? kept.join('\n') : now))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void read()
  }
  return (
    <form onSubmit={submit} className={css.form}>
      <TextArea
        label={t('sources.addresses')}
        hideLabel
        rows={2}
        className={css.paste}
        value={text}
        onChange={setText}
        placeholder={t('sources.addressesPlaceholder')}
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          void read()
        }}
      />
      <div className={`${css.line} ${css.spread}`}>
        <p className={`${css.quiet} ${css.small}`}>{t('sources.addressesHint')}</p>
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={addresses.length === 0} icon="plus">
          {t('sources.read', { count: addresses.length })}
        </Button>
      </div>
    </form>
  )
}
