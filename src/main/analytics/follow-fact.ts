/** Watches one fact of one machine, also when that machine stops and starts with the session. */
import type { Actor, AnyActorRef, SnapshotFrom } from 'xstate'
import type { accountsMachine } from '../../machines/accounts/accounts.machine.ts'
import type { appMachine } from '../../machines/app/app.machine.ts'
import type { authMachine } from '../../machines/auth/auth.machine.ts'
import type { pagesMachine } from '../../machines/pages/pages.machine.ts'
import type { pinFlowMachine } from '../../machines/pin-flow/pin-flow.machine.ts'

interface Machines {
  auth: typeof authMachine
  accounts: typeof accountsMachine
  pages: typeof pagesMachine
  pinFlow: typeof pinFlowMachine
}

export interface Following<N extends keyof Machines, T> {
  /** `undefined`: not known now. */
  readonly fact: (snapshot: SnapshotFrom<Machines[N]>) => T | undefined
  /** Called with each new value after the actor's start. */
  readonly keep: (value: T, snapshot: SnapshotFrom<Machines[N]>) => unknown
}

export function followFact<N extends keyof Machines, T>(
  app: Actor<typeof appMachine>,
  name: N,
  { fact, keep }: Following<N, T>,
): void {
  let followed: AnyActorRef | undefined
  const update = (): void => {
    // The system's registry is untyped.
    const actor = app.system.get(name) as AnyActorRef | undefined
    if (actor === followed) return
    followed = actor
    let last =
      actor === undefined ? undefined : fact(actor.getSnapshot() as SnapshotFrom<Machines[N]>)
    actor?.subscribe((snapshot: SnapshotFrom<Machines[N]>) => {
      const now = fact(snapshot)
      if (now === undefined || Object.is(now, last)) return
      last = now
      keep(now, snapshot)
    })
  }
  update()
  app.subscribe(update)
}
