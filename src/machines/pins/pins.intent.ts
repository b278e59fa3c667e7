/** What the list of pins is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'
import type { PinsContext } from './pins-context.ts'

type AccountChange = { accountId: string | null }
type Synced = { output: { kind: string } }
const ends =
  (kind: string) =>
  ({ output }: Synced): boolean =>
    output.kind === kind

export const pinsIntent: PathIntent = {
  events: {
    'account.changed': 'Another account becomes the selected one.',
    'pins.dismissRejections': 'The user closes the note about rejected changes.',
    'pins.filter': 'The user filters the pins.',
    'pins.pull': 'A job has made newer pins on the server.',
    'pins.retry': 'The user asks for another try.',
    'page.hidden': 'The user leaves the tab.',
    'page.visible': 'The user returns to the tab.',
    'network.online': 'The network returns.',
    'session.restored': 'The user logs in again.',
    'store.opened': 'The pin store is open.',
    'store.changed': 'The pin store has changed pins: the user did, or the server.',
    'store.damaged': 'The pin store finds damaged rows.',
    'store.rejected': 'The server rejects changes.',
    'store.remembered': 'The pin store reports what can be undone.',
    'store.statusChanged': 'The pin store reports how much is saved.',
    'store.undone': 'The user undoes or redoes a change, and the pin store reports how that ended.',
    'store.refused': 'The user changes pins in a store that is read-only.',
  },
  actors: { pinStore: 'The pin store', syncPins: 'The exchange with the server' },
  delays: {
    syncPause: { words: 'pause before the next exchange', lasts: [[{ pause: 4_321 }, 4_321]] },
    faultPause: { words: 'pause after a fault', lasts: 30_000 },
    newsPause: { words: 'pause between two looks for news', lasts: 30_000 },
  },
  expected: [
    {
      in: 'idle',
      on: 'account.changed',
      when: ({ accountId }: AccountChange) => accountId !== null,
      to: 'open.sync.opening',
      sets: (_, { accountId }: AccountChange) => ({ accountId }),
    },
    {
      in: 'open.list.known',
      on: 'account.changed',
      when: ({ accountId }: AccountChange) => accountId === null,
      to: 'idle',
    },
    { in: 'open.sync.opening', on: 'store.opened', to: 'open.sync.round' },
    { in: 'open', on: 'xstate.error.actor.pinStore', to: 'failed' },
    {
      in: 'open.sync.round',
      on: 'xstate.done.actor.syncPins',
      when: ends('signedOut'),
      to: 'open.sync.signedOut',
    },
    { in: 'open.sync.round', on: 'xstate.done.actor.syncPins', when: ends('gone'), to: 'gone' },
    {
      in: 'open.sync.round',
      on: 'xstate.done.actor.syncPins',
      when: ends('waiting'),
      to: 'open.sync.waiting',
      sets: (_, { output }: { output: { pause?: number } }) => ({ pause: output.pause }),
    },
    { in: 'open.sync.round', on: 'xstate.error.actor.syncPins', to: 'open.sync.broken' },
    { in: 'open.sync.resting', on: 'pins.pull', to: 'open.sync.round' },
    { in: 'open.sync.resting', on: 'pins.retry', to: 'open.sync.round' },
    {
      in: 'open.sync.resting',
      on: 'xstate.after.newsPause.pins.open.sync.resting',
      when: (_, { isVisible }: PinsContext) => isVisible,
      to: 'open.sync.round',
    },
    {
      in: 'open.sync.resting',
      on: 'xstate.after.newsPause.pins.open.sync.resting',
      when: (_, { isVisible }: PinsContext) => !isVisible,
      to: 'stays',
    },
    { in: 'open.sync.signedOut', on: 'session.restored', to: 'open.sync.round' },
    {
      in: 'open.sync.broken',
      on: 'xstate.after.faultPause.pins.open.sync.broken',
      to: 'open.sync.round',
    },
    { in: 'failed', on: 'pins.retry', to: 'open.sync.opening', sets: () => ({ error: null }) },
    { in: 'gone', on: 'pins.retry', to: 'open.sync.opening' },
    {
      in: 'open.list.known',
      on: 'store.refused',
      to: 'stays',
      sets: (_, { verb }: { verb: string }) => ({
        outcome: { verb, root: null, refusal: { kind: 'readOnly' } },
      }),
    },
    {
      in: 'open.list.known',
      on: 'pins.dismissRejections',
      to: 'stays',
      sets: () => ({ rejections: [] }),
    },
  ],
}
