/** Where an automation finds its articles, and what it does with those that are there already. */
import {
  AUTOMATION_LIMITS,
  type AutomationSource,
} from '#core/contract/publishing/automations.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { TextArea } from '../../../kit/ui/fields/text-area.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { RadioGroup } from '../../../kit/ui/fields/toggle.tsx'
import { AmountField } from './amount-field.tsx'
import {
  type FormPart,
  type SourceFault,
  emptySource,
  missingIn,
  sourceOfKind,
} from './automation-draft.ts'
import css from './automation-form.module.css'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }
import { useFocusOnAdd } from '../../../kit/ui/use-focus-after-removal.ts'

const KINDS = ['feed', 'sitemap', 'addresses'] as const

export function SourceFields({ isNew, ...part }: FormPart & { isNew: boolean }) {
  const t = useText(automationFormMessages)
  const { draft, change, isChecked } = part
  const missing = missingIn(draft).sources
  const { sources } = draft
  const group = useFocusOnAdd(sources.length)
  const replace = (place: number, source: AutomationSource) =>
    change({ sources: sources.with(place, source) })
  return (
    <fieldset ref={group} className={css.group}>
      <legend className={css.legend}>{t('automationForm.sources')}</legend>
      {sources.map((source, place) => (
        <div key={place} className={css.source}>
          <Source
            source={source}
            fault={isChecked ? missing.get(place) : undefined}
            onChange={(next) => replace(place, next)}
          />
          {sources.length === 1 ? null : (
            <IconButton
              icon="trash"
              label={t('automationForm.removeSource', { number: place + 1 })}
              onPress={() => change({ sources: sources.toSpliced(place, 1) })}
            />
          )}
        </div>
      ))}
      {sources.length >= AUTOMATION_LIMITS.sources ? null : (
        <Button
          size="small"
          variant="quiet"
          icon="plus"
          onPress={() => change({ sources: [...sources, emptySource('feed')] })}
        >
          {t('automationForm.addSource')}
        </Button>
      )}
      {isNew && sources.some(({ kind }) => kind !== 'addresses') ? <First {...part} /> : null}
    </fieldset>
  )
}

function Source({
  source,
  fault,
  onChange,
}: {
  source: AutomationSource
  fault: SourceFault | undefined
  onChange: (source: AutomationSource) => void
}) {
  const t = useText(automationFormMessages)
  const error =
    fault === undefined
      ? null
      : t(`automationForm.source.${fault}`, { count: AUTOMATION_LIMITS.addresses })
  return (
    <div className={css.stack}>
      <Select
        label={t('automationForm.kind')}
        options={KINDS.map((kind) => ({ id: kind, label: t(`automationForm.kind.${kind}`) }))}
        value={source.kind}
        onChange={(id) => {
          const kind = KINDS.find((one) => one === id)
          if (kind !== undefined && kind !== source.kind) onChange(sourceOfKind(kind, source))
        }}
      />
      {source.kind === 'addresses' ? (
        <Addresses addresses={source.addresses} error={error} onChange={onChange} />
      ) : (
        <TextField
          label={t('automationForm.address')}
          type="url"
          hint={t(`automationForm.${source.kind}Hint`)}
          value={source.address}
          error={error}
          onChange={(address) => onChange({ ...source, address })}
        />
      )}
    </div>
  )
}

function Addresses({
  addresses,
  error,
  onChange,
}: {
  addresses: readonly string[]
  error: string | null
  onChange: (source: AutomationSource) => void
}) {
  const t = useText(automationFormMessages)
  return (
    <TextArea
      label={t('automationForm.addresses')}
      rows={4}
      value={addresses.join('\n')}
      error={error}
      onChange={(text) => onChange({ kind: 'addresses', addresses: text.split('\n') })}
    />
  )
}

function First({ draft, change }: FormPart) {
  const t = useText(automationFormMessages)
  const { first } = draft
  return (
    <>
      <RadioGroup
        label={t('automationForm.first')}
        value={first.kind}
        options={(['newest', 'new'] as const).map((id) => ({
          id,
          label: t(`automationForm.first.${id}`),
        }))}
        onChange={(id) =>
          change({ first: id === 'new' ? { kind: 'new' } : { kind: 'newest', count: 3 } })
        }
      />
      {first.kind === 'new' ? null : (
        <AmountField
          label={t('automationForm.newest')}
          max={AUTOMATION_LIMITS.newest}
          value={first.count}
          onChange={(count) => change({ first: { kind: 'newest', count } })}
        />
      )}
    </>
  )
}
