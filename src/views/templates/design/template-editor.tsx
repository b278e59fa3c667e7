/** The editor of one template: its layers, the pin as it will be published, and what is selected. */
import { useMemo, useState } from 'react'
import { findLayer } from '#core/templates/edit/layer-places.ts'
import { readyTemplate } from '#core/templates/ready-template.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import { SizeName } from '#core/templates/template.schema.ts'
import { useText } from '../../i18n/text.ts'
import { Screen } from '../../shell/screen.tsx'
import { Select } from '../../ui/choice-field.tsx'
import { Banner } from '../../ui/states.tsx'
import { EditorActions } from './editor-actions.tsx'
import { LayerPanel } from './layer-panel.tsx'
import { LayerTree } from './layer-tree.tsx'
import { ProblemList } from './problem-list.tsx'
import { SaveRefusal } from './save-refusal.tsx'
import { TemplateFields } from './template-fields.tsx'
import { templateEditorMessages } from './template-editor.messages.ts'
import css from './template-editor.module.css'
import { TemplatePreview, useWidth } from './template-preview.tsx'
import { useCanvas, useDrawing } from './use-drawing.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { type Design, type LoadedTemplate, type TemplateKey, useDesign } from './use-design.ts'

export function TemplateEditor({ ofOne, loaded }: { ofOne: TemplateKey; loaded: LoadedTemplate }) {
  const t = useText(templateEditorMessages)
  const design = useDesign(ofOne, loaded)
  useEditorKeys(design)
  if (design === null)
    return (
      <Screen title={t('tpl.title')}>
        <Banner tone="danger">{t('tpl.failed')}</Banner>
      </Screen>
    )
  const { now, version } = design.edited
  return (
    <Screen
      title={now.name}
      lead={design.isDirty ? t('tpl.unsaved') : t('tpl.version', { version })}
      width="wide"
      actions={<EditorActions design={design} ofOne={ofOne} />}
    >
      {design.isOffline && design.isDirty ? (
        <Banner tone="warning">{t('tpl.saveOffline')}</Banner>
      ) : null}
      <SaveRefusal design={design} />
      {design.refusal === null ? null : (
        <Banner tone="warning" isAlert>
          {t('tpl.notDone', { reason: design.refusal })}
        </Banner>
      )}
      <Columns design={design} />
    </Screen>
  )
}

function Columns({ design }: { design: Design }) {
  const t = useText(templateEditorMessages)
  const [selected, setSelected] = useState<string | null>(null)
  const [size, setSize] = useState<SizeName>('1000x1500')
  const { frame, width } = useWidth()
  const document = design.edited.now
  const sample = useMemo(() => sampleDesignOf(readyTemplate(document)), [document])
  const drawing = useDrawing(useCanvas(), 'canvas', { document, design: sample, size, width })
  return (
    <div className={css.editor}>
      <section className={css.layers} aria-label={t('tpl.layers')}>
        <h2 className={css.head}>{t('tpl.layers')}</h2>
        <LayerTree design={design} selected={selected} onSelect={setSelected} />
      </section>
      <div className={css.middle}>
        <TemplatePreview frame={frame} name={document.name} size={size} drawing={drawing} />
        <Select
          label={t('tpl.size')}
          value={size}
          options={SizeName.options.map((id) => ({ id, label: t(`tpl.size.${id}`) }))}
          onChange={(id) => setSize(SizeName.parse(id))}
        />
        <ProblemList drawn={drawing.drawn} />
      </div>
      <section className={css.panel} aria-label={t('tpl.properties')}>
        <Selected design={design} selected={selected} />
        <TemplateFields design={design} />
      </section>
    </div>
  )
}

function Selected({ design, selected }: { design: Design; selected: string | null }) {
  const t = useText(templateEditorMessages)
  const { layers } = design.edited.now
  const layer = selected === null ? undefined : findLayer(layers, selected)?.layer
  return layer === undefined ? (
    <p className={css.quiet}>{t('tpl.none')}</p>
  ) : (
    <LayerPanel key={layer.id} design={design} layer={layer} />
  )
}
