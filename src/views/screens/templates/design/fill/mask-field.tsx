/** The corners of a picture, a shape or a group: square, rounded, round, or an arch. */
import type {
  GroupLayer,
  PictureLayer,
  ShapeLayer,
} from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'
import fillMessages from '#locales/en/templates/fill.json' with { type: 'json' }

const MASKS = ['square', 'rounded', 'round', 'arch'] as const
type Mask = (typeof MASKS)[number]
const FIRST_RADIUS = 40

export function MaskField({
  layer,
  change,
}: LayerFieldsProps<PictureLayer | ShapeLayer | GroupLayer>) {
  const t = useText(fillMessages)
  const own = useText(templateEditorMessages)
  const { radius = 0, id: layerId } = layer
  const set = (next: number | 'round' | 'arch', step?: string): unknown =>
    change({ type: 'patchLayer', layerId, patch: { radius: next } }, step)
  const mask: Mask = typeof radius === 'string' ? radius : radius > 0 ? 'rounded' : 'square'
  return (
    <div className={css.pair}>
      <Select
        label={t('tpl.mask')}
        value={mask}
        options={MASKS.map((id) => ({ id, label: t(`tpl.mask.${id}`) }))}
        onChange={(id) => {
          if (id === mask) return
          if (id === 'round' || id === 'arch') set(id)
          else set(id === 'rounded' ? FIRST_RADIUS : 0)
        }}
      />
      {mask === 'rounded' && typeof radius === 'number' ? (
        <NumberField
          label={own('tpl.radius')}
          value={radius}
          minValue={0}
          maxValue={1_000}
          onChange={(next) => Number.isFinite(next) && set(next, `radius ${layerId}`)}
        />
      ) : null}
    </div>
  )
}
