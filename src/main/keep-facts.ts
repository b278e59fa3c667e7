/**
 * Keeps on this device what must outlive the page. Each fact is written when it changes, from the machine that holds it:
 * `lastIdentity`, `selectedAccount` and the generation preferences in localStorage, the page selection in sessionStorage.
 */
import type { Actor, AnyActorRef, SnapshotFrom } from 'xstate'
import type { User } from '#core/contract/auth.contract.ts'
import type { accountsMachine } from '../machines/accounts.machine.ts'
import type { appMachine } from '../machines/app.machine.ts'
import type { authMachine } from '../machines/auth.machine.ts'
import type { pagesMachine } from '../machines/pages.machine.ts'
import type { pinFlowMachine } from '../machines/pin-flow.machine.ts'
import type { StorageAreas } from '../persistence/storage-areas.ts'
import type { StoredJson } from './stored-json.ts'

type Machines = { auth: typeof authMachine; accounts: typeof accountsMachine; pages: typeof pagesMachine; pinFlow: typeof pinFlowMachine }

export interface FactStores {
  readonly areas: StorageAreas
  readonly lastIdentity: StoredJson<User>
}

export function keepFacts(app: Actor<typeof appMachine>, { areas, lastIdentity }: FactStores): void {
  follow(app, 'auth', ({ context }) => context.lastIdentity, lastIdentity.write)
  // Only what the server's list has confirmed: while it loads, the stored selection stands.
  follow(app, 'accounts', (snapshot) => (snapshot.hasTag('ready') ? snapshot.context.selectedAccount : undefined), (selected) => (selected === null ? areas.selectedAccount.remove() : areas.selectedAccount.write(selected)))
  follow(
    app,
    'pages',
    (snapshot) => (snapshot.hasTag('ready') ? snapshot.context.selection.pages : undefined),
    (pages, { context: { accountId } }) => accountId !== null && areas.pageSelection.write({ accountId, pageIds: pages.map((page) => page.id) }),
  )
  follow(app, 'pinFlow', ({ context }) => context.config, ({ n_pins, pin_types }) => areas.generationPreferences.write({ pinCount: n_pins, selectedPinTypes: [...pin_types] }))
}

/** Calls `keep` when the fact becomes another one than at the actor's start; `undefined` = not known now. */
function follow<N extends keyof Machines, T>(app: Actor<typeof appMachine>, name: N, fact: (snapshot: SnapshotFrom<Machines[N]>) => T | undefined, keep: (value: T, snapshot: SnapshotFrom<Machines[N]>) => unknown): void {
  let followed: AnyActorRef | undefined
  const look = (): void => {
    // The system is a plain registry; its names are the machines' own.
    const actor = app.system.get(name) as AnyActorRef | undefined
    if (actor === followed) return
    followed = actor
    let last = actor === undefined ? undefined : fact(actor.getSnapshot() as SnapshotFrom<Machines[N]>)
    actor?.subscribe((snapshot: SnapshotFrom<Machines[N]>) => {
      const now = fact(snapshot)
      if (now === undefined || Object.is(now, last)) return
      last = now
      keep(now, snapshot)
    })
  }
  look()
  app.subscribe(look)
}
