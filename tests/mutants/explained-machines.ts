/** Faults in the machines that no test can see, each with the reason: see `Explanation`. */
import type { Explanations } from '../../packages/mutation-testing/explanation.ts'

export const explainedMachines: Explanations = {
  'src/machines/accounts/accounts.machine.ts': [
    {
      why: 'Every transition to `ready` targets `purging`, so the initial state is never used.',
      faults: [["initial: 'idle',", "'idle' becomes 'changing'"]],
    },
  ],
  'src/machines/analytics/analytics.machine.ts': [
    {
      why: 'It says that nothing happens then; without it nothing happens either.',
      faults: [["invoke: { id: 'loadLibrary', src: 'loadLibrary", 'onDone is left out']],
    },
  ],
  'src/machines/task/task-setup.ts': [
    {
      why: 'Half a minute is more than either.',
      faults: [['pollPause: ({ context }) => (context.visible', '0 becomes 1']],
    },
    {
      why: 'A task that succeeded has a report; null is only for the types.',
      faults: [
        [
          'hasFailures: ({ context }) => (context.report?.failures.length ?? 0) > 0,',
          '0 becomes 1',
        ],
      ],
    },
  ],
  'src/machines/task/task.machine.ts': [
    {
      why: 'Deciding sees that the session has ended and suspends.',
      faults: [["{ guard: { type: 'isUnauthenticated', params", "'suspended' becomes 'deciding'"]],
    },
    {
      why: 'Deciding sees the same reason and suspends.',
      faults: [
        ["always: { guard: 'mustPause', target: 'suspended' },", "'suspended' becomes 'deciding'"],
      ],
    },
    {
      why: 'While waiting there is no final report and no reason to pause, so deciding always leads to checking.',
      faults: [["after: { pollPause: { target: 'deciding' } },", "'deciding' becomes 'checking'"]],
    },
    {
      why: 'A final report during the suspension leads to deciding by another transition, so only checking is left here.',
      faults: [
        [
          "always: { guard: not('mustPause'), target: 'deciding' },",
          "'deciding' becomes 'checking'",
        ],
      ],
    },
  ],
  'src/machines/pins/pins.machine.ts': [
    {
      why: 'A state inside the root is entered again either way, and the root has no entry action. The flag is for the reader.',
      faults: [['reenter: true,', 'reenter is left out']],
    },
    {
      why: 'It rests only when nothing is unsent, and then the last round has already set the same status.',
      faults: [
        ["entry: { type: 'notifySync', params: { phase: 'resting' } },", 'entry is left out'],
      ],
    },
  ],
  'src/machines/auth/auth.machine.ts': [
    {
      why: 'It would enter the current state again, which has no entry action.',
      faults: [["'auth.expired': {},", 'auth.expired is left out']],
    },
  ],
  'src/machines/app/app.machine.ts': [
    {
      why: 'The pages machine starts with the user, and its first event sets the value.',
      faults: [
        ['enter: assign((_, { user, isExpired }: AuthFacts', 'chosenPages is not remembered'],
      ],
    },
    {
      why: 'The pins machine starts with the user, and its first event sets the value.',
      faults: [
        ['enter: assign((_, { user, isExpired }: AuthFacts', 'pinGrounds is not remembered'],
      ],
    },
    {
      why: 'The event is sent right after the user was stored; null is only for the types.',
      faults: [
        [
          "notifyAnalyticsIn: sendTo('analytics', ({ context",
          'the condition never holds',
          "'auth.loggedOut' becomes another word",
        ],
      ],
    },
    {
      why: 'Without a target xstate sends the event to the app itself, which ignores it.',
      faults: [['if (child !== undefined) enqueue.sendTo', 'the condition always holds']],
    },
    {
      why: 'It would assign the same value.',
      faults: [
        ['if (user !== context.user) enqueue.assign({ user })', 'the condition always holds'],
      ],
    },
  ],
  'src/machines/pages/pages.machine.ts': [
    {
      why: 'The list of tasks always exists beside the pages; null is only for the types.',
      faults: [
        [
          'if (task_id !== null && tasks !== undefined) enqueue.sendTo',
          '&& loses its second operand',
        ],
        ['if (tasks !== undefined) enqueue.sendTo(tasks, wish)', 'the condition always holds'],
      ],
    },
  ],
  'src/machines/tasks/tasks.machine.ts': [
    {
      why: 'Beside the tasks there are always pages and pins: none is for the types.',
      faults: [
        [
          'if (listener !== undefined) enqueue.sendTo(listener, news)',
          'the condition always holds',
        ],
      ],
    },
  ],
  'src/machines/pin-flow/pin-flow.machine.ts': [
    {
      why: 'Pins are shown only where the grounds are known: none is for the types.',
      faults: [['hasSelection: ({ context }) => (context.grounds', '0 becomes 1']],
    },
    {
      why: 'Who stands there has wished for it, or for the step beside that has the same ground and the same words.',
      faults: [
        ["interests: { always: { guard: { type: 'lacksGround'", 'actions is left out'],
        ["design: { always: { guard: { type: 'lacksGround'", 'actions is left out'],
        [
          "always: { guard: { type: 'lacksGround', params: { step: 'titles' } }",
          'actions is left out',
        ],
        [
          "always: { guard: { type: 'lacksGround', params: { step: 'done' } }",
          'actions is left out',
        ],
      ],
    },
    {
      why: 'The sources are always granted, and who is done was refused nothing.',
      faults: [["on: { 'flow.reset': { target: 'judging'", "'judging' becomes 'sources'"]],
    },
  ],
  'src/machines/pin-flow/pin-flow-steps.ts': [
    {
      why: 'Where nothing else has ground the sources are taken anyway.',
      faults: [['const upTo = flowSteps.slice(0, flowSteps.indexOf(wanted) + 1)', '0 becomes 1']],
    },
    {
      why: 'No two steps have one name.',
      faults: [
        [
          'const upTo = flowSteps.slice(0, flowSteps.indexOf(wanted) + 1)',
          'indexOf becomes lastIndexOf',
        ],
      ],
    },
  ],
  'src/machines/workspace-import/workspace-import.machine.ts': [
    {
      why: 'An import is wished for only where one was checked or has failed.',
      faults: [
        ["mustAsk: ({ context }) => isAt(context, 'uploaded", '&& loses its second operand'],
      ],
    },
    {
      why: 'Asking again has cleared the error.',
      faults: [['remember: assign((_, { found }: Found) => ({ found', 'error is not remembered']],
    },
    {
      why: 'Where something is wished for there is no error: a failed import is tried again or forgotten, and both put it away.',
      faults: [
        ['wish: assign((_, { wish }: { wish: Request }) => ({ wish', 'error is not remembered'],
      ],
    },
    {
      why: 'A decision has no earlier error.',
      faults: [['explainFound: assign(({ context }) => ({ error', '?? loses its second operand']],
    },
    {
      why: 'Deciding with nothing under way is idle in the same step.',
      faults: [
        ["initial: 'idle',", "'idle' becomes 'deciding'"],
        ["starting: { tags: ['busy', 'sending'], invoke", "'idle' becomes 'deciding'"],
        ["cancelling: { tags: 'busy', invoke: { id", "'idle' becomes 'deciding'"],
        ["'workspace.cancel': [{ guard: 'isNothing", "'idle' becomes 'deciding'"],
        ["failed: { tags: 'failed', on: { 'workspace", "'idle' becomes 'deciding'"],
      ],
    },
    {
      why: 'Deciding recalls, in the same step, when that is wished for.',
      faults: [["idle: { tags: 'idle', on: { 'workspace.open", "'deciding' becomes 'recalling'"]],
    },
    {
      why: 'Nobody sees a state that is left in the step in which it is entered.',
      faults: [["tags: 'busy',", 'tags is left out']],
    },
  ],
}
