/** Arranging the layers of a group in a stack, and which of them takes the room that is left. */
import type { DocumentBox, GroupLayer, Layer, Template } from '../../document/template.schema.ts'
import { SizeName } from '../../document/template.schema.ts'
import type { SimpleChange, TemplateChange } from '../tree/template-change.schema.ts'
import { oneChange } from './kept-places.ts'

export type StackAxis = NonNullable<GroupLayer['stack']>['axis']

const FIRST_GAP = 24

/** A group at the calm end of a picture, and one with layers without boxes, have their own layout. */
export const canStack = ({ stack, place, layers }: GroupLayer): boolean =>
  !stack && !place && layers.length > 0 && layers.every(({ box }) => box !== undefined)

/** In the order in which they are seen. Their boxes are removed; pictures and shapes keep a side. */
export function stackedChange(
  template: Template,
  group: GroupLayer,
  axis: StackAxis,
): TemplateChange | null {
  if (!canStack(group)) return null
  const start = axis === 'down' ? 'y' : 'x'
  const boxes = new Map(group.layers.flatMap(({ id, box }) => (box ? [[id, box] as const] : [])))
  const sorted = group.layers.toSorted(
    (one, other) => (boxes.get(one.id)?.[start] ?? 0) - (boxes.get(other.id)?.[start] ?? 0),
  )
  return oneChange([
    { type: 'patchLayer', layerId: group.id, patch: { stack: { axis, gap: FIRST_GAP } } },
    {
      type: 'moveLayers',
      moves: sorted.map(({ id }, index) => ({ id, parent: group.id, index, box: null })),
    },
    ...sorted.flatMap((layer): SimpleChange[] => sizedInStack(layer, boxes.get(layer.id), axis)),
    ...sorted.flatMap(({ id }) => withoutOwnBoxes(template, id)),
  ])
}

function sizedInStack(layer: Layer, box: DocumentBox | undefined, axis: StackAxis): SimpleChange[] {
  if (!box || layer.kind === 'other') return []
  const side = axis === 'across' ? { w: box.width } : isMeasured(layer) ? {} : { h: box.height }
  if (Object.keys(side).length === 0) return []
  return [{ type: 'patchLayer', layerId: layer.id, patch: { size: { ...layer.size, ...side } } }]
}

/** It is as high as what is in it; other layers take a share of the room. */
const isMeasured = (layer: Layer): boolean =>
  layer.kind === 'text' || (layer.kind === 'group' && layer.stack !== undefined)

function withoutOwnBoxes({ sizes }: Template, layerId: string): SimpleChange[] {
  return SizeName.options.flatMap((size): SimpleChange[] => {
    const layers = sizes[size]?.layers ?? {}
    const own = Object.hasOwn(layers, layerId) ? layers[layerId] : undefined
    if (own === undefined || !('box' in own)) return []
    const { box: _gone, ...rest } = own
    const set = Object.keys(rest).length === 0 ? null : rest
    return [{ type: 'setSizeOverride', size, layerId, set }]
  })
}

type StackSide = 'own' | 'fill' | 'fixed'

/** How a layer gets its side along its stack; `own` is what its content needs. */
export function stackSideOf(layer: Layer, axis: StackAxis): StackSide {
  const side = axis === 'down' ? layer.size?.h : layer.size?.w
  if (typeof side === 'number') return 'fixed'
  const isOwn = axis === 'down' && isMeasured(layer) && (side === undefined || side === 'hug')
  return isOwn ? 'own' : 'fill'
}

/** A list always takes what its rows need. */
export function stackSidesOf(layer: Layer, axis: StackAxis): StackSide[] {
  if (layer.kind === 'other' || (layer.kind === 'list' && axis === 'down')) return []
  return axis === 'down' && isMeasured(layer) ? ['own', 'fill', 'fixed'] : ['fill', 'fixed']
}

/** A number is a fixed length, in units. */
export function stackSideChange(
  layer: Layer,
  axis: StackAxis,
  side: Exclude<StackSide, 'fixed'> | number,
): TemplateChange {
  const name = axis === 'down' ? 'h' : 'w'
  const { [name]: _gone, ...rest } = layer.size ?? {}
  const size = side === 'own' ? rest : { ...rest, [name]: side }
  return Object.keys(size).length === 0
    ? { type: 'patchLayer', layerId: layer.id, patch: {}, unset: ['size'] }
    : { type: 'patchLayer', layerId: layer.id, patch: { size } }
}
