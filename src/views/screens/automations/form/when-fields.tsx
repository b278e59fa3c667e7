/** When an automation runs, how much it may do, and whether its articles come back. */
import { AUTOMATION_LIMITS } from '#core/contract/publishing/automations.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Checkbox, RadioGroup } from '../../../kit/ui/fields/toggle.tsx'
import { AmountField } from './amount-field.tsx'
import type { FormPart } from './automation-draft.ts'
import css from './automation-form.module.css'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }

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

/** Whether articles come back. */
export function AgainFields({ draft, change }: FormPart) {
  const t = useText(automationFormMessages)
  const { again_after_days: days } = draft
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('automationForm.again')}</legend>
      <Checkbox
        isSelected={days !== null}
        hint={t('automationForm.againHint')}
        onChange={(isOn) => change({ again_after_days: isOn ? FIRST_DAYS : null })}
      >
        {t('automationForm.againOn')}
      </Checkbox>
      {days === null ? null : (
        <AmountField
          label={t('automationForm.againDays')}
          min={AUTOMATION_LIMITS.leastAgainDays}
          max={AUTOMATION_LIMITS.mostAgainDays}
          value={days}
          onChange={(again_after_days) => change({ again_after_days })}
        />
      )}
    </fieldset>
  )
}

const FIRST_DAYS = 60

function Limits({ draft, change }: FormPart) {
  const t = useText(automationFormMessages)
  return (
    <div className={css.pair}>
      <AmountField
        label={t('automationForm.maxPages')}
        isWide
        max={AUTOMATION_LIMITS.pages}
        value={draft.max_pages}
        onChange={(max_pages) => change({ max_pages })}
      />
      <AmountField
        label={t('automationForm.maxPins')}
        isWide
        max={AUTOMATION_LIMITS.pinsADay}
        value={draft.max_pins_a_day}
        onChange={(max_pins_a_day) => change({ max_pins_a_day })}
      />
    </div>
  )
}
