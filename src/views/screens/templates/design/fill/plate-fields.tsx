/** What is behind a text: none, or a plate with one colour or a gradient. */
import type { TextLayer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Checkbox } from '../../../../kit/ui/fields/toggle.tsx'
import type { LayerFieldsProps } from '../use-design.ts'
import fillMessages from '#locales/en/templates/fill.json' with { type: 'json' }
import { BEHIND_TEXT } from '../text-style/text-style.ts'
import { FillFields } from './gradient-fields.tsx'

/** Fits one line of the largest size. */
const plateFor = ({ fit }: TextLayer): NonNullable<TextLayer['plate']> => ({
  color: BEHIND_TEXT,
  padding: 32,
  radius: 32,
  height: Math.round(fit.largest * 1.8),
})

export function PlateFields({ layer, change }: LayerFieldsProps<TextLayer>) {
  const t = useText(fillMessages)
  const { id: layerId, plate } = layer
  return (
    <>
      <Checkbox
        isSelected={plate !== undefined}
        onChange={(isOn) =>
          change({
            type: 'patchLayer',
            layerId,
            patch: isOn ? { plate: plateFor(layer) } : {},
            ...(!isOn && { unset: ['plate'] }),
          })
        }
      >
        {t('tpl.plate')}
      </Checkbox>
      {plate === undefined ? null : (
        <FillFields
          color={plate.color}
          gradient={plate.gradient}
          onChange={({ color, gradient }, step) => {
            const { gradient: _gone, ...others } = plate
            const next = { ...others, color, ...(gradient && { gradient }) }
            return change(
              { type: 'patchLayer', layerId, patch: { plate: next } },
              `plate ${step} ${layerId}`,
            )
          }}
        />
      )}
    </>
  )
}
