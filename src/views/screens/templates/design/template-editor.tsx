/**
 * The editor of one template: its layers, the pin as it will be published, and what is selected.
 */
import { useMemo, useRef, useState } from 'react'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import type { TemplateKey } from '../../../kit/context/unsaved-templates.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { AddLayer } from './layers/add-layer.tsx'
import { CanvasColumn } from './canvas/canvas-column.tsx'
import type { Selection } from './canvas/gestures/use-gestures.ts'
import { EditorActions } from './editor-actions.tsx'
import { GuideFields } from './canvas/rulers/guide-fields.tsx'
import { LayerPanel } from './layers/layer-panel.tsx'
import { LayerTree } from './layers/layer-tree.tsx'
import { SaveRefusal } from './save-refusal.tsx'
import { SeveralPanel } from './layers/several-panel.tsx'
import { TemplateFields } from './template-fields.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from './template-editor.module.css'
import { useEditorKeys } from './use-editor-keys.ts'
import { type SeenRef, type TreeChanges, useTreeChanges } from './layers/use-tree-changes.ts'
import { useGroupKeys } from './layers/use-group-keys.ts'
import { useLayerClipboard } from './layers/use-layer-clipboard.ts'
import { type Design, type LoadedTemplate, useDesign } from './use-design.ts'

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
      {design.keeping.isRefused && design.isDirty ? (
        <Banner tone="warning">{t('tpl.notKept')}</Banner>
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
  const [wanted, onSelect] = useState<readonly string[]>([])
  const [size, onSize] = useState<SizeName>('1000x1500')
  const { layers } = design.edited.now
  // an undo can take a layer away
  const selected = useMemo(
    () => wanted.filter((id) => findLayer(layers, id) !== undefined),
    [wanted, layers],
  )
  useLayerClipboard(design, { selected, onSelect })
  const seenRef: SeenRef = useRef(() => Promise.resolve([{ size, outlines: [] }] as const))
  const tree = useTreeChanges(design, seenRef)
  useGroupKeys(tree, { selected, onSelect })
  return (
    <div className={css.editor} data-kept={design.keeping.isKept || undefined}>
      <section className={css.layers} aria-label={t('tpl.layers')}>
        <div className={css.headRow}>
          <h2 className={css.head}>{t('tpl.layers')}</h2>
          <AddLayer design={design} selected={selected} onSelect={onSelect} />
        </div>
        <LayerTree {...{ design, selected, onSelect }} tree={tree} />
      </section>
      <CanvasColumn {...{ design, size, onSize, seenRef, selected, onSelect }} />
      <section className={css.panel} aria-label={t('tpl.properties')}>
        <Selected {...{ design, tree, size, selected, onSelect }} />
        <TemplateFields design={design} />
        <GuideFields design={design} />
      </section>
    </div>
  )
}

function Selected({
  design,
  tree,
  size,
  selected,
  onSelect,
}: { design: Design; tree: TreeChanges; size: SizeName } & Selection) {
  const t = useText(templateEditorMessages)
  const { layers } = design.edited.now
  const [only] = selected
  const layer = only === undefined ? undefined : findLayer(layers, only)?.layer
  if (layer === undefined) return <p className={css.quiet}>{t('tpl.none')}</p>
  return selected.length > 1 ? (
    <SeveralPanel {...{ design, tree, selected, onSelect }} />
  ) : (
    <LayerPanel key={layer.id} design={design} layer={layer} size={size} />
  )
}
