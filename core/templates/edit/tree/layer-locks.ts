/** What the locks of a layer and its groups allow. */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { templateEditProblem } from '#core/contract/problems/template-edit.problems.ts'
import { allLayers } from '../../document/layer-tree.ts'
import type { Layer } from '../../document/template.schema.ts'
import { nameOf, type FoundLayer } from './layer-places.ts'
import type { LayerLock } from './template-change.schema.ts'

export type LockKind = keyof LayerLock

const MOVING: ReadonlySet<string> = new Set([
  'box',
  'pin',
  'size',
  'space',
  'inset',
  'across',
  'rest',
  'mirrors',
  'turn',
])
const CONTENT: ReadonlySet<string> = new Set([
  'parts',
  'source',
  'subject',
  'of',
  'empty',
  'role',
  'when',
  'cases',
])
const FREE: ReadonlySet<string> = new Set(['name', 'lock', 'hidden'])

function lockOfField(field: string): LockKind | null {
  if (FREE.has(field)) return null
  if (MOVING.has(field)) return 'move'
  return CONTENT.has(field) ? 'content' : 'style'
}

/** The locked layer, from the outermost group inwards. Undefined: none is locked. */
export function lockHolder(
  { layer, around }: Pick<FoundLayer, 'layer' | 'around'>,
  kind: LockKind,
): Layer | undefined {
  return [...around, layer].find(({ lock }) => lock?.[kind] === true)
}

/** Why these fields of the layer can't be changed; null if they can. */
export function lockedBy(found: FoundLayer, fields: readonly string[]): Problem | null {
  for (const field of fields) {
    const kind = lockOfField(field)
    const holder = kind && lockHolder(found, kind)
    if (holder) return lockedProblem(holder)
  }
  return null
}

/** A layer that can't be deleted keeps its groups. */
export function deleteLock(found: FoundLayer): Problem | null {
  const inside = found.layer.kind === 'group' ? allLayers(found.layer.layers) : []
  const holder = lockHolder(found, 'delete') ?? inside.find(({ lock }) => lock?.delete === true)
  return holder ? lockedProblem(holder) : null
}

export const lockedProblem = (layer: Layer): Problem =>
  templateEditProblem('templateEdit.locked', { layer: nameOf(layer) })
