import type { FormEvent } from 'react'
import { useText } from '../../../../kit/i18n/text.ts'
import { TextArea } from '../../../../kit/ui/fields/text-area.tsx'
import { KeysHint } from '../../../../kit/ui/keys/kbd.tsx'
import css from '../../../../pins/steps/step.module.css'
import { readAddresses } from '../pasted-addresses.ts'
import type { AddressesDraft } from '../source-drafts.ts'
import {
  type AddSource,
  fieldFault,
  type SourceFormProps,
  type SourceOutcome,
} from '../source-form-props.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }
import { AddButton } from './add-button.tsx'

const MAX_ADDRESSES = 500

/** One big field for one address or a whole list of them. */
export function AddressesForm({
  draft,
  onDraft,
  isBusy,
  onAdd,
  onShown,
}: SourceFormProps<AddressesDraft>) {
  const t = useText(sourcesMessages)
  const { text, fault } = draft
  const addresses = readAddresses(text)
  /**
   * What was refused stays in the field, to be fixed, with the reason; what was typed meanwhile
   * stays too.
   */
  const read = async () => {
    if (addresses.length === 0 || isBusy) return
    const { kept, errors } = await addInParts(addresses, onAdd)
    const only = kept.length === 0 ? null : fieldFault(errors)
    if (only !== null) onShown()
    const reason =
      only?.message ??
      (kept.length > 0 && errors.length > 0
        ? t('sources.refusedBelow', { count: kept.length })
        : null)
    onDraft((now) => (now.text === text ? { text: kept.join('\n'), fault: reason } : now))
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
        onChange={(now) => onDraft(() => ({ text: now, fault: null }))}
        error={fault}
        placeholder={t('sources.addressesPlaceholder')}
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        onKeyDown={(event) => {
          // What is not for this field is for the screen: Ctrl+K.
          if (event.key !== 'Enter' || event.shiftKey) return event.continuePropagation()
          event.preventDefault()
          void read()
        }}
      />
      <div className={`${css.line} ${css.spread}`}>
        <p className={`${css.quiet} ${css.small}`}>
          <KeysHint>{t('sources.addressesKeys')}</KeysHint> {t('sources.addressesHint')}
        </p>
        {/* Empty, it isn't these addresses that are being read. */}
        <AddButton isBusy={isBusy && addresses.length > 0} isDisabled={addresses.length === 0}>
          {t('sources.read', { count: addresses.length })}
        </AddButton>
      </div>
    </form>
  )
}

/**
 * One part after the other; answers the addresses that were refused, and why. A part that could not
 * be sent at all ends it.
 */
async function addInParts(
  addresses: readonly string[],
  onAdd: AddSource,
): Promise<{ kept: string[]; errors: SourceOutcome['errors'] }> {
  const kept: string[] = []
  const all: SourceOutcome['errors'][number][] = []
  for (let at = 0; at < addresses.length; at += MAX_ADDRESSES) {
    const part = addresses.slice(at, at + MAX_ADDRESSES)
    const { isAccepted, errors } = await onAdd({ kind: 'addresses', addresses: part }, at > 0)
    if (!isAccepted && errors.length === 0)
      return { kept: [...kept, ...addresses.slice(at)], errors: all }
    all.push(...errors)
    if (!isAccepted) kept.push(...refusedOf(part, errors))
  }
  return { kept, errors: all }
}

/** All of them when no refusal names its address. */
function refusedOf(part: readonly string[], errors: SourceOutcome['errors']): readonly string[] {
  const refused = new Set(
    errors.filter(({ code }) => code !== 'duplicate').map(({ address }) => address),
  )
  const wrong = part.filter((address) => refused.has(address))
  return refused.size > 0 && wrong.length === 0 ? part : wrong
}
