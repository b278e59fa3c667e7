/** Whether the pins become drafts or go into the calendar. */
import {
  AUTOMATION_LIMITS,
  type AutomationGoal,
} from '#core/contract/publishing/automations.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { RadioGroup } from '../../../kit/ui/fields/toggle.tsx'
import { AmountField } from './amount-field.tsx'
import type { FormPart } from './automation-draft.ts'
import css from './automation-form.module.css'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }

const GOALS: readonly AutomationGoal[] = [
  { kind: 'drafts' },
  { kind: 'slots' },
  { kind: 'spread', days: 7 },
]

export function GoalFields({ draft, change }: FormPart) {
  const t = useText(automationFormMessages)
  const { goal } = draft
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('automationForm.goal')}</legend>
      <RadioGroup
        label={t('automationForm.goal')}
        hideLabel
        hint={goal.kind === 'drafts' ? undefined : t('automationForm.goalHint')}
        value={goal.kind}
        options={GOALS.map(({ kind }) => ({ id: kind, label: t(`automationForm.goal.${kind}`) }))}
        onChange={(id) => change({ goal: GOALS.find(({ kind }) => kind === id) ?? goal })}
      />
      {goal.kind === 'spread' ? (
        <AmountField
          label={t('automationForm.days')}
          max={AUTOMATION_LIMITS.spreadDays}
          value={goal.days}
          onChange={(days) => change({ goal: { kind: 'spread', days } })}
        />
      ) : null}
    </fieldset>
  )
}
