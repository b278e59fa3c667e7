/**
 * The pins of the selected account. The event log reduces and stores them; this chart says whether
 * it is open and when it talks to the server: after a change, when asked to pull, when the network,
 * the session or the person is back, every half minute while the page is seen for what other
 * devices did, and after the pause that a failed round asks for.
 *   idle (no account) -account.changed-> open { sync: opening -> round -> resting | waiting | signedOut | broken } -> failed | gone -pins.retry-> open
 * Beside `sync`, an open account has the regions `list`, `access` and `arrival`.
 */
import { caught, output } from '../done-event.ts'
import type { StoreNote, SyncPhase, SyncResult } from './pin-sync-words.ts'
import { emptyAccount } from './pins-context.ts'
import { pinsSetup } from './pins-setup.ts'

const noteIn = (phase: SyncPhase) => ({
  actions: {
    type: 'setNote' as const,
    params: ({ event: { note } }: { event: { note: StoreNote } }) => ({ note, phase }),
  },
})
const ended = (kind: SyncResult['kind']) => ({
  type: 'isKind' as const,
  params: ({ event }: { event: { output: SyncResult } }) => ({ result: event.output, kind }),
})
const seen = { type: 'recordVisible' as const, params: { isVisible: true } }
const unseen = { type: 'recordVisible' as const, params: { isVisible: false } }
const broken = {
  target: '#pins.open.sync.broken',
  actions: { type: 'explain', params: caught },
} as const
/** A pull that is requested during a round makes another one once this one has ended well. */
const askedOnceOrAgain = {
  initial: 'once',
  states: {
    once: {
      on: {
        'pins.pull': { target: 'again' },
        'page.visible': { target: 'again', actions: [seen, 'notifyStore'] },
      },
    },
    again: {
      on: {
        'xstate.done.actor.syncPins': {
          guard: ended('synced'),
          target: '#pins.open.sync.round.starting',
        },
      },
    },
  },
} as const

