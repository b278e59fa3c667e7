/**
 * Changes of the layer tree that keep layers where they are on the picture, at every size. They
 * need the outlines of all sizes, so each is made a moment after the person asks for it.
 */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { relocated } from '#core/templates/edit/layers/relocate-layers.ts'
import type { SeenSizes } from '#core/templates/edit/placement/seen-places.ts'
import type { LayerPlace } from '#core/templates/edit/tree/layer-places.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import type { Design } from '../use-design.ts'

type FindSeen = (template: Template) => Promise<SeenSizes>

/** Where the layers of a template are. */
export type SeenRef = RefObject<FindSeen>

export interface TreeChanges {
  readonly relocate: (ids: readonly string[], place: LayerPlace | null) => void
}

interface Followed {
  readonly design: { edited: { now: Template }; change: (change: TemplateChange) => unknown }
  readonly findSeen: FindSeen
}

/** Changes are made one after the other, each on the newest template. */
export function createTreeChanges(): TreeChanges & { follow: (followed: Followed) => void } {
  let followed: Followed | null = null
  let last = Promise.resolve()
  const make = async (
    changeOf: (template: Template, seen: SeenSizes) => TemplateChange | null,
  ): Promise<void> => {
    if (followed === null) return
    const { now } = followed.design.edited
    const seen = await followed.findSeen(now)
    // the template was changed meanwhile
    if (followed.design.edited.now !== now) return make(changeOf)
    const change = changeOf(now, seen)
    if (change !== null) followed.design.change(change)
  }
  return {
    follow: (newest) => {
      followed = newest
    },
    relocate: (ids, place) => {
      if (place === null) return
      last = last.then(() => make((template, seen) => relocated(template, { ids, place }, seen)))
    },
  }
}

export function useTreeChanges(design: Design, seen: SeenRef): TreeChanges {
  const [changes] = useState(createTreeChanges)
  useLayoutEffect(() => {
    changes.follow({ design, findSeen: (template) => seen.current(template) })
  }, [changes, design, seen])
  return changes
}
