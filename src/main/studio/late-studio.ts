/**
 * Replaces the machines of signed-in users until their code is loaded. The root machine starts none
 * of them before `open` has ended.
 */
import { fromPromise, type AnyActorLogic } from 'xstate'
import type { Studio } from './studio.ts'

/** `load` returns the function that makes the studio. That happens once per page. */
export function createLateStudio(load: () => Promise<() => Studio>) {
  let studio: Studio | undefined
  const loaded = (): Studio => {
    if (studio === undefined) throw new Error('The studio is not loaded.')
    return studio
  }
  const late = <Name extends keyof Studio['machines']>(name: Name): Studio['machines'][Name] =>
    lateLogic(() => loaded().machines[name])
  return {
    open: fromPromise(async (): Promise<void> => {
      const make = await load()
      studio ??= make()
    }),
    machines: {
      accounts: late('accounts'),
      pages: late('pages'),
      pins: late('pins'),
      pinFlow: late('pinFlow'),
      tasks: late('tasks'),
      workspaceImport: late('workspaceImport'),
      connection: late('connection'),
    },
    /** Throws before the studio is loaded. */
    pinSession: () => loaded().pinSession,
  }
}

/** XState reads an actor's logic only when it starts the actor, when `find` no longer throws. */
function lateLogic<Logic extends AnyActorLogic>(find: () => Logic): Logic {
  return new Proxy({} as Logic, {
    get: (_, key) => Reflect.get(find(), key) as unknown,
    has: (_, key) => Reflect.has(find(), key),
  })
}
