/**
 * Ending the pause of an account: what becomes of its plan is chosen, the pins get their new times,
 * and when the server has them all the account goes on. Until then it stays paused.
 *   deciding -apply-> moving -sent-> ending -> resumed        moving -refused-> deciding.refused
 *   ending -failed-> failed -apply-> ending (the pins have moved already)
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { messageOf, type Reason } from '../call-failed.ts'
import { caught } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'

/**
 * `keep`: dates that are still ahead stay, and those that passed take the next open slots. `shift`:
 * all that was planned since the pause began moves by as many days as it lasted.
 */
export type ResumeChoice = 'keep' | 'shift'
/** Of what is moved the machine knows no more than where to. */
export interface ResumeMove {
  readonly to: PlannedTime
}
export interface ResumingContext {
  readonly choice: ResumeChoice
  readonly moves: readonly ResumeMove[]
  readonly error: Reason | null
}
export type ResumingEvent =
  | { type: 'resume.choose'; choice: ResumeChoice }
  | { type: 'resume.apply'; moves: readonly ResumeMove[] }
export interface ResumingEmitted {
  type: 'resume.resumed'
}

export const resumingMachine = setup({
  types: {
    context: {} as ResumingContext,
    events: {} as ResumingEvent,
    emitted: {} as ResumingEmitted,
    tags: {} as 'deciding' | 'moving' | 'busy' | 'refused' | 'failed',
  },
  actors: {
    /** Resolves when the server has all of them, and rejects when it has refused one. */
    movePins: fromPromise<void, { moves: readonly ResumeMove[] }>(() => notProvided('movePins')),
    endPause: fromPromise<void>(() => notProvided('endPause')),
  },
  actions: {
    choose: assign((_, { choice }: { choice: ResumeChoice }) => ({ choice })),
    keepMoves: assign((_, { moves }: { moves: readonly ResumeMove[] }) => ({ moves })),
    explain: assign((_, { error }: { error: unknown }) => ({ error: messageOf(error) })),
    clearFailure: assign({ error: null }),
    emitResumed: emit({ type: 'resume.resumed' }),
  },
}).createMachine({
  id: 'resuming',
  context: { choice: 'keep', moves: [], error: null },
  initial: 'deciding',
  states: {
    deciding: {
      tags: 'deciding',
      initial: 'choosing',
      on: {
        'resume.choose': {
          target: '.choosing',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'resume.apply': {
          target: 'moving',
          actions: { type: 'keepMoves', params: ({ event }) => event },
        },
      },
      states: {
        choosing: {},
        refused: { tags: 'refused' },
      },
    },
    moving: {
      tags: ['moving', 'busy'],
      invoke: {
        id: 'movePins',
        src: 'movePins',
        input: ({ context }) => ({ moves: context.moves }),
        onDone: { target: 'ending' },
        onError: { target: 'deciding.refused' },
      },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endPause',
        src: 'endPause',
        onDone: { target: 'resumed', actions: 'emitResumed' },
        onError: { target: 'failed', actions: { type: 'explain', params: caught } },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'resume.apply': { target: 'ending', actions: 'clearFailure' } },
    },
    resumed: {},
  },
})
