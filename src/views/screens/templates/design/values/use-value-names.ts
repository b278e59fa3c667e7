/** Display names of the values of a page, such as its kicker or its second picture. */
import { useText } from '../../../../kit/i18n/text.ts'
import valuesMessages from '#locales/en/templates/values.json' with { type: 'json' }

const PLAIN = [
  'headline',
  'headline.number',
  'headline.rest',
  'headline.main',
  'headline.tail',
  'kicker',
  'site',
  'logo',
  'items',
  'minutes',
  'servings',
  'rating',
  'price',
  'cta',
  'before',
  'after',
  'picture',
] as const
const NUMBERED = ['picture', 'step', 'ingredient', 'fact'] as const

/** Values that conditions offer, the most used first. */
export const OFFERED_VALUES: readonly string[] = [
  'picture',
  'picture.2',
  'picture.3',
  'kicker',
  'headline.number',
  'headline.tail',
  'items',
  'step.1',
  'step.2',
  'step.3',
  'step.4',
  'step.5',
  'fact.1',
  'fact.2',
  'fact.3',
  'minutes',
  'servings',
  'rating',
  'price',
  'cta',
  'before',
  'after',
  'site',
  'logo',
]

export function useValueNames(): (value: string) => string {
  const t = useText(valuesMessages)
  return (value) => {
    const plain = PLAIN.find((one) => one === value)
    if (plain !== undefined) return t(`tpl.value.${plain}`)
    const [kind, number = ''] = value.split('.')
    const numbered = NUMBERED.find((one) => one === kind)
    // a name from a newer version, or one that a user typed
    return numbered !== undefined && /^\d+$/u.test(number)
      ? t(`tpl.valueOf.${numbered}`, { number: Number(number) })
      : `{${value}}`
  }
}
