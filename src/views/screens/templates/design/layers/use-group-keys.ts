/** Ctrl+G groups the selected layers, Ctrl+Shift+G ungroups a selected group. */
import { groupOf, ungroupOf } from '#core/templates/edit/layers/group-layers.ts'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import { useShortcut } from '../../../../kit/screen/use-shortcut.ts'
import type { Selection } from '../canvas/gestures/use-gestures.ts'
import type { Design } from '../use-design.ts'

export function useGroupKeys(design: Design, { selected, onSelect }: Selection): void {
  const { now } = design.edited
  useShortcut(
    'Ctrl+G',
    () => {
      const grouping = groupOf(now, selected)
      if (grouping !== null && design.change(grouping.change)) onSelect([grouping.id])
    },
    'outsideFields',
  )
  useShortcut(
    'Ctrl+Shift+G',
    () => {
      const [only] = selected
      const group = only === undefined ? undefined : findLayer(now.layers, only)?.layer
      if (selected.length !== 1 || group?.kind !== 'group') return
      const change = ungroupOf(now, group)
      if (change !== null && design.change(change)) onSelect(group.layers.map(({ id }) => id))
    },
    'outsideFields',
  )
}
