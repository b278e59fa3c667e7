/** What several selected layers have in common, changed together. */
import { canGroup } from '#core/templates/edit/layers/group-layers.ts'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { SimpleChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { duplication, removal } from '../canvas/gestures/layer-changes.ts'
import type { Selection } from '../canvas/gestures/use-gestures.ts'
import { ColorRefField } from '../color-ref-field.tsx'
import { colorFieldOf } from './layer-panel.tsx'
import type { TreeChanges } from './use-tree-changes.ts'
import newLayerMessages from '#locales/en/templates/new-layer.json' with { type: 'json' }
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { Design } from '../use-design.ts'

interface SeveralProps extends Selection {
  readonly design: Design
  readonly tree: TreeChanges
}

export function SeveralPanel(props: SeveralProps) {
  const { design, selected } = props
  const t = useText(templateEditorMessages)
  const { layers } = design.edited.now
  const chosen = selected.flatMap((id) => findLayer(layers, id)?.layer ?? [])
  const all = (changes: SimpleChange[], step: string): void => {
    if (changes.length > 0) design.change({ type: 'batch', changes }, `${step} ${selected.join()}`)
  }
  const [first] = chosen
  const colored = chosen.flatMap((layer) => colorFieldOf(layer) ?? [])
  return (
    <>
      <h2 className={css.head}>{t('tpl.several', { count: selected.length })}</h2>
      <fieldset className={css.group}>
        <legend>{t('tpl.look')}</legend>
        {colored.length === chosen.length ? (
          <ColorRefField
            color={sharedValue(colored.map(({ color }) => color))}
            onChange={(color) =>
              all(
                colored.map(({ id, field }) => patch(id, { [field]: color })),
                'color',
              )
            }
          />
        ) : null}
        <NumberField
          label={t('tpl.opacity')}
          value={first?.opacity ?? 1}
          minValue={0}
          maxValue={1}
          step={0.05}
          formatOptions={{ style: 'percent' }}
          onChange={(opacity) => {
            if (!Number.isFinite(opacity)) return
            all(
              chosen.map(({ id }) => patch(id, { opacity })),
              'opacity',
            )
          }}
        />
      </fieldset>
      <SelectionActions {...props} chosen={chosen} />
    </>
  )
}

const patch = (layerId: string, fields: Record<string, unknown>): SimpleChange => ({
  type: 'patchLayer',
  layerId,
  patch: fields,
})

/** The value that all have; undefined if they differ. */
function sharedValue(values: readonly unknown[]): unknown {
  const [first] = values
  return values.every((value) => JSON.stringify(value) === JSON.stringify(first))
    ? first
    : undefined
}

function SelectionActions({
  design,
  tree,
  selected,
  onSelect,
  chosen,
}: SeveralProps & { chosen: Layer[] }) {
  const t = useText(templateEditorMessages)
  const tNew = useText(newLayerMessages)
  const { now } = design.edited
  return (
    <div className={css.actions}>
      <GroupButton {...{ design, tree, selected, onSelect }} />
      <Button
        size="small"
        icon="copy"
        onPress={() => {
          const made = duplication(now, selected)
          if (made !== null && design.change(made.change)) onSelect(made.ids)
        }}
      >
        {t('tpl.duplicate')}
      </Button>
      <Button
        size="small"
        icon={chosen.every(({ hidden }) => hidden) ? 'eye' : 'eyeOff'}
        onPress={() => {
          const hidden = !chosen.every((layer) => layer.hidden)
          const changes = chosen.map(({ id }): SimpleChange => ({
            type: 'setHidden',
            layerId: id,
            hidden,
          }))
          design.change({ type: 'batch', changes })
        }}
      >
        {tNew(chosen.every(({ hidden }) => hidden) ? 'tpl.showAll' : 'tpl.hideAll')}
      </Button>
      <Button
        size="small"
        icon="trash"
        variant="danger"
        onPress={() => {
          const change = removal(now, selected)
          if (change !== null && design.change(change)) onSelect([])
        }}
      >
        {t('tpl.delete')}
      </Button>
    </div>
  )
}

function GroupButton({ design, tree, selected, onSelect }: SeveralProps) {
  const t = useText(newLayerMessages)
  const { now } = design.edited
  return (
    <Button
      size="small"
      isDisabled={!canGroup(now, selected)}
      aria-keyshortcuts="Control+G"
      onPress={() => tree.group(selected, (id) => onSelect([id]))}
    >
      {t('tpl.group')}
    </Button>
  )
}
