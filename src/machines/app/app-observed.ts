/** What the root learns of its children's snapshots: the few facts that other children need. */
import type { SnapshotFrom } from 'xstate'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { accountsMachine } from '../accounts/accounts.machine.ts'
import type { authMachine } from '../auth/auth.machine.ts'
import type { pagesMachine } from '../pages/pages.machine.ts'
import type { FlowGrounds } from '../pin-flow/pin-flow-steps.ts'
import type { pinsMachine } from '../pins/pins.machine.ts'

export interface AuthFacts {
  /** Null until the pause after a login is over, and after a logout. */
  readonly user: User | null
  readonly isExpired: boolean
}
export type PinGrounds = Omit<FlowGrounds, 'chosenPages'>

export function authFacts({
  event: { snapshot },
}: {
  event: { snapshot: SnapshotFrom<typeof authMachine> }
}): AuthFacts {
  return {
    user: snapshot.hasTag('signedIn') ? snapshot.context.user : null,
    isExpired: snapshot.hasTag('expired'),
  }
}

/**
 * While the list loads nothing is known. If it can't be loaded, the stored selection is used, so
 * that pins open without a network.
 */
export function accountFacts({
  event: { snapshot },
}: {
  event: { snapshot: SnapshotFrom<typeof accountsMachine> }
}): { accountId: string | null; isKnown: boolean } {
  return {
    accountId: snapshot.context.selectedAccount?.id ?? null,
    isKnown: !snapshot.hasTag('loading'),
  }
}

export function pageGrounds({
  event: { snapshot },
}: {
  event: { snapshot: SnapshotFrom<typeof pagesMachine> }
}): { chosenPages: number | null } {
  return {
    chosenPages:
      snapshot.hasTag('ready') || snapshot.hasTag('failed')
        ? snapshot.context.selection.count
        : null,
  }
}

/**
 * A book that is empty or not whole says nothing until the server was asked: on a new device the
 * pins are still on their way.
 */
export function pinGrounds({
  event: { snapshot },
}: {
  event: { snapshot: SnapshotFrom<typeof pinsMachine> }
}): { pinGrounds: PinGrounds | null } {
  const { book } = snapshot.context
  const isKnown = snapshot.hasTag('arrived') || (book.count > 0 && !snapshot.hasTag('damaged'))
  return {
    pinGrounds:
      snapshot.hasTag('ready') && isKnown
        ? {
            pins: book.count,
            selected: book.selectedIds.length,
            committed: book.committedIds.length,
          }
        : null,
  }
}
