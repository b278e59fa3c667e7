/** Paths through observing the browser. */
import type { AnyMachineSnapshot } from 'xstate'
import { environmentMachine, type EnvironmentContext } from './environment.machine.ts'
import {
  idleCallback,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { environmentIntent } from './environment.intent.ts'

export const environmentModel: PathModel = {
  name: 'environment',
  machine: environmentMachine.provide({ actors: { watchPage: idleCallback } }),
  inputs: [{ online: true, visible: true }],
  cases: {},
  abstract: ({ online, visible }: EnvironmentContext) => [online, visible],
  invariants: [
    (snapshot, inFlight) =>
      inFlight.includes('watchPage') || snapshot.status !== 'active'
        ? null
        : 'nobody watches the page',
  ],
  intent: environmentIntent,
  unreachable: {},
  page: shownIn,
}

const strip: readonly Sight[] = [{ text: /^You’re offline/ }]

function shownIn({ context }: AnyMachineSnapshot): Shown {
  return isOnline(context)
    ? { shows: [], hides: strip, offers: [] }
    : { shows: strip, hides: [], offers: [] }
}

function isOnline({ online }: EnvironmentContext): boolean {
  return online
}
