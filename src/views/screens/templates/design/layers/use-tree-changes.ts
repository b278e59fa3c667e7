/**
 * Changes of the layer tree that keep layers where they are on the picture, at every size. They
 * need the outlines of all sizes, so each is made a moment after the person asks for it.
 */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { applyChange } from '#core/templates/edit/changes.ts'
import { groupOf, ungroupOf } from '#core/templates/edit/layers/group-layers.ts'
import { relocated } from '#core/templates/edit/layers/relocate-layers.ts'
import type { SeenSizes } from '#core/templates/edit/placement/seen-places.ts'
import { findLayer, type LayerPlace } from '#core/templates/edit/tree/layer-places.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import type { Design } from '../use-design.ts'

type FindSeen = (template: Template) => Promise<SeenSizes>

/** Where the layers of a template are. */
export type SeenRef = RefObject<FindSeen>

export interface TreeChanges {
  readonly relocate: (ids: readonly string[], place: LayerPlace | null) => void
  /** `onDone` gets the id of the group. */
  readonly group: (ids: readonly string[], onDone: (id: string) => void) => void
  /** `onDone` gets the ids of the layers that were in the group. */
  readonly ungroup: (id: string, onDone: (ids: readonly string[]) => void) => void
}

interface Followed {
  readonly design: { edited: { now: Template }; change: (change: TemplateChange) => boolean }
  readonly findSeen: FindSeen
}

interface TreeChange {
  readonly changeOf: (template: Template, seen: SeenSizes, seenAfter?: SeenSizes) => Made | null
  /** It can move the group that the layers come into. */
  readonly movesGroup?: boolean
}

interface Made {
  readonly change: TemplateChange
  readonly onDone?: () => void
}

/** Changes are made one after the other, each on the newest template. */
export function createTreeChanges(): TreeChanges & { follow: (followed: Followed) => void } {
  let followed: Followed | null = null
  let last = Promise.resolve()
  const make = async (wish: TreeChange): Promise<void> => {
    if (followed === null) return
    const { now } = followed.design.edited
    const made = await madeOf(wish, now, followed.findSeen)
    // the template was changed meanwhile
    if (followed.design.edited.now !== now) return make(wish)
    if (made !== null && followed.design.change(made.change)) made.onDone?.()
  }
  const enqueue = (wish: TreeChange): void => {
    last = last.then(() => make(wish))
  }
  return {
    follow: (newest) => {
      followed = newest
    },
    relocate: (ids, place) => {
      if (place !== null) enqueue(relocation(ids, place))
    },
    group: (ids, onDone) => enqueue(grouping(ids, onDone)),
    ungroup: (id, onDone) => enqueue(ungrouping(id, onDone)),
  }
}

async function madeOf(
  { changeOf, movesGroup = false }: TreeChange,
  template: Template,
  findSeen: FindSeen,
): Promise<Made | null> {
  const seen = await findSeen(template)
  const made = changeOf(template, seen)
  const applied = movesGroup && made !== null && applyChange(template, made.change)
  if (!applied || !applied.ok) return made
  return changeOf(template, seen, await findSeen(applied.template))
}

const relocation = (ids: readonly string[], place: LayerPlace): TreeChange => ({
  changeOf: (template, seen, seenAfter) => {
    const change = relocated(template, { ids, place, seenAfter }, seen)
    return change && { change }
  },
  movesGroup: place.parent !== null,
})

const grouping = (ids: readonly string[], onDone: (id: string) => void): TreeChange => ({
  changeOf: (template, seen) => {
    const grouped = groupOf(template, ids, seen)
    return grouped && { change: grouped.change, onDone: () => onDone(grouped.id) }
  },
})

const ungrouping = (id: string, onDone: (ids: readonly string[]) => void): TreeChange => ({
  changeOf: (template, seen) => {
    const layer = findLayer(template.layers, id)?.layer
    const change = layer && ungroupOf(template, layer, seen)
    if (!change || layer.kind !== 'group') return null
    return { change, onDone: () => onDone(layer.layers.map((one) => one.id)) }
  },
})

export function useTreeChanges(design: Design, seen: SeenRef): TreeChanges {
  const [changes] = useState(createTreeChanges)
  useLayoutEffect(() => {
    changes.follow({ design, findSeen: (template) => seen.current(template) })
  }, [changes, design, seen])
  return changes
}
