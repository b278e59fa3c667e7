/**
 * Works through what is due, some accounts at a time; any number of servers may on PostgreSQL. Each
 * step of an account is one lease: what was interrupted, then what is read back, then what is sent.
 */
import { createOutageLog } from '../../../platform/observability/outage-log.ts'
import { createAlarm, createLoops } from '../../../platform/tasks/alarm.ts'
import { completeSending } from './stores/attempts.store.ts'
import { startReadingBack } from './conclude.ts'
import { listDue, listInterrupted, listWaiting, nextToReadBack } from './stores/due.store.ts'
import {
  claimOutbox,
  dropOutboxLeases,
  LeaseLost,
  releaseOutbox,
} from './stores/outbox-lease.store.ts'
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

  /** False: nothing to do. */
  async function step(): Promise<boolean> {
    const waiting = await listWaiting(database.root, { now: clock.now(), networks })
    for (const account of waiting.filter(({ accountId }) => !busy.has(accountId))) {
      const now = clock.now()
      const lease = await claimOutbox(database.root, account, { now, until: now + times.lease })
      if (lease === null) continue
      busy.add(account.accountId)
      const attempt = startAttempt(account.accountId)
      try {
        const isDone = await work(parts, lease)
        attempt.succeeded()
        if (isDone) return true
      } catch (error) {
        // The other accounts go on.
        if (!(error instanceof LeaseLost))
          attempt.failed('Publishing failed', { account: account.accountId, error })
      } finally {
        busy.delete(account.accountId)
        await releaseOutbox(database.root, lease)
      }
    }
    return false
  }

  const loops = createLoops({
    alarm,
    log,
    work: async () => ((await step()) ? 0 : times.idle),
    failure: 'The publisher failed; it tries again until it works',
    retry: times.idle,
  })

  return {
    async start() {
      if (database.kind === 'sqlite') await dropOutboxLeases(database.root)
      database.wakeUps.on(DUE, () => alarm.ring())
      loops.start(PARALLEL)
    },
    stop: async () => loops.stop(),
    wake: () => {
      alarm.ring()
      database.wakeUps.send(DUE)
    },
    afterClockBack: async (now) =>
      shortenOutboxTimes(database.root, times, now).then(() => alarm.ring()),
    async runUntilIdle() {
      while (await step());
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
