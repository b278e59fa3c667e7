/**
 * The selected guide, and the keys that move and remove it. Layers and a guide exclude each other.
 */
import { type KeyboardEvent, useState } from 'react'
import {
  type GuideRef,
  clampGuide,
  guidesOf,
  hasGuide,
  moveGuide,
  removeGuide,
} from '#core/templates/edit/placement/guides.ts'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import type { Design } from '../../use-design.ts'
import type { Selection, Translatable } from '../gestures/use-gestures.ts'

interface GuidesOn extends Selection {
  readonly design: Design
  readonly size: SizeName
  readonly onAnnounce: (said: Translatable) => void
}

const STEPS: Readonly<Record<string, { axis: 'x' | 'y'; way: number }>> = {
  ArrowLeft: { axis: 'x', way: -1 },
  ArrowRight: { axis: 'x', way: 1 },
  ArrowUp: { axis: 'y', way: -1 },
  ArrowDown: { axis: 'y', way: 1 },
}
const FAR_STEP = 10

export function useGuides({ design, size, selected, onSelect, onAnnounce }: GuidesOn) {
  const [wanted, setWanted] = useState<GuideRef | null>(null)
  const template = design.edited.now
  // an undo can take a guide away
  const guide =
    wanted !== null && selected.length === 0 && hasGuide(template, wanted) ? wanted : null
  const step = (ref: GuideRef, { key, shiftKey }: KeyboardEvent): void => {
    const found = STEPS[key]
    const at = guidesOf(template)[ref.axis][ref.index]
    if (found?.axis !== ref.axis || at === undefined) return
    const canvas = canvasOf(size)
    const to = clampGuide(
      at + found.way * (shiftKey ? FAR_STEP : 1),
      ref.axis === 'x' ? canvas.width : canvas.height,
    )
    const change = moveGuide(template, ref, to)
    if (change !== null && design.change(change, guideStep(ref)))
      onAnnounce({ type: 'guide', axis: ref.axis, at: to })
  }
  return {
    guide,
    onGuide: (ref: GuideRef | null): void => {
      onSelect([])
      setWanted(ref)
    },
    onSelect: (ids: readonly string[]): void => {
      setWanted(null)
      onSelect(ids)
    },
    /** False: the key is for something else. */
    onKey: (event: KeyboardEvent): boolean => {
      if (guide === null) return false
      if (event.key in STEPS) step(guide, event)
      else if (event.key === 'Escape') setWanted(null)
      else if (event.key === 'Delete' || event.key === 'Backspace') {
        const change = removeGuide(template, guide)
        setWanted(null)
        if (change !== null && design.change(change))
          onAnnounce({ type: 'guide', axis: guide.axis, at: null })
      } else return false
      return true
    },
  }
}
export type GuideState = ReturnType<typeof useGuides>

/** Changes of one guide in a row are undone together. */
export const guideStep = ({ axis, index }: GuideRef): string => `guide ${axis} ${index}`
