/** Changes of the layer tree: adding, removing, moving, grouping. */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { templateProblem } from '#core/contract/problems/template.problems.ts'
import { templateEditProblem } from '#core/contract/problems/template-edit.problems.ts'
import { allLayers } from '../../document/layer-tree.ts'
import { SizeName, type Layer, type Template } from '../../document/template.schema.ts'
import type { ChangeOf, StepResult } from './step-result.ts'
import { changeSizeOverride } from './field-changes.ts'
import { deleteLock, lockedProblem, lockHolder } from './layer-locks.ts'
import { findLayer, nameOf, outermost, putIn, takeOut } from './layer-places.ts'
import type { SimpleChange } from './template-change.schema.ts'

export function addLayers(
  template: Template,
  change: ChangeOf<'addLayers'>,
  undoes: boolean,
): StepResult {
  let { layers } = template
  for (const { layer, parent, index } of change.layers) {
    const wrong =
      twice(layers, layer) ??
      wrongParent(layers, parent) ??
      (undoes ? null : outside(layer, parent))
    if (wrong) return wrong
    layers = putIn(layers, layer, { parent, index })
  }
  const ids = outermost(layers, new Set(change.layers.map(({ layer }) => layer.id)))
  return {
    template: { ...template, layers },
    back: [{ type: 'removeLayers', ids: ids.map(({ id }) => id) }],
  }
}

function twice(layers: readonly Layer[], added: Layer): Problem | null {
  const ids = new Set(allLayers(layers).map(({ id }) => id))
  for (const layer of allLayers([added])) {
    if (ids.has(layer.id)) return templateProblem('template.twice', { layer: nameOf(layer) })
    ids.add(layer.id)
  }
  return null
}

function wrongParent(layers: readonly Layer[], parent: string | null): Problem | null {
  if (parent === null) return null
  const found = findLayer(layers, parent)
  if (!found) return templateEditProblem('templateEdit.layerGone')
  return found.layer.kind === 'group'
    ? null
    : templateEditProblem('templateEdit.notAGroup', { layer: nameOf(found.layer) })
}

/** The brand line and scrims are drawn on the canvas only. */
export const isOnCanvasOnly = ({ kind }: Layer): boolean => kind === 'logo' || kind === 'scrim'

function outside(layer: Layer, parent: string | null): Problem | null {
  const inGroups = layer.kind === 'group' ? allLayers(layer.layers) : []
  const wrong = [...(parent === null ? [] : [layer]), ...inGroups].find(isOnCanvasOnly)
  return wrong ? templateEditProblem('templateEdit.onlyOutside', { layer: nameOf(wrong) }) : null
}

export function removeLayers(
  template: Template,
  { ids }: ChangeOf<'removeLayers'>,
  undoes: boolean,
): StepResult {
  const removed = outermost(template.layers, new Set(ids)).flatMap(
    ({ id }) => findLayer(template.layers, id) ?? [],
  )
  if (ids.some((id) => !findLayer(template.layers, id)))
    return templateEditProblem('templateEdit.layerGone')
  const locked = undoes ? undefined : removed.flatMap((found) => deleteLock(found) ?? [])[0]
  if (locked) return locked
  const layers = removed.reduce(
    (now: Layer[], { layer }) => takeOut(now, layer.id),
    template.layers,
  )
  if (layers.length === 0) return templateEditProblem('templateEdit.lastLayer')
  const gone = allLayers(removed.map(({ layer }) => layer))
  const { template: rest, back } = withoutOverrides({ ...template, layers }, gone)
  return {
    template: rest,
    back: [
      {
        type: 'addLayers',
        layers: removed.map(({ layer, parent, index }) => ({ layer, parent, index })),
      },
      ...back,
    ],
  }
}

function withoutOverrides(
  template: Template,
  gone: readonly Layer[],
): { template: Template; back: SimpleChange[] } {
  let now: { template: Template; back: SimpleChange[] } = { template, back: [] }
  for (const size of SizeName.options)
    for (const { id } of gone) {
      if (!Object.hasOwn(now.template.sizes[size]?.layers ?? {}, id)) continue
      const change = { type: 'setSizeOverride', size, layerId: id, set: null } as const
      const next = changeSizeOverride(now.template, change, true)
      if (!('code' in next)) now = { template: next.template, back: [...next.back, ...now.back] }
    }
  return now
}

