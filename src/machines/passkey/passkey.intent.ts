/** What the use of a passkey is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

const nothing = () => ({ prompt: null, signed: null })
const clear = () => ({ ...nothing(), failure: null })

export const passkeyIntent: PathIntent = {
  events: {
    'passkey.start': 'The user asks to log in with a passkey, or to add one.',
    'passkey.cancel': 'The user cancels.',
  },
  actors: {
    requestOptions: 'The request for a challenge',
    promptUser: 'The browser’s dialog',
    sendResponse: 'The check of the response',
  },
  delays: {},
  expected: [
    { in: 'idle', on: 'passkey.start', to: 'requesting', sets: clear },
    { in: 'idle', on: 'passkey.cancel', to: 'stays' },
    { in: 'requesting', on: 'xstate.done.actor.requestOptions', to: 'prompting' },
    { in: 'requesting', on: 'xstate.error.actor.requestOptions', to: 'idle', sets: nothing },
    { in: 'requesting', on: 'passkey.cancel', to: 'idle', sets: clear },
    { in: 'requesting', on: 'passkey.start', to: 'stays' },
    { in: 'prompting', on: 'xstate.done.actor.promptUser', to: 'checking' },
    { in: 'prompting', on: 'xstate.error.actor.promptUser', to: 'idle', sets: nothing },
    { in: 'prompting', on: 'passkey.cancel', to: 'idle', sets: clear },
    { in: 'prompting', on: 'passkey.start', to: 'stays' },
    { in: 'checking', on: 'xstate.done.actor.sendResponse', to: 'idle', sets: clear },
    { in: 'checking', on: 'xstate.error.actor.sendResponse', to: 'idle', sets: nothing },
    { in: 'checking', on: 'passkey.cancel', to: 'idle', sets: clear },
    { in: 'checking', on: 'passkey.start', to: 'stays' },
  ],
}
