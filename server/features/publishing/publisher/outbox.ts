/** What the server says of an account's outbox. */
import type { DelayRule, Outbox } from '#core/contract/publishing/outbox.contract.ts'
import type { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import { dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { scheduleOf } from './governed.ts'
import {
  countSent,
  findOutbox,
  firstTurn,
  listAsked,
  listLate,
  MAX_DELAYS,
} from './stores/outbox.store.ts'
import type { OutboxState } from './stores/outbox.store.ts'
import { conclusion, NETWORK_NAMES } from './publisher-parts.ts'
import type { AccountKey, PublisherParts } from './publisher-parts.ts'

export interface OutboxNeeds {
  readonly now: number
  readonly minGap: number
  readonly findSchedule: PublisherParts['findSchedule']
  readonly currentRevision: (queries: Queries, key: AccountKey) => Promise<number>
}

/** Undefined: it is not the owner's account. */
export async function readOutbox(
  db: Queries,
  key: AccountKey,
  needs: OutboxNeeds,
): Promise<Outbox | undefined> {
  const state = await findOutbox(db, key)
  if (state === undefined) return undefined
  const { zone, rules } = await scheduleOf(needs, db, key)
  const { now } = needs
  const midnight = instantOf(`${dateOfWall(wallOf(now, zone))}T00:00`, zone)
  return {
    sent_today: await countSent(db, key.accountId, midnight),
    per_day: rules.per_day,
    ...(await turnsOf(db, key.accountId, { ...needs, state })),
    asked: await listAsked(db, key.accountId, { canReadBack: state.connection?.isLost === false }),
    problem: problemOf(state),
    revision: await needs.currentRevision(db, key),
  }
}

function problemOf({ stopped, connection }: OutboxState): PublicationProblem | null {
  if (stopped !== null || connection?.isLost !== true) return stopped
  return conclusion('publishing.connectionLost', { network: NETWORK_NAMES[connection.network] })
}

const NOTHING_DUE = { next_at: null, delays: [], backlog_from: null }

async function turnsOf(
  db: Queries,
  accountId: string,
  { now, minGap, state }: OutboxNeeds & { readonly state: OutboxState },
): Promise<Pick<Outbox, 'next_at' | 'delays' | 'backlog_from'>> {
  const { connection, stopped, nextAt, nextBy } = state
  if (connection === null || state.isPaused) return { ...NOTHING_DUE }
  const times = { now, connectedAt: connection.connectedAt }
  const late = await listLate(db, accountId, times)
  // Those that are not in the list are recognised by their time.
  const backlog_from = late.length === MAX_DELAYS ? state.backlogFrom : null
  if (connection.isLost || stopped !== null) {
    const rule: DelayRule = stopped === null ? 'lost' : 'stopped'
    return {
      next_at: null,
      backlog_from,
      delays: late.map(({ id, turn }) => ({
        publication_id: id,
        until: turn + MAX_LATE_MS,
        rule,
      })),
    }
  }
  const start = Math.max(now, nextAt)
  // One after another, from when the account may send again.
  const delays = late.map(({ id, turn, heldBy }, place) => ({
    publication_id: id,
    until: Math.max(turn, start + place * minGap),
    rule: heldBy ?? (start > now && place === 0 ? nextBy : 'gap'),
  }))
  const ahead = await firstTurn(db, accountId, times)
  const first = Math.min(...delays.map(({ until }) => until), ahead ?? Infinity)
  return {
    next_at: first === Infinity ? null : Math.max(first, nextAt),
    delays: delays.filter(({ until }) => until > now),
    backlog_from,
  }
}
