/** Paths through opening the log and the rounds with the server. */
import { defaultFilters } from '#core/pins/pin-filters.ts'
import { emptyBook } from '#core/pins/pin-book.ts'
import { idleCallback, idlePromise, type PathModel } from './path-model.ts'
import { pinsMachine, type PinsContext } from './pins.machine.ts'

const book = emptyBook('a')
const saved = { pending: 0, state: 'saved' } as const

export const pinsModel: PathModel = {
  name: 'pins',
  machine: pinsMachine.provide({ actors: { pinStore: idleCallback, syncPins: idlePromise } }),
  inputs: [{ userId: 'u' }],
  cases: {
    'account.changed': [{ accountId: 'a' }, { accountId: null }],
    'pins.apply': [{ events: [] }],
    'pins.filter': [{ filters: defaultFilters }],
    'store.opened': [{ book, note: saved, needsReset: false, hasNewer: false }, { book, note: { pending: 2, state: 'saved' }, needsReset: true, hasNewer: true }],
    'store.changed': [{ book }],
    'store.noted': [{ note: saved }, { note: { pending: 2, state: 'saving' } }],
    'store.rejected': [{ rejections: [] }],
    'store.failed': [{ message: 'Storage is off.' }],
    'xstate.done.actor.syncPins': [{ output: { kind: 'synced' } }, { output: { kind: 'waiting', pause: 1_000 } }, { output: { kind: 'signedOut' } }, { output: { kind: 'gone' } }, { output: { kind: 'aborted' } }],
  },
  abstract: ({ accountId, note, needsReset, wantsPull, error, sync }: PinsContext) => [accountId, note, needsReset, wantsPull, error !== null, sync.state],
  invariants: [
    (snapshot, inFlight) => (inFlight.includes('syncPins') && !snapshot.hasTag('ready') ? 'talks to the server with no log open' : null),
    (snapshot, inFlight) => (snapshot.hasTag('ready') && !inFlight.includes('pinStore') ? 'ready with no log open' : null),
    (snapshot, inFlight) => (snapshot.hasTag('failed') && inFlight.length > 0 ? 'failed with something in flight' : null),
    (snapshot) => (snapshot.matches({ open: { ready: 'resting' } }) && contextOf(snapshot.context).note.pending > 0 ? 'rests with unsent changes' : null),
  ],
  unreachable: {},
}

function contextOf(context: PinsContext): PinsContext {
  return context
}
