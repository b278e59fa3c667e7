/**
 * What a pointer or the arrow keys are doing on the canvas of the template editor. Nothing of the
 * template changes before the end of a gesture, which is emitted once; the screen draws the state
 * between from what is remembered here. Geometry is the screen's.
 *   idle -gesture.press-> pressing -gesture.move-> moving | resizing | turning | marquee | guiding
 *   idle -gesture.step-> stepping (arrow keys, ends after a pause)        idle -gesture.type-> typing
 *   each of them -gesture.release | its end-> idle        -gesture.cancel | gesture.lost-> idle
 */
import { assign, emit, setup } from 'xstate'

/** Thousandths of the canvas' width. */
export interface GesturePoint {
  readonly x: number
  readonly y: number
}

/** What the pointer was pressed on: it decides what a move does. */
export type GestureKind = 'moving' | 'resizing' | 'turning' | 'marquee' | 'guiding'

/** The guide of a gesture; `index` null: it comes out of a ruler. */
export interface HeldGuide {
  readonly axis: 'x' | 'y'
  readonly index: number | null
}

export interface PressedGesture {
  readonly kind: GestureKind
  /** The layers that the gesture is about; of a marquee, those that were selected before. */
  readonly ids: readonly string[]
  readonly at: GesturePoint
  /** Where a side or corner is held: shares of the box. */
  readonly grip: GesturePoint | null
  /** Only while `guiding`. */
  readonly guide?: HeldGuide
}

export interface DesignGesture extends PressedGesture {
  readonly now: GesturePoint
}

export interface DesignGestureContext {
  readonly gesture: DesignGesture | null
  /** The way of the arrow keys in this row of steps. */
  readonly stepped: { readonly ids: readonly string[]; readonly by: GesturePoint } | null
  /** The text that is edited. */
  readonly layerId: string | null
}

export type DesignGestureEvent =
  | ({ type: 'gesture.press' } & PressedGesture)
  /** `isDrag`: far enough from the press to be none. */
  | { type: 'gesture.move'; at: GesturePoint; isDrag: boolean }
  | { type: 'gesture.release' }
  | { type: 'gesture.step'; ids: readonly string[]; by: GesturePoint }
  | { type: 'gesture.type'; layerId: string }
  /** The words are kept. */
  | { type: 'gesture.typed'; text: string }
  | { type: 'gesture.cancel' }
  /** The browser took the pointer away, or the window lost the focus. */
  | { type: 'gesture.lost' }

export type DesignGestureEmitted =
  /** A press without a drag: it selects. */
  | { type: 'gesture.pressed'; gesture: DesignGesture }
  | { type: 'gesture.done'; gesture: DesignGesture }
  | { type: 'gesture.stepped'; ids: readonly string[]; by: GesturePoint }
  | { type: 'gesture.wrote'; layerId: string; text: string }
  /** Draw again what is stored. */
  | { type: 'gesture.restored' }

/** Steps by keys within this time are one change. */
export const STEP_PAUSE_MS = 800

const isKind = (kind: GestureKind) =>
  ({
    type: 'isDragOf',
    params: ({ event }: { event: { isDrag: boolean } }) => ({ isDrag: event.isDrag, kind }),
  }) as const
const follow = {
  type: 'follow',
  params: ({ event }: { event: { at: GesturePoint } }) => event,
} as const
const step = {
  type: 'step',
  params: ({ event }: { event: { ids: readonly string[]; by: GesturePoint } }) => event,
} as const
const press = {
  type: 'press',
  params: ({ event }: { event: PressedGesture }) => event,
} as const
const type = {
  type: 'type',
  params: ({ event }: { event: { layerId: string } }) => event,
} as const

const dragged = {
  tags: 'dragging' as const,
  on: {
    'gesture.move': { actions: follow },
    'gesture.release': { target: 'idle', actions: ['emitDone', 'forget'] },
    'gesture.cancel': { target: 'idle', actions: ['emitRestored', 'forget'] },
    'gesture.lost': { target: 'idle', actions: ['emitRestored', 'forget'] },
  },
} as const

