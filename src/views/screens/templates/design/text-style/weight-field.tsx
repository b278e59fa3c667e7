/** The weight of a text's letters, or of those of one of its parts. */
import type { Template } from '#core/templates/document/template.schema.ts'
import type { DocumentTextStyle } from '#core/templates/document/text-style.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import textStyleMessages from '#locales/en/templates/text-style.json' with { type: 'json' }
import { type OnStyle, weightsOf } from './text-style.ts'

const ROLES = ['usual', 'regular', 'bold'] as const

interface WeightProps {
  readonly style: DocumentTextStyle | undefined
  /** Of the text that the style is part of. */
  readonly within?: DocumentTextStyle | undefined
  readonly fonts: Template['fonts']
  readonly onStyle: OnStyle
}

export function WeightField({ style = {}, within, fonts, onStyle }: WeightProps) {
  const t = useText(textStyleMessages)
  const weights = weightsOf({ ...within, ...style }, fonts)
  return (
    <Select
      label={t('tpl.weight')}
      value={String(style.weight ?? 'usual')}
      options={[...ROLES, ...weights].map((id) => ({
        id: String(id),
        label: t(id === 'usual' && within ? 'tpl.part.same' : `tpl.weight.${id}`),
      }))}
      onChange={(chosen) => {
        const role = ROLES.find((one) => one === chosen)
        if (role === undefined) onStyle({ weight: Number(chosen) })
        else onStyle({ weight: role === 'usual' ? null : role })
      }}
    />
  )
}
