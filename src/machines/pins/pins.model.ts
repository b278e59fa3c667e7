/** Paths through opening the log and the rounds with the server. */
import type { AnyMachineSnapshot } from 'xstate'
import { defaultFilters } from '#core/pins/filters/pin-filters.schema.ts'
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { emptyHistory } from '#core/pins/history/pin-history.ts'
import { testId } from '#core/pins/pin.builder.ts'
import {
  idleCallback,
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { nothingStored } from './pin-sync-words.ts'
import { pinsMachine } from './pins.machine.ts'
import type { PinsContext } from './pins-context.ts'
import { pinsIntent } from './pins.intent.ts'

const accountId = '0192f0c1-2d3e-7abc-8def-00000000000a'
const book = emptyBook(accountId)
/**
 * What a revision represents where the page is driven: pins, one of them changed, that change taken
 * back and done again; pins that are only shown, since a newer build has written, with a change or
 * with one that was taken back; pins and a change that was refused.
 */
export const revisionOf = {
  listed: 1,
  changed: 2,
  takenBack: 3,
  doneAgain: 4,
  shown: 5,
  shownBack: 6,
  refused: 7,
} as const
/** With a change that can be taken back, or done again. */
export const undoable: readonly number[] = [
  revisionOf.changed,
  revisionOf.doneAgain,
  revisionOf.shown,
]
export const redoable: readonly number[] = [revisionOf.takenBack, revisionOf.shownBack]

const saved = { pending: 0, state: 'saved' } as const

export const pinsModel: PathModel = {
  name: 'pins',
  machine: pinsMachine.provide({ actors: { pinStore: idleCallback, syncPins: idlePromise } }),
  inputs: [{ userId: 'u' }],
  cases: {
    'account.changed': [{ accountId }, { accountId: null }],
    'pins.filter': [{ filters: defaultFilters }],
    'store.opened': [
      { book, note: saved, needsReset: false, hasNewer: false, tab: 't', owed: [] },
      { book, note: saved, needsReset: true, hasNewer: false, tab: 't', owed: [] },
      { book, note: saved, needsReset: true, hasNewer: true, tab: 't', owed: [] },
      {
        book,
        note: { pending: 2, state: 'saved' },
        needsReset: true,
        hasNewer: true,
        tab: 't',
        owed: [{ key: testId('key'), pinIds: [testId('a')] }],
      },
    ],
    'store.changed': [{ book }],
    'store.statusChanged': [{ note: saved }, { note: { pending: 2, state: 'saving' } }],
    'store.damaged': [{}],
    'store.rejected': [{ rejections: [{ id: testId('change'), message: 'Not like this.' }] }],
    'store.remembered': [
      { history: emptyHistory, revision: 0, isReadOnly: false },
      { history: emptyHistory, revision: revisionOf.shown, isReadOnly: true },
      { history: emptyHistory, revision: revisionOf.shownBack, isReadOnly: true },
    ],
    'store.undone': [
      {
        outcome: { verb: 'undo', root: 'c', refusal: null },
        owed: [{ key: testId('key'), pinIds: [testId('a')] }],
      },
      { outcome: { verb: 'redo', root: 'c', refusal: null }, owed: [] },
    ],
    'store.refused': [{ verb: 'change' }, { verb: 'undo' }, { verb: 'redo' }],
    'xstate.done.actor.syncPins': [
      { output: { kind: 'synced' } },
      { output: { kind: 'waiting', pause: 1_000 } },
      { output: { kind: 'signedOut' } },
      { output: { kind: 'gone' } },
      { output: { kind: 'aborted' } },
    ],
  },
  abstract: ({ accountId: account, note, isVisible, tab, revision, rejections }: PinsContext) => [
    account,
    note.pending > 0,
    isVisible,
    tab !== '',
    revision,
    rejections.length > 0,
  ],
  invariants: [
    (snapshot, inFlight) =>
      inFlight.includes('syncPins') !== snapshot.matches({ open: { sync: 'round' } })
        ? 'a round is on its way elsewhere, or none where one should be'
        : null,
    (snapshot) =>
      snapshot.matches({ open: { list: { known: 'replacing' } } }) &&
      !snapshot.matches({ open: { sync: { round: 'refetching' } } })
        ? 'waits for a list that is not on its way'
        : null,
    (snapshot, inFlight) =>
      inFlight.includes('syncPins') && !snapshot.hasTag('ready')
        ? 'talks to the server with no log open'
        : null,
    (snapshot, inFlight) =>
      snapshot.hasTag('ready') && !inFlight.includes('pinStore') ? 'ready with no log open' : null,
    (snapshot, inFlight) =>
      snapshot.hasTag('failed') && inFlight.length > 0 ? 'failed with something in flight' : null,
    (snapshot) =>
      snapshot.matches({ open: { sync: 'resting' } }) && !snapshot.hasTag('arrived')
        ? 'rests before the first round has ended'
        : null,
    (snapshot) =>
      snapshot.matches({ open: { sync: 'opening' } }) && snapshot.hasTag('arrived')
        ? 'remembers a round of an earlier opening'
        : null,
    (snapshot) =>
      snapshot.matches({ open: { sync: 'resting' } }) && contextOf(snapshot).note.pending > 0
        ? 'rests with unsent changes'
        : null,
    (snapshot) =>
      snapshot.matches({ open: { sync: 'resting' } }) && snapshot.hasTag('damaged')
        ? 'rests with a book that is not whole'
        : null,
  ],
  steps: [
    ({ before, event, after }) =>
      isWaiting(before) &&
      (event.type === 'network.online' || event.type === 'pins.retry') &&
      !after.matches({ open: { sync: 'round' } })
        ? 'does not ask although it may be answered now'
        : null,
    ({ before, after }) =>
      contextOf(before).note.pending > 0 &&
      contextOf(after).note === nothingStored &&
      !after.matches({ open: { sync: 'opening' } }) &&
      !after.matches('idle')
        ? 'forgets what is unsent'
        : null,
    ({ before, event, after, inFlight }) =>
      before.hasTag('ready') &&
      event.type.startsWith('xstate.done.actor.syncPins') &&
      !after.hasTag('failed') &&
      !inFlight.includes('pinStore')
        ? 'closes the log because of the network'
        : null,
    ({ event, after }) =>
      event.type === 'store.damaged' && after.hasTag('ready') && !after.hasTag('damaged')
        ? 'goes on with a book that is not whole'
        : null,
    ({ event, after }) =>
      event.type === 'account.changed' && contextOf(after).book.count > 0
        ? 'shows the pins of another account'
        : null,
    ({ event, after }) =>
      event.type === 'store.refused' &&
      after.hasTag('ready') &&
      contextOf(after).outcome?.refusal?.kind !== 'readOnly'
        ? 'does not say why nothing was changed'
        : null,
    ({ event, after }) =>
      event.type === 'xstate.error.actor.pinStore' && contextOf(after).error === null
        ? 'says nothing of pins that did not open'
        : null,
  ],
  intent: pinsIntent,
  unreachable: {},
  page: shownIn,
}

const sheet: Sight = { role: 'dialog', name: 'Please log in again' }
const failed: Sight = { role: 'heading', name: 'Couldn’t load your pins' }
const empty: Sight = { role: 'heading', name: 'No pins yet' }
const words = {
  saved: 'Saved',
  saving: 'Saving…',
  sending: 'Saving…',
  waiting: 'Saved here',
  memoryOnly: 'Not saved here',
} as const

/** The screen of all pins, and the word on what became of the changes. */
function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const { rejections } = contextOf(snapshot)
  if (snapshot.matches('idle')) return { shows: [], hides: [failed, empty, sheet], offers: [] }
  if (snapshot.matches({ open: { sync: 'signedOut' } }))
    return { shows: [sheet], hides: [], offers: [] }
  const refused = rejections.length > 0 ? ['pins.dismissRejections'] : []
  if (snapshot.hasTag('failed'))
    return { shows: [failed], hides: [empty, sheet], offers: ['pins.retry', ...refused] }
  return {
    shows: [{ text: wordIn(snapshot) }],
    hides: [failed, sheet, ...(snapshot.hasTag('arrived') ? [] : [empty])],
    offers: [...offersIn(snapshot), ...refused],
  }
}

function wordIn(snapshot: AnyMachineSnapshot): string {
  return snapshot.hasTag('readOnly') ? 'View only' : words[contextOf(snapshot).sync.state]
}

function offersIn(snapshot: AnyMachineSnapshot): string[] {
  const { sync, revision } = contextOf(snapshot)
  return [
    ...(snapshot.hasTag('ready') && revision >= revisionOf.listed ? ['change', 'pins.filter'] : []),
    ...(undoable.includes(revision) ? ['undo'] : []),
    ...(redoable.includes(revision) ? ['redo'] : []),
    ...(sync.state === 'waiting' && sync.pending > 0 && !snapshot.hasTag('readOnly')
      ? ['pins.retry']
      : []),
  ]
}

/** For the server's answer. */
function isWaiting(snapshot: AnyMachineSnapshot): boolean {
  return (
    snapshot.matches({ open: { sync: 'waiting' } }) ||
    snapshot.matches({ open: { sync: 'signedOut' } })
  )
}

function contextOf({ context }: AnyMachineSnapshot): PinsContext {
  return context as PinsContext
}
