/**
 * Moving planned pins, or drafts without a time, over the calendar by keys. Nothing changes in the
 * plan until the move is placed. Where each step leads is computed by the screen, from its plan.
 *   idle -move.start-> moving { onTime <-> onNoTime (past, or no time left) }
 *   moving.onTime -move.place-> idle        moving -move.cancel-> idle
 */
import { assign, emit, setup } from 'xstate'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'

export type MovedPins =
  | { readonly kind: 'publication'; readonly pinId: string; readonly publicationId: string }
  | { readonly kind: 'drafts'; readonly pinIds: readonly string[] }
export interface MoveStep {
  /** `YYYY-MM-DD` in the zone of the account. */
  readonly date: string
  /** Null on a day, or at a time, that has passed. */
  readonly target: PlannedTime | null
}
export interface CalendarMove extends MoveStep {
  readonly moved: MovedPins
  readonly title: string
  /** `HH:mm`, kept from day to day; null for drafts, which have no time yet. */
  readonly time: string | null
}
export interface CalendarMoveContext {
  readonly move: CalendarMove | null
}
export type CalendarMoveEvent =
  | { type: 'move.start'; move: CalendarMove }
  | ({ type: 'move.toDate' } & MoveStep)
  /** `target` null: there is no open slot. */
  | ({ type: 'move.toSlot' } & MoveStep)
  | { type: 'move.place' }
  | { type: 'move.cancel' }
export type CalendarMoveEmitted =
  | { type: 'move.placed'; move: CalendarMove }
  | { type: 'move.cancelled' }

const step = { type: 'step', params: ({ event }: { event: MoveStep }) => event } as const
const start = {
  type: 'start',
  params: ({ event }: { event: { move: CalendarMove } }) => event,
} as const
const hasTarget = {
  type: 'hasTarget',
  params: ({ event }: { event: MoveStep }) => event,
} as const

export const calendarMoveMachine = setup({
  types: {
    context: {} as CalendarMoveContext,
    events: {} as CalendarMoveEvent,
    emitted: {} as CalendarMoveEmitted,
    tags: {} as 'moving' | 'placeable',
  },
  guards: {
    hasTarget: (_, { target }: MoveStep) => target !== null,
  },
  actions: {
    start: assign((_, { move }: { move: CalendarMove }) => ({ move })),
    step: assign(({ context }, { date, target }: MoveStep) => ({
      move: { ...moveOf(context), date, target },
    })),
    forget: assign({ move: null }),
    emitPlaced: emit(({ context }) => ({ type: 'move.placed', move: moveOf(context) })),
    emitCancelled: emit({ type: 'move.cancelled' }),
  },
}).createMachine({
  id: 'calendarMove',
  context: { move: null },
  initial: 'idle',
  on: {
    'move.start': [
      {
        guard: { type: 'hasTarget', params: ({ event }) => event.move },
        target: '.moving.onTime',
        actions: start,
      },
      { target: '.moving.onNoTime', actions: start },
    ],
  },
  states: {
    idle: {},
    moving: {
      tags: 'moving',
      initial: 'onNoTime',
      on: {
        'move.toDate': [
          { guard: hasTarget, target: '.onTime', actions: step },
          { target: '.onNoTime', actions: step },
        ],
        'move.toSlot': { guard: hasTarget, target: '.onTime', actions: step },
        'move.cancel': { target: 'idle', actions: ['emitCancelled', 'forget'] },
      },
      states: {
        onTime: {
          tags: 'placeable',
          on: {
            'move.place': { target: '#calendarMove.idle', actions: ['emitPlaced', 'forget'] },
          },
        },
        onNoTime: {},
      },
    },
  },
})

function moveOf({ move }: CalendarMoveContext): CalendarMove {
  if (move === null) throw new Error('A step was made while nothing is moved')
  return move
}
