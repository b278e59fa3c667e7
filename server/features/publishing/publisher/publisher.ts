/**
 * Works through what is due, some accounts at a time; any number of servers may on PostgreSQL. Each
 * step of an account is one lease: what was interrupted, then what is read back, then what is sent.
 */
import { createOutageLog } from '../../../platform/observability/outage-log.ts'
import { createAlarm, createLoops } from '../../../platform/tasks/alarm.ts'
import type { Alarm } from '../../../platform/tasks/alarm.ts'
import { createAccountClaims } from './account-claims.ts'
import { completeSending } from './stores/attempts.store.ts'
import { startReadingBack } from './conclude.ts'
import { listDue, listInterrupted, nextToReadBack } from './stores/due.store.ts'
import { dropOutboxLeases, LeaseLost } from './stores/outbox-lease.store.ts'
import type { OutboxLease } from './stores/outbox-lease.store.ts'
import { shortenOutboxTimes } from './stores/clock-back.store.ts'
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

/**
 * Accounts at once: a request that hangs holds up its own account only. Uploads take two at most.
 */
const PARALLEL = 4
/** Of messages between processes: something may be due. */
const DUE = 'publications'

export function createPublisher(parts: PublisherParts): Publisher {
  const { database, log, times } = parts
  const alarm = createAlarm()
  const startAttempt = createOutageLog(log)
  const accounts = createAccountClaims(parts)

  /** False: nothing to do. */
  async function step(): Promise<boolean> {
    for (let lease = await accounts.claim(); lease !== null; lease = await accounts.claim())
      if (await workOn(lease)) return true
    return false
  }

  /** False: nothing could be done. */
  async function workOn(lease: OutboxLease): Promise<boolean> {
    const attempt = startAttempt(lease.accountId)
    let isDone = false
    try {
      isDone = await work(parts, lease)
      attempt.succeeded()
    } catch (error) {
      // The other accounts go on.
      if (!(error instanceof LeaseLost))
        attempt.failed('Publishing failed', { account: lease.accountId, error })
    } finally {
      await accounts.release(lease, isDone)
    }
    return isDone
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
