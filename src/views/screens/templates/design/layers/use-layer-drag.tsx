/** Drag and drop of rows in the layer list, by pointer and by keys. */
import { useCallback } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'
import type { Design } from '../use-design.ts'
import css from './layer-tree.module.css'
import type { TreeChanges } from './use-tree-changes.ts'

export function useLayerDrag(
  design: Design,
  { tree, isDisabled }: { tree: TreeChanges; isDisabled: boolean },
) {
  const { layers } = design.edited.now
  const { dragAndDropHooks } = useDragAndDrop<Layer>({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'pinloom-layer': String(key) })),
    getDropOperation: () => 'move',
    shouldAcceptItemDrop: ({ key }) => findLayer(layers, String(key))?.layer.kind === 'group',
    onMove: ({ keys, target }) =>
      tree.relocate([...keys].map(String), {
        id: String(target.key),
        position: target.dropPosition,
      }),
    renderDropIndicator: useCallback(
      (target: Parameters<typeof DropIndicator>[0]['target']) => (
        <DropIndicator target={target} className={css.drop ?? ''} />
      ),
      [],
    ),
  })
  return dragAndDropHooks
}
