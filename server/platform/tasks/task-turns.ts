/**
 * Claims and ends of the slots of one process. On PostgreSQL an end also claims for the slot that
 * it frees, in one round trip and one commit.
 */
import type { TaskKind } from '#core/contract/content/tasks.contract.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { sharedClaims } from './shared/shared-claims.ts'
import { claimTasks } from './task-claim.store.ts'
import { type FinishTask, taskEnds } from './task-end.store.ts'
import { type Lease, releaseTask } from './task-lease.store.ts'

export interface TurnParts {
  readonly database: Database
  readonly clock: Clock
  /** Milliseconds. */
  readonly lease: number
  readonly kinds: () => readonly TaskKind[]
  /** If true, an end claims nothing. */
  readonly isStopping: () => boolean
}

export interface TaskTurns {
  readonly claim: () => Promise<Lease | null>
  readonly finish: FinishTask
  /** Releases tasks that were claimed with an end and that no slot asked for. */
  readonly release: () => Promise<void>
}

interface Claimed {
  readonly lease: Lease
  /** When the lease ends. */
  readonly until: number
}

export function taskTurns(parts: TurnParts): TaskTurns {
  const { database, clock, lease, kinds, isStopping } = parts
  const claimed: Claimed[] = []
  const at = (count: number) => ({ now: clock.now(), lease, kinds: kinds(), count })
  const claimShared = sharedClaims(async (count) => claimTasks(database, at(count)))
  /** One whose lease ended while it waited may be another process's; a claim finds it if not. */
  function firstHeld(): Lease | undefined {
    const now = clock.now()
    const place = claimed.findIndex(({ until }) => until > now)
    return claimed.splice(0, place < 0 ? claimed.length : place + 1)[place]?.lease
  }
  return {
    claim: async () => firstHeld() ?? claimShared(),
    finish: taskEnds(database, {
      at: (count) => (isStopping() ? null : at(count)),
      onClaimed: (leases, { now }) =>
        claimed.push(...leases.map((one) => ({ lease: one, until: now + lease }))),
    }),
    release: async () => {
      for (const one of claimed.splice(0)) await releaseTask(database.root, one.lease, clock.now())
    },
  }
}
