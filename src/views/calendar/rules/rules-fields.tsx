/** Each rule in plain words: what it is for, its unit, and its default. */
import {
  defaultRules,
  MAX_RULES,
  type ScheduleRules,
} from '#core/contract/publishing/schedule.contract.ts'
import { useLocale, useText } from '../../i18n/text.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import css from './rules.module.css'
import { rulesMessages } from './rules.messages.ts'

type Rule = keyof ScheduleRules

const FIELDS = [
  { rule: 'per_day', words: 'perDay', unit: null },
  { rule: 'link_hours', words: 'link', unit: 'hour' },
  { rule: 'picture_days', words: 'picture', unit: 'day' },
  { rule: 'board_minutes', words: 'board', unit: 'minute' },
  { rule: 'jitter_minutes', words: 'jitter', unit: 'minute' },
] as const satisfies readonly { rule: Rule; words: string; unit: string | null }[]

export interface RulesFieldsProps {
  readonly rules: ScheduleRules
  readonly onChange: (rules: ScheduleRules) => void
}

export function RulesFields({ rules, onChange }: RulesFieldsProps) {
  const t = useText(rulesMessages)
  const locale = useLocale()
  return (
    <div className={css.fields}>
      {FIELDS.map(({ rule, words, unit }) => {
        const format = unit === null ? {} : unitFormat(unit)
        const value = new Intl.NumberFormat(locale, format).format(defaultRules[rule])
        return (
          <NumberField
            key={rule}
            label={t(`rules.${words}`)}
            hint={t(`rules.${words}Hint`, { value })}
            formatOptions={format}
            minValue={rule === 'per_day' ? 1 : 0}
            maxValue={MAX_RULES[rule]}
            value={rules[rule]}
            onChange={(next) => {
              if (!Number.isNaN(next)) onChange({ ...rules, [rule]: next })
            }}
          />
        )
      })}
    </div>
  )
}

const unitFormat = (unit: string): Intl.NumberFormatOptions => ({
  style: 'unit',
  unit,
  unitDisplay: 'long',
})
