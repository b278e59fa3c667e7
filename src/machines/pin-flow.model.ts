/** Paths through the steps of the main job, with every ground present and missing. */
import { idlePromise, type PathModel } from './path-model.ts'
import { pinFlowMachine, type PinFlowContext } from './pin-flow.machine.ts'
import { flowSteps, hasGround, type FlowGrounds, type FlowStep } from './pin-flow.steps.ts'

const nothing: FlowGrounds = { chosenPages: 0, pins: 0, selected: 0, committed: 0 }
const grounds = [nothing, { ...nothing, chosenPages: 1 }, { ...nothing, pins: 3 }, { ...nothing, pins: 3, selected: 2 }, { chosenPages: 1, pins: 3, selected: 2, committed: 2 }]

export const pinFlowModel: PathModel = {
  name: 'pinFlow',
  machine: pinFlowMachine.provide({ actors: { commitSelection: idlePromise } }),
  inputs: [{ preferences: null }],
  cases: {
    'flow.goTo': flowSteps.map((step) => ({ step })),
    'flow.configure': [{ patch: { n_pins: 40 } }],
    'flow.grounds': [...grounds, null].map((one) => ({ grounds: one })),
  },
  abstract: ({ grounds: known, wanted, refusal }: PinFlowContext) => [known, wanted, refusal !== null],
  invariants: [
    (snapshot) => {
      const step = flowSteps.find((name) => snapshot.matches(name)) ?? null
      return step !== null && !isGrounded(step, snapshot.context) ? `on ${step} without its ground` : null
    },
    (snapshot, inFlight) => (inFlight.length > 0 && !snapshot.hasTag('busy') ? 'commits without being busy' : null),
  ],
  unreachable: {},
}

function isGrounded(step: FlowStep, { grounds: known }: PinFlowContext): boolean {
  return known !== null && hasGround(step, known)
}
