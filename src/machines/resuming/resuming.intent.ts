/** What the end of a pause is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

export const resumingIntent: PathIntent = {
  events: {
    'resume.choose': 'The user chooses what becomes of the plan.',
    'resume.apply': 'The user confirms.',
  },
  actors: {
    movePins: 'The change of the pins’ times',
    endPause: 'The request to end the pause',
  },
  delays: {},
  expected: [
    { in: 'deciding.choosing', on: 'resume.apply', to: 'moving' },
    { in: 'moving', on: 'xstate.done.actor.movePins', to: 'ending' },
    { in: 'moving', on: 'xstate.error.actor.movePins', to: 'deciding.refused' },
    { in: 'deciding.refused', on: 'resume.choose', to: 'deciding.choosing' },
    { in: 'ending', on: 'xstate.done.actor.endPause', to: 'resumed' },
    { in: 'ending', on: 'xstate.error.actor.endPause', to: 'failed' },
    { in: 'failed', on: 'resume.apply', to: 'ending' },
  ],
}
