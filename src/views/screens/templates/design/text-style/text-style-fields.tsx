/** How the letters of a text layer look. What its picture would not show is not offered. */
import type { Template, TextLayer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { Checkbox } from '../../../../kit/ui/fields/toggle.tsx'
import { PlateFields } from '../fill/plate-fields.tsx'
import textStyleMessages from '#locales/en/templates/text-style.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'
import { InkFields } from './ink-fields.tsx'
import { isCurved, spacesOf, styleWith, type OnStyle } from './text-style.ts'
import { WeightField } from './weight-field.tsx'

interface StyleProps extends LayerFieldsProps<TextLayer> {
  readonly fonts: Template['fonts']
}

interface StyleFieldsProps extends StyleProps {
  readonly onStyle: OnStyle
}

export function TextStyleFields(props: StyleProps) {
  const t = useText(textStyleMessages)
  const { layer, change } = props
  const onStyle: OnStyle = (changes, step) =>
    change(
      {
        type: 'patchLayer',
        layerId: layer.id,
        patch: { style: styleWith(layer.style, changes) },
      },
      step === undefined ? undefined : `${step} ${layer.id}`,
    )
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.style')}</legend>
      <div className={css.pair}>
        <WeightField style={layer.style} fonts={props.fonts} onStyle={onStyle} />
        <Curve layer={layer} change={change} />
        <Spaces {...props} onStyle={onStyle} />
      </div>
      <Switches {...props} onStyle={onStyle} />
      {isCurved(layer) ? null : <InkFields style={layer.style} onStyle={onStyle} />}
      <PlateFields layer={layer} change={change} />
    </fieldset>
  )
}

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const

function Spaces({ layer, fonts, onStyle }: StyleFieldsProps) {
  const t = useText(textStyleMessages)
  const { lineHeight, spacing } = spacesOf(layer.style ?? {}, fonts)
  return (
    <>
      {isCurved(layer) ? null : (
        <NumberField
          label={t('tpl.lineHeight')}
          value={lineHeight}
          minValue={0.6}
          maxValue={3}
          step={0.01}
          formatOptions={PERCENT}
          onChange={(next) => Number.isFinite(next) && onStyle({ lineHeight: next }, 'lineHeight')}
        />
      )}
      <NumberField
        label={t('tpl.spacing')}
        value={spacing}
        minValue={-0.2}
        maxValue={1}
        step={0.005}
        formatOptions={PERCENT}
        onChange={(next) => Number.isFinite(next) && onStyle({ spacing: next }, 'spacing')}
      />
    </>
  )
}

/** More would bring the first letter to the last one. */
const MAX_CURVE = 340

function Curve({ layer, change }: LayerFieldsProps<TextLayer>) {
  const t = useText(textStyleMessages)
  const { curve = 0, id: layerId } = layer
  return (
    <NumberField
      label={t('tpl.curve')}
      value={curve}
      minValue={-MAX_CURVE}
      maxValue={MAX_CURVE}
      formatOptions={{ style: 'unit', unit: 'degree' }}
      onChange={(next) =>
        Number.isFinite(next) &&
        change(
          {
            type: 'patchLayer',
            layerId,
            patch: next === 0 ? {} : { curve: next },
            ...(next === 0 && { unset: ['curve'] }),
          },
          `curve ${layerId}`,
        )
      }
    />
  )
}

function Switches({ layer, onStyle }: StyleFieldsProps) {
  const t = useText(textStyleMessages)
  const { uppercase, italic, underline } = layer.style ?? {}
  return (
    <div className={css.switches}>
      <Checkbox
        isSelected={uppercase === true}
        // off is stored: some fonts are capitals by themselves
        onChange={(isOn) => onStyle({ uppercase: isOn })}
      >
        {t('tpl.capitals')}
      </Checkbox>
      <Checkbox
        isSelected={italic === true}
        onChange={(isOn) => onStyle({ italic: isOn ? true : null })}
      >
        {t('tpl.italic')}
      </Checkbox>
      {isCurved(layer) ? null : (
        <Checkbox
          isSelected={underline !== undefined}
          onChange={(isOn) => onStyle({ underline: isOn ? {} : null })}
        >
          {t('tpl.underline')}
        </Checkbox>
      )}
    </div>
  )
}
