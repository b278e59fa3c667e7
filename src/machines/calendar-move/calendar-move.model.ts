/** Paths of a move by keys: begun ahead or in the past, stepped, placed and cancelled. */
import type { AnyMachineSnapshot } from 'xstate'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import {
  calendarMoveMachine,
  type CalendarMove,
  type CalendarMoveContext,
} from './calendar-move.machine.ts'
import type { PathModel, Shown, Sight } from '../../../packages/model-paths/path-model.ts'
import { calendarMoveIntent } from './calendar-move.intent.ts'

const ahead: PlannedTime = { at: 2_000, zone: 'UTC', wall: '2026-12-01T08:00' }
const steps = [
  { date: '2026-12-01', target: ahead },
  { date: '2026-11-01', target: null },
]
const pin: CalendarMove['moved'] = { kind: 'publication', pinId: 'p', publicationId: 'q' }

export const calendarMoveModel: PathModel = {
  name: 'calendarMove',
  machine: calendarMoveMachine,
  inputs: [undefined],
  cases: {
    'move.start': steps.map((step) => ({ move: { ...step, moved: pin, title: 'A', time: null } })),
    'move.toDate': steps,
    'move.toSlot': steps,
  },
  abstract: ({ move }: CalendarMoveContext) => [move === null ? null : move.target !== null],
  invariants: [
    (snapshot) =>
      snapshot.hasTag('moving') === (moveOf(snapshot) === null)
        ? 'moving without a pin, or a pin kept after its move'
        : null,
    (snapshot) =>
      snapshot.hasTag('placeable') && moveOf(snapshot)?.target === null
        ? 'a pin could be placed at no time'
        : null,
  ],
  steps: [
    ({ event, after }) =>
      ['move.place', 'move.cancel'].includes(event.type) && after.hasTag('moving')
        ? 'the move goes on after its end'
        : null,
    ({ before, event, after }) =>
      event.type === 'move.place' && !before.hasTag('placeable') && !after.hasTag('moving')
        ? 'a pin was placed at no time'
        : null,
    ({ event, after }) =>
      event.type === 'move.toDate' &&
      after.hasTag('placeable') !== (Reflect.get(event, 'target') !== null)
        ? 'a step did not lead where it says'
        : null,
  ],
  intent: calendarMoveIntent,
  unreachable: {},
  page: shownIn,
}

const bar: Sight = { role: 'button', name: 'Cancel' }
const passed: Sight = { text: /has passed/ }

function shownIn(snapshot: AnyMachineSnapshot): Shown {
  if (!snapshot.hasTag('moving')) return { shows: [], hides: [bar, passed], offers: ['move.start'] }
  const offers = ['move.start', 'move.toDate', 'move.toSlot', 'move.cancel']
  return snapshot.hasTag('placeable')
    ? { shows: [bar], hides: [passed], offers: [...offers, 'move.place'] }
    : { shows: [bar, passed], hides: [], offers }
}

function moveOf({ context }: AnyMachineSnapshot): CalendarMove | null {
  return (context as CalendarMoveContext).move
}