export function moveLayers(
  template: Template,
  { moves }: ChangeOf<'moveLayers'>,
  undoes: boolean,
): StepResult {
  let { layers } = template
  const back: ChangeOf<'moveLayers'>['moves'] = []
  for (const move of moves) {
    const found = findLayer(layers, move.id)
    if (!found) return templateEditProblem('templateEdit.layerGone')
    const wrong = wrongMove({ layers, found, move, undoes })
    if (wrong) return wrong
    const { layer, parent, index } = found
    const moved = move.box === undefined ? layer : withBox(layer, move.box)
    layers = putIn(takeOut(layers, move.id), moved, move)
    back.unshift({
      id: move.id,
      parent,
      index,
      ...(move.box !== undefined && { box: layer.box ?? null }),
    })
  }
  return { template: { ...template, layers }, back: [{ type: 'moveLayers', moves: back }] }
}

interface Move {
  layers: readonly Layer[]
  found: NonNullable<ReturnType<typeof findLayer>>
  move: ChangeOf<'moveLayers'>['moves'][number]
  undoes: boolean
}

function wrongMove({ layers, found, move, undoes }: Move): Problem | null {
  const { parent } = move
  const into = parent === null ? undefined : findLayer(layers, parent)
  if (into && (parent === move.id || into.around.some(({ id }) => id === move.id)))
    return templateEditProblem('templateEdit.insideItself')
  const wrong = wrongParent(layers, parent)
  if (wrong || undoes) return wrong
  const holder = lockHolder(found, 'move')
  return holder ? lockedProblem(holder) : outside(found.layer, parent)
}

function withBox(layer: Layer, box: Layer['box'] | null): Layer {
  if (layer.kind === 'other') return layer
  const { box: _, ...rest } = layer
  return box ? { ...layer, box } : (rest as Layer)
}

/** Equivalent to adding an empty group and moving the layers into it. */
export function groupLayers(
  { layers }: Template,
  { ids, group, boxes = {} }: ChangeOf<'group'>,
): SimpleChange[] | Problem {
  const inside = outermost(layers, new Set(ids))
  const last = inside.at(-1)
  const place = last && findLayer(layers, last.id)
  if (!place || ids.some((id) => !findLayer(layers, id)))
    return templateEditProblem('templateEdit.layerGone')
  return [
    {
      type: 'addLayers',
      layers: [
        {
          layer: { ...group, kind: 'group', layers: [] },
          parent: place.parent,
          index: place.index + 1,
        },
      ],
    },
    { type: 'moveLayers', moves: movesInto(inside, { parent: group.id, index: 0 }, boxes) },
  ]
}

/** Equivalent to moving its layers out and removing the empty group. */
export function ungroupLayers(
  { layers }: Template,
  { groupId, boxes = {} }: ChangeOf<'ungroup'>,
): SimpleChange[] | Problem {
  const found = findLayer(layers, groupId)
  if (!found) return templateEditProblem('templateEdit.layerGone')
  const { layer, parent, index } = found
  if (layer.kind !== 'group')
    return templateEditProblem('templateEdit.notAGroup', { layer: nameOf(layer) })
  const moves = movesInto(layer.layers, { parent, index }, boxes)
  return [
    ...(moves.length > 0 ? [{ type: 'moveLayers', moves } as const] : []),
    { type: 'removeLayers', ids: [groupId] },
  ]
}

function movesInto(
  layers: readonly Layer[],
  { parent, index }: { parent: string | null; index: number },
  boxes: NonNullable<ChangeOf<'group'>['boxes']>,
): ChangeOf<'moveLayers'>['moves'] {
  return layers.map(({ id }, offset) => ({
    id,
    parent,
    index: index + offset,
    ...(Object.hasOwn(boxes, id) && { box: boxes[id] ?? null }),
  }))
}
