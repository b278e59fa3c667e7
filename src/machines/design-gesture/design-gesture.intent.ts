/** What gestures on the canvas are meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

const forgets = () => ({ gesture: null })

export const designGestureIntent: PathIntent = {
  events: {
    'gesture.press': 'The user presses the pointer.',
    'gesture.step': 'The user presses an arrow key.',
    'gesture.type': 'The user begins to edit a text in place.',
    'gesture.move': 'The user moves the pointer.',
    'gesture.release': 'The user releases the pointer.',
    'gesture.cancel': 'The user presses Escape.',
    'gesture.lost': 'The browser takes the pointer away.',
    'gesture.typed': 'The user finishes the text.',
  },
  actors: {},
  delays: { stepPause: { words: 'pause that ends a series of arrow keys', lasts: 800 } },
  expected: [
    { in: 'idle', on: 'gesture.press', to: 'pressing' },
    { in: 'pressing', on: 'gesture.release', to: 'idle', sets: forgets },
    { in: 'moving', on: 'gesture.release', to: 'idle', sets: forgets },
    { in: 'moving', on: 'gesture.cancel', to: 'idle', sets: forgets },
    { in: 'resizing', on: 'gesture.cancel', to: 'idle', sets: forgets },
    { in: 'turning', on: 'gesture.cancel', to: 'idle', sets: forgets },
    { in: 'marquee', on: 'gesture.lost', to: 'idle', sets: forgets },
    { in: 'guiding', on: 'gesture.release', to: 'idle', sets: forgets },
    { in: 'guiding', on: 'gesture.cancel', to: 'idle', sets: forgets },
    { in: 'idle', on: 'gesture.step', to: 'stepping' },
    { in: 'stepping', on: 'xstate.after.stepPause.designGesture.stepping', to: 'idle' },
    { in: 'typing', on: 'gesture.typed', to: 'idle' },
    { in: 'typing', on: 'gesture.cancel', to: 'idle' },
  ],
}
