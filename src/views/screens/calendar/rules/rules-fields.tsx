/** Each rule in plain words: what it is for, its unit, and its default. */
import {
  defaultHours,
  defaultRules,
  MAX_RULES,
  type ScheduleRules,
} from '#core/contract/publishing/schedule.contract.ts'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import { NumberField } from '../../../kit/ui/fields/number-field.tsx'
import { Checkbox } from '../../../kit/ui/fields/toggle.tsx'
import native from '../native-field.module.css'
import css from './rules.module.css'
import rulesMessages from '#locales/en/calendar/rules.json' with { type: 'json' }

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
      <HoursField {...{ rules, onChange }} />
    </div>
  )
}

/** A time that is being typed is empty, and changes nothing. */
function HoursField({ rules: { hours, ...rules }, onChange }: RulesFieldsProps) {
  const t = useText(rulesMessages)
  const ends = [
    { end: 'from', label: t('rules.hoursFrom') },
    { end: 'until', label: t('rules.hoursUntil') },
  ] as const
  return (
    <div className={css.hours} role="group" aria-label={t('rules.hours')}>
      <Checkbox
        hint={t('rules.hoursHint')}
        isSelected={hours !== undefined}
        onChange={(isOn) => onChange(isOn ? { ...rules, hours: defaultHours } : rules)}
      >
        {t('rules.hours')}
      </Checkbox>
      {hours === undefined
        ? null
        : ends.map(({ end, label }) => (
            <label key={end} className={native.field}>
              {label}
              <input
                type="time"
                className={native.input}
                value={hours[end]}
                onChange={({ target: { value } }) => {
                  if (value !== '') onChange({ ...rules, hours: { ...hours, [end]: value } })
                }}
              />
            </label>
          ))}
    </div>
  )
}

const unitFormat = (unit: string): Intl.NumberFormatOptions => ({
  style: 'unit',
  unit,
  unitDisplay: 'long',
})