export const pinsMachine = pinsSetup.createMachine({
  id: 'pins',
  context: ({ input }) => ({
    ...emptyAccount(null),
    userId: input.userId,
    tab: '',
    isVisible: true,
    pause: 0,
  }),
  initial: 'idle',
  on: {
    'account.changed': [
      {
        guard: { type: 'isAccount', params: ({ event }) => event },
        target: '.open',
        reenter: true,
        actions: { type: 'changeAccount', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'changeAccount', params: ({ event }) => event } },
    ],
    'pins.dismissRejections': { actions: 'dismissRejections' },
    'page.hidden': { actions: unseen },
    'page.visible': { actions: seen },
  },
  states: {
    idle: {},
    open: {
      type: 'parallel',
      entry: 'begin',
      invoke: {
        id: 'pinStore',
        src: 'pinStore',
        input: ({ context }) => ({ userId: context.userId, accountId: context.accountId ?? '' }),
        onError: { target: 'failed', actions: { type: 'explain', params: caught } },
      },
      on: {
        'store.rejected': { actions: { type: 'addRejections', params: ({ event }) => event } },
        'pins.filter': { actions: { type: 'setFilters', params: ({ event }) => event } },
        'store.undone': {
          actions: [
            { type: 'setOutcome', params: ({ event }) => event },
            { type: 'askForRendering', params: ({ event }) => event },
          ],
        },
        'store.refused': { actions: { type: 'refuse', params: ({ event }) => event } },
        'page.hidden': { actions: [unseen, 'notifyStore'] },
        'page.visible': { actions: [seen, 'notifyStore'] },
      },
      states: {
        /** When it talks to the server. */
        sync: {
          initial: 'opening',
          states: {
            opening: {
              on: {
                'store.opened': {
                  target: 'round',
                  actions: [
                    { type: 'open', params: ({ event }) => event },
                    { type: 'askForRendering', params: ({ event }) => event },
                  ],
                },
              },
            },
            round: {
              initial: 'starting',
              entry: { type: 'notifySync', params: { phase: 'syncing' } },
              on: {
                'store.statusChanged': noteIn('syncing'),
                'xstate.done.actor.syncPins': [
                  { guard: ended('synced'), target: 'resting' },
                  { guard: ended('signedOut'), target: 'signedOut' },
                  { guard: ended('gone'), target: '#pins.gone' },
                  { target: 'waiting', actions: { type: 'setPause', params: output } },
                ],
              },
              states: {
                starting: {
                  always: [{ guard: 'isDamaged', target: 'refetching' }, { target: 'pulling' }],
                },
                pulling: {
                  invoke: {
                    id: 'syncPins',
                    src: 'syncPins',
                    input: ({ context }) => ({
                      accountId: context.accountId ?? '',
                      refetch: false,
                    }),
                    onError: broken,
                  },
                  ...askedOnceOrAgain,
                },
                refetching: {
                  invoke: {
                    id: 'syncPins',
                    src: 'syncPins',
                    input: ({ context }) => ({ accountId: context.accountId ?? '', refetch: true }),
                    onError: broken,
                  },
                  ...askedOnceOrAgain,
                },
              },
            },
            resting: {
              entry: { type: 'notifySync', params: { phase: 'resting' } },
              always: [
                { guard: 'hasUnsent', target: 'round' },
                { guard: 'isDamaged', target: 'round' },
              ],
              after: { newsPause: { guard: 'isVisible', target: 'round' } },
              on: {
                'store.statusChanged': noteIn('resting'),
                'network.online': { target: 'round' },
                'pins.retry': { target: 'round' },
                'pins.pull': { target: 'round' },
                'page.visible': { target: 'round', actions: [seen, 'notifyStore'] },
              },
            },
            waiting: {
              entry: { type: 'notifySync', params: { phase: 'waiting' } },
              after: { syncPause: { target: 'round' } },
              on: {
                'store.statusChanged': noteIn('waiting'),
                'network.online': { target: 'round' },
                'pins.retry': { target: 'round' },
              },
            },
            signedOut: {
              entry: [{ type: 'notifySync', params: { phase: 'waiting' } }, 'notifyExpired'],
              on: {
                'store.statusChanged': noteIn('waiting'),
                'session.restored': { target: 'round' },
                // The person may have signed in again in another tab.
                'page.visible': { target: 'round', actions: [seen, 'notifyStore'] },
                'network.online': { target: 'round' },
              },
            },
            /** The sync itself threw: a bug or a broken storage. It is tried again, seldom. */
            broken: {
              entry: { type: 'notifySync', params: { phase: 'waiting' } },
              after: { faultPause: { target: 'round' } },
              on: {
                'store.statusChanged': noteIn('waiting'),
                'pins.retry': { target: 'round' },
              },
            },
          },
        },
        /** Whether the local book is whole. If not, the next round fetches the server's list. */
        list: {
          initial: 'unknown',
          states: {
            unknown: {
              tags: 'loading',
              on: {
                'store.opened': [
                  {
                    guard: { type: 'holds', params: ({ event }) => event.needsReset },
                    target: 'known.damaged',
                  },
                  { target: 'known' },
                ],
              },
            },
            known: {
              tags: 'ready',
              initial: 'whole',
              on: {
                'store.changed': { actions: { type: 'setBook', params: ({ event }) => event } },
              },
              states: {
                whole: { on: { 'store.damaged': { target: 'damaged' } } },
                damaged: {
                  tags: 'damaged',
                  always: { guard: 'isRefetching', target: 'replacing' },
                },
                /** The server's list is on its way. */
                replacing: {
                  tags: 'damaged',
                  initial: 'fresh',
                  on: {
                    'xstate.done.actor.syncPins': { target: 'damaged' },
                    'xstate.error.actor.syncPins': { target: 'damaged' },
                  },
                  states: {
                    fresh: {
                      on: {
                        'store.damaged': { target: 'overtaken' },
                        'xstate.done.actor.syncPins': {
                          guard: ended('synced'),
                          target: '#pins.open.list.known.whole',
                        },
                      },
                    },
                    /** It may have been stored before the last damage. */
                    overtaken: {},
                  },
                },
              },
            },
          },
        },
        /** Whether this build may change the log. */
        access: {
          initial: 'unknown',
          on: {
            'store.opened': [
              {
                guard: { type: 'holds', params: ({ event }) => event.hasNewer },
                target: '.readOnly',
              },
              { target: '.writable' },
            ],
            'store.remembered': [
              {
                guard: { type: 'holds', params: ({ event }) => event.isReadOnly },
                target: '.readOnly',
                actions: { type: 'remember', params: ({ event }) => event },
              },
              {
                target: '.writable',
                actions: { type: 'remember', params: ({ event }) => event },
              },
            ],
          },
          states: {
            unknown: {},
            writable: {},
            /**
             * A newer build has written to the log: nothing can be changed here until the page is
             * reloaded.
             */
            readOnly: { tags: 'readOnly' },
          },
        },
        /**
         * Whether the first round with the server since the opening has ended, well or not: what
         * the book lacks then, it lacks.
         */
        arrival: {
          initial: 'pending',
          states: {
            pending: {
              on: {
                'xstate.done.actor.syncPins': [{ guard: ended('signedOut') }, { target: 'over' }],
                'xstate.error.actor.syncPins': { target: 'over' },
              },
            },
            over: { tags: 'arrived' },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'pins.retry': { target: 'open' } } },
    /**
     * Deleted on another device: the list of accounts, asked again, says what there is to work on.
     */
    gone: {
      tags: 'failed',
      entry: ['explainGone', 'askForAccounts'],
      on: { 'pins.retry': { target: 'open' } },
    },
  },
})
