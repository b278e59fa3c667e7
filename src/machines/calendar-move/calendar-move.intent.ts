/** What a move over the calendar is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

export const calendarMoveIntent: PathIntent = {
  events: {
    'move.start': 'The user begins to move a pin by keys.',
    'move.toDate': 'The user presses an arrow key to go to another day.',
    'move.toSlot': 'The user goes to another slot of the day.',
    'move.cancel': 'The user presses Escape.',
    'move.place': 'The user presses Enter to place the pin.',
  },
  actors: {},
  delays: {},
  expected: [
    { in: 'idle', on: 'move.start', to: 'moving' },
    { in: 'moving', on: 'move.cancel', to: 'idle', sets: () => ({ move: null }) },
    { in: 'moving.onTime', on: 'move.place', to: 'idle', sets: () => ({ move: null }) },
    { in: 'moving.onNoTime', on: 'move.place', to: 'stays' },
  ],
}
