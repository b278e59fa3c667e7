/**
 * One long job on the server, from the button to its result. Every start is asked for under an
 * idempotency key, so asking again after a lost answer, a reload or a crash never starts it twice.
 *   resuming -> starting { requesting <-> backingOff | held (its account is not open) } -> polling { deciding -> checking -> waiting -> deciding, suspended }
 *   polling -> succeeded | failed | cancelled | timedOut        starting -> failed
 *   starting | polling -task.cancel-> cancelling { asking <-> holding, settling } -> cancelled        any end -task.retry-> starting | polling
 */
import { not } from 'xstate'
import { caught, output } from '../done-event.ts'
import { taskSetup } from './task-setup.ts'

export const taskMachine = taskSetup.createMachine({
  id: 'task',
  context: ({ input }) => ({
    ...input,
    name: input.report?.name ?? '',
    pauseReason: null,
    error: null,
    attempt: 0,
    retryAfter: null,
    sessionExpired: false,
    hasLock: false,
  }),
  initial: 'resuming',
  on: {
    'page.visible': { actions: { type: 'setSurroundings', params: { visible: true } } },
    'page.hidden': { actions: { type: 'setSurroundings', params: { visible: false } } },
    'network.online': { actions: { type: 'setSurroundings', params: { online: true } } },
    'network.offline': { actions: { type: 'setSurroundings', params: { online: false } } },
    'session.expired': { actions: { type: 'setSurroundings', params: { sessionExpired: true } } },
    'session.restored': {
      actions: { type: 'setSurroundings', params: { sessionExpired: false } },
    },
  },
  states: {
    resuming: { always: [{ guard: 'isStarted', target: 'polling' }, { target: 'starting' }] },
    starting: {
      tags: 'starting',
      initial: 'requesting',
      on: { 'task.cancel': { target: 'cancelling' } },
      states: {
        requesting: {
          invoke: {
            id: 'startTask',
            src: 'startTask',
            input: ({ context }) => ({
              key: context.key,
              start: context.start,
              taskId: context.taskId,
            }),
            onDone: { target: '#task.polling', actions: { type: 'rememberTask', params: output } },
            onError: [
              {
                guard: { type: 'isUnauthenticated', params: caught },
                target: 'backingOff',
                actions: { type: 'setSurroundings', params: { sessionExpired: true } },
              },
              {
                guard: { type: 'isTransient', params: caught },
                target: 'backingOff',
                actions: { type: 'countFailure', params: caught },
              },
              {
                guard: { type: 'runsAlready', params: caught },
                target: '#task.polling',
                actions: 'forgetReport',
              },
              { guard: { type: 'isElsewhere', params: caught }, target: 'held' },
              { target: '#task.failed', actions: { type: 'explain', params: caught } },
            ],
          },
        },
        held: {
          entry: 'recordElsewhere',
          exit: 'clearPause',
          after: { accountPause: { target: 'requesting' } },
        },
        backingOff: {
          entry: 'recordPause',
          exit: 'clearPause',
          after: { errorPause: { guard: not('isSessionExpired'), target: 'requesting' } },
          on: {
            'network.online': {
              target: 'requesting',
              actions: { type: 'setSurroundings', params: { online: true } },
            },
            'session.restored': {
              target: 'requesting',
              actions: { type: 'setSurroundings', params: { sessionExpired: false } },
            },
          },
        },
      },
    },
    polling: {
      tags: 'running',
      initial: 'deciding',
      entry: 'armDeadline',
      exit: ['disarmDeadline', { type: 'setSurroundings', params: { hasLock: false } }],
      invoke: {
        id: 'sharePolling',
        src: 'sharePolling',
        input: ({ context }) => ({ key: context.key, visible: context.visible }),
        onError: { actions: { type: 'setSurroundings', params: { hasLock: true } } },
      },
      on: {
        'task.cancel': { target: 'cancelling' },
        'task.deadline': { target: 'timedOut' },
        'lock.granted': { actions: { type: 'setSurroundings', params: { hasLock: true } } },
        'lock.released': { actions: { type: 'setSurroundings', params: { hasLock: false } } },
        'page.visible': {
          actions: [{ type: 'setSurroundings', params: { visible: true } }, 'notifyLock'],
        },
        'page.hidden': {
          actions: [{ type: 'setSurroundings', params: { visible: false } }, 'notifyLock'],
        },
        'task.reported': [
          {
            guard: { type: 'endsIt', params: ({ event }) => event },
            target: '.deciding',
            actions: { type: 'rememberReport', params: ({ event }) => event },
          },
          {
            actions: [
              'disarmDeadline',
              'armDeadline',
              { type: 'rememberReport', params: ({ event }) => event },
            ],
          },
        ],
      },
      states: {
        deciding: {
          always: [
            { guard: 'hasSucceeded', target: '#task.succeeded' },
            { guard: 'hasFailed', target: '#task.failed', actions: 'explainReport' },
            { guard: 'isCancelled', target: '#task.cancelled' },
            { guard: 'mustPause', target: 'suspended' },
            { target: 'checking' },
          ],
        },
        checking: {
          invoke: {
            id: 'checkTask',
            src: 'checkTask',
            input: ({ context }) => ({ taskId: context.taskId ?? '' }),
            onDone: [
              {
                guard: { type: 'endsIt', params: output },
                target: 'deciding',
                actions: [
                  { type: 'rememberReport', params: output },
                  { type: 'notifyOtherTabs', params: output },
                ],
              },
              {
                guard: { type: 'isNews', params: output },
                target: 'waiting',
                actions: [
                  'disarmDeadline',
                  'armDeadline',
                  { type: 'rememberReport', params: output },
                  { type: 'notifyOtherTabs', params: output },
                ],
              },
              { target: 'waiting', actions: { type: 'rememberReport', params: output } },
            ],
            onError: [
              {
                guard: { type: 'isUnauthenticated', params: caught },
                target: 'suspended',
                actions: { type: 'setSurroundings', params: { sessionExpired: true } },
              },
              {
                guard: { type: 'isTransient', params: caught },
                target: 'waiting',
                actions: { type: 'countFailure', params: caught },
              },
              { target: '#task.failed', actions: { type: 'explain', params: caught } },
            ],
          },
        },
        waiting: {
          entry: 'recordPause',
          exit: 'clearPause',
          always: { guard: 'mustPause', target: 'suspended' },
          after: { pollPause: { target: 'deciding' } },
          on: {
            'page.visible': {
              target: 'deciding',
              actions: [{ type: 'setSurroundings', params: { visible: true } }, 'notifyLock'],
            },
          },
        },
        suspended: {
          tags: 'suspended',
          entry: ['recordPause', 'disarmDeadline'],
          exit: ['clearPause', 'armDeadline'],
          always: { guard: not('mustPause'), target: 'deciding' },
          // It has no deadline, whatever is received meanwhile.
          on: {
            'task.reported': [
              {
                guard: { type: 'endsIt', params: ({ event }) => event },
                target: 'deciding',
                actions: { type: 'rememberReport', params: ({ event }) => event },
              },
              { actions: { type: 'rememberReport', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    cancelling: {
      tags: 'cancelling',
      initial: 'asking',
      entry: 'clearError',
      states: {
        asking: {
          invoke: {
            id: 'cancelTask',
            src: 'cancelTask',
            input: ({ context }) => ({ key: context.key, taskId: context.taskId }),
            onDone: [
              {
                guard: { type: 'endsIt', params: output },
                target: 'settling',
                actions: { type: 'rememberReport', params: output },
              },
              { target: 'holding', actions: { type: 'rememberReport', params: output } },
            ],
            onError: [
              { guard: { type: 'isFinishedAlready', params: caught }, target: '#task.polling' },
              {
                guard: { type: 'isUnauthenticated', params: caught },
                target: 'holding',
                actions: { type: 'setSurroundings', params: { sessionExpired: true } },
              },
              {
                guard: { type: 'isTransient', params: caught },
                target: 'holding',
                actions: { type: 'countFailure', params: caught },
              },
              { target: '#task.failed', actions: { type: 'explain', params: caught } },
            ],
          },
        },
        holding: {
          after: { errorPause: { guard: not('isSessionExpired'), target: 'asking' } },
          on: {
            'network.online': {
              target: 'asking',
              actions: { type: 'setSurroundings', params: { online: true } },
            },
            'session.restored': {
              target: 'asking',
              actions: { type: 'setSurroundings', params: { sessionExpired: false } },
            },
          },
        },
        settling: {
          always: [
            { guard: 'hasSucceeded', target: '#task.succeeded' },
            { guard: 'hasFailed', target: '#task.failed', actions: 'explainReport' },
            { target: '#task.cancelled' },
          ],
        },
      },
    },
    succeeded: {
      tags: ['succeeded', 'final'],
      on: { 'task.retry': { guard: 'hasFailures', target: 'starting' } },
    },
    failed: {
      tags: ['failed', 'final'],
      on: { 'task.retry': { target: 'starting', actions: 'clearError' } },
    },
    cancelled: {
      tags: ['cancelled', 'final'],
      on: { 'task.retry': { guard: 'isStarted', target: 'starting' } },
    },
    timedOut: {
      tags: ['timedOut', 'final'],
      on: { 'task.retry': { target: 'polling' }, 'task.cancel': { target: 'cancelling' } },
    },
  },
})
