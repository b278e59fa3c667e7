/** What of the pin is varied. Nothing is shown where it has no other of anything. */
import { useText } from '../../../kit/i18n/text.ts'
import { Checkbox } from '../../../kit/ui/fields/toggle.tsx'
import css from '../calendar-dialog.module.css'
import againMessages from '#locales/en/calendar/again.json' with { type: 'json' }
import type { VariationChoice } from './use-variation.ts'
import { VARIATIONS } from './varied-pin.ts'

export function VaryFields({
  offered,
  chosen,
  choose,
}: Pick<VariationChoice, 'offered' | 'chosen' | 'choose'>) {
  const t = useText(againMessages)
  const shown = VARIATIONS.filter((one) => offered[one] !== null)
  if (shown.length === 0) return null
  return (
    <fieldset className={css.vary}>
      <legend>{t('again.vary')}</legend>
      {shown.map((one) => (
        <Checkbox
          key={one}
          isSelected={chosen.has(one)}
          onChange={(isChosen) => choose(one, isChosen)}
        >
          {one === 'title'
            ? t('again.vary.title', { title: offered.title?.title ?? '' })
            : t(`again.vary.${one}`)}
        </Checkbox>
      ))}
      <p className={css.network}>{t('again.varyHint')}</p>
    </fieldset>
  )
}
