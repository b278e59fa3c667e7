/** What the pointer does on the picture and on its rulers. */
import { type PointerEvent, type RefObject, useRef } from 'react'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import type { Point } from '#core/templates/edit/placement/turned-box.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import type {
  HeldGuide,
  PressedGesture,
} from '../../../../../machines/design-gesture/design-gesture.machine.ts'
import type { Design } from '../use-design.ts'
import type { ModifierKeys } from './gestures/gesture-change.ts'
import { pressOn } from './gestures/pressing.ts'
import type { Gestures, Selection } from './gestures/use-gestures.ts'
import { guideUnder } from './rulers/guide-lines.tsx'
import { gripUnder } from './selection-overlay.tsx'
import type { ZoomState } from './use-zoom.ts'

export interface PointerOn extends Selection {
  readonly design: Design
  readonly gestures: Gestures
  readonly size: SizeName
  readonly frame: RefObject<HTMLElement | null>
  readonly zooming: Pick<ZoomState, 'viewport'>
  readonly outlines: readonly LayerOutline[]
  readonly zoom: number
  readonly handled: LayerOutline | null
}

export function usePointer(on: PointerOn) {
  const { gestures, frame, outlines, zoom, zooming } = on
  const pointerId = useRef<number | null>(null)
  const pointOf = (event: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => {
    const place = frame.current?.getBoundingClientRect()
    return {
      x: (event.clientX - (place?.left ?? 0)) / zoom,
      y: (event.clientY - (place?.top ?? 0)) / zoom,
    }
  }
  /** Where the ruler is that a guide comes from, or would be. */
  const isOnRuler = (event: PointerEvent): boolean => {
    const place = zooming.viewport.current?.getBoundingClientRect()
    if (place === undefined || gestures.guideAxis === null) return false
    return gestures.guideAxis === 'x' ? event.clientX < place.left : event.clientY < place.top
  }
  const press = (event: PointerEvent, gestureAt: (at: Point) => PressedGesture): void => {
    if (!event.isPrimary) {
      // a second finger starts a pinch
      pointerId.current = null
      return gestures.lose()
    }
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointerId.current = event.pointerId
    gestures.press(gestureAt(pointOf(event)), { outlines, zoom, keys: keysOf(event) })
  }
  return {
    pointOf,
    onPointerDown: (event: PointerEvent): void => press(event, (at) => pressedOn(on, event, at)),
    onRulerDown: (axis: 'x' | 'y', event: PointerEvent): void =>
      press(event, (at) => guiding({ axis, index: null }, at)),
    onPointerMove: (event: PointerEvent): void => {
      if (event.pointerId !== pointerId.current) return
      const keys = { ...keysOf(event), isOnRuler: isOnRuler(event) }
      gestures.move(pointOf(event), { zoom, keys })
    },
    onPointerUp: (event: PointerEvent): void => {
      if (event.pointerId !== pointerId.current) return
      pointerId.current = null
      gestures.release()
    },
    onPointerCancel: (): void => {
      pointerId.current = null
      gestures.lose()
    },
  }
}

/** A grip of the selected layer, a guide, or what is under the pointer. */
function pressedOn(
  { design, size, selected, outlines, handled }: PointerOn,
  event: PointerEvent,
  at: Point,
): PressedGesture {
  const grip = handled && gripUnder(event.target)
  const guide = grip === null ? guideUnder(event.target) : null
  if (guide !== null) return guiding(guide, at)
  if (handled === null || grip === null) {
    const scene = { template: design.edited.now, size, outlines }
    return pressOn(scene, { at, selected, isAdding: event.shiftKey })
  }
  const ids = [handled.id]
  return grip === 'turn'
    ? { kind: 'turning', ids, at, grip: null }
    : { kind: 'resizing', ids, at, grip }
}

const guiding = (guide: HeldGuide, at: Point): PressedGesture => ({
  kind: 'guiding',
  ids: [],
  at,
  grip: null,
  guide,
})

const keysOf = (event: PointerEvent): ModifierKeys => ({
  shift: event.shiftKey,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
})
