/**
 * The main job, step by step: sources -> interests -> design -> pins -flow.commit-> committing ->
 * titles -flow.finish-> done.
 *   loading (grounds unknown) -> judging -> a step      any step -flow.goTo-> judging      done -flow.reset-> judging      a step that lost its ground -> judging
 * Judging takes the wanted step or, when it has no ground, the nearest one before it, with the
 * reason in `refusal`.
 */
import { assign, fromPromise, setup } from 'xstate'
import { messageOf, type Reason } from '../call-failed.ts'
import { caught } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'
import {
  hasGround,
  initialConfig,
  nearestStep,
  refusalOf,
  type FlowConfig,
  type FlowGrounds,
  type FlowStep,
  type Preferences,
} from './pin-flow-steps.ts'

export interface PinFlowContext {
  /** Its pin count and types are kept by `src/main/` in localStorage. */
  readonly config: FlowConfig
  readonly refusal: Reason | null
  readonly wanted: FlowStep
  readonly grounds: FlowGrounds | null
}
export type PinFlowEvent =
  | { type: 'flow.goTo'; step: FlowStep }
  | { type: 'flow.configure'; patch: Partial<FlowConfig> }
  | { type: 'flow.commit' }
  | { type: 'flow.finish' }
  | { type: 'flow.reset' }
  /** From the pages and pins; null while they load. */
  | { type: 'flow.groundsChanged'; grounds: FlowGrounds | null }
type OnStep = { step: FlowStep }

export const pinFlowMachine = setup({
  types: {
    context: {} as PinFlowContext,
    input: {} as { preferences: Preferences | null },
    events: {} as PinFlowEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    /** Copies the selection into the committed list and waits until storage has it for good. */
    commitSelection: fromPromise<void>(() => notProvided('commitSelection')),
  },
  guards: {
    isKnown: (_, { grounds }: { grounds: FlowGrounds | null }) => grounds !== null,
    isGranted: ({ context }, { step }: OnStep) =>
      context.grounds !== null && nearestStep(context.wanted, context.grounds) === step,
    lacksGround: ({ context }, { step }: OnStep) =>
      context.grounds !== null && !hasGround(step, context.grounds),
    hasSelection: ({ context }) => (context.grounds?.selected ?? 0) > 0,
  },
  actions: {
    want: assign((_, { step }: OnStep) => ({ wanted: step })),
    judge: assign(({ context }) => ({
      refusal:
        context.grounds === null || hasGround(context.wanted, context.grounds)
          ? null
          : refusalOf(context.wanted),
    })),
    recordGrounds: assign((_, { grounds }: { grounds: FlowGrounds | null }) => ({ grounds })),
    configure: assign(({ context }, { patch }: { patch: Partial<FlowConfig> }) => ({
      config: { ...context.config, ...patch },
    })),
    clearRefusal: assign({ refusal: null }),
    explain: assign((_, { error }: { error: unknown }) => ({ refusal: messageOf(error) })),
  },
}).createMachine({
  id: 'pinFlow',
  context: ({ input }) => ({
    config: initialConfig(input.preferences),
    refusal: null,
    wanted: 'sources',
    grounds: null,
  }),
  initial: 'loading',
  on: {
    'flow.configure': { actions: { type: 'configure', params: ({ event }) => event } },
    'flow.goTo': { target: '.judging', actions: { type: 'want', params: ({ event }) => event } },
    'flow.groundsChanged': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        actions: { type: 'recordGrounds', params: ({ event }) => event },
      },
      { target: '.loading', actions: { type: 'recordGrounds', params: ({ event }) => event } },
    ],
  },
  states: {
    loading: {
      tags: 'loading',
      on: {
        'flow.goTo': { actions: { type: 'want', params: ({ event }) => event } },
        'flow.groundsChanged': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'judging',
          actions: { type: 'recordGrounds', params: ({ event }) => event },
        },
      },
    },
    judging: {
      entry: 'judge',
      always: [
        { guard: { type: 'isGranted', params: { step: 'sources' } }, target: 'sources' },
        { guard: { type: 'isGranted', params: { step: 'interests' } }, target: 'interests' },
        { guard: { type: 'isGranted', params: { step: 'design' } }, target: 'design' },
        { guard: { type: 'isGranted', params: { step: 'pins' } }, target: 'pins' },
        { guard: { type: 'isGranted', params: { step: 'titles' } }, target: 'titles' },
        { target: 'done' },
      ],
    },
    sources: {},
    interests: {
      always: {
        guard: { type: 'lacksGround', params: { step: 'interests' } },
        target: 'judging',
        actions: { type: 'want', params: { step: 'interests' } },
      },
    },
    design: {
      always: {
        guard: { type: 'lacksGround', params: { step: 'design' } },
        target: 'judging',
        actions: { type: 'want', params: { step: 'design' } },
      },
    },
    pins: {
      always: {
        guard: { type: 'lacksGround', params: { step: 'pins' } },
        target: 'judging',
        actions: { type: 'want', params: { step: 'pins' } },
      },
      on: {
        'flow.commit': { guard: 'hasSelection', target: 'committing', actions: 'clearRefusal' },
      },
    },
    committing: {
      tags: 'busy',
      on: { 'flow.goTo': {} },
      invoke: {
        id: 'commitSelection',
        src: 'commitSelection',
        onDone: { target: 'judging', actions: { type: 'want', params: { step: 'titles' } } },
        onError: { target: 'pins', actions: { type: 'explain', params: caught } },
      },
    },
    titles: {
      always: {
        guard: { type: 'lacksGround', params: { step: 'titles' } },
        target: 'judging',
        actions: { type: 'want', params: { step: 'titles' } },
      },
      on: {
        'flow.finish': { target: 'done', actions: { type: 'want', params: { step: 'done' } } },
      },
    },
    done: {
      always: {
        guard: { type: 'lacksGround', params: { step: 'done' } },
        target: 'judging',
        actions: { type: 'want', params: { step: 'done' } },
      },
      on: {
        'flow.reset': { target: 'judging', actions: { type: 'want', params: { step: 'sources' } } },
      },
    },
  },
})
