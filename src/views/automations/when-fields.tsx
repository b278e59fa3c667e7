/** When an automation runs, how much it may do, and whether old articles come back. */
import { AUTOMATION_LIMITS } from '#core/contract/automations.contract.ts'
import { useText } from '../i18n/text.ts'
import { NumberField } from '../ui/number-field.tsx'
import { RadioGroup } from '../ui/toggle.tsx'
import type { FormPart } from './automation-draft.ts'
import css from './automation-form.module.css'
import { automationFormMessages } from './form.messages.ts'

const FIRST_TIME = '07:00'

export function WhenFields(part: FormPart) {
  const t = useText(automationFormMessages)
  const { draft, change } = part
  const { daily_at } = draft
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('automationForm.when')}</legend>
      <RadioGroup
        label={t('automationForm.when')}
        hideLabel
        value={daily_at === null ? 'asked' : 'daily'}
        options={(['daily', 'asked'] as const).map((id) => ({
          id,
          label: t(`automationForm.when.${id}`),
        }))}
        onChange={(id) => change({ daily_at: id === 'daily' ? FIRST_TIME : null })}
      />
      {daily_at === null ? null : (
        <label className={css.time}>
          {t('automationForm.time')}
          <input
            type="time"
            required
            value={daily_at}
            onChange={({ target }) => target.value !== '' && change({ daily_at: target.value })}
          />
          <span className={css.quiet}>{t('automationForm.zone')}</span>
        </label>
      )}
      <Limits {...part} />
    </fieldset>
  )
}

function Limits({ draft, change }: FormPart) {
  const t = useText(automationFormMessages)
  return (
    <div className={css.pair}>
      <NumberField
        label={t('automationForm.maxPages')}
        minValue={1}
        maxValue={AUTOMATION_LIMITS.pages}
        value={draft.max_pages}
        onChange={(max_pages) => change({ max_pages })}
      />
      <NumberField
        label={t('automationForm.maxPins')}
        minValue={1}
        maxValue={AUTOMATION_LIMITS.pinsADay}
        value={draft.max_pins_a_day}
        onChange={(max_pins_a_day) => change({ max_pins_a_day })}
      />
    </div>
  )
}
