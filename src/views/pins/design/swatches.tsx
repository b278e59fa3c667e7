/** A few colours side by side. */
import { Swatch } from '../../kit/ui/marks/badge.tsx'
import css from './color-choice.module.css'

export function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span className={css.swatches}>
      {colors.slice(0, 5).map((color, index) => (
        <Swatch key={`${color}-${index}`} color={color} size="small" />
      ))}
    </span>
  )
}
