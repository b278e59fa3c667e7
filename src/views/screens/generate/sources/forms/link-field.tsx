import { useText } from '../../../../kit/i18n/text.ts'
import { TextField } from '../../../../kit/ui/fields/text-field.tsx'
import css from '../../../../pins/steps/step.module.css'
import { isPrivateAddress } from '../page-address.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }

interface LinkFieldProps {
  readonly url: string
  readonly fault: string | null
  /** Shown unless there is something to say about the address. */
  readonly hint?: string
  readonly onChange: (url: string) => void
}

/** The address that the pins of a source link to. */
export function LinkField({ url, fault, hint, onChange }: LinkFieldProps) {
  const t = useText(sourcesMessages)
  return (
    <TextField
      className={css.grow ?? ''}
      label={t('sources.url')}
      aside={t('sources.urlOptional')}
      hint={isPrivateAddress(url) ? t('sources.urlPrivate') : hint}
      error={fault}
      value={url}
      onChange={onChange}
      inputMode="url"
      spellCheck="false"
    />
  )
}
