/** The accounts that one server works on: its loops claim for each other, in one statement. */
import { sharedClaims } from '../../../platform/tasks/shared/shared-claims.ts'
import { networksOf } from './publisher-parts.ts'
import type { PublisherParts } from './publisher-parts.ts'
import { claimWaiting, type Found } from './stores/outbox-claim.store.ts'
import { type OutboxLease, releaseOutbox } from './stores/outbox-lease.store.ts'

export interface AccountClaims {
  /** Null: none is left. */
  claim(): Promise<OutboxLease | null>
  /** `isDone`: false = nothing could be done, so that the others come first for a while. */
  release(lease: OutboxLease, isDone: boolean): Promise<void>
}

export function createAccountClaims(parts: PublisherParts): AccountClaims {
  const { database, clock, times } = parts
  const networks = networksOf(parts)
  /** A clock that jumps ahead ends the lease, not the request. */
  const busy = new Set<string>()
  /** Until when: in ms of `performance.now()`. */
  const passedOver = new Map<string, number>()

  /** Of the last listing, until it is too old: with many pins due, a listing takes long. */
  let found: readonly Found[] = []
  let listAgainAt = 0

  function exceptions(): string[] {
    for (const [accountId, until] of passedOver)
      if (until < performance.now()) passedOver.delete(accountId)
    return [...busy, ...passedOver.keys()]
  }

  const claimTogether = sharedClaims(async (count) => {
    const now = clock.now()
    const of = { now, until: now + times.lease, networks, count, except: exceptions() }
    const among = found.filter(({ account_id }) => !of.except.includes(account_id))
    found = []
    if (among.length > 0 && performance.now() < listAgainAt) {
      const { leases, others } = await claimWaiting(database, of, among)
      if (leases.length > 0) return keep(leases, others)
    }
    listAgainAt = performance.now() + times.idle
    const { leases, others } = await claimWaiting(database, of, null)
    return keep(leases, others)
  })

  function keep(leases: readonly OutboxLease[], others: readonly Found[]): readonly OutboxLease[] {
    found = others
    for (const { accountId } of leases) busy.add(accountId)
    return leases
  }

  return {
    async claim() {
      const lease = await claimTogether()
      if (lease === null) passedOver.clear()
      return lease
    },
    async release(lease, isDone) {
      busy.delete(lease.accountId)
      if (!isDone) passedOver.set(lease.accountId, performance.now() + times.idle)
      await releaseOutbox(database.root, lease)
    },
  }
}
