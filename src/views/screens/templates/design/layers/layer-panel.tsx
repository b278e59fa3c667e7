/** The properties of the selected layer. */
import { isDrawing } from '#core/templates/drawings/drawing-names.ts'
import type { Layer, ShapeLayer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { ColorRefField } from '../color-ref-field.tsx'
import { EffectFields } from '../effect-fields.tsx'
import { FillFields } from '../fill/gradient-fields.tsx'
import { MaskField } from '../fill/mask-field.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from '../template-editor.module.css'
import { TextLayerFields } from '../text-layer-fields.tsx'
import { TextStyleFields } from '../text-style/text-style-fields.tsx'
import type { Design, LayerFieldsProps } from '../use-design.ts'
import { useLayerNames } from './use-layer-name.ts'

export function LayerPanel({ design, layer }: { design: Design; layer: Layer }) {
  const nameOf = useLayerNames(design.edited.now)
  const { change } = design
  const isOnCanvas = design.edited.now.layers.includes(layer)
  return (
    <>
      <h2 className={css.head}>
        <bdi>{nameOf(layer)}</bdi>
      </h2>
      <PlaceFields layer={layer} isOnCanvas={isOnCanvas} change={change} />
      <LookFields layer={layer} change={change} />
      {layer.kind === 'text' ? (
        <>
          <TextLayerFields layer={layer} change={change} />
          <TextStyleFields layer={layer} fonts={design.edited.now.fonts} change={change} />
        </>
      ) : null}
      <EffectFields layer={layer} change={change} />
    </>
  )
}

const SIDES = ['x', 'y', 'width', 'height'] as const
const MAX_SIDE = 4_000

function PlaceFields({ layer, isOnCanvas, change }: LayerFieldsProps & { isOnCanvas: boolean }) {
  const t = useText(templateEditorMessages)
  const { box } = layer
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.place')}</legend>
      {box === undefined ? (
        <p className={css.quiet}>{t(isOnCanvas ? 'tpl.wholePin' : 'tpl.noBox')}</p>
      ) : (
        <>
          <div className={css.pair}>
            {SIDES.map((side) => (
              <NumberField
                key={side}
                label={t(`tpl.${side}`)}
                value={Math.round(box[side])}
                minValue={side === 'width' || side === 'height' ? 0 : -MAX_SIDE}
                maxValue={MAX_SIDE}
                onChange={(value) =>
                  Number.isFinite(value) &&
                  change(
                    { type: 'setBox', layerId: layer.id, box: { ...box, [side]: value } },
                    `box ${layer.id} ${side}`,
                  )
                }
              />
            ))}
          </div>
          <Anchors layer={layer} change={change} />
        </>
      )}
    </fieldset>
  )
}

const CONSTRAINTS = ['start', 'end', 'both', 'centre', 'scale'] as const

function Anchors({ layer, change }: LayerFieldsProps) {
  const t = useText(templateEditorMessages)
  const pin = layer.pin ?? { h: 'start', v: 'start' }
  const options = CONSTRAINTS.map((id) => ({ id, label: t(`tpl.pin.${id}`) }))
  const set = (side: 'h' | 'v') => (id: string) =>
    change({ type: 'patchLayer', layerId: layer.id, patch: { pin: { ...pin, [side]: id } } })
  return (
    <div className={css.group}>
      <Select label={t('tpl.pinH')} options={options} value={pin.h} onChange={set('h')} />
      <Select label={t('tpl.pinV')} options={options} value={pin.v} onChange={set('v')} />
    </div>
  )
}

/** Where each kind has its colour. */
const COLOR_OF = {
  shape: 'fill',
  group: 'fill',
  text: 'color',
  list: 'color',
  logo: 'color',
  picture: 'ground',
} as const

function LookFields({ layer, change }: LayerFieldsProps) {
  const t = useText(templateEditorMessages)
  const patch = (values: Record<string, unknown>, step: string): unknown =>
    change({ type: 'patchLayer', layerId: layer.id, patch: values }, `${step} ${layer.id}`)
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.look')}</legend>
      <ColorFields layer={layer} change={change} />
      <div className={css.pair}>
        <NumberField
          label={t('tpl.opacity')}
          value={layer.opacity ?? 1}
          minValue={0}
          maxValue={1}
          step={0.05}
          formatOptions={{ style: 'percent' }}
          onChange={(opacity) => Number.isFinite(opacity) && patch({ opacity }, 'opacity')}
        />
        <NumberField
          label={t('tpl.turn')}
          value={layer.turn ?? 0}
          minValue={-360}
          maxValue={360}
          formatOptions={{ style: 'unit', unit: 'degree' }}
          onChange={(turn) => Number.isFinite(turn) && patch({ turn }, 'turn')}
        />
      </div>
      {hasMask(layer) ? <MaskField layer={layer} change={change} /> : null}
    </fieldset>
  )
}

type Masked = Extract<Layer, { kind: 'picture' | 'shape' | 'group' }>

/** Ovals and drawings have a shape already. */
const hasMask = (layer: Layer): layer is Masked =>
  layer.kind === 'picture' ||
  layer.kind === 'group' ||
  (layer.kind === 'shape' && layer.shape === 'rect')

/** Null = it has no colour of its own. */
export function colorFieldOf(layer: Layer): { id: string; field: string; color: unknown } | null {
  const field = layer.kind in COLOR_OF ? COLOR_OF[layer.kind as keyof typeof COLOR_OF] : null
  const color: unknown = field === null ? undefined : Reflect.get(layer, field)
  return field === null || color === undefined ? null : { id: layer.id, field, color }
}

function ColorFields({ layer, change }: LayerFieldsProps) {
  if (layer.kind === 'shape' && !isDrawing(layer.shape))
    return <ShapeFill layer={layer} change={change} />
  return <PlainColor layer={layer} change={change} />
}

function ShapeFill({ layer, change }: LayerFieldsProps<ShapeLayer>) {
  const { id: layerId, fill, gradient } = layer
  return (
    <FillFields
      color={fill}
      gradient={gradient}
      onChange={(next, step) =>
        change(
          {
            type: 'patchLayer',
            layerId,
            patch: { fill: next.color, ...(next.gradient && { gradient: next.gradient }) },
            ...(next.gradient === undefined && gradient !== undefined && { unset: ['gradient'] }),
          },
          `${step} ${layerId}`,
        )
      }
    />
  )
}

function PlainColor({ layer, change }: LayerFieldsProps) {
  const found = colorFieldOf(layer)
  if (found === null) return null
  const { field, color } = found
  return (
    <ColorRefField
      color={color}
      onChange={(next) =>
        change(
          { type: 'patchLayer', layerId: layer.id, patch: { [field]: next } },
          `color ${layer.id}`,
        )
      }
    />
  )
}
