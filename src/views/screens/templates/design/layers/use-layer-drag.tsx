/** Drag and drop of rows in the layer list, by pointer and by keys. */
import { type RefObject, useCallback } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { findLayer, type LayerPlace } from '#core/templates/edit/tree/layer-places.ts'
import { relocated } from '#core/templates/edit/layers/relocate-layers.ts'
import type { SeenLayers } from '#core/templates/edit/placement/seen-places.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'
import type { Design } from '../use-design.ts'
import { dropPlace } from './drop-place.ts'
import css from './layer-tree.module.css'

export type SeenRef = RefObject<SeenLayers>

/** Moves layers in the tree. On the picture they stay where they are. */
export function useRelocate(design: Design, seen: SeenRef) {
  return (ids: readonly string[], place: LayerPlace | null): void => {
    const change = place && relocated(design.edited.now, { ids, place }, seen.current)
    if (change !== null) design.change(change)
  }
}

export function useLayerDrag(
  design: Design,
  { seen, isDisabled }: { seen: SeenRef; isDisabled: boolean },
) {
  const relocate = useRelocate(design, seen)
  const { layers } = design.edited.now
  const { dragAndDropHooks } = useDragAndDrop<Layer>({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'pinloom-layer': String(key) })),
    getDropOperation: () => 'move',
    shouldAcceptItemDrop: ({ key }) => findLayer(layers, String(key))?.layer.kind === 'group',
    onMove: ({ keys, target }) =>
      relocate(
        [...keys].map(String),
        dropPlace(layers, { id: String(target.key), position: target.dropPosition }),
      ),
    renderDropIndicator: useCallback(
      (target: Parameters<typeof DropIndicator>[0]['target']) => (
        <DropIndicator target={target} className={css.drop ?? ''} />
      ),
      [],
    ),
  })
  return dragAndDropHooks
}
