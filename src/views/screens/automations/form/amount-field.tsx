/** A whole number. An empty field keeps the last one. */
import { NumberField, type NumberFieldProps } from '../../../kit/ui/fields/number-field.tsx'
import css from './automation-form.module.css'

export function AmountField({
  min = 1,
  max,
  isWide = false,
  onChange,
  ...props
}: Pick<NumberFieldProps, 'label' | 'value'> & {
  min?: number
  max: number
  /** As wide as its place. */
  isWide?: boolean
  onChange: (value: number) => void
}) {
  return (
    <NumberField
      {...props}
      minValue={min}
      maxValue={max}
      className={isWide ? '' : (css.number ?? '')}
      onChange={(value) => Number.isInteger(value) && onChange(value)}
    />
  )
}
