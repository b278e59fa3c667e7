/** One list of a filter: anything, or one of what occurs. */
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import type { FilterChoice } from './calendar-filter.ts'
import css from './calendar-filters.module.css'

/** React Aria takes no empty key. */
const ANY = 'any'

export function FilterSelect({
  label,
  any,
  choices,
  value,
  onChange,
}: {
  label: string
  any: string
  choices: readonly FilterChoice[]
  value: string | undefined
  onChange: (id: string | undefined) => void
}) {
  return (
    <Select
      label={label}
      hideLabel
      className={css.choice ?? ''}
      options={[
        { id: ANY, label: any },
        ...choices.map((choice) => ({ id: `=${choice.id}`, label: choice.label })),
      ]}
      value={value === undefined ? ANY : `=${value}`}
      onChange={(id) => onChange(id === ANY ? undefined : id.slice(1))}
    />
  )
}
