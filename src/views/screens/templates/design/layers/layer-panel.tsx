/** The properties of the selected layer. */
import { isDrawing } from '#core/templates/drawings/drawing-names.ts'
import type {
  Layer,
  ShapeLayer,
  SizeName,
  Template,
} from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { ColorRefField } from '../color-ref-field.tsx'
import { EffectFields } from '../effect-fields.tsx'
import { FillFields } from '../fill/gradient-fields.tsx'
import { MaskField } from '../fill/mask-field.tsx'
import { ListFields } from '../kinds/list-fields.tsx'
import { PictureFields } from '../kinds/picture-fields.tsx'
import { CollageFields, DrawingField } from '../kinds/shape-fields.tsx'
import { StackFields, StackSideFields } from '../kinds/stack-fields.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from '../template-editor.module.css'
import { TextLayerFields } from '../text-layer-fields.tsx'
import { TextStyleFields } from '../text-style/text-style-fields.tsx'
import type { Design, LayerFieldsProps } from '../use-design.ts'
import { CaseFields } from '../values/case-fields.tsx'
import { ConditionFields } from '../values/condition-fields.tsx'
import { MissingFields } from '../values/missing-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useLayerNames } from './use-layer-name.ts'

interface PanelProps {
  readonly design: Design
  readonly layer: Layer
  /** The size that is shown. */
  readonly size: SizeName
}

export function LayerPanel({ design, layer, size }: PanelProps) {
  const nameOf = useLayerNames(design.edited.now)
  const { change } = design
  return (
    <>
      <h2 className={css.head}>
        <bdi>{nameOf(layer)}</bdi>
      </h2>
      <PlaceFields layer={layer} at={{ template: design.edited.now, size }} change={change} />
      <StackSideFields layer={layer} template={design.edited.now} change={change} />
      <KindFields layer={layer} template={design.edited.now} change={change} />
      <LookFields layer={layer} change={change} />
      {layer.kind === 'text' ? (
        <>
          <TextLayerFields layer={layer} fonts={design.edited.now.fonts} change={change} />
          <MissingFields layer={layer} variables={design.edited.now.variables} change={change} />
          <TextStyleFields layer={layer} fonts={design.edited.now.fonts} change={change} />
        </>
      ) : null}
      <EffectFields layer={layer} change={change} />
      <ConditionFields layer={layer} change={change} />
      <CaseFields layer={layer} change={change} />
    </>
  )
}

/** What only layers of this kind have. */
function KindFields({ layer, template, change }: LayerFieldsProps & { template: Template }) {
  if (layer.kind === 'picture')
    return <PictureFields layer={layer} template={template} change={change} />
  if (layer.kind === 'list') return <ListFields layer={layer} change={change} />
  if (layer.kind === 'group')
    return <StackFields layer={layer} template={template} change={change} />
  return layer.kind === 'collage' ? <CollageFields layer={layer} change={change} /> : null
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
      {layer.kind === 'shape' && isDrawing(layer.shape) ? (
        <DrawingField layer={layer} change={change} />
      ) : null}
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
