/** Sends planned pins to the networks of connected accounts, and says how that goes. */
import { outboxCalls } from '#core/contract/publishing/outbox.contract.ts'
import type { Feature } from '../../../platform/feature.ts'
import { notFound } from '../../../platform/http/failures/refusal.ts'
import type { Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteOldReadings } from '../board-readings/board-readings.store.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { createPlanReader } from '../board-readings/plan-reader.ts'
import { ownsAccount, resumeAccount } from '../connections.store.ts'
import { listAccountIds, listAllAttempts, listAttempts } from './stores/attempts.store.ts'
import { retryFailed } from './conclude.ts'
import { decidePublication } from './decide.ts'
import { readOutbox } from './outbox/outbox.ts'
import type { OutboxNeeds } from './outbox/outbox.ts'
import { rememberedRuleFacts } from './outbox/rule-facts.ts'
import { stopOutbox } from './stores/outbox-lease.store.ts'
import { createPublisher } from './publisher.ts'
import type { Publisher } from './publisher.ts'
import { PUBLISHER_TIMES } from './publisher-parts.ts'
import type { AccountKey, PublisherParts, PublisherTimes } from './publisher-parts.ts'

export type PublisherNeeds = Pick<
  PublisherParts,
  | 'networks'
  | 'tokensFor'
  | 'appendPinEvents'
  | 'getPins'
  | 'readPicture'
  | 'checkLink'
  | 'openVideo'
  | 'findSchedule'
  | 'listBoards'
> &
  Pick<OutboxNeeds, 'currentRevision'> & {
    /** Shorter in tests. */
    readonly times?: Partial<PublisherTimes>
  }

export interface PublisherFeature extends Feature {
  /** Returns false if it has not failed or its pin is deleted. */
  readonly retryFailed: (tx: Tx, of: AccountKey & { publicationId: string }) => Promise<boolean>
  readonly publisher: Publisher
  /** Marks what people have published themselves. Answers how many boards were read. */
  readonly readPlanBoards: () => Promise<number>
}

const NO_ACCOUNT = notFound('account')

export function publisherFeature(
  { config, database, clock, log, trace }: Platform,
  { times, ...needs }: PublisherNeeds,
): PublisherFeature {
  const stopping = new AbortController()
  const parts = {
    ...needs,
    database,
    clock,
    log,
    trace,
    times: { ...PUBLISHER_TIMES, ...times },
    uploads: new Set<string>(),
    stopping: stopping.signal,
  }
  const publisher = createPublisher(parts)
  const reader = createPlanReader(parts)
  const isOn = config.taskWorkers > 0 && Object.keys(needs.networks).length > 0
  return {
    name: 'publisher',
    publisher,
    retryFailed: async (tx, of) => retryFailed(parts, tx, of),
    readPlanBoards: async () => reader.readNow(),
    cleanupJobs: [
      {
        name: 'readings of boards',
        run: async (now) => deleteOldReadings(database.root, now),
      },
    ],
    exportParts: async (owner) => {
      const ids = await listAccountIds(database.root, owner)
      return ids.map((id) => ({
        path: `publication-attempts/${id}.json`,
        read: async () => JSON.stringify(await listAllAttempts(database.root, id), null, 2),
      }))
    },
    routes: (route) => outboxRoutes(route, parts, publisher),
    afterClockBack: async (now) => publisher.afterClockBack(now),
    // Without task workers another process does the work.
    start: async () => {
      if (!isOn) return
      await publisher.start()
      reader.start()
    },
    stop: async () => {
      const timer = setTimeout(() => stopping.abort(), parts.times.patience)
      await Promise.all([publisher.stop(), reader.stop()])
      clearTimeout(timer)
    },
  }
}

function outboxRoutes(route: Route, parts: Parts, publisher: Publisher): void {
  const { database, clock, times } = parts
  const readRuleFacts = rememberedRuleFacts(clock)
  route(outboxCalls.getOutbox, async ({ user, params }) => {
    const key = { owner: user.id, accountId: params.account_id }
    const of = { ...parts, readRuleFacts, now: clock.now(), minGap: times.minGap }
    return (await readOutbox(database.root, key, of)) ?? NO_ACCOUNT
  })
  route(outboxCalls.resumeOutbox, async ({ user, params }) => {
    const key = { owner: user.id, accountId: params.account_id }
    if (!(await ownsAccount(database.root, key))) return NO_ACCOUNT
    await stopOutbox(database.root, key.accountId, null)
    await resumeAccount(database.root, key.accountId, clock.now())
    publisher.wake()
    return {}
  })
  route(outboxCalls.listAttempts, async ({ user, params }) => {
    const key = { owner: user.id, accountId: params.account_id }
    if (!(await ownsAccount(database.root, key))) return NO_ACCOUNT
    const of = { accountId: key.accountId, publicationId: params.publication_id }
    return { attempts: await listAttempts(database.root, of) }
  })
  route(outboxCalls.decidePublication, async ({ user, params, body }) => {
    const key = { owner: user.id, accountId: params.account_id }
    const decided = await decidePublication(
      parts,
      { ...key, publicationId: params.publication_id },
      body,
    )
    publisher.wake()
    return decided
  })
}

type Parts = PublisherParts & Pick<OutboxNeeds, 'currentRevision'>
