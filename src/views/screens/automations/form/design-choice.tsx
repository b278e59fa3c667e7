/** How many pins an article gets, and in which designs. */
import { AUTOMATION_LIMITS } from '#core/contract/publishing/automations.contract.ts'
import { useState } from 'react'
import { TemplatePicker } from '../../../pins/design/template-picker.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { useTemplates } from '../../../pins/template-names/use-templates.ts'
import { Disclosure } from '../../../kit/ui/overlays/disclosure.tsx'
import { Skeleton } from '../../../kit/ui/states.tsx'
import { AmountField } from './amount-field.tsx'
import type { FormPart } from './automation-draft.ts'
import css from './automation-form.module.css'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }

export function DesignChoice({ draft, change }: FormPart) {
  const t = useText(automationFormMessages)
  const [isOpen, setOpen] = useState(false)
  const { templates } = draft
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('automationForm.pins')}</legend>
      <AmountField
        label={t('automationForm.pinsAPage')}
        max={AUTOMATION_LIMITS.pinsAPage}
        value={draft.pins_a_page}
        onChange={(pins_a_page) => change({ pins_a_page })}
      />
      <Disclosure
        title={t('automationForm.designs', { count: templates.length })}
        onOpen={() => setOpen(true)}
      >
        <p className={css.quiet}>{t('automationForm.designsHint')}</p>
        {isOpen ? (
          <Designs chosen={templates} onChange={(ids) => change({ templates: ids })} />
        ) : null}
      </Disclosure>
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
  const load = useTemplates('newest')
  const ids = new Set(chosen)
  if (load.templates === null)
    return load.failure === null ? <Skeleton height="120px" /> : <p>{load.failure.message}</p>
  return (
    <TemplatePicker
      templates={load.templates}
      chosen={ids}
      onToggle={(id) =>
        onChange(ids.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
      }
    />
  )
}
