/** Ctrl+G groups the selected layers, Ctrl+Shift+G ungroups a selected group. */
import { useShortcut } from '../../../../kit/screen/use-shortcut.ts'
import type { Selection } from '../canvas/gestures/use-gestures.ts'
import type { TreeChanges } from './use-tree-changes.ts'

export function useGroupKeys(tree: TreeChanges, { selected, onSelect }: Selection): void {
  useShortcut('Ctrl+G', () => tree.group(selected, (id) => onSelect([id])), 'outsideFields')
  useShortcut(
    'Ctrl+Shift+G',
    () => {
      const [only] = selected
      if (selected.length === 1 && only !== undefined) tree.ungroup(only, onSelect)
    },
    'outsideFields',
  )
}
