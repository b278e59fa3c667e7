/** Paths through seeing and hearing the browser. */
import { environmentMachine } from './environment.machine.ts'
import { idleCallback, type PathModel } from './path-model.ts'

export const environmentModel: PathModel = {
  name: 'environment',
  machine: environmentMachine.provide({ actors: { watchPage: idleCallback } }),
  inputs: [{ online: true, visible: true }],
  cases: {},
  abstract: (context) => context,
  invariants: [(_, inFlight) => (inFlight.includes('watchPage') ? null : 'nobody watches the page')],
  unreachable: {},
}
