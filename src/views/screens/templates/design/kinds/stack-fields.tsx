/** How a group arranges its layers, and how much of its room each of them takes. */
import {
  canStack,
  type StackAxis,
  stackedChange,
  stackSideChange,
  stackSideOf,
  stackSidesOf,
} from '#core/templates/edit/layers/stack-layers.ts'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { GroupLayer, Layer, Template } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import layerKindMessages from '#locales/en/templates/layer-kind.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'

type Stack = NonNullable<GroupLayer['stack']>

interface StackProps<L extends Layer> extends LayerFieldsProps<L> {
  readonly template: Template
}

const AXES = ['down', 'across'] as const
const JUSTIFY = ['start', 'centre', 'end'] as const

export function StackFields({ layer, template, change }: StackProps<GroupLayer>) {
  const t = useText(layerKindMessages)
  const { stack } = layer
  if (!stack && !canStack(layer)) return null
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.stack')}</legend>
      <Select
        label={t('tpl.stack.axis')}
        value={stack?.axis ?? 'free'}
        options={(stack ? AXES : (['free', ...AXES] as const)).map((id) => ({
          id,
          label: t(`tpl.stack.axis.${id}`),
        }))}
        onChange={(id) => {
          const axis = AXES.find((one) => one === id)
          if (axis === undefined || axis === stack?.axis) return
          const next = stack
            ? ({
                type: 'patchLayer',
                layerId: layer.id,
                patch: { stack: { ...stack, axis } },
              } as const)
            : stackedChange(template, layer, axis)
          if (next !== null) change(next)
        }}
      />
      {stack ? <Spaces layer={layer} stack={stack} change={change} /> : null}
    </fieldset>
  )
}

const NO_PADDING: NonNullable<Stack['padding']> = [0, 0, 0, 0]
const PADDINGS = [0, 1, 2, 3] as const
const MAX_SPACE = 1_000

function Spaces({ layer, stack, change }: LayerFieldsProps<GroupLayer> & { stack: Stack }) {
  const t = useText(layerKindMessages)
  const { padding = NO_PADDING, justify = 'start', gap = 0 } = stack
  const set = (values: Partial<Stack>, step?: string): unknown =>
    change(
      { type: 'patchLayer', layerId: layer.id, patch: { stack: { ...stack, ...values } } },
      step && `${step} ${layer.id}`,
    )
  return (
    <>
      <div className={css.pair}>
        <NumberField
          label={t('tpl.stack.gap')}
          value={gap}
          minValue={0}
          maxValue={MAX_SPACE}
          onChange={(next) => Number.isFinite(next) && set({ gap: next }, 'gap')}
        />
        <Select
          label={t('tpl.stack.justify')}
          value={justify}
          options={JUSTIFY.map((id) => ({ id, label: t(`tpl.stack.justify.${id}`) }))}
          onChange={(id) => {
            const next = JUSTIFY.find((one) => one === id)
            if (next !== undefined) set({ justify: next })
          }}
        />
      </div>
      <div className={css.pair}>
        {PADDINGS.map((side) => (
          <NumberField
            key={side}
            label={t(`tpl.stack.padding.${side}`)}
            value={padding[side]}
            minValue={-MAX_SPACE}
            maxValue={MAX_SPACE}
            onChange={(next) =>
              Number.isFinite(next) &&
              set({ padding: withSide(padding, side, next) }, `padding ${side}`)
            }
          />
        ))}
      </div>
    </>
  )
}

function withSide(
  [top, right, bottom, left]: NonNullable<Stack['padding']>,
  side: (typeof PADDINGS)[number],
  next: number,
): NonNullable<Stack['padding']> {
  if (side === 0) return [next, right, bottom, left]
  if (side === 1) return [top, next, bottom, left]
  return side === 2 ? [top, right, next, left] : [top, right, bottom, next]
}

/** In units. */
const FIRST_LENGTH = 300
const MAX_LENGTH = 4_000

/** For a layer in the row of a stack. */
export function StackSideFields({ layer, template, change }: StackProps<Layer>) {
  const stack = findLayer(template.layers, layer.id)?.around.at(-1)?.stack
  if (!stack || layer.box || stackSidesOf(layer, stack.axis).length === 0) return null
  return (
    <div className={css.pair}>
      <Side layer={layer} axis={stack.axis} change={change} />
      <Length layer={layer} axis={stack.axis} change={change} />
    </div>
  )
}

type SideProps = LayerFieldsProps & { readonly axis: StackAxis }

function Side({ layer, axis, change }: SideProps) {
  const t = useText(layerKindMessages)
  const sides = stackSidesOf(layer, axis)
  const now = stackSideOf(layer, axis)
  return (
    <Select
      label={t(axis === 'down' ? 'tpl.stack.height' : 'tpl.stack.width')}
      value={now}
      options={sides.map((id) => ({ id, label: t(`tpl.stack.side.${id}`) }))}
      onChange={(id) => {
        const side = sides.find((one) => one === id)
        if (side === undefined || side === now) return
        change(stackSideChange(layer, axis, side === 'fixed' ? FIRST_LENGTH : side))
      }}
    />
  )
}

function Length({ layer, axis, change }: SideProps) {
  const t = useText(layerKindMessages)
  const length = axis === 'down' ? layer.size?.h : layer.size?.w
  if (typeof length !== 'number') return null
  return (
    <NumberField
      label={t(`tpl.stack.length.${axis}`)}
      value={length}
      minValue={1}
      maxValue={MAX_LENGTH}
      onChange={(next) =>
        Number.isFinite(next) &&
        change(stackSideChange(layer, axis, next), `stack length ${layer.id}`)
      }
    />
  )
}