export const designGestureMachine = setup({
  types: {
    context: {} as DesignGestureContext,
    events: {} as DesignGestureEvent,
    emitted: {} as DesignGestureEmitted,
    tags: {} as 'dragging',
  },
  delays: { stepPause: STEP_PAUSE_MS },
  guards: {
    isDragOf: ({ context }, { isDrag, kind }: { isDrag: boolean; kind: GestureKind }) =>
      isDrag && context.gesture?.kind === kind,
    isSameIds: ({ context }, { ids }: { ids: readonly string[] }) =>
      ids.join('\n') === context.stepped?.ids.join('\n'),
  },
  actions: {
    press: assign((_, { kind, ids, at, grip, guide }: PressedGesture) => ({
      gesture: { kind, ids, at, grip, ...(guide && { guide }), now: at },
    })),
    follow: assign(({ context }, { at }: { at: GesturePoint }) => ({
      gesture: { ...gestureOf(context), now: at },
    })),
    step: assign(({ context }, { ids, by }: { ids: readonly string[]; by: GesturePoint }) => ({
      stepped: { ids, by: added(context.stepped?.by, by) },
    })),
    type: assign((_, { layerId }: { layerId: string }) => ({ layerId })),
    forget: assign({ gesture: null, stepped: null, layerId: null }),
    emitPressed: emit(({ context }) => ({
      type: 'gesture.pressed',
      gesture: gestureOf(context),
    })),
    emitDone: emit(({ context }) => ({ type: 'gesture.done', gesture: gestureOf(context) })),
    emitStepped: emit(({ context }) => ({ type: 'gesture.stepped', ...steppedOf(context) })),
    emitWrote: emit(({ context }, { text }: { text: string }) => ({
      type: 'gesture.wrote',
      layerId: layerOf(context),
      text,
    })),
    emitRestored: emit({ type: 'gesture.restored' }),
  },
}).createMachine({
  id: 'designGesture',
  context: { gesture: null, stepped: null, layerId: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'gesture.press': { target: 'pressing', actions: press },
        'gesture.step': { target: 'stepping', actions: step },
        'gesture.type': { target: 'typing', actions: type },
      },
    },
    pressing: {
      on: {
        'gesture.move': [
          { guard: isKind('moving'), target: 'moving', actions: follow },
          { guard: isKind('resizing'), target: 'resizing', actions: follow },
          { guard: isKind('turning'), target: 'turning', actions: follow },
          { guard: isKind('marquee'), target: 'marquee', actions: follow },
          { guard: isKind('guiding'), target: 'guiding', actions: follow },
        ],
        'gesture.release': { target: 'idle', actions: ['emitPressed', 'forget'] },
        'gesture.cancel': { target: 'idle', actions: 'forget' },
        'gesture.lost': { target: 'idle', actions: 'forget' },
      },
    },
    moving: dragged,
    resizing: dragged,
    turning: dragged,
    marquee: dragged,
    guiding: dragged,
    stepping: {
      on: {
        'gesture.step': [
          {
            guard: { type: 'isSameIds', params: ({ event }) => event },
            target: 'stepping',
            reenter: true,
            actions: step,
          },
          {
            target: 'stepping',
            reenter: true,
            actions: ['emitStepped', 'forget', step],
          },
        ],
        'gesture.press': { target: 'pressing', actions: ['emitStepped', 'forget', press] },
        'gesture.type': { target: 'typing', actions: ['emitStepped', 'forget', type] },
        'gesture.cancel': { target: 'idle', actions: ['emitRestored', 'forget'] },
        'gesture.lost': { target: 'idle', actions: ['emitStepped', 'forget'] },
      },
      after: { stepPause: { target: 'idle', actions: ['emitStepped', 'forget'] } },
    },
    typing: {
      on: {
        'gesture.typed': {
          target: 'idle',
          actions: [
            { type: 'emitWrote', params: ({ event }: { event: { text: string } }) => event },
            'forget',
          ],
        },
        'gesture.cancel': { target: 'idle', actions: ['emitRestored', 'forget'] },
      },
    },
  },
})

const added = (to: GesturePoint | undefined, by: GesturePoint): GesturePoint => ({
  x: (to?.x ?? 0) + by.x,
  y: (to?.y ?? 0) + by.y,
})

function gestureOf({ gesture }: DesignGestureContext): DesignGesture {
  if (gesture === null) throw new Error('A gesture went on that had not begun')
  return gesture
}

function steppedOf({ stepped }: DesignGestureContext) {
  if (stepped === null) throw new Error('Steps ended that had not begun')
  return stepped
}

function layerOf({ layerId }: DesignGestureContext): string {
  if (layerId === null) throw new Error('Words were written into no layer')
  return layerId
}
