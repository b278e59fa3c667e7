/** Paths through looking for a newer build and reloading after a lost chunk. */
import type { AnyMachineSnapshot } from 'xstate'
import { buildMachine, type BuildContext } from './build.machine.ts'
import {
  idleCallback,
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { buildIntent } from './build.intent.ts'

export const buildModel: PathModel = {
  name: 'build',
  machine: buildMachine.provide({
    actors: { watchChunks: idleCallback, fetchLatestBuild: idlePromise, reloadPage: idlePromise },
  }),
  inputs: [{ buildId: 'one', visible: true }],
  cases: {
    'xstate.done.actor.fetchLatestBuild': [{ output: 'one' }, { output: 'two' }],
    'xstate.done.actor.reloadPage': [{ output: 'guarded' }],
  },
  abstract: ({ newBuild, visible }: BuildContext) => [newBuild, visible],
  invariants: [
    (snapshot) =>
      snapshot.context.newBuild === snapshot.context.buildId
        ? 'the running build is announced as new'
        : null,
    (snapshot, inFlight) =>
      inFlight.includes('fetchLatestBuild') && !snapshot.matches('checking')
        ? 'a check in flight outside of checking'
        : null,
  ],
  intent: buildIntent,
  unreachable: {},
  page: shownIn,
}

const news: readonly Sight[] = [{ text: 'A new version is available.' }]

function shownIn({ context }: AnyMachineSnapshot): Shown {
  const { newBuild } = contextOf(context)
  return { shows: newBuild === null ? [] : news, hides: newBuild === null ? news : [], offers: [] }
}

function contextOf(context: BuildContext): BuildContext {
  return context
}
