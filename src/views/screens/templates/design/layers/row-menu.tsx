/** The menu of a layer in the list. */
import { layerCopy } from '#core/templates/edit/layers/layer-copy.ts'
import { canUngroup } from '#core/templates/edit/layers/group-layers.ts'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { SquareButton } from '../../../../kit/ui/button.tsx'
import { Menu, type MenuEntry } from '../../../../kit/ui/overlays/menu.tsx'
import newLayerMessages from '#locales/en/templates/new-layer.json' with { type: 'json' }
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import type { Design } from '../use-design.ts'
import { groupsBeside, placeOutside } from './drop-place.ts'
import type { TreeChanges } from './use-tree-changes.ts'

export interface RowMenuProps {
  readonly layer: Layer
  readonly design: Design
  readonly nameOf: (layer: Layer) => string
  readonly tree: TreeChanges
  readonly onSelect: (ids: readonly string[]) => void
  readonly onRename: (layer: Layer) => void
}

export function RowMenu(props: RowMenuProps) {
  const t = useText(templateEditorMessages)
  const label = t('tpl.actions', { name: props.nameOf(props.layer) })
  const run = useRowActions(props)
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<SquareButton icon="more" size="small" label={label} />}
      items={useEntries(props)}
      onAction={run}
    />
  )
}

/** Prefix of the ids of entries that move a layer into a group. The id of the group follows. */
const INTO = 'into '

function useEntries({ layer, design, nameOf }: RowMenuProps): MenuEntry[] {
  const t = useText(templateEditorMessages)
  const tNew = useText(newLayerMessages)
  const { layers } = design.edited.now
  const found = findLayer(layers, layer.id)
  const siblings = found?.around.at(-1)?.layers ?? layers
  return [
    { id: 'rename', label: t('tpl.rename'), icon: 'edit' },
    { id: 'duplicate', label: t('tpl.duplicate'), icon: 'copy' },
    ...(canUngroup(layer)
      ? [
          {
            id: 'ungroup',
            label: tNew('tpl.ungroup'),
            icon: 'board',
            keys: 'Ctrl+Shift+G',
          } as const,
        ]
      : []),
    {
      id: 'forward',
      label: t('tpl.forward'),
      icon: 'chevronUp',
      isDisabled: found?.index === siblings.length - 1,
    },
    {
      id: 'backward',
      label: t('tpl.backward'),
      icon: 'chevronDown',
      isDisabled: found?.index === 0,
    },
    ...groupsBeside(layers, layer.id).map((group): MenuEntry => ({
      id: `${INTO}${group.id}`,
      label: tNew('tpl.moveInto', { group: nameOf(group) }),
      icon: 'arrowEnd',
    })),
    ...(found?.parent == null
      ? []
      : [{ id: 'out', label: tNew('tpl.moveOut'), icon: 'arrowStart' } as const]),
    { id: 'delete', label: t('tpl.delete'), icon: 'trash', isDanger: true },
  ]
}

function useRowActions({ layer, design, tree, onSelect, onRename }: RowMenuProps) {
  const { now } = design.edited
  const found = findLayer(now.layers, layer.id)
  const orderTo = (by: number): void => {
    if (!found) return
    const move = { id: layer.id, parent: found.parent, index: found.index + by }
    design.change({ type: 'moveLayers', moves: [move] })
  }
  const duplicate = (): void => {
    if (!found) return
    const copy = layerCopy(now, layer)
    const place = { layer: copy, parent: found.parent, index: found.index + 1 }
    if (design.change({ type: 'addLayers', layers: [place] })) onSelect([copy.id])
  }
  const actions: Readonly<Record<string, () => void>> = {
    rename: () => onRename(layer),
    duplicate,
    forward: () => orderTo(1),
    backward: () => orderTo(-1),
    ungroup: () => tree.ungroup(layer.id, onSelect),
    out: () => tree.relocate([layer.id], placeOutside(now.layers, layer.id)),
    delete: () => {
      if (design.change({ type: 'removeLayers', ids: [layer.id] })) onSelect([])
    },
  }
  return (id: string): void => {
    if (!id.startsWith(INTO)) return actions[id]?.()
    tree.relocate([layer.id], { id: id.slice(INTO.length), position: 'on' })
  }
}
