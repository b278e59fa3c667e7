/** Which picture of a page a layer shows, where its subject is, and what is shown without one. */
import { allLayers } from '#core/templates/document/layer-tree.ts'
import {
  MAX_SOURCES,
  type PictureLayer,
  type Template,
} from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import layerKindMessages from '#locales/en/templates/layer-kind.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'

const NUMBERS = Array.from({ length: MAX_SOURCES }, (_, at) => at + 1)
const EMPTY = ['artwork', 'hide'] as const
const MIDDLE = { x: 0.5, y: 0.5 }

interface PictureProps extends LayerFieldsProps<PictureLayer> {
  readonly template: Template
}

export function PictureFields({ layer, template, change }: PictureProps) {
  const t = useText(layerKindMessages)
  const { id: layerId, source, empty = 'artwork' } = layer
  const patch = (values: Partial<PictureLayer>): unknown =>
    change({ type: 'patchLayer', layerId, patch: values })
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.picture')}</legend>
      <Select
        label={t('tpl.picture.which')}
        hint={source === 0 ? undefined : t('tpl.picture.fewer')}
        value={String(source)}
        options={NUMBERS.map((number) => ({
          id: String(number - 1),
          label: t('tpl.picture.number', { number }),
        }))}
        onChange={(id) => patch({ source: Number(id) })}
      />
      <Select
        label={t('tpl.picture.empty')}
        value={empty}
        options={EMPTY.map((id) => ({ id, label: t(`tpl.picture.empty.${id}`) }))}
        onChange={(id) => {
          const answer = EMPTY.find((one) => one === id)
          if (answer !== undefined) patch({ empty: answer })
        }}
      />
      {isPlaced(template, layerId) ? null : <Subject layer={layer} change={change} />}
    </fieldset>
  )
}

/** Words that lie on the calm end of a picture choose the part of it that is shown. */
const isPlaced = ({ layers }: Template, id: string): boolean =>
  allLayers(layers).some((layer) => layer.kind === 'group' && layer.place?.over === id)

function Subject({ layer, change }: LayerFieldsProps<PictureLayer>) {
  const t = useText(layerKindMessages)
  const { id: layerId, subject = MIDDLE } = layer
  return (
    <div className={css.pair}>
      {(['x', 'y'] as const).map((axis) => (
        <NumberField
          key={axis}
          label={t(axis === 'x' ? 'tpl.picture.subjectX' : 'tpl.picture.subjectY')}
          value={subject[axis]}
          minValue={0}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
          onChange={(next) =>
            Number.isFinite(next) &&
            change(
              { type: 'patchLayer', layerId, patch: { subject: { ...subject, [axis]: next } } },
              `subject ${axis} ${layerId}`,
            )
          }
        />
      ))}
    </div>
  )
}
