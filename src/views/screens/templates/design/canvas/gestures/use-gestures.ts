/** The gesture that goes on on the picture, and what the template is with it. */
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createActor } from 'xstate'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import { type GuideRef, guidesOf } from '#core/templates/edit/placement/guides.ts'
import { SNAP_REACH } from '#core/templates/edit/placement/snapping.ts'
import type { Point } from '#core/templates/edit/placement/turned-box.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import {
  type DesignGesture,
  designGestureMachine,
  type DesignGestureEmitted,
  type PressedGesture,
} from '../../../../../../machines/design-gesture/design-gesture.machine.ts'
import type { Design } from '../../use-design.ts'
import { type ModifierKeys, outcomeOf, type Scene, stepChange } from './gesture-change.ts'
import { withChange } from './layer-changes.ts'
import { type Held, marqueeOf, marqueeSelects, pressSelects, sceneOf } from './pressing.ts'

export interface Selection {
  readonly selected: readonly string[]
  readonly onSelect: (ids: readonly string[]) => void
}

const NONE_HELD: Held = { ids: [], outlines: [], reach: 0 }
const NO_KEYS: ModifierKeys = { shift: false, ctrl: false, alt: false }
/** Less is a press with a hand that is not still. In pixels. */
const MIN_DRAG_PX = 3

export type Translatable =
  | { readonly type: 'changed'; readonly ids: readonly string[]; readonly change: TemplateChange }
  /** `at` null: it was removed. */
  | { readonly type: 'guide'; readonly axis: 'x' | 'y'; readonly at: number | null }
  | { readonly type: 'restored' }

interface GestureScreen extends Selection {
  readonly design: Design
  readonly size: SizeName
  /** Of the template without the gesture; null until it is drawn as it is. */
  readonly outlines: readonly LayerOutline[] | null
  readonly onGuide: (guide: GuideRef | null) => void
  readonly onAnnounce: (said: Translatable) => void
}

/** The gesture that goes on, and what has to be remembered of its beginning. */
function useGestureState() {
  // `useActorRef` would join the script of the first visit. The actor holds nothing but a short
  // timer.
  const [actor] = useState(() => createActor(designGestureMachine).start())
  const [held, setHeld] = useState(NONE_HELD)
  const [keys, setKeys] = useState(NO_KEYS)
  const isDragging = useSelector(actor, (snapshot) => snapshot.hasTag('dragging'))
  const context = useSelector(actor, (snapshot) => snapshot.context)
  return {
    actor,
    held,
    setHeld,
    keys,
    setKeys,
    ...context,
    drag: isDragging ? context.gesture : null,
  }
}
type GestureState = ReturnType<typeof useGestureState>

export function useGestures(screen: GestureScreen) {
  const { design, size, outlines } = screen
  const state = useGestureState()
  const { held, keys, gesture, stepped, drag } = state
  const { now } = design.edited
  const scene = useMemo(
    () => sceneOf({ template: now, size, outlines }, held),
    [now, size, outlines, held],
  )
  useEnds(state, scene, screen)
  // A new document is drawn: one for each move, not for each render. Guides are not in the picture.
  const { template, guides, outcome } = useMemo(() => {
    const moved = drag && outcomeOf(scene, drag, keys)
    const change = moved ? moved.change : stepped && stepChange(scene, stepped)
    const changed = withChange(scene.template, change)
    const isDrawn = drag?.kind !== 'guiding'
    return {
      template: isDrawn ? changed : scene.template,
      guides: guidesOf(changed),
      outcome: moved,
    }
  }, [scene, drag, keys, stepped])
  const marquee = drag?.kind === 'marquee' ? marqueeOf(drag) : null
  return {
    /** The template with the gesture that goes on. */
    template,
    guides,
    outcome,
    /** The layers that the gesture is about. */
    ids: marquee === null ? (drag?.ids ?? null) : null,
    marquee,
    /** Of the guide that is pressed. */
    guideAxis: gesture?.guide?.axis ?? null,
    isIdle: gesture === null && stepped === null,
    ...sendersOf(state, screen),
  }
}
export type Gestures = ReturnType<typeof useGestures>

/** One change at the end of a gesture. */
function useEnds({ actor, held, keys }: GestureState, scene: Scene, screen: GestureScreen): void {
  const { design, selected, onSelect, onGuide, onAnnounce } = screen
  const placeGuide = (gesture: DesignGesture): void => {
    const { change, guide } = outcomeOf(scene, gesture, keys)
    onGuide(guide)
    if (change === null || gesture.guide === undefined || !design.change(change)) return
    const { axis } = gesture.guide
    const at = guide && (guidesOf(withChange(scene.template, change))[axis][guide.index] ?? null)
    onAnnounce({ type: 'guide', axis, at })
  }
  const make = (change: TemplateChange | null, ids: readonly string[]): void => {
    if (change !== null && design.change(change)) onAnnounce({ type: 'changed', ids, change })
  }
  const onEmitted = useEffectEvent((event: DesignGestureEmitted) => {
    switch (event.type) {
      case 'gesture.pressed': {
        const { at, guide } = event.gesture
        if (guide)
          return guide.index === null ? undefined : onGuide({ ...guide, index: guide.index })
        return onSelect(pressSelects(held.outlines, at, { selected, isAdding: keys.shift }))
      }
      case 'gesture.done': {
        if (event.gesture.kind === 'guiding') return placeGuide(event.gesture)
        if (event.gesture.kind === 'marquee')
          return onSelect(marqueeSelects(held.outlines, event.gesture))
        onSelect(event.gesture.ids)
        return make(outcomeOf(scene, event.gesture, keys).change, event.gesture.ids)
      }
      case 'gesture.stepped':
        return make(stepChange(scene, event), event.ids)
      case 'gesture.restored':
        return onAnnounce({ type: 'restored' })
      case 'gesture.wrote':
        return undefined
      default:
        return event satisfies never
    }
  })
  useEffect(() => {
    const following = actor.on('*', (event) => onEmitted(event))
    return () => following.unsubscribe()
  }, [actor])
}

interface PointerNow {
  readonly zoom: number
  readonly keys: ModifierKeys
}

function sendersOf({ actor, setHeld, setKeys, stepped }: GestureState, screen: GestureScreen) {
  const { selected } = screen
  const hold = (outlines: readonly LayerOutline[], ids: readonly string[], zoom: number): void =>
    setHeld({ ids, outlines, reach: SNAP_REACH / zoom })
  return {
    press: (
      pressed: PressedGesture,
      now: PointerNow & { outlines: readonly LayerOutline[] },
    ): void => {
      actor.send({ type: 'gesture.press', ...pressed })
      hold(now.outlines, pressed.ids, now.zoom)
      setKeys(now.keys)
    },
    move: (at: Point, now: PointerNow): void => {
      const pressed = actor.getSnapshot().context.gesture
      if (pressed === null) return
      const way = Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) * now.zoom
      setKeys(now.keys)
      actor.send({ type: 'gesture.move', at, isDrag: way >= MIN_DRAG_PX })
    },
    step: (by: Point, outlines: readonly LayerOutline[]): void => {
      if (stepped === null) hold(outlines, selected, 1)
      actor.send({ type: 'gesture.step', ids: selected, by })
    },
    release: () => actor.send({ type: 'gesture.release' }),
    cancel: () => actor.send({ type: 'gesture.cancel' }),
    lose: () => actor.send({ type: 'gesture.lost' }),
  }
}
