/**
 * Changes of the layer tree that keep layers where they are on the picture, at every size. They
 * need the outlines of all sizes, so each is made a moment after the person asks for it.
 */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { applyChange } from '#core/templates/edit/changes.ts'
import { groupOf, ungroupOf } from '#core/templates/edit/layers/group-layers.ts'
import { relocated } from '#core/templates/edit/layers/relocate-layers.ts'
import type { SeenSizes } from '#core/templates/edit/placement/seen-places.ts'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import { createQueue } from '../../../../../machines/queue.ts'
import type { Design } from '../use-design.ts'
import { dropPlace, type Dropped } from './drop-place.ts'

type FindSeen = (template: Template) => Promise<SeenSizes>

/** Where the layers of a template are. */
export type SeenRef = RefObject<FindSeen>

export interface TreeChanges {
  readonly relocate: (ids: readonly string[], place: Dropped | null) => void
  /** `onDone` gets the id of the group. */
  readonly group: (ids: readonly string[], onDone: (id: string) => void) => void
  /** `onDone` gets the ids of the layers that were in the group. */
  readonly ungroup: (id: string, onDone: (ids: readonly string[]) => void) => void
}

interface Followed {
  readonly design: {
    /** With the changes that are not rendered yet. */
    current: () => { now: Template }
    change: (change: TemplateChange) => boolean
  }
  readonly findSeen: FindSeen
}

interface TreeChange {
  readonly changeOf: (template: Template, seen: SeenSizes, seenAfter?: SeenSizes) => Made | null
}

interface Made {
  readonly change: TemplateChange
  /** It can move the group that the layers come into. */
  readonly movesGroup?: boolean
  readonly onDone?: () => void
}

/** A template that is changed all the time, by a drag for example, does not delay a change for ever. */
const MAX_TRIES = 5

/**
 * Changes are made one after the other, each on the newest template. A change that fails does not
 * stop the later ones; `onError` gets its error.
 */
export function createTreeChanges(
  onError: (error: unknown) => void,
): TreeChanges & { follow: (followed: Followed) => void } {
  let followed: Followed | null = null
  const queue = createQueue()
  const make = async (wish: TreeChange): Promise<void> => {
    for (let tries = 1; followed !== null; tries++) {
      const { now } = followed.design.current()
      const isLast = tries === MAX_TRIES
      const made = isLast
        ? await madeOnNewest(wish, followed)
        : await madeOf(wish, now, followed.findSeen)
      // the template was changed meanwhile
      if (!isLast && followed.design.current().now !== now) continue
      if (made !== null && followed.design.change(made.change)) made.onDone?.()
      return
    }
  }
  const enqueue = (wish: TreeChange): void => {
    void queue.add(async () => make(wish)).catch(onError)
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

/** From outlines that can be a moment old. */
async function madeOnNewest(
  { changeOf }: TreeChange,
  { design, findSeen }: Followed,
): Promise<Made | null> {
  const seen = await findSeen(design.current().now)
  return changeOf(design.current().now, seen)
}

async function madeOf(
  { changeOf }: TreeChange,
  template: Template,
  findSeen: FindSeen,
): Promise<Made | null> {
  const seen = await findSeen(template)
  const made = changeOf(template, seen)
  if (made === null || made.movesGroup !== true) return made
  const applied = applyChange(template, made.change)
  return applied.ok ? changeOf(template, seen, await findSeen(applied.template)) : made
}

const relocation = (ids: readonly string[], dropped: Dropped): TreeChange => ({
  changeOf: (template, seen, seenAfter) => {
    const place = dropPlace(template.layers, dropped)
    const change = place && relocated(template, { ids, place, seenAfter }, seen)
    return change && { change, movesGroup: place.parent !== null }
  },
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
  const [changes] = useState(() => createTreeChanges(reportError))
  useLayoutEffect(() => {
    changes.follow({ design, findSeen: (template) => seen.current(template) })
  }, [changes, design, seen])
  return changes
}
