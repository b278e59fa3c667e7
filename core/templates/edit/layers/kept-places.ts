/** What a change of the tree needs besides the moves: places that stay, groups that end. */
import type { Layer, Template } from '../../document/template.schema.ts'
import { applyChange } from '../changes.ts'
import { keptPlaces } from '../placement/size-places.ts'
import { deleteLock } from '../tree/layer-locks.ts'
import { findLayer } from '../tree/layer-places.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'

/** The changes, and those that keep the layers in their places at every size after them. */
export function withKeptPlaces(
  template: Template,
  changes: readonly SimpleChange[],
  ids: readonly string[],
): TemplateChange {
  const plain = oneChange(changes)
  const applied = applyChange(template, plain)
  // the caller gets the refusal when it applies the change
  if (!applied.ok) return plain
  return oneChange([...changes, ...keptPlaces(template, applied.template, ids)])
}

/** The change, and the removal of groups that have lost all their layers by it. */
export function withoutEmptied(template: Template, change: TemplateChange): TemplateChange {
  const applied = applyChange(template, change)
  if (!applied.ok) return change
  const emptied = emptyGroups(applied.template.layers).filter((id) => {
    const before = findLayer(template.layers, id)?.layer
    const after = findLayer(applied.template.layers, id)
    return before && !isEmpty(before) && after && deleteLock(after) === null
  })
  return emptied.length === 0
    ? change
    : oneChange([...simpleChanges(change), { type: 'removeLayers', ids: emptied }])
}

export const oneChange = (changes: readonly SimpleChange[]): TemplateChange => {
  const [only] = changes
  return changes.length === 1 && only ? only : { type: 'batch', changes: [...changes] }
}

export const simpleChanges = (change: TemplateChange): readonly SimpleChange[] =>
  change.type === 'batch' ? change.changes : [change]

/** A group of empty groups is empty too. */
const isEmpty = (layer: Layer): boolean => layer.kind === 'group' && layer.layers.every(isEmpty)

/** The outermost ones. */
const emptyGroups = (layers: readonly Layer[]): string[] =>
  layers.flatMap((layer) => {
    if (isEmpty(layer)) return [layer.id]
    return layer.kind === 'group' ? emptyGroups(layer.layers) : []
  })
