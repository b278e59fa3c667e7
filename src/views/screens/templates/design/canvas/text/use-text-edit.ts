/** Which text is typed on the picture: opened by a double press, or Enter on a selected text. */
import { useState } from 'react'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import { retypedParts } from '#core/templates/edit/layers/text-parts.ts'
import { layersAt } from '#core/templates/edit/placement/geometry.ts'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import type { Point } from '#core/templates/edit/placement/turned-box.ts'
import type { TextLayer } from '#core/templates/document/template.schema.ts'
import type { Design } from '../../use-design.ts'
import type { Selection } from '../gestures/use-gestures.ts'

interface OpenText {
  readonly layer: TextLayer
  readonly outline: LayerOutline
}

interface TextScene extends Selection {
  readonly design: Design
  readonly outlines: readonly LayerOutline[]
}

export function useTextEdit({ design, outlines, selected, onSelect }: TextScene) {
  const [id, setId] = useState<string | null>(null)
  const { layers } = design.edited.now
  const textOf = (wanted: string | null): OpenText | null => {
    const layer = wanted === null ? undefined : findLayer(layers, wanted)?.layer
    const outline = outlines.find((one) => one.id === wanted)
    return layer?.kind === 'text' && outline ? { layer, outline } : null
  }
  const open = textOf(id)
  return {
    open,
    end: () => setId(null),
    write: (text: string): void => {
      if (open === null) return
      const { layer } = open
      const patch = { parts: retypedParts(layer.parts, text) }
      design.change({ type: 'patchLayer', layerId: layer.id, patch }, `words ${layer.id}`)
    },
    openAt: (at: Point): void => {
      const found = layersAt(outlines, at).find((one) => textOf(one) !== null)
      if (found === undefined) return
      onSelect([found])
      setId(found)
    },
    /** False: no text is selected. */
    openSelected: (): boolean => {
      const [only] = selected
      const isText = selected.length === 1 && textOf(only ?? null) !== null
      if (isText) setId(only ?? null)
      return isText
    },
  }
}
export type TextEdit = ReturnType<typeof useTextEdit>
