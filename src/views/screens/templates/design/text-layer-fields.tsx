/** Words of a text layer, and where and how large they are set. */
import type { Template, TextLayer } from '#core/templates/document/template.schema.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../kit/ui/fields/number-field.tsx'
import { TextArea } from '../../../kit/ui/fields/text-area.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from './template-editor.module.css'
import { isPlain } from './text-style/text-style.ts'
import { PartFields } from './text-style/part-fields.tsx'
import type { LayerFieldsProps } from './use-design.ts'

interface TextProps extends LayerFieldsProps<TextLayer> {
  readonly fonts: Template['fonts']
}

export function TextLayerFields({ layer, fonts, change }: TextProps) {
  const t = useText(templateEditorMessages)
  const { style = {}, parts } = layer
  const [first] = parts
  const patch = (values: Partial<TextLayer>, step?: string): unknown =>
    change(
      { type: 'patchLayer', layerId: layer.id, patch: values },
      step === undefined ? undefined : `${step} ${layer.id}`,
    )
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.words')}</legend>
      {first !== undefined && isPlain(layer) ? (
        <TextArea
          label={t('tpl.content')}
          hint={t('tpl.contentHint', { headline: '{headline}', kicker: '{kicker}' })}
          rows={2}
          maxLength={500}
          value={first.text}
          onChange={(text) => patch({ parts: [{ ...first, text }] }, 'words')}
        />
      ) : null}
      <PartFields layer={layer} fonts={fonts} change={change} />
      <div className={css.pair}>
        <Select
          label={t('tpl.font')}
          value={style.font ?? 'body'}
          options={(['heading', 'body'] as const).map((id) => ({ id, label: t(`tpl.font.${id}`) }))}
          onChange={(font) => patch({ style: { ...style, font: font as 'heading' | 'body' } })}
        />
        <Select
          label={t('tpl.align')}
          value={layer.alignEnd === true ? 'end' : (layer.align ?? 'start')}
          options={ALIGNMENTS.map((id) => ({ id, label: t(`tpl.align.${id}`) }))}
          onChange={(id) => change(alignChange(layer.id, id))}
        />
        <Sizes layer={layer} change={change} />
      </div>
    </fieldset>
  )
}

const ALIGNMENTS = ['start', 'centre', 'end'] as const

/** The end is a field that older versions do not read: they go on with the alignment before. */
const alignChange = (layerId: string, id: string): TemplateChange =>
  id === 'end'
    ? { type: 'patchLayer', layerId, patch: { alignEnd: true } }
    : { type: 'patchLayer', layerId, patch: { align: id }, unset: ['alignEnd'] }

const SIZES = ['largest', 'smallest', 'lines'] as const

function Sizes({ layer, change }: LayerFieldsProps<TextLayer>) {
  const t = useText(templateEditorMessages)
  const { fit } = layer
  return SIZES.map((name) => (
    <NumberField
      key={name}
      label={t(`tpl.${name}`)}
      value={fit[name] ?? 4}
      minValue={name === 'lines' ? 1 : 10}
      maxValue={name === 'lines' ? 40 : 600}
      onChange={(value) =>
        Number.isFinite(value) &&
        change(
          {
            type: 'patchLayer',
            layerId: layer.id,
            patch: { fit: { ...fit, [name]: Math.round(value) } },
          },
          `${name} ${layer.id}`,
        )
      }
    />
  ))
}
