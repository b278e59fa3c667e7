/** Moving a layer directly above another one, with the groups that part them. */
import type { Layer, Template } from '../../document/template.schema.ts'
import type { TemplateChange } from '../tree/template-change.schema.ts'
import { findLayer } from '../tree/layer-places.ts'

/** Null: a layer is gone, it is above already, or their order is also their place in a stack. */
export function bringAbove(
  { layers }: Pick<Template, 'layers'>,
  { id, coverId }: { id: string; coverId: string },
): TemplateChange | null {
  const [path, coverPath] = [pathTo(layers, id), pathTo(layers, coverId)]
  const depth = path.findIndex((layer, at) => layer !== coverPath[at])
  const [moved, cover] = [path[depth], coverPath[depth]]
  if (!moved || !cover) return null
  const parent = path.slice(0, depth).findLast((layer) => layer.kind === 'group')
  if (parent?.stack) return null
  const siblings = parent?.layers ?? layers
  const index = siblings.indexOf(cover)
  return index < siblings.indexOf(moved)
    ? null
    : { type: 'moveLayers', moves: [{ id: moved.id, parent: parent?.id ?? null, index }] }
}

/** The layer and its groups, outermost first; empty: it is gone. */
function pathTo(layers: readonly Layer[], id: string): Layer[] {
  const found = findLayer(layers, id)
  return found ? [...found.around, found.layer] : []
}
