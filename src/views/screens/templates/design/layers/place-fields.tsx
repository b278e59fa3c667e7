/** Where a layer is at the size that is shown, and which sides it keeps to at other sizes. */
import type { DocumentBox, SizeName, Template } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { Checkbox } from '../../../../kit/ui/fields/toggle.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import sizesMessages from '#locales/en/templates/sizes.json' with { type: 'json' }
import { boxChange, boxOf, hasOwnBox, ownBoxChange } from '../canvas/stored-box.ts'
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'

const SIDES = ['x', 'y', 'width', 'height'] as const
const MAX_SIDE = 4_000

interface PlaceProps extends LayerFieldsProps {
  readonly at: { readonly template: Template; readonly size: SizeName }
}

export function PlaceFields({ layer, at, change }: PlaceProps) {
  const t = useText(templateEditorMessages)
  const box = boxOf(at.template, layer.id, at.size)
  const isOnCanvas = at.template.layers.includes(layer)
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.place')}</legend>
      {box === null ? (
        <p className={css.quiet}>{t(isOnCanvas ? 'tpl.wholePin' : 'tpl.noBox')}</p>
      ) : (
        <>
          <Sides layer={layer} at={at} box={box} change={change} />
          <OwnPlace layer={layer} at={at} change={change} />
          <Anchors layer={layer} change={change} />
        </>
      )}
    </fieldset>
  )
}

function Sides({ layer, at, box, change }: PlaceProps & { box: DocumentBox }) {
  const t = useText(templateEditorMessages)
  return (
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
              boxChange(at, layer.id, { ...box, [side]: value }),
              `box ${layer.id} ${side} ${at.size}`,
            )
          }
        />
      ))}
    </div>
  )
}

/** Which sizes the fields above change. */
function OwnPlace({ layer, at, change }: PlaceProps) {
  const t = useText(templateEditorMessages)
  const tSizes = useText(sizesMessages)
  const isOwn = hasOwnBox(at, layer.id)
  const size = t(`tpl.size.${at.size}`)
  return (
    <div className={css.group}>
      <Checkbox
        isSelected={isOwn}
        onChange={(wish) => {
          const next = ownBoxChange(at, layer.id, wish)
          if (next !== null) change(next)
        }}
      >
        {tSizes('tpl.ownPlace')}
      </Checkbox>
      <p className={css.quiet}>
        {isOwn ? tSizes('tpl.placeOfSize', { size }) : tSizes('tpl.placeOfAll')}
      </p>
    </div>
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
