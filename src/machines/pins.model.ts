/** Paths through opening the log and the rounds with the server. */
import { defaultFilters } from '#core/pins/pin-filters.schema.ts'
import { emptyBook } from '#core/pins/pin-book.ts'
import { emptyHistory } from '#core/pins/pin.history.ts'
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
    'pins.undo': [{}],
    'pins.redo': [{}],
    'pins.filter': [{ filters: defaultFilters }],
    'store.opened': [{ book, note: saved, needsReset: false, hasNewer: false, tab: 't', owed: [] }, { book, note: { pending: 2, state: 'saved' }, needsReset: true, hasNewer: true, tab: 't', owed: [{ key: 'k', pinIds: ['p'] }] }],
    'store.changed': [{ book }],
    'store.noted': [{ note: saved }, { note: { pending: 2, state: 'saving' } }],
    'store.damaged': [{}],
    'store.rejected': [{ rejections: [] }],
    'store.remembered': [{ history: emptyHistory, revision: 1, isReadOnly: false }, { history: emptyHistory, revision: 1, isReadOnly: true }],
    'store.undone': [{ outcome: { verb: 'undo', root: 'c', refusal: null }, owed: [{ key: 'k', pinIds: ['p'] }] }, { outcome: { verb: 'redo', root: null, refusal: { kind: 'nothing' } }, owed: [] }],
    'store.failed': [{ message: 'Storage is off.' }],
    'xstate.done.actor.syncPins': [{ output: { kind: 'synced' } }, { output: { kind: 'waiting', pause: 1_000 } }, { output: { kind: 'signedOut' } }, { output: { kind: 'gone' } }, { output: { kind: 'aborted' } }],
  },
  abstract: ({ accountId, note, needsReset, isRefetch, isFirstRoundOver, wantsPull, isReadOnly, isVisible }: PinsContext) => [accountId, note.pending > 0, needsReset, isRefetch, isFirstRoundOver, wantsPull, isReadOnly, isVisible],
  invariants: [
    (snapshot, inFlight) => (inFlight.includes('syncPins') && !snapshot.hasTag('ready') ? 'talks to the server with no log open' : null),
    (snapshot, inFlight) => (snapshot.hasTag('ready') && !inFlight.includes('pinStore') ? 'ready with no log open' : null),
    (snapshot, inFlight) => (snapshot.hasTag('failed') && inFlight.length > 0 ? 'failed with something in flight' : null),
    (snapshot) => (snapshot.matches({ open: { ready: 'resting' } }) && !contextOf(snapshot.context).isFirstRoundOver ? 'rests before the first round has ended' : null),
    (snapshot) => (snapshot.matches({ open: 'opening' }) && contextOf(snapshot.context).isFirstRoundOver ? 'remembers a round of an earlier opening' : null),
    (snapshot) => (snapshot.matches({ open: { ready: 'resting' } }) && contextOf(snapshot.context).note.pending > 0 ? 'rests with unsent changes' : null),
    (snapshot) => (snapshot.matches({ open: { ready: 'resting' } }) && contextOf(snapshot.context).needsReset ? 'rests with a book that is not whole' : null),
  ],
  unreachable: {},
}

function contextOf(context: PinsContext): PinsContext {
  return context
}
