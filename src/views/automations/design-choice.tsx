/** How many pins an article gets, and in which designs. */
import { AUTOMATION_LIMITS } from '#core/contract/automations.contract.ts'
import { useState } from 'react'
import { useLoad } from '../data.ts'
import { TemplatePicker } from '../generate/template-picker.tsx'
import { useText } from '../i18n/text.ts'
import { NumberField } from '../ui/number-field.tsx'
import { Skeleton } from '../ui/states.tsx'
import { RadioGroup } from '../ui/toggle.tsx'
import type { FormPart } from './automation-draft.ts'
import css from './automation-form.module.css'
import { automationFormMessages } from './form.messages.ts'

export function DesignChoice({ draft, change, isChecked }: FormPart) {
  const t = useText(automationFormMessages)
  const { templates } = draft
  const [isSome, setSome] = useState(templates.length > 0)
  const choose = (isOnlySome: boolean) => {
    setSome(isOnlySome)
    if (!isOnlySome) change({ templates: [] })
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('automationForm.pins')}</legend>
      <NumberField
        label={t('automationForm.pinsAPage')}
        minValue={1}
        maxValue={AUTOMATION_LIMITS.pinsAPage}
        value={draft.pins_a_page}
        className={css.number ?? ''}
        onChange={(pins_a_page) => change({ pins_a_page })}
      />
      <RadioGroup
        label={t('automationForm.designs')}
        value={isSome ? 'some' : 'all'}
        options={(['all', 'some'] as const).map((id) => ({
          id,
          label: t(`automationForm.designs.${id}`),
        }))}
        error={
          isChecked && isSome && templates.length === 0 ? t('automationForm.needsDesign') : null
        }
        onChange={(id) => choose(id === 'some')}
      />
      {isSome ? (
        <Designs chosen={templates} onChange={(ids) => change({ templates: ids })} />
      ) : null}
    </fieldset>
  )
}

function Designs({
  chosen,
  onChange,
}: {
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}) {
  const load = useLoad('listTemplates', {})
  const ids = new Set(chosen)
  if (load.data === null)
    return load.failure === null ? <Skeleton height="120px" /> : <p>{load.failure.message}</p>
  return (
    <TemplatePicker
      templates={load.data.templates}
      chosen={ids}
      onToggle={(id) =>
        onChange(ids.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
      }
    />
  )
}
