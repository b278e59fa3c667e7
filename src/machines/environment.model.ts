/** Paths through seeing and hearing the browser. */
import { environmentMachine } from './environment.machine.ts'
import { idleCallback, type PathModel } from './path-model.ts'

export const environmentModel: PathModel = {
  name: 'environment',
  machine: environmentMachine.provide({ actors: { watchPage: idleCallback }, actions: { breakDown: () => undefined } }),
  inputs: [{ online: true, visible: true }],
  cases: {},
  abstract: (context) => context,
  invariants: [(snapshot, inFlight) => (inFlight.includes('watchPage') || snapshot.status !== 'active' ? null : 'nobody watches the page')],
  unreachable: {},
}
