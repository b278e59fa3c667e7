/** What connecting an account to a network is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'
import { isUnauthenticated } from '../call-failed.ts'

type Failed = { error: unknown }

export const connectionIntent: PathIntent = {
  events: {
    'connection.start': 'The user connects an account.',
    'connection.resume': 'The user resumes a stopped account.',
    'connection.paste': 'The user chooses to paste a sandbox token.',
    'connection.disconnect': 'The user asks to disconnect an account.',
    'connection.returned': 'The network sends the user back.',
    'connection.sendToken': 'The user sends the pasted token.',
    'connection.cancel': 'The user cancels.',
    'connection.confirm': 'The user confirms.',
    'session.restored': 'The user logs in again.',
  },
  actors: {
    startConnection: 'The request for the network’s address',
    finishConnection: 'The exchange of the grant',
    resumeConnection: 'The request to resume',
    connectSandbox: 'The check of the token',
    endConnection: 'The request to disconnect',
  },
  delays: { leavePause: { words: 'wait for the browser to leave the page', lasts: 30_000 } },
  expected: [
    { in: 'resting', on: 'connection.start', to: 'starting' },
    { in: 'starting', on: 'xstate.done.actor.startConnection', to: 'leaving' },
    { in: 'starting', on: 'xstate.error.actor.startConnection', to: 'resting.failed' },
    { in: 'leaving', on: 'xstate.after.leavePause.connection.leaving', to: 'resting.clear' },
    { in: 'resting', on: 'connection.disconnect', to: 'ending.confirming' },
    { in: 'ending.confirming', on: 'connection.cancel', to: 'resting' },
    { in: 'ending.confirming', on: 'connection.confirm', to: 'ending.disconnecting' },
    {
      in: 'ending.disconnecting',
      on: 'xstate.error.actor.endConnection',
      to: 'ending.confirming',
    },
    { in: 'pasting.editing', on: 'connection.cancel', to: 'resting' },
    { in: 'pasting.sending', on: 'connection.cancel', to: 'resting' },
    {
      in: 'finishing',
      on: 'xstate.done.actor.finishConnection',
      to: 'resting.connected',
      sets: (_, { output }: { output: unknown }) => ({ connection: output }),
    },
    {
      in: 'finishing',
      on: 'xstate.error.actor.finishConnection',
      when: ({ error }: Failed) => isUnauthenticated(error),
      to: 'awaitingSession',
    },
    { in: 'awaitingSession', on: 'session.restored', to: 'finishing' },
  ],
}
