import type { FormEvent } from 'react'
import { useText } from '../../../../kit/i18n/text.ts'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { TextField } from '../../../../kit/ui/fields/text-field.tsx'
import css from '../../../../pins/steps/step.module.css'
import { readAddresses } from '../pasted-addresses.ts'
import { listAfter, type ListDraft } from '../source-drafts.ts'
import { fieldFault, type SourceFormProps } from '../source-form-props.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }
import { AddButton } from './add-button.tsx'

/** A sitemap or a feed: one address that names many pages. */
export function ListForm({
  kind,
  draft,
  onDraft,
  isBusy,
  onAdd,
  onShown,
}: SourceFormProps<ListDraft> & { kind: 'sitemap' | 'feed' }) {
  const t = useText(sourcesMessages)
  const { text, limit, fault } = draft
  const [address = ''] = readAddresses(text)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (address === '' || isBusy) return
    const { isAccepted, added, errors } = await onAdd({ kind, address, limit })
    const refusal = fieldFault(errors)
    if (refusal !== null) onShown()
    // What was wrong is stated of what was sent; the address stays to be fixed.
    onDraft((now) => ({
      ...(isAccepted || added > 0 ? listAfter(now, draft) : now),
      fault: now.text === text ? (refusal?.message ?? null) : null,
    }))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css.form}>
      <div className={css.line}>
        <TextField
          className={css.grow ?? ''}
          label={t(`sources.${kind}`)}
          hint={t(`sources.${kind}Hint`)}
          error={fault}
          value={text}
          onChange={(now) => onDraft((before) => ({ ...before, text: now, fault: null }))}
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
        />
        <NumberField
          className={css.narrow ?? ''}
          label={t('sources.limit')}
          hint={' '}
          value={limit}
          onChange={(most) =>
            onDraft((before) => ({ ...before, limit: Number.isNaN(most) ? 1 : most }))
          }
          minValue={1}
          maxValue={500}
        />
      </div>
      <div className={css.line}>
        <AddButton isBusy={isBusy} isDisabled={address === ''}>
          {t('sources.read', { count: 0 })}
        </AddButton>
      </div>
    </form>
  )
}
