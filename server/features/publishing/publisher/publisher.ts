/**
 * Works through what is due, some accounts at a time; any number of servers may on PostgreSQL. Each
 * step of an account is one lease: what was interrupted, then what is read back, then what is sent.
 */
import { createOutageLog } from '../../../platform/observability/outage-log.ts'
import { createAlarm, createLoops } from '../../../platform/tasks/alarm.ts'
import type { Alarm } from '../../../platform/tasks/alarm.ts'
import { completeSending } from './stores/attempts.store.ts'
import { startReadingBack } from './conclude.ts'
import { listDue, listInterrupted, listWaiting, nextToReadBack } from './stores/due.store.ts'
import type { WaitingAccount } from './stores/due.store.ts'
import {
  claimOutbox,
  dropOutboxLeases,
  LeaseLost,
  releaseOutbox,
} from './stores/outbox-lease.store.ts'
import type { OutboxLease } from './stores/outbox-lease.store.ts'
import { shortenOutboxTimes } from './stores/clock-back.store.ts'
import { createSharedListing } from './shared-listing.ts'
import { conclusion, networksOf } from './publisher-parts.ts'
import type { PublisherParts } from './publisher-parts.ts'
import { readBack } from './read-back.ts'
import { sendNext } from './send.ts'

export interface Publisher {
  start(): Promise<void>
  /** Resolves when no request is under way. */
  stop(): Promise<void>
  /** Something may be due. */
  wake(): void
  /** Until nothing is due at the clock's present time: for tests. */
  runUntilIdle(): Promise<void>
  afterClockBack(now: number): Promise<void>
}

/** Accounts at once: a request that hangs holds up its own account only. Uploads take two at most. */
const PARALLEL = 4
/** Of messages between processes: something may be due. */
const DUE = 'publications'

export function createPublisher(parts: PublisherParts): Publisher {
  const { database, clock, log, times } = parts
  const networks = networksOf(parts)
  const alarm = createAlarm()
  const startAttempt = createOutageLog(log)
  /** Worked on by this process: a clock that jumps ahead ends the lease, not the request. */
  const busy = new Set<string>()

  const listing = createSharedListing(async () =>
    listWaiting(database.root, { now: clock.now(), networks }),
  )

  /** False: nothing to do. */
  async function step(): Promise<boolean> {
    await listing.refresh()
    for (let account = listing.take(); account !== undefined; account = listing.take())
      if (!busy.has(account.accountId) && (await workOn(account))) return true
    return false
  }

  /** False: another server works on it, or nothing could be done. */
  async function workOn(account: WaitingAccount): Promise<boolean> {
    const now = clock.now()
    const lease = await claimOutbox(database.root, account, { now, until: now + times.lease })
    if (lease === null) return false
    busy.add(account.accountId)
    const attempt = startAttempt(account.accountId)
    try {
      const isDone = await work(parts, lease)
      attempt.succeeded()
      return isDone
    } catch (error) {
      // The other accounts go on.
      if (!(error instanceof LeaseLost))
        attempt.failed('Publishing failed', { account: account.accountId, error })
      return false
    } finally {
      busy.delete(account.accountId)
      await releaseOutbox(database.root, lease)
    }
  }

  const turns = createTurns({ alarm, step, idle: times.idle })
  const loops = createLoops({
    alarm,
    log,
    work: async () => turns.turn(),
    failure: 'The publisher failed; it tries again until it works',
    retry: times.idle,
  })

  return {
    async start() {
      if (database.kind === 'sqlite') await dropOutboxLeases(database.root)
      database.wakeUps.on(DUE, () => turns.ring())
      loops.start(PARALLEL)
    },
    stop: async () => loops.stop(),
    wake: () => {
      turns.ring()
      database.wakeUps.send(DUE)
    },
    afterClockBack: async (now) =>
      shortenOutboxTimes(database.root, times, now).then(() => turns.ring()),
    async runUntilIdle() {
      while (await step());
    },
  }
}

interface TurnParts {
  readonly alarm: Alarm
  /** False: nothing to do. */
  readonly step: () => Promise<boolean>
  /** Milliseconds. */
  readonly idle: number
}

/** When one loop has found nothing, none of them looks again until it would, or something rings. */
function createTurns({ alarm, step, idle }: TurnParts) {
  let idleUntil = 0
  return {
    /** Milliseconds to sleep after it. */
    async turn(): Promise<number> {
      const began = performance.now()
      if (began < idleUntil) return idleUntil - began
      const rings = alarm.rings()
      if (await step()) {
        idleUntil = 0
        return 0
      }
      // What rang meanwhile may not be in the listing.
      if (rings === alarm.rings()) idleUntil = performance.now() + idle
      return idle
    },
    ring(): void {
      idleUntil = 0
      alarm.ring()
    },
  }
}

/** Pins of an account that may be held back in one step. */
const MAX_HELD = 100

/** False: nothing could be done. */
async function work(parts: PublisherParts, lease: OutboxLease): Promise<boolean> {
  const of = { now: parts.clock.now(), networks: networksOf(parts) }
  const { root } = parts.database
  if (await giveUpInterrupted(parts, lease)) return true
  const sent = await nextToReadBack(root, lease.accountId, of)
  if (sent !== undefined) return readBack(parts, lease, sent)
  const due = await listDue(root, lease.accountId, { ...of, limit: MAX_HELD })
  return due.length === 0 ? false : sendNext(parts, lease, due)
}

/** Pins left in `sending` by a server that held this lease before and stopped. */
async function giveUpInterrupted(parts: PublisherParts, lease: OutboxLease): Promise<boolean> {
  const { owner, accountId } = lease
  const interrupted = await listInterrupted(parts.database.root, accountId)
  for (const { id, ...sending } of interrupted) {
    const of = { owner, accountId, publicationId: id, ...sending }
    await parts.database.transaction(async (tx) => {
      await completeSending(tx, of, { concluded: conclusion('publishing.interrupted') })
      await startReadingBack(parts, tx, of)
    })
  }
  return interrupted.length > 0
}
