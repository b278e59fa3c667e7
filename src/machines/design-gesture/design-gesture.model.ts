/** Paths of gestures on the canvas: pressed, dragged in every way, stepped by keys, and typed. */
import type { AnyMachineSnapshot } from 'xstate'
import {
  designGestureMachine,
  type DesignGestureContext,
  type GestureKind,
} from './design-gesture.machine.ts'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import { designGestureIntent } from './design-gesture.intent.ts'

const at = { x: 10, y: 10 }
const kinds: readonly GestureKind[] = ['moving', 'resizing', 'turning', 'marquee', 'guiding']

export const designGestureModel: PathModel = {
  name: 'designGesture',
  machine: designGestureMachine,
  inputs: [undefined],
  cases: {
    'gesture.press': kinds.map((kind) => ({ kind, ids: ['a'], at, grip: null })),
    'gesture.move': [
      { at, isDrag: true },
      { at, isDrag: false },
    ],
    'gesture.step': [
      { ids: ['a'], by: { x: 1, y: 0 } },
      { ids: ['b'], by: { x: 0, y: 10 } },
    ],
    'gesture.type': [{ layerId: 'a' }],
    'gesture.typed': [{ text: 'Soup' }],
  },
  abstract: ({ gesture, stepped, layerId }: DesignGestureContext) => [
    gesture?.kind ?? null,
    stepped?.ids ?? null,
    layerId,
  ],
  invariants: [
    (snapshot) =>
      snapshot.value === 'idle' && rememberedOf(snapshot).length > 0
        ? 'something of a gesture was kept after its end'
        : null,
    (snapshot) =>
      snapshot.value !== 'idle' && rememberedOf(snapshot).length !== 1
        ? 'a gesture goes on without what it is about, or two do'
        : null,
    (snapshot) =>
      snapshot.hasTag('dragging') && contextOf(snapshot).gesture?.kind !== snapshot.value
        ? 'a drag is not of the kind that was pressed'
        : null,
  ],
  steps: [
    ({ event, after }) =>
      event.type === 'gesture.cancel' && after.value !== 'idle'
        ? 'a gesture goes on after Escape'
        : null,
    ({ event, after }) =>
      event.type === 'gesture.release' && after.hasTag('dragging')
        ? 'a drag goes on after the pointer was released'
        : null,
    ({ event, after }) =>
      event.type === 'gesture.lost' && (after.hasTag('dragging') || after.value === 'pressing')
        ? 'a drag goes on without its pointer'
        : null,
    ({ before, event, after }) =>
      before.value === 'pressing' && event.type === 'gesture.move' && 'isDrag' in event
        ? event.isDrag === after.hasTag('dragging')
          ? null
          : 'a press became a drag without one, or did not'
        : null,
  ],
  intent: designGestureIntent,
  unreachable: {},
}

const contextOf = ({ context }: AnyMachineSnapshot): DesignGestureContext => context

function rememberedOf(snapshot: AnyMachineSnapshot): unknown[] {
  const { gesture, stepped, layerId } = contextOf(snapshot)
  return [gesture, stepped, layerId].filter((one) => one !== null)
}
