/** Which drawing a shape is, and how far the pictures of a collage are apart. */
import { drawingNames } from '#core/templates/drawings/drawing-names.ts'
import type { CollageLayer, ShapeLayer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import layerKindMessages from '#locales/en/templates/layer-kind.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'

export function DrawingField({ layer, change }: LayerFieldsProps<ShapeLayer>) {
  const t = useText(layerKindMessages)
  return (
    <Select
      label={t('tpl.drawing.which')}
      value={layer.shape}
      options={drawingNames.map((id) => ({ id, label: t(`tpl.drawing.${id}`) }))}
      onChange={(shape) => change({ type: 'patchLayer', layerId: layer.id, patch: { shape } })}
    />
  )
}

const MAX_GAP = 400

export function CollageFields({ layer, change }: LayerFieldsProps<CollageLayer>) {
  const t = useText(layerKindMessages)
  const { id: layerId, gap } = layer
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.collage')}</legend>
      <p className={css.quiet}>{t('tpl.collage.words')}</p>
      <NumberField
        label={t('tpl.collage.gap')}
        value={gap}
        minValue={0}
        maxValue={MAX_GAP}
        onChange={(next) =>
          Number.isFinite(next) &&
          change({ type: 'patchLayer', layerId, patch: { gap: next } }, `gap ${layerId}`)
        }
      />
    </fieldset>
  )
}
