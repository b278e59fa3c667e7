/** The entries of a list, their sizes and their markers. */
import { SMALLEST_ROWS } from '#core/templates/fit/item-rows.ts'
import type { ListLayer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { ColorRefField } from '../color-ref-field.tsx'
import layerKindMessages from '#locales/en/templates/layer-kind.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'
import { MARKERS, markerAs, markerSized } from './list-marker.ts'

export function ListFields({ layer, change }: LayerFieldsProps<ListLayer>) {
  const t = useText(layerKindMessages)
  const { id: layerId, marker } = layer
  const set = (next: ListLayer['marker'], step?: string): unknown =>
    change({ type: 'patchLayer', layerId, patch: { marker: next } }, step && `${step} ${layerId}`)
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.list')}</legend>
      <div className={css.pair}>
        <Numbers layer={layer} change={change} />
      </div>
      <Select
        label={t('tpl.list.marker')}
        value={marker.kind}
        options={MARKERS.map((id) => ({ id, label: t(`tpl.list.marker.${id}`) }))}
        onChange={(id) => {
          const kind = MARKERS.find((one) => one === id)
          if (kind !== undefined && kind !== marker.kind) set(markerAs(marker, kind))
        }}
      />
      {marker.kind === 'none' ? null : (
        <>
          <NumberField
            label={t('tpl.list.markerSize')}
            value={marker.size}
            minValue={4}
            maxValue={300}
            onChange={(size) =>
              Number.isFinite(size) && set(markerSized(marker, size), 'marker size')
            }
          />
          <ColorRefField
            label={t('tpl.list.markerColor')}
            color={marker.color}
            onChange={(color) => set({ ...marker, color }, 'marker color')}
          />
        </>
      )}
    </fieldset>
  )
}

const RANGES = {
  most: [1, 40],
  gap: [0, 400],
  largest: [20, 120],
  smallest: [20, 120],
} as const
const NUMBERS = ['most', 'gap', 'largest', 'smallest'] as const

function Numbers({ layer, change }: LayerFieldsProps<ListLayer>) {
  const t = useText(layerKindMessages)
  const { id: layerId } = layer
  return NUMBERS.map((name) => (
    <NumberField
      key={name}
      label={t(`tpl.list.${name}`)}
      value={layer[name] ?? SMALLEST_ROWS}
      minValue={RANGES[name][0]}
      maxValue={RANGES[name][1]}
      onChange={(next) =>
        Number.isFinite(next) &&
        change(
          { type: 'patchLayer', layerId, patch: { [name]: Math.round(next) } },
          `${name} ${layerId}`,
        )
      }
    />
  ))
}
