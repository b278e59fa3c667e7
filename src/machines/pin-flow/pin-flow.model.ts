/** Paths through the steps of the main job, with every ground present and missing. */
import { englishOf } from '#core/contract/words/problem.schema.ts'
import type { AnyMachineSnapshot } from 'xstate'
import {
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
  type WalkedStep,
} from '../../../packages/model-paths/path-model.ts'
import { pinFlowMachine, type PinFlowContext } from './pin-flow.machine.ts'
import {
  flowSteps,
  hasGround,
  nearestStep,
  refusalOf,
  type FlowGrounds,
  type FlowStep,
} from './pin-flow-steps.ts'
import { pinFlowIntent } from './pin-flow.intent.ts'

const nothing: FlowGrounds = { chosenPages: 0, pins: 0, selected: 0, committed: 0 }
const made = { ...nothing, pins: 3 }
const grounds = [
  nothing,
  { ...nothing, chosenPages: 1 },
  made,
  { ...made, selected: 1 },
  { ...made, selected: 1, committed: 1 },
  { ...made, chosenPages: 1, selected: 1, committed: 1 },
]

export const pinFlowModel: PathModel = {
  name: 'pinFlow',
  machine: pinFlowMachine.provide({ actors: { commitSelection: idlePromise } }),
  inputs: [{ preferences: null }],
  cases: {
    'flow.goTo': flowSteps.map((step) => ({ step })),
    'flow.configure': [{ patch: { n_pins: 40 } }],
    'flow.groundsChanged': [...grounds, null].map((one) => ({ grounds: one })),
  },
  abstract: ({ grounds: known, wanted, refusal }: PinFlowContext) => [
    known,
    wanted,
    refusal === null
      ? 'none'
      : flowSteps.some((step) => refusalOf(step) === refusal)
        ? 'step'
        : 'commit',
  ],
  invariants: [
    (snapshot) => {
      const step = stepIn(snapshot)
      return step !== null && !isGrounded(step, snapshot.context)
        ? `on ${step} without its ground`
        : null
    },
    (snapshot, inFlight) =>
      inFlight.length > 0 && !snapshot.hasTag('busy') ? 'commits without being busy' : null,
  ],
  steps: [
    ({ before, event, after }) =>
      before.hasTag('busy') &&
      !after.hasTag('busy') &&
      !isAbout(event, 'commitSelection') &&
      !isUnknown(event)
        ? `${event.type} cuts a commit off`
        : null,
    ({ before, event, after }) =>
      event.type === 'flow.commit' &&
      after.hasTag('busy') &&
      contextOf(before).grounds?.selected === 0
        ? 'commits nothing'
        : null,
    ({ event, after }) =>
      isUnknown(event) && !after.hasTag('loading') ? 'stands on grounds that nobody knows' : null,
    ({ before, event, after }) =>
      event.type === 'flow.configure' || contextOf(before).config === contextOf(after).config
        ? null
        : `${event.type} changes what the next pins are asked for`,
    ({ before, event, after }) =>
      event.type === 'flow.groundsChanged' &&
      isSafe(before, after) &&
      stepIn(after) !== stepIn(before)
        ? 'leaves a step whose ground is still there'
        : null,
    ({ event, after }) =>
      event.type.startsWith('xstate.error.') && contextOf(after).refusal === null
        ? 'says nothing of a commit that failed'
        : null,
    ({ event, after }) =>
      event.type.startsWith('xstate.done.') &&
      isGrounded('titles', contextOf(after)) &&
      !after.matches('titles')
        ? 'does not go on after a commit'
        : null,
    isTakenThere,
  ],
  intent: pinFlowIntent,
  unreachable: {},
  page: shownIn,
}

const heads: Readonly<Record<FlowStep, Sight>> = {
  sources: { role: 'heading', name: 'Which pages do you want to pin?' },
  interests: { role: 'heading', name: 'What are the pins about?' },
  design: { role: 'heading', name: 'How should they look?' },
  pins: { role: 'heading', name: /^Your pins/ },
  titles: { role: 'heading', name: /^Titles & boards/ },
  done: { role: 'heading', name: 'Export for Pinterest' },
}
const offers: Readonly<Record<FlowStep, readonly string[]>> = {
  sources: [],
  interests: [],
  design: ['flow.configure'],
  pins: [],
  titles: ['flow.finish'],
  done: ['flow.reset'],
}

/** What must not be shown before it is known. */
const nothingThere: readonly Sight[] = [
  { role: 'heading', name: 'No pins yet' },
  { role: 'heading', name: 'Nothing here yet' },
  { role: 'heading', name: 'No pins to export' },
]

function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const { refusal, grounds: known } = contextOf(snapshot)
  const step = stepIn(snapshot) ?? (snapshot.hasTag('busy') ? 'pins' : null)
  const said: Sight[] = refusal === null ? [] : [{ text: englishOf(refusal) }]
  const unsaid = flowSteps
    .map((one) => englishOf(refusalOf(one)))
    .filter((words) => words !== '' && words !== englishOf(refusal ?? ''))
  if (step === null) return { shows: said, hides: nothingThere, offers: [] }
  return {
    shows: [heads[step], ...said],
    hides: [
      ...flowSteps.filter((other) => other !== step).map((other) => heads[other]),
      ...unsaid.map((text) => ({ text })),
    ],
    offers: [
      ...offers[step],
      ...(step === 'pins' && (known?.selected ?? 0) > 0 ? ['flow.commit'] : []),
    ],
  }
}

/**
 * A request leads to its step, or to the nearest one before it that has ground, with the reason.
 */
function isTakenThere({ before, event, after }: WalkedStep): string | null {
  const known = contextOf(before).grounds
  const wish = 'step' in event ? flowSteps.find((step) => step === event.step) : undefined
  if (wish === undefined || known === null || before.hasTag('busy') || before.hasTag('loading'))
    return null
  const reason = hasGround(wish, known) ? null : refusalOf(wish)
  if (stepIn(after) !== nearestStep(wish, known))
    return `${wish} was wanted, and it stands in ${JSON.stringify(after.value)}`
  return contextOf(after).refusal === reason
    ? null
    : `says ${englishOf(contextOf(after).refusal ?? 'nothing')} of ${wish}`
}

/** The step before has ground in what is known now. */
function isSafe(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  const step = stepIn(before)
  return step !== null && isGrounded(step, contextOf(after))
}

function isGrounded(step: FlowStep, { grounds: known }: PinFlowContext): boolean {
  return known !== null && hasGround(step, known)
}

function isUnknown(event: WalkedStep['event']): boolean {
  return 'grounds' in event && event.grounds === null
}

function isAbout({ type }: WalkedStep['event'], actor: string): boolean {
  return type.endsWith(`.actor.${actor}`)
}

function stepIn(snapshot: AnyMachineSnapshot): FlowStep | null {
  return flowSteps.find((name) => snapshot.matches(name)) ?? null
}

function contextOf({ context }: AnyMachineSnapshot): PinFlowContext {
  return context as PinFlowContext
}
