/** Paths through looking for a newer build and reloading after a lost chunk. */
import { buildMachine, type BuildContext } from './build.machine.ts'
import { idleCallback, idlePromise, type PathModel } from './path-model.ts'

export const buildModel: PathModel = {
  name: 'build',
  machine: buildMachine.provide({ actors: { watchChunks: idleCallback, fetchLatestBuild: idlePromise, reloadPage: idlePromise } }),
  inputs: [{ buildId: 'one', visible: true }],
  cases: { 'xstate.done.actor.fetchLatestBuild': [{ output: 'one' }, { output: 'two' }], 'xstate.done.actor.reloadPage': [{ output: 'guarded' }] },
  abstract: ({ newBuild, visible }: BuildContext) => [newBuild, visible],
  invariants: [
    (snapshot) => (snapshot.context.newBuild === snapshot.context.buildId ? 'the running build is announced as new' : null),
    (snapshot, inFlight) => (inFlight.includes('fetchLatestBuild') && !snapshot.matches('checking') ? 'a check in flight outside of checking' : null),
  ],
  unreachable: {},
}
